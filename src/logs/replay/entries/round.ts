/** One action round of the log. 4.5.D */
import type { Message } from '../../../core/render.ts';
import { rememberReach } from '../../../games/twilight-struggle/operations/influence.ts';
import { type Side, sideOf } from '../../../games/twilight-struggle/tables.ts';
import { periodOf } from '../../../games/twilight-struggle/turn/deal.ts';
import { owedKind } from '../../../games/twilight-struggle/turn/duties.ts';
import { handSize } from '../../../games/twilight-struggle/turn/hands.ts';
import { nextRound } from '../../../games/twilight-struggle/turn/rounds.ts';
import type { RoundEntry } from '../../log-file.ts';
import { answerTrapDie } from '../answers/dice.ts';
import { inBlock, use } from '../entry-lines.ts';
import { objection } from '../hands/follow.ts';
import { AT, addViolation, damaged, doubt, entryOf, isLastEntry, lineAbove, type Run, remark } from '../run.ts';
import { goOn, prohibitions, submit } from '../submit.ts';
import { drive, lacking } from './drive.ts';

/** A round as a key. */
const name = (turn: number, side: Side, round: number): string => `${turn} ${side} ${round}`;

/** Is it for the phasing player to play a card? */
const isWaiting = ({ board: { state } }: Run): boolean => state.step === AT.card || state.step === AT.trapDiscard;

/** Is the board in the round that the header names, waiting for a card? */
function isAwaited(run: Run, entry: RoundEntry): boolean {
  const { state } = run.board;
  const side = sideOf(entry.side);
  return isWaiting(run) && state.turn === entry.turn && state.round === entry.round && state.phasing === side;
}

export function adjudicateRound(run: Run, entry: RoundEntry): void {
  const { state } = run.board;
  run.at.line = entry.line;
  if (state.step === AT.between) goOn(run);
  if (!isAwaited(run, entry)) forfeit(run, entry);
  if (!isAwaited(run, entry)) {
    if (passedAlready(run, entry)) return;
    const misprinted = goesOnAsAwaited(run);
    if (!state.result) reportOrder(run, entry, misprinted);
    if (!misprinted) moveTo(run, entry);
  }
  if (entry.card === null) adjudicatePass(run, entry, state.phasing);
  else if (entry.blocks.length === 0 && !isLastEntry(run) && !entry.unknownCard) loseEntry(run, undefined);
  else if (state.step === AT.trapDiscard && inBlock(run.at.lines, 'discard')) payTrap(run);
  else if (submit(run, { type: 'play', by: state.phasing, card: entry.card })) drive(run);
  else run.at.givenUp = true;
}

/** A round in which no card was played, unless its text is lost. */
function adjudicatePass(run: Run, entry: RoundEntry, by: Side): void {
  const isEmpty = entry.blocks.length === 0;
  if (isEmpty && isLastEntry(run)) run.at.cut = true;
  else if (isEmpty && prohibitions(run, { type: 'pass', by }).length > 0) loseEntry(run, by);
  else {
    if (isSilent(entry)) doubt(run, 'empty-entry', entry.line);
    submit(run, { type: 'pass', by });
  }
}

/** The digital edition prints two colons behind a round in which nothing was played; a lost text leaves one, or none. */
const isSilent = ({ header, blocks }: RoundEntry): boolean => blocks.length === 0 && !/: *:$/.test(header.text.trim());

/** The entry has lost its text: what was done in it is not known. `by` is the side of a card that is not known either. */
function loseEntry(run: Run, by: Side | undefined): void {
  const { line } = run.at;
  damaged(run, { code: 'empty-entry', line, args: {} }, line);
  run.at.givenUp = true;
  const { hidden } = run.board.state;
  if (by !== undefined && hidden[by] > 0) hidden[by]--;
}

/** The rules have let this side sit out already: it had nothing to play. */
function passedAlready(run: Run, entry: RoundEntry): boolean {
  const { turn, step } = run.board.state;
  const isThisTurn = turn === entry.turn || (turn === entry.turn + 1 && step === AT.deal);
  const isEmpty = entry.blocks.every(({ lines }) => lines.every(({ kind }) => ENDS_TURN.has(kind)));
  // Nobody sits out before the headlines.
  const above = run.log.entries.slice(0, run.at.entry).findLast(({ kind }) => kind === 'round' || kind === 'headline');
  return entry.card === null && isEmpty && isThisTurn && above?.turn === entry.turn;
}

/** Lines that may stand below the last round of a turn without being of it; the Cuban Missile Crisis is bought off. */
const ENDS_TURN: ReadonlySet<string> = new Set(['discard', 'effect', 'vp', 'influence']);

/** Is the header alone wrong? The entry after it shows: it is the round that follows the one that is awaited. */
function goesOnAsAwaited(run: Run): boolean {
  const { state } = run.board;
  const after = run.log.entries[run.at.entry + 1];
  if (!isWaiting(run) || after?.kind !== 'round') return false;
  const { side, round } = nextRound(run.board) ?? {};
  return after.turn === state.turn && after.round === round && after.side === (side === 0 ? 'us' : 'ussr');
}

