/** What the API does with rules that have been loaded, whoever has loaded them. */

import { CaseError } from '../core/case-problem.ts';
import type { Locale } from '../core/ruleset.ts';
import { wording } from '../core/wording.ts';
import { type Diagnostic, diagnosticIn } from '../data/diagnostics.ts';
import type { Edition } from '../data/sources.ts';
import type { ReplayReport } from '../logs/replay/report.ts';
import type { GuerraFriaAnswers, GuerraFriaSources } from '../registry/answers.ts';
import type {
  DangersJson,
  Explained,
  LegalJson,
  OptionsJson,
  PlansJson,
  RulingJson,
  ScoreJson,
} from '../ruling/json.ts';
import { type Answer, type Desk, mistakeIn, type OddsAnswer, type PlanDuties, textOf } from './answer.ts';
import type { Asked, GameId } from './asked.ts';
import type { Game, TwilightBeginning } from './game.ts';
import type { Case, Fact, GameRecord, GameState, Position } from './schema-types.ts';

/** The rules of a game with the words of one language, as `loadRules` made them; nothing to look inside. */
export interface Rules<G extends GameId = 'twilight-struggle'> {
  readonly game: G;
  readonly edition: Edition | undefined;
  readonly language: Locale;
}

/** What the functions answer for each game. */
export interface Answers {
  readonly 'twilight-struggle': {
    readonly ruling: RulingJson;
    readonly legal: LegalJson;
    readonly report: ReplayReport;
    readonly game: Game<Fact, GameState>;
  };
  readonly 'guerra-fria': GuerraFriaAnswers;
}

/** What the functions are handed for each game, besides texts. */
export interface Sources {
  readonly 'twilight-struggle': {
    readonly case: Case;
    readonly position: Position;
    readonly record: GameRecord;
    readonly beginning: TwilightBeginning;
  };
  readonly 'guerra-fria': GuerraFriaSources;
}

/** Hands rules out. */
export function rulesOf<G extends GameId>({ game, edition, language }: Asked, desk: DeskOf<GameId>): Rules<G> {
  const rules: Rules<G> = Object.freeze({ game: game as G, edition, language });
  DESKS.set(rules, desk);
  return rules;
}

/**
 * Rules on a case.
 * @param source the case as YAML or JSON text, or as a value; its format is that of `case.schema.json`, in *Guerra fría*
 *   that of `guerra-fria-case.schema.json`
 * @returns the ruling, the same as `arbiter rule --format json` prints; or what is wrong with the case
 */
export const judge = <G extends GameId>(
  rules: Rules<G>,
  source: string | Sources[G]['case'],
): Answer<Answers[G]['ruling']> => withText(rules, source, 'case', (desk, text) => desk.judge(text));

/**
 * Lists what may be done in a position.
 * @param source a case, or a position alone; the actions of a case are carried out first
 * @returns what `arbiter legal --format json` prints; or what is wrong with the case, or that its actions are not legal
 */
export const legal = <G extends GameId>(
  rules: Rules<G>,
  source: string | Sources[G]['case'] | Sources[G]['position'],
): Answer<Answers[G]['legal']> => withText(rules, source, 'case', (desk, text) => desk.legal(text));

/**
 * Adjudicates a game: a record, or a log of the digital edition, whose readings are those of the profile `playdek`: load
 * the rules with it.
 * @param source the log or the record as text, or a record as a value
 * @param file the name to report
 * @returns what `arbiter replay --format json` prints of one file, without `first`; or why this is no log and no record
 */
export const replay = <G extends GameId>(
  rules: Rules<G>,
  source: string | Sources[G]['record'],
  file = 'log',
): Answer<Answers[G]['report']> => withText(rules, source, file, (desk, text) => desk.replay(text, file));

/**
 * Scores a position: every scoring region as at the end of the game, or one region as its card would.
 * @param source a case, or a position alone; the actions of a case are carried out first
 * @param region its id, such as `europe` or `southeast-asia`
 * @returns what `arbiter score --format json` prints; or what is wrong with the case, or that there is no such region
 */
export const score = (
  rules: Rules<'twilight-struggle'>,
  source: string | Case | Position,
  region?: string,
): Answer<ScoreJson> =>
  withText(rules, source, 'case', (desk, text) => {
    if (!desk.score) throw new TypeError('this game has no regions to score');
    return desk.score(text, region);
  });

const NO_ODDS = 'these rules have no odds: they are those of another game, or of one game alone';

/**
 * What the dice can do: every outcome of the case with its exact chance; or, where it awaits a choice, the same for every
 * choice that leads to dice.
 * @param source a case that leaves its dice open, or a position alone
 * @param by what the choices are ordered by
 * @returns what `arbiter odds --format json` prints; or what is wrong with the case, or that no dice are awaited
 */
