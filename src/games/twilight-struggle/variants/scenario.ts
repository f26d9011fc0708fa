/** The Late War scenario: its position in place of the set-up. LW-2 to LW-4 */
import { addInfluence, type Board, card, note } from '../board.ts';
import { lastingPart, lastingSteps, readControlAgain } from '../events/lasting-verbs.ts';
import { addPeriod, endPlacement } from '../setup/setup.ts';
import { type Lasting, putCard, REMOVED } from '../state.ts';
import { SIDES, type Side, sideOf, US } from '../tables.ts';

/** Is the scenario being played? */
export function isLateWar({ rules: { lateWar }, tables }: Board): boolean {
  return tables.readings.get(lateWar.policy.issue) === lateWar.policy.when;
}

/** The turn with which a game begins. LW-2 */
export const firstTurn = (board: Board): number => (isLateWar(board) ? board.rules.lateWar.turn : 1);

/** Does the scenario take this card out of the game before it begins? LW-4 */
export function isRemovedByScenario(board: Board, number: number): boolean {
  const { starred, period, id } = card(board, number);
  return starred && period !== 'late' && !board.rules.lateWar.kept.includes(id);
}

/** Puts the position of the scenario on the board. Nothing is left to be placed but what was agreed besides. */
export function setUpLateWar(board: Board): void {
  const { state, tables } = board;
  const { turn, defcon, vp, space, influence, inEffect } = board.rules.lateWar;
  state.turn = turn;
  state.defcon = defcon;
  state.vp += vp;
  note(board, 'LW-2', 'scenario.begins', { n: turn });
  for (const period of ['early', 'mid', 'late'] as const) addPeriod(board, period);
  for (const period of ['early', 'mid'] as const)
    for (const number of tables.ofPeriod[period].list())
      if (isRemovedByScenario(board, number)) putCard(state, number, REMOVED);
  for (const [id, n] of Object.entries(space)) state.space[sideOf(id as 'us' | 'ussr')] = n;
  for (const [id, markers] of Object.entries(influence))
    for (const [where, n] of Object.entries(markers))
      addInfluence(board, sideOf(id as 'us' | 'ussr'), tables.countryIndex.get(where) as number, n, 'LW-3');
  for (const id of inEffect) bringIn(board, tables.cardNumber.get(id) as number);
  for (const side of SIDES) endPlacement(board, side);
}

/** An event that has occurred before the game begins, with what it leaves behind. LW-3 */
function bringIn(board: Board, number: number): void {
  const { event, owner } = card(board, number);
  const player: Side = owner ?? US;
  board.state.occurred[number] = 1;
  const added = lastingSteps(event).map(
    (step): Lasting => ({
      card: number,
      player,
      step,
      uses: lastingPart(step)?.uses,
      region: undefined,
      order: undefined,
    }),
  );
  board.state.lasting = [...board.state.lasting, ...added];
  for (const { step } of added) readControlAgain(board, step);
}
