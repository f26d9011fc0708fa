/** Answers about cards: chosen, drawn at random, taken off the pile, or shown. */

import { card, top } from '../../../games/twilight-struggle/board.ts';
import { isAllowed } from '../../../games/twilight-struggle/check.ts';
import { isConcealed } from '../../../games/twilight-struggle/events/card-verbs.ts';
import { drawsToDiscard, hasVerb, stepsIn } from '../../../games/twilight-struggle/events/mentions.ts';
import { implementer, requirementMet } from '../../../games/twilight-struggle/events/occurrence.ts';
import type { GameFact } from '../../../games/twilight-struggle/facts.ts';
import { type CardsTask, type DrawTask, type RevealTask, UNSEEN } from '../../../games/twilight-struggle/state.ts';
import type { Side } from '../../../games/twilight-struggle/tables.ts';
import { checkedLine } from '../compare/line.ts';
import { allInBlock, inBlock, type LineOf, nextHeading, type Slot, use } from '../entry-lines.ts';
import { isLastEntry, type Run } from '../run.ts';
import type { Answer } from './answer.ts';

/** A card chosen, or drawn at random out of a hand. */
export function answerCard(run: Run, by: Side): Answer | undefined {
  const task = top(run.board) as CardsTask;
  const named = cardLine(run, task);
  if (named) {
    const { number, line } = named;
    return { fact: task.random ? { type: 'draw', card: number } : { type: 'select', by, card: number }, line };
  }
  // A hand that nobody has seen may hold none that fits.
  const done: GameFact = { type: 'done', by };
  const may = task.optional || (!isLastEntry(run) && isAllowed(run.board, done));
  return may ? { fact: done, line: run.at.line } : undefined;
}

/** Discards, reveals and plays name the card; one off the discard pile that happens at once, the marker of its event only. */
function cardLine(run: Run, task: CardsTask): { number: number; line: number } | undefined {
  const slot = inBlock(run.at.lines, 'discard', 'reveal', 'play') ?? playBelow(run);
  if (slot) {
    use(run.at.lines, slot);
    if (slot.line.kind === 'reveal') useRepeated(run, slot as Slot<LineOf<'reveal'>>);
    return { number: slot.line.card, line: slot.line.line };
  }
  if (!takesToFire(run, task) || !('take' in task.step) || task.step.take.from !== 'discard') return undefined;
  const heading = nextHeading(run.at.lines);
  return heading?.line.kind === 'event' ? { number: heading.line.card, line: heading.line.line } : undefined;
}

/** Does the event of the card that is taken happen? */
const takesToFire = ({ board }: Run, { verb, frame }: CardsTask): boolean =>
  verb === 'take' && hasVerb(card(board, frame.card).event, 'fire');

/** A card that is played right below everything that has been read, behind a blank line. */
function playBelow({ at: { lines } }: Run): Slot<LineOf<'play'>> | undefined {
  const slot = lines.slots[lines.front];
  return slot?.line.kind === 'play' ? (slot as Slot<LineOf<'play'>>) : undefined;
}

/** The card of Grain Sales is revealed, and revealed from the hand; some exporters print it with its play, as a pair, twice. */
function useRepeated(run: Run, slot: Slot<LineOf<'reveal'>>): void {
  for (const again of repeatsOf(run, slot)) if (again.line.kind === 'reveal') use(run.at.lines, again);
}

/** The lines right below one that reveal or play the same card again. */
export function repeatsOf({ at: { lines } }: Run, slot: Slot<LineOf<'reveal' | 'play'>>): Slot[] {
  const below = lines.slots.slice(lines.slots.indexOf(slot) + 1);
  const end = below.findIndex(
    ({ line }) => !((line.kind === 'reveal' || line.kind === 'play') && line.card === slot.line.card),
  );
  return below.slice(0, end < 0 ? undefined : end).filter(({ used }) => !used);
}

/**
 * Nobody else sees a card that is drawn, but for those that the event goes on to discard, or that go to the discard pile at
 * once. Some of them may come into the pile only when it is shuffled anew in the middle of the draw.
 */
export function answerDraw(run: Run): Answer | undefined {
  const task = top(run.board) as DrawTask;
  const { frame, drawn } = task;
  const told = drawsToDiscard(task.step, stepsIn(card(run.board, frame.card).event));
  const discarded = told ? allInBlock(run.at.lines, 'discard') : [];
  const left = discarded.filter(({ line }) => !drawn.includes(line.card));
  const slot = left.find(({ line }) => run.board.state.zone[line.card] === UNSEEN);
  if (!isConcealed(task)) {
    if (!slot) return undefined;
    use(run.at.lines, slot);
  }
  return { fact: { type: 'draw', card: slot?.line.card ?? 0 }, line: slot?.line.line ?? run.at.line };
}

/** The cards of a kind that a hand holds, or the statement that it holds none. */
export function answerShown(run: Run, by: Side): Answer | undefined {
  const task = top(run.board) as RevealTask;
  const none = allInBlock(run.at.lines, 'no-cards')[0];
  const shown = allInBlock(run.at.lines, 'reveal');
  if (none) checkedLine(run, none, 'events');
  for (const slot of shown) use(run.at.lines, slot);
  if (!none && shown.length === 0) return undefined;
  const line = none?.line.line ?? shown[0]?.line.line ?? run.at.line;
  return { fact: { type: 'reveal', by: task.by ?? by, cards: shown.map((slot) => slot.line.card) }, line };
}

/**
 * The side whose hidden hand decides whether the event of a card that is taken can occur, where the log shows that it
 * did not: it has no marker.
 */
export function leftWithoutEvent(run: Run, fact: GameFact): Side | undefined {
  const task = top(run.board);
  if (task?.do !== 'cards' || fact.type !== 'select') return undefined;
  if (!takesToFire(run, task)) return undefined;
  const player = implementer(run.board, fact.card, task.frame.player);
  if (requirementMet(run.board, fact.card, player) !== undefined) return undefined;
  return allInBlock(run.at.lines, 'play').length > 0 || eventBelow(run, fact.card) ? undefined : player;
}

const eventBelow = (run: Run, number: number): boolean => {
  const heading = nextHeading(run.at.lines);
  return heading?.line.kind === 'event' && heading.line.card === number;
};
