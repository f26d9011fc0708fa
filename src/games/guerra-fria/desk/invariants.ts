/**
 * What must hold after every round, whatever is laid: the invariants of the specification, I1 to I9. They look only at
 * markers and results, never at how the rules arrived there. (I10 to I12 compare whole games and are tests.)
 */

import { forces } from '../attack.ts';
import { total } from '../board.ts';
import { opponents, SEATS, type Seat } from '../seats.ts';
import type { State } from '../state.ts';

/**
 * The invariants broken by a round.
 * @param gains how many [+4] of each player have been carried out since every marker was at 0
 */
export function brokenInvariants(before: State, after: State, gains: readonly number[]): string[] {
  const broken: string[] = [];
  const hold = (name: string, holds: boolean) => {
    if (!holds) broken.push(`${name} in round ${before.round}`);
  };
  for (const seat of SEATS) {
    const move = after.outcomes[seat]?.move;
    const changes = opponents(seat).map(
      (target) => after.markers[at(seat, target)]! - before.markers[at(seat, target)]!,
    );
    const reserveChange = after.markers[at(seat, seat)]! - before.markers[at(seat, seat)]!;
    const net = changes.reduce((sum, change) => sum + change, 0);
    const moved = changes.filter((change) => change > 0).reduce((sum, change) => sum + change, 0);
    hold('I1: total = 4 x [+4]', total(after, seat) === 4 * gains[seat]!);
    hold('I3: only [+4] changes a total', net + reserveChange === (move === '+4' ? 4 : 0));
    hold('I4: [R] moves at most twelve', move !== 'R' || (moved <= 12 && net === 0 && reserveChange === 0));
    hold(
      'I5: attack markers rise by at most twelve, and only by [+4]',
      move === '+4' ? net >= 0 && net <= 12 : net === 0,
    );
    hold('I6: [A] and null move nothing', move === '+4' || move === 'R' || changes.every((change) => change === 0));
  }
  hold(
    'I2: no marker below 0',
    after.markers.every((missiles) => Number.isSafeInteger(missiles) && missiles >= 0),
  );
  for (const pair of [
    [0, 1],
    [0, 2],
    [0, 3],
  ] as const) {
    const [ours, theirs] = [
      forces(after, pair),
      forces(
        after,
        SEATS.filter((seat) => !pair.includes(seat as never)),
      ),
    ];
    hold(
      'I7: the attack of a pair is the defence of the others',
      ours.attack === theirs.defence && ours.defence === theirs.attack,
    );
  }
  const victorious = after.attacks.filter(({ attack, defence }) => attack > defence);
  hold(
    'I8: two winners or none',
    victorious.length <= 1 && (after.result?.winners.length ?? 0) === 2 * victorious.length,
  );
  hold('I9: nobody wins in round 1', before.round > 1 || victorious.length === 0);
  return broken;
}

const at = (seat: Seat, target: Seat): number => 4 * seat + target;
