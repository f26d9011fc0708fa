/** A region scored: what each side controls, what that is worth, and how the marker would move. 10.1 */
import type { Finding } from '../core/finding.ts';
import { type Board, controls, country } from '../games/twilight-struggle/board.ts';
import {
  extraBattlegrounds,
  finalScoring,
  pendingDiscount,
  resolveScoring,
  type SideScore,
  scoreRegion,
} from '../games/twilight-struggle/scoring/scoring.ts';
import { copyState } from '../games/twilight-struggle/state.ts';
import { rival, SIDES, type Side } from '../games/twilight-struggle/tables.ts';
import { moveVp } from '../games/twilight-struggle/tracks/tracks.ts';

/** What one side has in a region, country by country. */
export interface ScoredSide extends SideScore {
  readonly controlled: readonly number[];
  readonly battlegroundsControlled: readonly number[];
  readonly besideEnemyControlled: readonly number[];
}

/** A region scored for both sides. */
export interface ScoredRegion {
  readonly region: string;
  readonly sides: readonly [ScoredSide, ScoredSide];
  /** Positive for the US; null if control wins the game. */
  readonly net: number | null;
}

/** A scoring and its argument. */
export interface Scored {
  /** Every scoring region, or the one asked for. */
  readonly regions: readonly ScoredRegion[];
  /** The same as an argument, with the clauses. */
  readonly findings: readonly Finding[];
  readonly before: Board;
  readonly after: Board;
  /** A card that lets the US take out a country, which nobody has named yet. */
  readonly discount?: number;
}

/** The region of Southeast Asia has no presence or domination: its countries count one by one. */
const SOUTHEAST_ASIA = 'southeast-asia';

/** Scores one region as its card would. */
function scoreOne(board: Board, region: string): Scored {
  const scoring = `${region}-scoring`;
  const pending = pendingDiscount(board, scoring);
  const card = pending ? board.state.lasting[pending.lastingIndex]?.card : undefined;
  const noted = noting(board, (copy) => resolveScoring(copy, region, scoring));
  return { ...noted, regions: [scored(board, region, scoring)], ...(card !== undefined && { discount: card }) };
}

/** Scores everything as at the end of turn 10. 10.3.2 */
function scoreAll(board: Board): Scored {
  const regions = board.rules.finalScoring.regions.map((region) => scored(board, region, 'final-scoring'));
  return { ...noting(board, finalScoring), regions };
}

/** A region as its card would score it, Southeast Asia too; as at the end of the game if none is named. */
export function score(board: Board, region: string | undefined) {
  if (region === undefined) return scoreAll(board);
  return region === SOUTHEAST_ASIA ? scoreSoutheastAsia(board) : scoreOne(board, region);
}

/** What can be scored. */
export const scoringIds = ({ rules }: Board): string[] =>
  rules.regions.filter(({ id, scoring }) => scoring || id === SOUTHEAST_ASIA).map(({ id }) => id);

/** Countries of Southeast Asia controlled by each side, with their worth. */
function scoreSoutheastAsia(
  board: Board,
): { readonly values: readonly { readonly side: Side; readonly country: number; readonly vp: number }[] } & Omit<
  Scored,
  'regions'
> {
  const values = Object.entries(board.rules.southeastAsia).flatMap(([id, vp]) => {
    const where = board.tables.countryIndex.get(id);
    const side = where === undefined ? undefined : SIDES.find((candidate) => controls(board, candidate, where));
    return where === undefined || side === undefined ? [] : [{ side, country: where, vp }];
  });
  const net = values.reduce((sum, { side, vp }) => sum + (side === 0 ? vp : -vp), 0);
  return { values, ...noting(board, (copy) => moveVp(copy, net, `card:${SOUTHEAST_ASIA}-scoring`)) };
}

function noting(board: Board, act: (copy: Board) => void): Pick<Scored, 'findings' | 'before' | 'after'> {
  const findings: Finding[] = [];
  const after: Board = { ...board, state: copyState(board.state), report: (finding) => findings.push(finding) };
  act(after);
  return { findings, before: board, after };
}

function scored(board: Board, region: string, scoring: string): ScoredRegion {
  const extra = extraBattlegrounds(board, scoring);
  const scores = scoreRegion(board, region, { extraBattlegrounds: extra });
  const members = board.rules.regions.find(({ id }) => id === region)?.countries ?? [];
  const side = (which: Side): ScoredSide => {
    const controlled = members.flatMap((id) => {
      const where = board.tables.countryIndex.get(id);
      return where !== undefined && controls(board, which, where) ? [where] : [];
    });
    return {
      ...scores[which],
      controlled,
      battlegroundsControlled: controlled.filter((where) => country(board, where).battleground || extra.has(where)),
      besideEnemyControlled: controlled.filter((where) => country(board, where).superpower === rival(which)),
    };
  };
  const wins = scores.some(({ statusVp }) => statusVp === Number.POSITIVE_INFINITY);
  return { region, sides: [side(0), side(1)], net: wins ? null : scores[0].total - scores[1].total };
}
