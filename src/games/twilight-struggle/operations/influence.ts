/** Placing influence with Operations. 6.1 */
import { type Table, table } from '../../../core/checks.ts';
import type { NumberSet } from '../../../core/number-set.ts';
import { addInfluence, type Board, controlled, controls, note, policy, present } from '../board.ts';
import { eachCountry } from '../each.ts';
import type { OperationsTask } from '../state.ts';
import { rival, SIDES, type Side } from '../tables.ts';
import { civilWarPlacement, settleCivilWar } from '../variants/civil-war.ts';
import { affordable, bonusClause, bonusesLost, pointsLeft, spend } from './operations.ts';
import { notForbidden, type OperationsTarget } from './operations-target.ts';

/** Does a marker cost what it costs in a country that the opponent controls? 6.1.2.a */
const isEnemys = (board: Board, { task, country: where }: OperationsTarget): boolean =>
  controls(board, rival(task.side), where);

/** Points one marker costs: more in a country that the opponent controls. 6.1.2 */
export const markerCost = (board: Board, target: OperationsTarget): number =>
  isEnemys(board, target) ? board.tables.law.markerCostEnemy : board.tables.law.markerCost;

/** Had the side a marker here or next door when the action round began? 6.1.1.a */
const reached = eachCountry((board, { task: { side } }: OperationsTarget) => reachOf(board, side));

function reachOf(board: Board, side: Side): NumberSet {
  const { snapshot, reach } = board.state;
  if (policy(board, 'placement-snapshot') !== 'still-present') return reach[side];
  // The stricter reading: the marker must also be there now.
  return withNeighbours(board, snapshot[side].and(present(board, side)));
}

const withNeighbours = (board: Board, places: NumberSet): NumberSet =>
  places.or(places.joined(board.tables.neighbours));

/** An action round begins: what has a marker now, or next door, is within reach until it ends. 6.1.1.a */
export function rememberReach(board: Board): void {
  const { snapshot, reach } = board.state;
  for (const side of SIDES) {
    // The set is another one as soon as a marker comes or goes.
    if (snapshot[side] === present(board, side)) continue;
    snapshot[side] = present(board, side);
    reach[side] = withNeighbours(board, snapshot[side]);
  }
}

/** The conditions for one marker, in the order of the rulebook. 6.1.1 to 6.1.4 */
export const placementChecks: Table<Board, OperationsTarget> = table([
  civilWarPlacement,
  {
    // Who has no marker near a country beside the rival's superpower thinks of the exception, which is for one's own.
    clause: (board, { task: { side }, country: where }) =>
      board.tables.besideSuperpower[rival(side)].has(where) && !reachOf(board, side).has(where) ? '6.1.4' : '6.1.1.a',
    message: 'place.reach',
    test: reached,
    args: (_board, { task, country: where }) => ({ side: task.side, country: where }),
    unless: {
      clause: '6.1.4',
      message: 'place.beside-own-superpower',
      test: eachCountry((board, { task }) => board.tables.besideSuperpower[task.side]),
    },
  },
  { ...notForbidden('place-ops', '6.1', 'place.not-forbidden'), see: ['2.1.2'] },
  {
    clause: 'OPT-3',
    message: 'place.not-realigned',
    when: (_board, { task }) => task.touchedBy.includes('realignment'),
    test: (_board, { task, country: where }) =>
      !task.touched.some((at, i) => at === where && task.touchedBy[i] === 'realignment'),
    args: (_board, { country: where }) => ({ country: where }),
  },
  {
    clause: (board, subject) => costClause(board, subject),
    message: 'place.points',
    test: eachCountry((board, { task }) => {
      const { law } = board.tables;
      const enemys = controlled(board, rival(task.side));
      const dear = affordable(board, task, law.markerCostEnemy);
      const cheap = affordable(board, task, law.markerCost);
      return dear === cheap ? dear : dear.and(enemys).or(cheap.without(enemys));
    }),
    args: (board, subject) => ({
      side: subject.task.side,
      country: subject.country,
      cost: markerCost(board, subject),
      left: Math.max(0, pointsLeft(board, subject.task, subject.country)),
      value: subject.task.value,
      cards: bonusesLost(board, subject.task, subject.country),
    }),
  },
]);

/** Too few points: by the price of an enemy-controlled country, a bonus that ends here, a modified or the plain value. */
function costClause(board: Board, { task, country: where }: OperationsTarget): string {
  if (isEnemys(board, { task, country: where })) return '6.1.2.a';
  const bonus = bonusClause(board, task, where, board.tables.law.markerCost);
  if (bonus !== undefined) return bonus;
  const modified = board.state.lasting.some((l) => 'modify' in l.step && l.step.modify.quantity === 'card-ops');
  return modified || board.tables.china === task.card ? '7.4' : '6.1.3';
}

/** One marker goes down. */
export function placeMarker(board: Board, task: OperationsTask, where: number): void {
  const target = { task, country: where };
  const cost = markerCost(board, target);
  note(board, isEnemys(board, target) ? '6.1.2.a' : '6.1.2', 'place.cost', { side: task.side, country: where, cost });
  addInfluence(board, task.side, where, 1, '6.1.1');
  settleCivilWar(board, where);
  spend(board, task, where, 'influence', cost);
}