/** A round that is out of its place is a violation once, not again where it is missing. */
function reportOrder(run: Run, entry: RoundEntry, misprinted: boolean): void {
  const { state } = run.board;
  const side = sideOf(entry.side);
  const waiting = isWaiting(run);
  const found = name(entry.turn, side, entry.round);
  const awaited = waiting ? name(state.turn, state.phasing, state.round) : `${state.turn}`;
  if (run.stated.displaced.has(found) || run.stated.displaced.has(awaited)) return;
  run.stated.displaced.add(found).add(awaited);
  const { card } = entry;
  if (
    card !== null &&
    entry.turn === run.at.before.turn &&
    run.at.before.step !== AT.deal &&
    sizeBefore(run, side) === 0
  ) {
    reportEmptyHand(run, side, card, entry.line);
    return;
  }
  const args = { turn: entry.turn, side, round: entry.round };
  const next = { n: state.turn, awaited: state.phasing, left: state.round };
  const isExtra = entry.round > periodOf(run.board, entry.turn).actionRounds && entry.turn === run.at.before.turn;
  if (isExtra && !waiting) {
    addViolation(run, entry.line, '4.5.D', { message: 'log.round-late', args });
    return;
  }
  // What stands in another place than the rules put it has been printed there, or lost its neighbours.
  const code = misprinted ? 'heading' : isAhead(entry, run) ? 'missing' : 'out-of-place';
  damaged(run, { code, line: entry.line, args: { ...args, ...next } }, misprinted ? undefined : lineAbove(run));
}

/** Does the header name a later round than the one that is awaited? */
function isAhead({ turn, round, side }: RoundEntry, { board: { state } }: Run): boolean {
  const place = (...[t, r, s]: readonly [number, number, number]): number => 100 * t + 2 * r + (s === 0 ? 1 : 0);
  return place(turn, round, sideOf(side)) > place(state.turn, state.round, state.phasing);
}

/** Cards in a hand when the entry began: the turn may be over since, and the hands filled. */
const sizeBefore = ({ board, at: { before } }: Run, side: Side): number | undefined =>
  handSize({ ...board, state: before }, side);

/** The side has sat the round out: all its cards were gone. */
function reportEmptyHand(run: Run, side: Side, card: number, line: number): void {
  const against = objection(run, side, card, line);
  const said: Message = { message: 'log.not-in-hand', args: { side, card } };
  addViolation(run, line, '5.1', [said, ...(against?.said ?? [])], [], against?.lines);
}

/** Takes the header's word for whose round it is. */
function moveTo(run: Run, entry: RoundEntry): void {
  const { state } = run.board;
  const side = sideOf(entry.side);
  state.result = null;
  state.agenda = [];
  state.turn = entry.turn;
  state.round = side === 0 ? entry.round : entry.round - 1;
  state.phasing = side === 0 ? 1 : 0;
  state.step = AT.between;
  const next = nextRound(run.board);
  if (next?.round === entry.round && next.side === side) goOn(run);
  if (!isAwaited(run, entry)) force(run, entry, side);
}

/** A round that the side does not have: the pieces are put as if it had. */
function force(run: Run, entry: RoundEntry, side: Side): void {
  const { state } = run.board;
  state.round = entry.round;
  state.phasing = side;
  rememberReach(run.board);
  state.movedTo = 0;
  state.play = null;
  state.agenda = [{ do: 'end-round' }];
  state.step = AT.card;
}

/** The discard that a trap asks for, and the die. 5.3 */
function payTrap(run: Run): void {
  const slot = inBlock(run.at.lines, 'discard');
  if (!slot) return;
  use(run.at.lines, slot);
  const { line } = slot;
  const entry = entryOf(run);
  if (entry?.kind === 'round' && entry.card !== line.card) {
    addViolation(run, entry.line, '5.3', { message: 'log.trap-card' });
  }
  if (!submit(run, { type: 'discard', by: sideOf(line.side), card: line.card }, line.line)) {
    run.at.givenUp = true;
    return;
  }
  const die = answerTrapDie(run);
  if (!die) lacking(run);
  else if (submit(run, die.fact, die.line)) drive(run);
  else run.at.givenUp = true;
}

/** A round that the log passes over, of a side that must play a card of some kind or forfeit it, has been forfeited. */
function forfeit(run: Run, entry: RoundEntry): void {
  const { state } = run.board;
  if (!isWaiting(run) || owedKind(run.board, state.phasing) === undefined) return;
  const next = nextRound(run.board);
  const side = sideOf(entry.side);
  if (state.turn !== entry.turn || next?.round !== entry.round || next.side !== side) return;
  if (submit(run, { type: 'pass', by: state.phasing }) && (state.step as number) === AT.between) goOn(run);
}

const optionalIsNext = ({ board }: Run): boolean =>
  (nextRound(board)?.round ?? 0) > periodOf(board, board.state.turn).actionRounds;

/** A round beyond the regular number that the log passes over has been declined. */
export function declineOptional(run: Run): void {
  const { state } = run.board;
  if (state.step === AT.between && optionalIsNext(run)) goOn(run);
  while (state.step === AT.card && state.round > periodOf(run.board, state.turn).actionRounds && !state.result) {
    const { turn, phasing: side, round } = state;
    // The digital edition prints a round that is declined: this one may as well be missing.
    doubt(run, 'missing', run.at.line);
    remark(run, 'round-not-printed', run.at.line, { message: 'log.note-declined', args: { turn, side, round } });
    if (!submit(run, { type: 'pass', by: state.phasing })) return;
    if ((state.step as number) === AT.between) goOn(run);
  }
}