export const odds = (
  rules: Rules<'twilight-struggle'>,
  source: string | Case | Position,
  by: 'control' | 'vp' | 'influence' = 'control',
): Answer<OddsAnswer> =>
  withText(rules, source, 'case', (desk, text) => {
    if (!desk.odds) throw new TypeError(NO_ODDS);
    return desk.odds(text, by);
  });

/**
 * Which plays can lose the game before the next play.
 * @param side the side in danger; whoever decides now, if absent
 * @returns what `arbiter danger --format json` prints; or what is wrong with the case
 */
export const danger = (
  rules: Rules<'twilight-struggle'>,
  source: string | Case | Position,
  side?: 'us' | 'ussr',
): Answer<DangersJson> =>
  withText(rules, source, 'case', (desk, text) => {
    if (!desk.danger) throw new TypeError(NO_ODDS);
    return desk.danger(text, side);
  });

/**
 * Everything that a hand may be played for: each use of each card, with what is known of it.
 * @param side the side that plays; whoever decides now, if absent
 * @returns what `arbiter legal --all --format json` prints as `options`; or what is wrong with the case
 */
export const options = (
  rules: Rules<'twilight-struggle'>,
  source: string | Case | Position,
  side?: 'us' | 'ussr',
): Answer<OptionsJson> =>
  withText(rules, source, 'case', (desk, text) => {
    if (!desk.options) throw new TypeError(NO_ODDS);
    return desk.options(text, side);
  });

/**
 * Can a side still play its scoring cards and make its military operations in this turn without losing by DEFCON?
 * @param side the side that plans; whoever decides now, if absent
 * @param duties what is asked of the plan; both if absent
 * @returns what `arbiter plan --format json` prints; or what is wrong with the case
 */
export const plan = (
  rules: Rules<'twilight-struggle'>,
  source: string | Case | Position,
  side?: 'us' | 'ussr',
  duties: PlanDuties = {},
): Answer<PlansJson> =>
  withText(rules, source, 'case', (desk, text) => {
    if (!desk.plan) throw new TypeError(NO_ODDS);
    return desk.plan(text, side, duties);
  });

/**
 * What a clause or a card says, in the language of the rules.
 * @param name the number of a clause, such as `6.3.4`, or a card by name, id or number
 * @throws RangeError if nothing is called so
 */
export function explain(rules: Rules<GameId>, name: string): Explained {
  const found = deskOf(rules).explain(name);
  if (!found) throw new RangeError(`there is no clause and no card "${name}"`);
  return found;
}

/**
 * Begins a game that your program plays: `choices()`, `apply(choice)`, `state`, `undo()`, `clone()`, `ruling(fact)`.
 * @param beginning where and how it begins; the set-up, if absent
 * @throws RangeError for a position that makes no sense
 */
export function start<G extends GameId>(
  rules: Rules<G>,
  beginning: Sources[G]['beginning'] = {} as Sources[G]['beginning'],
): Answers[G]['game'] {
  try {
    return deskOf(rules).start(beginning);
  } catch (error) {
    if (error instanceof CaseError) throw new RangeError(`${error.problem.path.join('.')}: ${error.message}`);
    throw error;
  }
}

/**
 * Checks a file of cases without ruling on them: syntax, shape, names, agreement.
 * @returns every mistake with its place; none if all is well
 */
export function validate(rules: Rules<GameId>, source: string | object, file = 'case'): readonly Diagnostic[] {
  const desk = deskOf(rules);
  const text = textOf(source);
  return inLanguage(desk, text === undefined ? noText(file).mistakes : desk.validate(text, file));
}

// Inside ----------------------------------------------------------------------------------------------------------------

export type DeskOf<G extends GameId> = Desk<
  Answers[G]['ruling'],
  Answers[G]['legal'],
  Answers[G]['report'],
  Answers[G]['game']
>;

/** What stands behind the rules handed out: nobody outside can come to depend on it. */
const DESKS = /* @__PURE__ */ new WeakMap<object, DeskOf<GameId>>();

function deskOf<G extends GameId>(rules: Rules<G>): DeskOf<G> {
  const desk = DESKS.get(rules);
  if (!desk) throw new TypeError('these are no rules: they come from loadRules(), which has to be awaited');
  return desk as DeskOf<G>;
}

function withText<G extends GameId, T>(
  rules: Rules<G>,
  source: unknown,
  file: string,
  run: (desk: DeskOf<G>, text: string) => Answer<T>,
): Answer<T> {
  const desk = deskOf(rules);
  const text = textOf(source);
  const answer = text === undefined ? noText(file) : run(desk, text);
  return answer.ok ? answer : { ...answer, mistakes: inLanguage(desk, answer.mistakes) };
}

const inLanguage = ({ words }: Pick<DeskOf<GameId>, 'words'>, mistakes: readonly Diagnostic[]): readonly Diagnostic[] =>
  mistakes.map((mistake) => diagnosticIn(words, mistake));

const noText = (file: string) =>
  mistakeIn(file, 'source/kind', wording('this is neither a text nor a value that JSON can hold'));
