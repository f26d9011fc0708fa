/** Regional scoring and the end of the game by points. 10.1, 10.3.2 */
import { NumberSet } from '../../../core/number-set.ts';
import { type Board, controlled, endGame, inRegion, note, policy } from '../board.ts';
import { countriesMatching, matchesCountry } from '../events/country-filter.ts';
import { frameOf, inForce } from '../events/in-force.ts';
import type { Law } from '../law.ts';
import { rival, SIDE_IDS, SIDES, type Side, US, USSR } from '../tables.ts';
import { moveVp } from '../tracks/tracks.ts';
import { battlegroundsOf, pointsOf } from '../variants/outcomes.ts';

export type Status = 'none' | 'presence' | 'domination' | 'control';

/** The clause of each level; a side without presence lacks what that asks. */
const CLAUSE_OF: Readonly<Record<Status, string>> = {
  none: '10.1.1.a',
  presence: '10.1.1.a',
  domination: '10.1.1.b',
  control: '10.1.1.d',
};

/** What one side has in a region, and what it is worth. */
export interface SideScore {
  readonly status: Status;
  /** VP for the status; Infinity for a control that wins the game. */
  readonly statusVp: number;
  readonly countries: number;
  readonly battlegrounds: number;
  /** Controlled countries next to the enemy superpower. 10.1.2.a */
  readonly besideEnemy: number;
  readonly total: number;
}

/** What may differ from the printed map for one scoring. */
export interface ScoringOptions {
  /** Countries that count as battlegrounds besides the printed ones. */
  readonly extraBattlegrounds?: NumberSet;
  /** A country that one side does not count as controlled, or only not as a battleground. */
  readonly discounted?: { readonly country: number; readonly side: Side; readonly battlegroundOnly: boolean };
}

/** Presence, domination, control and points of both sides in a region. 10.1.1, 10.1.2 */
export function scoreRegion(board: Board, id: string, options: ScoringOptions = {}): readonly [SideScore, SideScore] {
  const region = board.tables.rules.regions.find((r) => r.id === id);
  if (!region?.scoring) throw new Error(`"${id}" is not a scoring region`);
  const { tables } = board;
  const inside = tables.inRegion.get(id) ?? NumberSet.EMPTY;
  const battlegrounds = inside.and(battlegroundsOf(board).or(options.extraBattlegrounds ?? NumberSet.EMPTY));
  const count = (side: Side): Tally => {
    const { discounted } = options;
    const lost = discounted?.side === side ? NumberSet.of([discounted.country]) : NumberSet.EMPTY;
    const held = inside.and(controlled(board, side));
    const counted = discounted?.battlegroundOnly ? held : held.without(lost);
    return {
      countries: counted.size,
      battlegrounds: counted.without(lost).and(battlegrounds).size,
      besideEnemy: counted.and(tables.besideSuperpower[rival(side)]).size,
      ofRegion: battlegrounds.size,
    };
  };
  const tallies = [count(US), count(USSR)] as const;
  const { presence, domination, control } = { ...region.scoring, ...pointsOf(board, id) };
  const { besideEnemyVp, battlegroundVp } = tables.law;
  const values: Record<Status, number> = {
    none: 0,
    presence,
    domination,
    control: control === 'win' ? Number.POSITIVE_INFINITY : control,
  };
  const score = (side: Side): SideScore => {
    const own = tallies[side];
    const status = statusOf(tables.law, own, tallies[rival(side)]);
    const statusVp = values[status];
    const { countries, battlegrounds, besideEnemy } = own;
    return {
      status,
      statusVp,
      countries,
      battlegrounds,
      besideEnemy,
      total: statusVp + battlegroundVp * battlegrounds + besideEnemyVp * besideEnemy,
    };
  };
  return [score(US), score(USSR)];
}

interface Tally {
  readonly countries: number;
  readonly battlegrounds: number;
  readonly besideEnemy: number;
  readonly ofRegion: number;
}

/** 10.1.1: control, domination, presence, in this order of worth. */
function statusOf(law: Law, own: Tally, other: Tally): Status {
  if (own.countries < law.presenceCountries) return 'none';
  const more = own.countries > other.countries;
  if (more && own.battlegrounds === own.ofRegion) return 'control';
  const ofEachKind =
    own.battlegrounds >= law.dominationBattlegrounds && own.countries - own.battlegrounds >= law.dominationOthers;
  return more && own.battlegrounds > other.battlegrounds && ofEachKind ? 'domination' : 'presence';
}

/** Status of one side in a region on the printed map: what Summit asks. */
export const regionStatus = (board: Board, id: string, side: Side): Status => scoreRegion(board, id)[side].status;

/** Countries that cards make battlegrounds for this scoring. */
export function extraBattlegrounds(board: Board, scoring: string): NumberSet {
  let extra = NumberSet.EMPTY;
  for (const { lasting, rule: modify } of inForce(board).modify.battlegrounds ?? []) {
    if (modify.scoring.includes(scoring)) extra = extra.or(countriesMatching(board, frameOf(lasting), modify.where));
  }
  return extra;
}

