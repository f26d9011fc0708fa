/** *Guerra fría* for programs. */

import { type CaseEntry, type CaseFile, judgeRecord, type Library, readCases, ruleOn } from '../cases/guerra-fria.ts';
import { findClause, LOCALES, type Locale } from '../core/ruleset.ts';
import { type Wording, wording } from '../core/wording.ts';
import type { Values } from '../data/gather.ts';
import { readGuerraFriaRecord } from '../data/guerra-fria-cases.ts';
import {
  type Files,
  guerraFriaFacts,
  guerraFriaRules,
  guerraFriaTexts,
  guerraFriaWords,
} from '../data/guerra-fria-compile.ts';
import { underHouse } from '../data/house.ts';
import type { Part } from '../data/modules.ts';
import { mistakesOf, sharedMessages } from '../data/texts.ts';
import type { Board } from '../games/guerra-fria/board.ts';
import type { CaseRuling } from '../games/guerra-fria/desk/case.ts';
import type { CasePosition } from '../games/guerra-fria/desk/format.ts';
import type { Observed } from '../games/guerra-fria/desk/told.ts';
import { openGuerraFria } from '../match/guerra-fria.ts';
import type { GuerraFriaLegalJson, GuerraFriaReplayReport, GuerraFriaRulingJson } from '../ruling/guerra-fria/json.ts';
import { isRefused, legalJson } from '../ruling/guerra-fria/legal.ts';
import { reportJson } from '../ruling/guerra-fria/replay.ts';
import { reportOn, rulingJson } from '../ruling/guerra-fria/ruling.ts';
import { makeTongue } from '../ruling/guerra-fria/tongue.ts';
import { findingJson } from '../ruling/ruling-json.ts';
import { type Answer, type Desk, mistakeAt, mistaken, NO_ACTION, NOTHING_AFTER } from './answer.ts';
import { type Asked, refusePolicies } from './asked.ts';
import type { Game, GuerraFriaBeginning } from './game.ts';
import { type House, layHouseRules } from './house.ts';
import { gameOf, type Told } from './play.ts';
import type { GuerraFriaFact } from './schema-types.ts';

/** Names may be written in any language; the sentences that all games share are with those of the other game. */
export const partsFor = (language: Locale): Part[] => [
  'guerra-fria',
  `guerra-fria.${language}`,
  ...LOCALES.map((locale) => `guerra-fria.${locale}.names` as const),
  'twilight-struggle.en',
  `twilight-struggle.${language}`,
];

/** The desk of the game. Throws a `RangeError` if there is no such disputed rule or reading. */
export function makeDesk(
  printed: Values,
  { language, policies }: Asked,
  ownRules: House | undefined,
): Desk<GuerraFriaRulingJson, GuerraFriaLegalJson, GuerraFriaReplayReport, Game<GuerraFriaFact, Observed>> {
  const house = layHouseRules(printed, ownRules, 'guerra-fria');
  const values = house?.laid.values ?? printed;
  const files: Files = (path) => values.get(`guerra-fria/${path}`);
  const loaded = guerraFriaRules(files, { policies, ...(house && { house: house.read }) });
  if (!loaded.ok) return refusePolicies(loaded.diagnostics);
  const before = guerraFriaFacts((path) => printed.get(`guerra-fria/${path}`));
  const rules = house ? underHouse(loaded.rules, house.read, house.laid, before) : loaded.rules;
  const library: Library = { rules, policies, words: guerraFriaWords(files) };
  const words = { locale: language, mistakes: mistakesOf(values, language) };
  const tongue = makeTongue(guerraFriaTexts(files, language), sharedMessages(values, language), words);

  return {
    words,

    judge(source) {
      const read = oneCase(library, source, true);
      if (!read.ok) return read;
      return { ok: true, ...rulingJson(reportOn(library, read.entry.input, read.ruling), tongue) };
    },

    legal(source) {
      const read = oneCase(library, source, false);
      if (!read.ok) return read;
      if (isRefused(read.ruling)) return mistake(read, read.entry, NOTHING_AFTER);
      return { ok: true, ...legalJson(read.ruling) };
    },

    replay(source, file) {
      const judged = judgeRecord(library, file, source);
      return judged.ok ? { ok: true, ...reportJson(judged, tongue) } : mistaken(judged.diagnostics);
    },

    start({ position }: GuerraFriaBeginning) {
      const match = openGuerraFria(rules, library.words, position as CasePosition | undefined);
      const told: Told<Board> = {
        finding: (finding) => findingJson(finding, tongue),
        reading: (issue) => {
          const option = rules.policies[issue];
          return { issue, option, text: tongue.issues?.[issue]?.options[option ?? ''] };
        },
      };
      return gameOf(match as never, told) as Game<GuerraFriaFact, Observed>;
    },

    explain(name) {
      const clause = findClause(rules, name);
      if (!clause) return undefined;
      const { summary: text = '' } = guerraFriaTexts(files, language).clauses[clause.id] ?? {};
      const rests = Object.values(rules.issues).flatMap(({ id: issue, clauses }) => {
        const option = rules.policies[issue];
        return clauses.includes(clause.id)
          ? [{ issue, option, text: tongue.issues?.[issue]?.options[option ?? ''] }]
          : [];
      });
      return { kind: 'clause', id: clause.id, text, rests };
    },

    validate(source, file) {
      const cases = readCases(library, file, source);
      if (cases.ok || readGuerraFriaRecord(file, source).ok) return [];
      return cases.diagnostics;
    },
  };
}

type One = CaseFile & { readonly entry: CaseEntry; readonly ruling: CaseRuling };

function oneCase(library: Library, source: string, needsAction: boolean): Answer<One> {
  const file = readCases(library, 'case', source);
  if (!file.ok) return mistaken(file.diagnostics);
  const [entry] = file.entries;
  if (!entry || file.entries.length > 1)
    return mistakeAt(
      file.read,
      [],
      'case/count',
      wording('there are {n} cases; hand in one', { n: file.entries.length }),
    );
  if (needsAction && entry.input.action.length === 0) return mistake(file, entry, NO_ACTION);
  const result = ruleOn(library, file, entry);
  if (!result.ok) return mistaken(result.diagnostics);
  return { ...file, entry, ruling: result.ruling };
}

const mistake = ({ read }: CaseFile, { place }: CaseEntry, message: Wording) =>
  mistakeAt(read, [...place, 'action'], 'case/action', message);
