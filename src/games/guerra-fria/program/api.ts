/** *Guerra fría* for programs. */

import { type Desk, mistaken } from '../../../api/answer.ts';
import { type Asked, refusePolicies } from '../../../api/asked.ts';
import { judgeOne, mistakesIn, nothingAfter, oneCase } from '../../../api/case.ts';
import type { Game } from '../../../api/game.ts';
import { type House, layHouseRules } from '../../../api/house.ts';
import { gameOf, type Wordings } from '../../../api/play.ts';
import type { GuerraFriaFact } from '../../../api/schema-types.ts';
import { findClause, type Locale } from '../../../core/ruleset.ts';
import type { Values } from '../../../data/gather.ts';
import { underHouse } from '../../../data/house.ts';
import { LOCALES } from '../../../data/locales.ts';
import type { Part } from '../../../data/modules.ts';
import { mistakesOf, sharedMessages } from '../../../data/texts.ts';
import { findingJson } from '../../../ruling/finding-json.ts';
import type { ReadingJson } from '../../../ruling/json.ts';
import type { Board } from '../board.ts';
import type { CasePosition } from '../desk/format.ts';
import type { Observed } from '../desk/told.ts';
import { judgeRecord, type Library } from './cases.ts';
import { readGuerraFriaRecord } from './data/cases.ts';
import { type Files, guerraFriaFacts, guerraFriaRules, guerraFriaTexts, guerraFriaWords } from './data/compile.ts';
import { openGuerraFria } from './match.ts';
import type {
  GuerraFriaBeginning,
  GuerraFriaLegalJson,
  GuerraFriaReplayReport,
  GuerraFriaRulingJson,
} from './ruling/json.ts';
import { makeLanguage } from './ruling/language.ts';
import { isRefused, legalJson } from './ruling/legal.ts';
import { GuerraFriaReferee } from './ruling/referee.ts';
import { reportJson } from './ruling/replay.ts';

/**
 * Names may be written in any language; the sentences that all games share are with those of the other game. English stands in
 * for what a language does not have yet.
 */
export const partsFor = (language: Locale): Part[] => [
  'guerra-fria',
  'guerra-fria.en',
  `guerra-fria.${language}`,
  ...LOCALES.map((locale) => `guerra-fria.${locale}.names` as const),
  'twilight-struggle.en',
  `twilight-struggle.${language}`,
];

/** The desk of the game. Throws a `RangeError` if there is no such disputed rule or reading. */
export function makeDesk(
  printed: Values,
  { edition, profile, language, policies }: Asked,
  ownRules: House | undefined,
): Desk<GuerraFriaRulingJson, GuerraFriaLegalJson, GuerraFriaReplayReport, Game<GuerraFriaFact, Observed>> {
  if (edition !== undefined) throw new RangeError('Guerra fría has one edition; leave out "edition"');
  if (profile !== undefined) throw new RangeError('Guerra fría has no profiles; name the readings in "policies"');
  const house = layHouseRules(printed, ownRules, 'guerra-fria');
  const values = house?.laid.values ?? printed;
  const files: Files = (path) => values.get(`guerra-fria/${path}`);
  const loaded = guerraFriaRules(files, { policies, ...(house && { house: house.read }) });
  if (!loaded.ok) return refusePolicies(loaded.diagnostics);
  const before = guerraFriaFacts((path) => printed.get(`guerra-fria/${path}`));
  const rules = house ? underHouse(loaded.rules, house.read, house.laid, before) : loaded.rules;
  const library: Library = { rules, policies, words: guerraFriaWords(files, LOCALES) };
  const words = { locale: language, mistakes: mistakesOf(values, language) };
  const spoken = makeLanguage(guerraFriaTexts(files, language), sharedMessages(values, language), words);
  const referee = new GuerraFriaReferee(library, spoken);
  const reading = (issue: string): ReadingJson => {
    const option = rules.policies[issue];
    return { issue, option, text: spoken.issues?.[issue]?.options[option ?? ''] };
  };

  return {
    words,

    judge: (source) => judgeOne(referee, source),

    legal(source) {
      const one = oneCase(referee, source, false);
      if (!one.ok) return one;
      return isRefused(one.judged.ruling) ? nothingAfter(one) : { ok: true, ...legalJson(one.judged.ruling) };
    },

    replay(source, file) {
      const judged = judgeRecord(library, file, source);
      return judged.ok ? { ok: true, ...reportJson(judged, spoken) } : mistaken(judged.diagnostics);
    },

    start({ position }: GuerraFriaBeginning) {
      const match = openGuerraFria(rules, library.words, position as CasePosition | undefined);
      const told: Wordings<Board> = { finding: (finding) => findingJson(finding, spoken), reading };
      return gameOf(match as never, told) as Game<GuerraFriaFact, Observed>;
    },

    explain(name) {
      const clause = findClause(rules, name);
      if (!clause) return undefined;
      const { summary: text = '' } = spoken.clauses[clause.id] ?? {};
      const issues = Object.values(rules.issues).filter(({ clauses }) => clauses.includes(clause.id));
      return { kind: 'clause', id: clause.id, text, rests: issues.map(({ id }) => reading(id)) };
    },

    validate: (source, file) => (readGuerraFriaRecord(file, source).ok ? [] : mistakesIn(referee, source, file)),
  };
}
