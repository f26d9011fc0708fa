/** What an entry that is taken at its word did with cards, where its lines do not print it: the next plays rest on it. */
import { policy } from '../../../games/twilight-struggle/board.ts';
import { drawsToDiscard, mentions, stepsIn } from '../../../games/twilight-struggle/events/mentions.ts';
import type { Step, Zone } from '../../../games/twilight-struggle/events/vocabulary.ts';
import { DISCARD, putCard, REMOVED } from '../../../games/twilight-struggle/state.ts';
import { type Side, sideOf } from '../../../games/twilight-struggle/tables.ts';
import { deckSize, enterHand, leaveHand, reshuffle } from '../../../games/twilight-struggle/turn/hands.ts';
import type { LineOf, Slot } from '../entry-lines.ts';
import { follow, followReshuffle } from '../hands/follow.ts';
import type { Run } from '../run.ts';

/** The marker of an event, and what stands below it. */
export type Marker = Slot<LineOf<'event'>>;

const stepsOf = ({ board }: Run, card: number): readonly Step[] => stepsIn(board.tables.cards[card]?.event ?? []);

const isHand = (zone: Zone): boolean => typeof zone === 'object';

/** An event that occurs: the China Card may change hands, and a card out of the discard pile may leave the game. */
export function takeMarker(run: Run, { card }: LineOf<'event'>): void {
  const { state, tables } = run.board;
  state.occurred[card] = 1;
  if (tables.cards[card]?.starred && state.zone[card] === DISCARD) putCard(state, card, REMOVED);
  const passed = stepsOf(run, card).find((step) => 'china' in step)?.china;
  if (passed?.to !== 'us' && passed?.to !== 'ussr') return;
  const to = sideOf(passed.to);
  // The side that is to have it already has gained something else.
  if (state.chinaHolder === undefined || state.chinaHolder === to) return;
  state.chinaHolder = to;
  state.chinaUp = passed.face === 'up';
}

/** A discard: of a hand, unless it is one of the cards that the event has taken off the pile. */
export function takeDiscard(run: Run, slot: Slot<LineOf<'discard'>>, marker: Marker | undefined): void {
  const { card, side } = slot.line;
  const steps = marker?.block === slot.block ? stepsOf(run, marker.line.card) : [];
  if (steps.some((step) => 'draw' in step && drawsToDiscard(step, steps))) {
    putCard(run.board.state, card, DISCARD);
    return;
  }
  leaveHand(run.board, sideOf(side), card, DISCARD);
  if (!drawsAsMany(steps)) return;
  const thrown = run.at.lines.slots.filter(({ line, block }) => line.kind === 'discard' && block === slot.block);
  if (thrown.at(-1) === slot) drawUnseen(run, sideOf(side), thrown.length);
}

/** Does a hand take as many cards off the pile as it has discarded? */
function drawsAsMany(steps: readonly Step[]): boolean {
  const thrown = steps.find((step) => 'discard' in step)?.as;
  if (thrown === undefined) return false;
  return steps.some((step) => 'draw' in step && isHand(step.draw.to) && mentions(step.draw.count, thrown));
}

/** Cards that only their owner sees come off the pile, which is made anew when it runs out. 4.3 */
function drawUnseen(run: Run, side: Side, n: number): void {
  const { board } = run;
  follow(run);
  for (let left = n; left > 0; left--) {
    if (deckSize(board) === 0) shuffle(run);
    if (deckSize(board) === 0) return;
    board.state.hidden[side]++;
    follow(run);
  }
  if (n > 0 && deckSize(board) === 0 && policy(board, 'reshuffle-moment') === 'at-once') shuffle(run);
}

function shuffle(run: Run): void {
  followReshuffle(run);
  reshuffle(run.board);
  follow(run);
}

/** A card that an event takes: into the hand of whoever shows it, or out of that hand, perhaps in exchange for its own. */
export function takeReveal(run: Run, { side, card }: LineOf<'reveal'>, marker: Marker | undefined): void {
  if (!marker) return;
  const by = sideOf(side);
  const steps = stepsOf(run, marker.line.card);
  const taken = steps.find((step) => 'take' in step)?.take;
  if (!taken) return;
  if (isHand(taken.to)) enterHand(run.board, by, card);
  else if (isHand(taken.from)) {
    leaveHand(run.board, by, card, DISCARD);
    const exchanged = steps.some((step) => 'move' in step && step.move.card === 'this' && isHand(step.move.to));
    if (exchanged) enterHand(run.board, by, marker.line.card);
  }
}
