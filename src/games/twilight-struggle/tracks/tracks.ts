/** DEFCON, victory points, military operations: moving a marker, and what follows at once. 8, 10.2 */
import { type Board, endGame, note, policy } from '../board.ts';
import { rival, type Side, US, USSR, vpSign } from '../tables.ts';
import { leastDefcon } from '../variants/outcomes.ts';

/**
 * Moves DEFCON to a level, held between the ends of its track. At the lower one the game ends and the phasing player loses, whoever's event
 * or choice it was. 8.1.2, 8.1.3
 * @param chooser the side whose choice it was: answers for DEFCON under one reading of the disputed question
 */
export function setDefcon(board: Board, level: number, clause: string, chooser?: Side, battleground?: number): void {
  const { state, tables } = board;
  const { min, max } = tables.rules.defcon;
  const from = state.defcon;
  const held = leastDefcon(board);
  const least = held === undefined ? min : Math.max(min, Math.min(held.level, from));
  const to = Math.max(least, Math.min(max, level));
  if (held !== undefined && level < least) note(board, held.clause, 'defcon.held', { n: to });
  if (to === from) {
    note(board, level > max ? '8.1.2' : clause, 'defcon.stays', { n: from });
    return;
  }
  state.defcon = to;
  state.movedTo |= 1 << to;
  note(board, clause, 'change.defcon', { from, to, ...(battleground !== undefined && { country: battleground }) });
  if (to === min) {
    const disputed = chooser === rival(state.phasing);
    const loser = disputed && policy(board, 'defcon-blame') === 'chooser' ? chooser : state.phasing;
    note(board, '8.1.3', 'defcon.answerable', { side: loser }, disputed ? 'defcon-blame' : undefined);
    endGame(board, { winner: rival(loser), how: 'defcon-1', clause: '8.1.3' });
  }
}

/**
 * Awards victory points: `amount` positive for the US. The marker stops at the end of its track, which ends the game unless the
 * final scoring is under way. 10.2, 10.3.1, 10.3.2.c
 */
export function moveVp(board: Board, amount: number, clause: string, options: { final?: boolean } = {}): void {
  const { state, tables } = board;
  const limit = tables.rules.victoryPoints.automaticVictory;
  const from = state.vp;
  if (amount === 0) {
    note(board, clause, 'vp.none', { to: from });
    return;
  }
  const to = options.final ? from + amount : Math.max(-limit, Math.min(limit, from + amount));
  state.vp = to;
  note(board, clause, 'change.vp', { side: amount > 0 ? US : USSR, n: Math.abs(amount), from, to });
  if (!options.final && Math.abs(to) >= limit)
    endGame(board, { winner: to > 0 ? US : USSR, how: 'vp-20', clause: '10.3.1.a' });
}

/** VP for one side; see `moveVp`. */
export const awardVp = (board: Board, side: Side, amount: number, clause: string): void =>
  moveVp(board, vpSign(side) * amount, clause);

/** Credits military operations, up to the end of the track. 8.2 */
export function addMilops(board: Board, side: Side, amount: number, clause: string): void {
  const { state, tables } = board;
  const from = state.milops[side];
  const to = Math.min(tables.rules.militaryOperations.max, from + amount);
  state.milops[side] = to;
  note(board, clause, 'change.milops', { side, from, to });
}

/**
 * Step E: each military operation short of the DEFCON number is worth VP to the opponent; then both markers go
 * back. 4.5.E, 8.2.1
 */
export function checkMilitaryOperations(board: Board): void {
  const { state } = board;
  const { shortVp, milopsReset } = board.tables.law;
  const short = [US, USSR].map((side) => Math.max(0, state.defcon - state.milops[side]));
  const [us, ussr] = [short[US] ?? 0, short[USSR] ?? 0];
  note(board, '8.2.1', 'milops.shortfall', { us, ussr, n: state.defcon });
  if (policy(board, 'military-operations-netting') === 'us-first' && us > 0 && ussr > 0) {
    moveVp(board, -shortVp * us, '8.2.1.a');
    if (!state.result) moveVp(board, shortVp * ussr, '8.2.1.a');
  } else if (us !== ussr) moveVp(board, shortVp * (ussr - us), '8.2.1.a');
  state.milops[US] = milopsReset;
  state.milops[USSR] = milopsReset;
}

/** Step A: DEFCON improves if it is below its best level. 4.5.A, 8.1.6 */
export function improveDefcon(board: Board): void {
  const { state, tables } = board;
  const { improvesBelow, improvement } = tables.law;
  if (state.defcon < improvesBelow) setDefcon(board, state.defcon + improvement, '4.5.A');
}

/** The China Card changes hands. 9.3, 9.4 */
export function passChina(board: Board, to: Side, faceUp: boolean, clause: string): void {
  board.state.chinaHolder = to;
  board.state.chinaUp = faceUp;
  note(board, clause, faceUp ? 'china.passes-up' : 'china.passes-down', { side: to });
}
