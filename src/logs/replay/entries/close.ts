/** The end of an entry: what happened without being printed, and what is printed without having happened. */
import type { Finding } from '../../../core/finding.ts';
import { card } from '../../../games/twilight-struggle/board.ts';
import { companionOf } from '../../../games/twilight-struggle/cards/pairing.ts';
import type { State } from '../../../games/twilight-struggle/state.ts';
import { sideOf } from '../../../games/twilight-struggle/tables.ts';
import { mayDiscardHeld } from '../../../games/twilight-struggle/turn/end-of-turn.ts';
import { handSize, knownHand } from '../../../games/twilight-struggle/turn/hands.ts';
import { nextRound } from '../../../games/twilight-struggle/turn/rounds.ts';
import { paymentWith } from '../answers/crisis.ts';
import { explains } from '../compare/index.ts';
import { checkedLine } from '../compare/line.ts';
import { type LineOf, next, type Slot, unused, use } from '../entry-lines.ts';
import { AT, addViolation, entryOf, isLastEntry, isTainted, type Run, remark } from '../run.ts';
import { goOn, submit } from '../submit.ts';
import { declineOptional } from './round.ts';
import { whyNot } from './why-not.ts';

/** What the log always prints when it happens. */
const PRINTED: ReadonlySet<string> = new Set([
  'change.influence',
  'change.vp',
  'change.defcon',
  'change.milops',
  'change.space',
  'event.occurs',
]);

/** Settles an entry that has been adjudicated to its end. */
export function closeEntry(run: Run, line: number): void {
  reportUnprinted(run, line);
  payBetweenRounds(run);
  endTurn(run);
  // Where the log was cut off, what stands there need not be all.
  if (!run.at.cut) explainRest(run);
}

/**
 * A payment after everything that the round brought. It may as well have been made when the next round had begun, and then
 * its markers still counted for what that round could reach. 6.1.1.a
 */
function payBetweenRounds(run: Run): void {
  const first = run.at.lines.slots[run.at.lines.front];
  if (!first || !isPayment(run, first)) return;
  if (run.board.state.step === AT.between && nextRound(run.board)) goOn(run);
  paidWith(run, first);
}

const isPayment = (run: Run, slot: Slot): boolean => !run.board.state.result && paymentWith(run, slot) !== undefined;

function paidWith(run: Run, slot: Slot): boolean {
  const paid = run.board.state.result ? undefined : paymentWith(run, slot);
  return paid !== undefined && submit(run, paid.fact, paid.line);
}

/** Something happened on the board that the entry does not state, or states wrongly. */
function reportUnprinted(run: Run, line: number): void {
  for (const { finding, line: after } of run.at.unprinted) {
    if (!isPrinted(run, finding)) continue;
    const twisted = twistedLine(run, finding);
    if (twisted) {
      use(run.at.lines, twisted);
      addViolation(run, twisted.line.line, finding.clause, [{ message: 'log.twisted' }, finding]);
    } else if (isLastEntry(run)) remark(run, 'not-logged', line, [{ message: 'log.note-not-logged' }, finding]);
    else if (!isTainted(run)) {
      const at = Math.max(line, after);
      addViolation(run, at, finding.clause, [{ message: 'log.unprinted' }, finding]);
    }
  }
  run.at.unprinted = [];
}

/**
 * Reshuffles are known to be printed when they come with the deal. A headline that needs a second card of a hidden hand may
 * not have occurred.
 */
function isPrinted(run: Run, { message, args }: Finding): boolean {
  const isHeadline = entryOf(run)?.kind === 'headline';
  if (message === 'event.occurs' && isHeadline && companionOf(card(run.board, Number(args?.card)))) return false;
  return PRINTED.has(message) || (message === 'deck.reshuffled' && isHeadline);
}

/** A line that states the change for the wrong side, or in the wrong direction. */
function twistedLine(run: Run, finding: Finding): Slot | undefined {
  if (finding.message === 'change.influence') {
    const id = run.board.tables.countries[Number(finding.args?.country)]?.id;
    return next(run.at.lines, 'influence', (line) => line.country === id);
  }
  if (finding.message === 'change.vp') return next(run.at.lines, 'vp');
  return undefined;
}

