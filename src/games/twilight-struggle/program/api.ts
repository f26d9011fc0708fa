/** *Twilight Struggle* for programs. */

import { type Desk, mistakeIn } from '../../../api/answer.ts';
import { type Asked, refusePolicies } from '../../../api/asked.ts';
import { judgeOne, mistakesIn, nothingAfter, oneCase } from '../../../api/case.ts';
import type { Game, TwilightBeginning } from '../../../api/game.ts';
import { type House, type LaidHouse, layHouseRules } from '../../../api/house.ts';
import { gameOf, type Wordings } from '../../../api/play.ts';
import type { Fact, GameState } from '../../../api/schema-types.ts';
import { type Library, localisedNames } from '../../../cases/desk.ts';
import { caseNames } from '../../../cases/read-names.ts';
import type { Locale } from '../../../core/ruleset.ts';
import { wording } from '../../../core/wording.ts';
import { compileRuleset } from '../../../data/compile.ts';
import { resolveFacts } from '../../../data/facts.ts';
import { gatherSources, type Values } from '../../../data/gather.ts';
import { underHouse } from '../../../data/house.ts';
import { LOCALES } from '../../../data/locales.ts';
import type { Part } from '../../../data/modules.ts';
import { resolvePolicies } from '../../../data/policies.ts';
import type { Edition } from '../../../data/sources.ts';
import { gatherTexts } from '../../../data/texts.ts';
import { type Beginning, openMatch } from '../../../match/twilight-struggle.ts';
import { languageOf } from '../../../ruling/board-language.ts';
import { explained } from '../../../ruling/explained.ts';
import { findingJson } from '../../../ruling/finding-json.ts';
import type { LegalJson, RulingJson } from '../../../ruling/json.ts';
import type { RecordLibrary } from '../../../ruling/judge-record.ts';
import type { CallLanguage } from '../../../ruling/language.ts';
import { legalJson, legalView } from '../../../ruling/legal-view.ts';
import { settled } from '../../../ruling/look-ahead.ts';
import { scoreJson } from '../../../ruling/score-json.ts';
import { score, scoringIds } from '../../../ruling/score-view.ts';
import { TwilightReferee } from '../../../ruling/twilight-referee.ts';
import type { Board } from '../board.ts';
import type { Ruleset } from '../ruleset.ts';

/** English stands in for what is not translated, and names may be written in any language. */
export const partsFor = (language: Locale): Part[] => [
  'twilight-struggle',
  'twilight-struggle.en',
  `twilight-struggle.${language}`,
  ...LOCALES.map((locale) => `twilight-struggle.${locale}.names` as const),
];

/** The desk without what reads logs. */
export type PlainDesk = Omit<Desk<RulingJson, LegalJson, unknown, Game<Fact, GameState>>, 'replay'>;

/** What a desk is made with. */
export interface Made {
  readonly desk: PlainDesk;
  readonly library: Library & RecordLibrary;
  readonly languageFor: (board: Pick<Board, 'tables'>) => CallLanguage;
  readonly cases: TwilightReferee;
}

/** The desk of the game. Throws a `RangeError` if there is no such profile, disputed rule or reading. */
export function makePlainDesk(
  printed: Values,
  { edition, language, profile, policies }: Asked,
  ownRules: House | undefined,
): Made {
  const house = layHouseRules(printed, ownRules);
  const values = house?.laid.values ?? printed;
  const library = libraryOf(values, { edition, profile, policies }, printed, house);
  const texts = gatherTexts(values, language);
  const desk = new TwilightReferee(library, { texts: () => texts });
  const languageFor = (board: Pick<Board, 'tables'>) => languageOf({ texts: () => texts }, board);

  const made: PlainDesk = {
    words: texts,

    judge: (source) => judgeOne(desk, source),

    legal(source) {
      const one = oneCase(desk, source, false);
      if (!one.ok) return one;
      if (one.judged.ruling.verdict === 'illegal') return nothingAfter(one);
      const board = settled(one.judged.ruling.end);
      return { ok: true, ...legalJson(legalView(board), languageFor(board)) };
    },

    start({ edition: own, ...beginning }: TwilightBeginning) {
      const rules = library.rules(edition ?? own);
      const names = caseNames(rules, () => localisedNames(library));
      const match = openMatch(rules, beginning as Beginning, names);
      const told: Wordings<Board> = {
        finding: (finding, board) => findingJson(finding, languageFor(board)),
        reading: (issue) => {
          const option = rules.policies[issue];
          return { issue, option, text: texts.issues[issue]?.options[option ?? ''] };
        },
      };
      return gameOf(match as never, told) as Game<Fact, GameState>;
    },

    score(source, region) {
      const one = oneCase(desk, source, false);
      if (!one.ok) return one;
      if (one.judged.ruling.verdict === 'illegal') return nothingAfter(one);
      const board = one.judged.ruling.end;
      if (region !== undefined && !scoringIds(board).includes(region))
        return mistakeIn('region', 'score/region', wording('there is no scoring region "{name}"', { name: region }));
      return { ok: true, ...scoreJson(score(board, region), languageFor(board)) };
    },

    explain: (name) => explained(library.rules(), texts, desk.nameIndex(), name),

    validate: (source, file) => mistakesIn(desk, source, file),
  };
  return { desk: made, library, languageFor, cases: desk };
}

function libraryOf(
  values: Values,
  { edition, profile, policies }: Pick<Asked, 'edition' | 'profile' | 'policies'>,
  printed: Values,
  house: LaidHouse | undefined,
): Library & RecordLibrary {
  const sources = gatherSources(values);
  const resolved = resolvePolicies(sources.issues, sources.profiles, {
    policies,
    ...(profile !== undefined && { profile }),
    ...(house && { house: house.read }),
  });
  const compiled = (which: Edition, under: Readonly<Record<string, string>>): Ruleset => {
    const rules = compileRuleset(sources, which, under);
    return house ? underHouse(rules, house.read, house.laid, resolveFacts(gatherSources(printed), which)) : rules;
  };
  if (!resolved.ok) return refusePolicies(resolved.diagnostics);
  const made = new Map<Edition, Ruleset>();
  return {
    edition,
    policies,
    profile,
    rules: (which = edition ?? 'deluxe') => {
      const rules = made.get(which) ?? compiled(which, resolved.policies);
      made.set(which, rules);
      return rules;
    },
    rulesUnder: (which, own) => {
      const under = resolvePolicies(sources.issues, sources.profiles, {
        policies: own,
        ...(house && { house: house.read }),
      });
      return under.ok ? { ok: true, rules: compiled(which, under.policies) } : under;
    },
    texts: (locale) => gatherTexts(values, locale),
  };
}