/**
 * Scores a region and moves the VP marker by the difference; control of Europe ends the game. 10.1, 10.2.3, 10.3.1
 * @param discounted the country taken out by Shuttle Diplomacy, if any
 */
export function resolveScoring(
  board: Board,
  id: string,
  scoring: string,
  discounted?: { country: number; side: Side },
): void {
  const battlegroundOnly = policy(board, 'shuttle-diplomacy-loss') === 'battleground-only';
  const scores = scoreRegion(board, id, {
    extraBattlegrounds: extraBattlegrounds(board, scoring),
    ...(discounted && { discounted: { ...discounted, battlegroundOnly } }),
  });
  noteScores(board, id, scores);
  const winner = SIDES.find((side) => scores[side].statusVp === Number.POSITIVE_INFINITY);
  if (winner !== undefined) endGame(board, { winner, how: 'europe-control', clause: '10.3.1.c' });
  else moveVp(board, scores[US].total - scores[USSR].total, '10.1.2.c');
}

function noteScores(board: Board, id: string, scores: readonly [SideScore, SideScore]): void {
  if (!board.report) return;
  for (const side of SIDES) {
    const { status, statusVp, countries, battlegrounds, besideEnemy, total } = scores[side];
    const wins = statusVp === Number.POSITIVE_INFINITY;
    note(board, CLAUSE_OF[status], `score.${status}`, { region: id, side, countries, battlegrounds });
    note(board, '10.1.2', wins ? 'score.wins' : 'score.total', {
      region: id,
      side,
      value: wins ? 0 : statusVp,
      battlegrounds,
      besideEnemy,
      total: wins ? 0 : total,
    });
  }
}

/** A lasting effect that takes a country out of this scoring, with the countries it may hit. */
export function pendingDiscount(
  board: Board,
  scoring: string,
): { lastingIndex: number; side: Side; candidates: number[] } | undefined {
  const loss = lossIn(board, scoring);
  if (!loss) return undefined;
  const { lasting, rule } = loss;
  return {
    lastingIndex: board.state.lasting.indexOf(lasting),
    side: SIDE_IDS.indexOf(rule.side as 'us' | 'ussr') as Side,
    candidates: board.tables.countries.flatMap(({ index }) => (isDiscountable(board, scoring, index) ? [index] : [])),
  };
}

/** May this country be the one taken out of the scoring? */
export function isDiscountable(board: Board, scoring: string, where: number): boolean {
  const loss = lossIn(board, scoring);
  const region = scoring.slice(0, -'-scoring'.length);
  return (
    loss !== undefined &&
    inRegion(board, region, where) &&
    matchesCountry(board, frameOf(loss.lasting), loss.rule.where, where)
  );
}

const lossIn = (board: Board, scoring: string) =>
  inForce(board).modify['scoring-loss']?.find(({ rule }) => rule.scoring.includes(scoring));

/**
 * After turn 10 every region is scored, then the holder of the China Card gains its point, then the marker decides.
 * 20 VP end nothing early; control of Europe wins whatever the points. 10.3.2
 */
export function finalScoring(board: Board): void {
  const { rules } = board.tables;
  const before = board.state.vp;
  let europe: Side | undefined;
  for (const id of rules.finalScoring.regions) {
    const scores = scoreRegion(board, id, { extraBattlegrounds: extraBattlegrounds(board, 'final-scoring') });
    noteScores(board, id, scores);
    const winner = SIDES.find((side) => scores[side].statusVp === Number.POSITIVE_INFINITY);
    if (winner !== undefined) europe = winner;
    else moveVp(board, scores[US].total - scores[USSR].total, '10.3.2.b', { final: true });
  }
  const holder = board.state.chinaHolder;
  if (holder !== undefined && policy(board, 'china-card-final-vp') !== 'none') {
    moveVp(board, (holder === US ? 1 : -1) * rules.finalScoring.chinaCardVp, 'card:the-china-card', { final: true });
  }
  note(board, '10.3.2', 'final.total', { from: before, to: board.state.vp });
  if (europe !== undefined) endGame(board, { winner: europe, how: 'europe-control', clause: '10.3.2.d' });
  else endByVp(board, 'final-scoring', '10.3.2.e');
}

/** The marker decides: positive for the US, negative for the USSR, 0 a draw. 10.3.2.e */
export function endByVp(
  board: Board,
  how: 'final-scoring' | 'wargames' | 'cuban-missile-crisis',
  clause: string,
): void {
  const { vp } = board.state;
  // In the Late War scenario anything short of an automatic US victory is a Soviet one.
  if (policy(board, 'late-war-scenario') === 'on') {
    const winner = vp >= Number(board.rules.clauses['LW-1']?.facts.vp) ? US : USSR;
    endGame(board, { winner, how, clause: 'LW-1' });
  } else endGame(board, { winner: vp > 0 ? US : vp < 0 ? USSR : 'draw', how, clause });
}
