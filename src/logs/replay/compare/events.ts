/** Event markers and lines about lasting effects, compared with the events that occur and the effects in force. */

import type { Finding } from '../../../core/finding.ts';
import { mentions } from '../../../games/twilight-struggle/events/mentions.ts';
import { paymentWith } from '../answers/crisis.ts';
import { type LineOf, next, type Slot, under, use } from '../entry-lines.ts';
import { addViolation, entryOf, type Run, remark } from '../run.ts';
import { checkedLine, type Match, numberOf, sideOf } from './line.ts';

export const EVENT_LINES: Readonly<Record<string, Match>> = {
  'event.occurs': matchOccurrence,
  'event.unmet': (run, finding) => {
    acceptEmptyMarker(run, finding);
    return rememberIdle(run, finding);
  },
  'event.barred': rememberIdle,
  'effect.ends': (run, finding) => {
    const slot = next(run.at.lines, 'effect', (line) => !line.begins && line.card === numberOf(finding, 'card'));
    if (slot) checkedLine(run, slot, 'events');
    return slot !== undefined;
  },
  'hand.shown': (run, finding) => {
    run.at.shown = { side: sideOf(finding), clause: finding.clause };
    return true;
  },
};

function rememberIdle(run: Run, finding: Finding): true {
  run.at.idle.set(numberOf(finding, 'card'), finding);
  return true;
}

/** The event has a marker, often printed twice, and a line if the client keeps it before the players. */
function matchOccurrence(run: Run, finding: Finding): boolean {
  const number = numberOf(finding, 'card');
  run.at.occurred.add(number);
  const begins = next(run.at.lines, 'effect', (line) => line.begins && line.card === number);
  if (begins) {
    const { block } = run.at.lines;
    checkedLine(run, begins, 'events');
    run.at.lines.block = block;
  }
  const marker = next(run.at.lines, 'event');
  if (marker?.line.card !== number) return takeLaterMarker(run, marker, number);
  useMarker(run, marker);
  return true;
}

/**
 * A marker further down: another event is printed before the one that comes first by the rules. If there is none, a
 * marker that names a card of no concern here is a misprint.
 */
function takeLaterMarker(run: Run, first: Slot<LineOf<'event'>> | undefined, number: number): boolean {
  if (!first) return false;
  const later = next(run.at.lines, 'event', (line) => line.card === number);
  if (later) {
    const clause = run.board.state.round === 0 ? '4.5.C.c' : '5.2';
    addViolation(run, first.line.line, clause, {
      message: 'log.event-order',
      args: { card: number, owed: first.line.card },
    });
    useMarker(run, later);
    return true;
  }
  const header = entryOf(run)?.header;
  if (header?.kind === 'headline-header' && header.cards.includes(first.line.card)) return false;
  misprintedMarker(run, first, number);
  useMarker(run, first);
  return true;
}

/** Reads a marker as that of the card in hand. */
export function misprintedMarker(run: Run, slot: Slot<LineOf<'event'>>, number: number): void {
  addViolation(run, slot.line.line, '5.2', { message: 'log.marker', args: { card: slot.line.card, owed: number } });
  slot.line = { ...slot.line, card: number };
}

function useMarker(run: Run, marker: Slot<LineOf<'event'>>): void {
  checkedLine(run, marker, 'events');
  const again = run.at.lines.slots[run.at.lines.slots.indexOf(marker) + 1];
  if (!again || again.used || again.afterBlank || again.line.kind !== 'event') return;
  const { card } = marker.line;
  // The client prints the marker anew when the choice of these events is made.
  const doubled = DOUBLED.has(run.board.tables.cards[card]?.id ?? '');
  if (doubled && again.line.card !== card) misprintedMarker(run, again as Slot<LineOf<'event'>>, card);
  if (again.line.card === card) use(run.at.lines, again);
}

const DOUBLED: ReadonlySet<string> = new Set(['warsaw-pact-formed', 'south-african-unrest']);

/**
 * An event whose condition fails may be marked all the same, if nothing stands below the marker. Those that wait for
 * the event of another card never are: the client does not offer them.
 */
function acceptEmptyMarker(run: Run, finding: Finding): void {
  const number = numberOf(finding, 'card');
  const marker = next(run.at.lines, 'event');
  const requires = run.board.tables.cards[number]?.requires;
  if (marker?.line.card !== number || !requires || mentions(requires, 'occurred')) return;
  // By the rulebook the crisis may be bought off at any time, and so below any marker.
  if (under(run.at.lines, marker).some((slot) => !paymentWith(run, slot))) return;
  remark(run, 'empty-event', marker.line.line, [{ message: 'log.note-empty-event' }, finding]);
  useMarker(run, marker);
}
