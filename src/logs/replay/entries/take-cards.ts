/** What an entry that is taken at its word did with cards, where its lines do not print it: the next plays rest on it. */
import { policy } from '../../../games/twilight-struggle/board.ts';
import type { Step } from '../../../games/twilight-struggle/events/vocabulary.ts';
import { DISCARD, putCard, REMOVED } from '../../../games/twilight-struggle/state.ts';
import type { Side } from '../../../games/twilight-struggle/tables.ts';
import { deckSize, enterHand, leaveHand, reshuffle } from '../../../games/twilight-struggle/turn/hands.ts';
import type { LineOf, Slot } from '../entry-lines.ts';
import { follow, followReshuffle } from '../hands/follow.ts';
import { sideNumber } from '../line-names.ts';
import type { Run } from '../run.ts';

/** The marker of an event, and what stands below it. */
export type Marker = Slot<LineOf<'event'>>;

const eventOf = ({ board }: Run, marker: Marker | undefined): string | undefined =>
  marker && board.tables.cards[marker.line.card]?.id;

/** An event that occurs: the China Card may change hands, and a card out of the discard pile may leave the game. */
export function takeMarker({ board }: Run, { card }: LineOf<'event'>): void {
  const { state, tables } = board;
  state.occurred[card] = 1;
  const entry = tables.cards[card];
  if (entry?.starred && state.zone[card] === DISCARD) putCard(state, card, REMOVED);
  const passed = chinaSteps(entry?.event ?? []).find(({ china: { to } }) => to === 'us' || to === 'ussr')?.china;
  if (!passed) return;
  const to = sideNumber(passed.to as 'us' | 'ussr');
  // The side that is to have it already has gained something else.
  if (state.chinaHolder === undefined || state.chinaHolder === to) return;
  state.chinaHolder = to;
  state.chinaUp = passed.face === 'up';
}

function chinaSteps(steps: readonly Step[]): Extract<Step, { readonly china: unknown }>[] {
  return steps.flatMap((step) => {
    if ('if' in step) return [...chinaSteps(step.then), ...chinaSteps(step.else ?? [])];
    return 'china' in step ? [step] : [];
  });
}

/** A discard: of a hand, unless it is one of the cards that Our Man in Tehran has taken off the pile. */
export function takeDiscard(run: Run, slot: Slot<LineOf<'discard'>>, marker: Marker | undefined): void {
  const { state } = run.board;
  const { card, side } = slot.line;
  const event = marker?.block === slot.block ? eventOf(run, marker) : undefined;
  if (event === 'our-man-in-tehran') {
    putCard(state, card, DISCARD);
    return;
  }
  leaveHand(run.board, sideNumber(side), card, DISCARD);
  if (event !== 'ask-not-what-your-country-can-do-for-you') return;
  const thrown = run.at.lines.slots.filter(({ line, block }) => line.kind === 'discard' && block === slot.block);
  if (thrown.at(-1) === slot) drawUnseen(run, sideNumber(side), thrown.length);
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

/** A card that changes hands by the event of another. */
export function takeReveal(run: Run, { side, card }: LineOf<'reveal'>, marker: Marker | undefined): void {
  const { board } = run;
  const by = sideNumber(side);
  const event = eventOf(run, marker);
  if (event === 'salt-negotiations') enterHand(board, by, card);
  else if (event === 'missile-envy') {
    leaveHand(board, by, card, DISCARD);
    const envy = board.tables.cardNumber.get('missile-envy');
    if (envy !== undefined) enterHand(board, by, envy);
  } else if (event === 'grain-sales-to-soviets') leaveHand(board, by, card, DISCARD);
}
