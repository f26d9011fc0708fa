/** What an attack of each pair would come to as the markers stand. 2.5.b */
import type { Finding } from '../../../../core/finding.ts';
import { findingJson } from '../../../../ruling/finding-json.ts';
import type { FindingJson } from '../../../../ruling/json.ts';
import { forces, isVictorious } from '../../attack.ts';
import type { Board } from '../../board.ts';
import { idOf, SEATS, type Seat, type SeatId } from '../../seats.ts';
import type { GuerraFriaLanguage } from './language.ts';

/** A pair that could attack. */
export interface PairScore {
  readonly pair: readonly [SeatId, SeatId];
  /** Missiles of the pair against the other two, and of those against the pair. */
  readonly attack: number;
  readonly defence: number;
  readonly victorious: boolean;
  readonly finding: Finding;
}

/** The output of `arbiter score --game guerra-fria --format json`. */
export interface GuerraFriaScoreJson {
  readonly round: number;
  readonly pairs: readonly Omit<PairScore, 'finding'>[];
  readonly findings: readonly FindingJson[];
}

/** Every pair, or those with a player in them, or one. */
export function scorePairs({ state }: Board, among: readonly Seat[] = []): readonly PairScore[] {
  const pairs = SEATS.flatMap((one) => SEATS.filter((other) => one < other).map((other) => [one, other] as const));
  return pairs
    .filter((pair) => among.every((seat) => pair.includes(seat)))
    .map((pair) => {
      const sums = forces(state, pair);
      const victorious = isVictorious({ pair, ...sums });
      const ids = [idOf(pair[0]), idOf(pair[1])] as const;
      const message = victorious ? 'attack.victorious' : 'attack.repelled';
      const finding: Finding = { clause: '2.5.b', force: 'applies', message, args: { players: [...ids], ...sums } };
      return { pair: ids, ...sums, victorious, finding };
    });
}

export const scoreJson = (
  board: Board,
  pairs: readonly PairScore[],
  language: GuerraFriaLanguage,
): GuerraFriaScoreJson => ({
  round: board.state.round,
  pairs: pairs.map(({ finding: _, ...pair }) => pair),
  findings: pairs.map(({ finding }) => findingJson(finding, language)),
});
