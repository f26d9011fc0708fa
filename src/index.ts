/**
 * The API of the package: rule on a case, list what is legal, adjudicate a game, check what somebody wrote. It runs in Node
 * and in browsers, reads no file and asks no network. What is exported here is kept stable by the version of the package.
 *
 * ```ts
 * import { judge, loadRules } from 'cold-war-arbiter';
 *
 * const rules = await loadRules({ edition: 'deluxe', language: 'en' });
 * const answer = judge(rules, 'position: {defcon: 2}\naction: [{kind: play, player: USSR, card: Fidel, as: ops, coup: Iran}]');
 * ```
 */
import { asked, type GameId, type RulesOptions } from './api/asked.ts';
import { type Rules, rulesOf } from './api/functions.ts';
import { houseOf } from './api/house.ts';
import { loadPart } from './data/modules.ts';
import { APIS } from './registry/api.ts';

export type { Answer, OddsAnswer, PlanDuties } from './api/answer.ts';
export type { GameId, RulesOptions } from './api/asked.ts';
export {
  type Answers,
  danger,
  explain,
  judge,
  legal,
  odds,
  options,
  plan,
  type Rules,
  replay,
  type Sources,
  score,
  start,
  validate,
} from './api/functions.ts';
export type { FactRuling, Game, Taken, TwilightBeginning } from './api/game.ts';
export type {
  AtomicCase,
  AtomicSuite,
  Case,
  CaseAction,
  EngineAnswer,
  EngineRequest,
  Expectation,
  Fact,
  GameRecord,
  GameState,
  GuerraFriaCase,
  GuerraFriaFact,
  GuerraFriaRecord,
  Position,
} from './api/schema-types.ts';
export type { Force, Verdict } from './core/finding.ts';
export type { Locale } from './core/ruleset.ts';
export type { Diagnostic } from './data/diagnostics.ts';
export type { Edition } from './data/sources.ts';
export type { ReplayReport } from './logs/replay/report.ts';
export type {
  GuerraFriaBeginning,
  GuerraFriaLegalJson,
  GuerraFriaReplayReport,
  GuerraFriaRulingJson,
  GuerraFriaState,
} from './registry/answers.ts';
export type {
  ActOddsJson,
  BothSidesJson,
  CountryOddsJson,
  DangerGradeJson,
  DangersJson,
  Explained,
  FindingJson,
  FractionJson,
  LegalJson,
  OddsJson,
  OptionsJson,
  PlanJson,
  PlansJson,
  ReadingJson,
  RuledFindingJson,
  RulingJson,
  ScoredSideJson,
  ScoreJson,
} from './ruling/json.ts';

/**
 * Loads the rules of a game. The parts that are needed are imported, once per program.
 * @throws RangeError if there is no such option, game, edition, language, profile, disputed rule or reading; says what there is
 */
export async function loadRules<G extends GameId = 'twilight-struggle'>(
  options: RulesOptions<G> = {},
): Promise<Rules<G>> {
  const wanted = asked(options);
  const { game, language } = wanted;
  const { makeDesk, partsFor } = await APIS[game]();
  const parts = await Promise.all(partsFor(language).map(loadPart));
  return rulesOf(wanted, makeDesk(new Map(parts.flatMap(Object.entries)), wanted, await houseOf(wanted)));
}