/** After the last round of a turn the chart goes on by itself; what it does is printed here, later, or not at all. */
export function endTurn(run: Run): void {
  const { state } = run.board;
  if (run.at.cut || state.result) return;
  // A side may have nothing to play in the rounds that are left when a held card is discarded.
  if (next(run.at.lines, 'discard') && isLastOfTurn(run)) declineOptional(run);
  const isOver = state.step === AT.between && nextRound(run.board) === undefined;
  if (isOver) goOn(run);
  // A side with no card to play sits out, and the turn ends without a word.
  if (state.step === AT.held && isToldLater(run)) return;
  if (state.step === AT.held) discardHeld(run);
  else if (!isOver) return;
  settleBetweenTurns(run, false);
}

/** Does another turn, or nothing, come after the entry in hand? */
function isLastOfTurn({ log, at: { entry } }: Run): boolean {
  const next = log.entries[entry + 1];
  return next === undefined || next.kind !== 'round';
}

/** One variant of the exporter prints the end of a turn as an entry of its own. */
const isToldLater = (run: Run): boolean =>
  run.log.entries[run.at.entry + 1]?.kind === 'cleanup' && next(run.at.lines, 'discard') === undefined;

/** The right of space box 6. */
function discardHeld(run: Run): void {
  const slot = next(run.at.lines, 'discard');
  if (!slot) {
    keepHeld(run);
    return;
  }
  use(run.at.lines, slot);
  const taken = submit(run, { type: 'select', by: sideOf(slot.line.side), card: slot.line.card }, slot.line.line);
  if (!taken) keepHeld(run);
}

/** Every held card is kept, or none is there. */
export function keepHeld(run: Run): void {
  const side = mayDiscardHeld(run.board);
  if (side !== undefined) submit(run, { type: 'done', by: side });
}

/** Looks for the lines that state what happened between two turns. */
export function settleBetweenTurns(run: Run, newTurn: boolean): void {
  run.turnEnd.findings = run.turnEnd.findings.filter(
    (finding) => ofNewTurn(finding) !== newTurn || !explains(run, finding),
  );
}

/** DEFCON improves under the header of the next turn; the rest belongs to the end of the one before. */
const ofNewTurn = (finding: Finding): boolean => finding.message === 'change.defcon';

/** Lines that nothing on the board explains. */
function explainRest(run: Run): void {
  for (const slot of unused(run.at.lines)) {
    if (slot.used || acceptable(run, slot) || paidWith(run, slot)) continue;
    if (run.board.state.result) {
      // Where rounds follow, the first of them is told of.
      if (isLastEntry(run)) remark(run, 'after-the-end', slot.line.line, { message: 'log.note-after-end' });
      return;
    }
    const { clause, said } = whyNot(run, slot);
    addViolation(run, slot.line.line, clause, said);
    run.at.givenUp = true;
    return;
  }
}

function acceptable(run: Run, slot: Slot): boolean {
  const { line } = slot;
  switch (line.kind) {
    case 'effect':
      return acceptEffect(run, slot as Slot<LineOf<'effect'>>);
    case 'no-cards':
      return acceptEmptyHand(run, slot as Slot<LineOf<'no-cards'>>);
    case 'win':
      return true;
    default:
      return false;
  }
}

/** Cards that the client shows in play until another card makes them pointless. */
const ENDED_BY: Readonly<Record<string, string>> = {
  'marshall-plan': 'nato',
  'warsaw-pact-formed': 'nato',
  'john-paul-ii-elected-pope': 'solidarity',
  'the-reformer': 'glasnost',
};

/** An effect ends by itself, with its last use, or because the client has no further need of its marker. */
function acceptEffect(run: Run, slot: Slot<LineOf<'effect'>>): boolean {
  const {
    board,
    at: { before },
  } = run;
  const { card, begins } = slot.line;
  const entry = board.tables.cards[card];
  const ended = inForce(before, card) && !inForce(board.state, card);
  const useless = board.tables.cardNumber.get(ENDED_BY[entry?.id ?? ''] ?? '');
  const accepted = begins
    ? run.at.occurred.has(card)
    : ended ||
      (run.at.occurred.has(card) && !inForce(board.state, card)) ||
      (useless !== undefined && run.at.occurred.has(useless));
  if (accepted) checkedLine(run, slot, 'events');
  return accepted;
}

const inForce = (state: State, card: number): boolean => state.lasting.some((lasting) => lasting.card === card);

function acceptEmptyHand(run: Run, slot: Slot<LineOf<'no-cards'>>): boolean {
  const side = sideOf(slot.line.side);
  const { tables } = run.board;
  const empty =
    slot.line.to === 'discard'
      ? handSize(run.board, side) === 0
      : knownHand(run.board, side).every((number) => !tables.cards[number]?.scoring);
  if (empty) checkedLine(run, slot, 'events');
  return empty;
}
