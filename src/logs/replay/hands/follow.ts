/** Keeps account of the cards while a log is replayed, and says which lines about them cannot all be true. */

import type { ReadonlyBytes } from '../../../core/bytes.ts';
import type { Message } from '../../../core/render.ts';
import { top } from '../../../games/twilight-struggle/board.ts';
import { ABSENT, DISCARD, handOf, REMOVED, TABLE, UNSEEN } from '../../../games/twilight-struggle/state.ts';
import { CARD_SLOTS, SIDES, type Side, sideOf } from '../../../games/twilight-struggle/tables.ts';
import { deckSize } from '../../../games/twilight-struggle/turn/hands.ts';
import type { Entry } from '../../log-file.ts';
import { addViolation, type Run } from '../run.ts';
import { type Account, replayed } from './account.ts';
import { type Claim, contradiction, type HandEvent, isClaim, type Seen } from './hands.ts';
import type { Conflict } from './network.ts';

/** Notes which cards have moved on the board since it was last looked at, as claims of the present line. */
export function follow(run: Run, clause = '5.1'): void {
  const { account, board } = run;
  const { zone, hidden } = board.state;
  if (isAsItWas(account, zone, hidden)) return;
  const drop: [number, number] = [account.hidden[0] - hidden[0], account.hidden[1] - hidden[1]];
  const { reshuffled } = account;
  const drawn: HandEvent = {
    event: 'drawn',
    counts: [Math.max(0, -drop[0]), Math.max(0, -drop[1])],
    reshuffled,
  };
  // All was looked at just before the discards were shuffled: whatever has come to them since was not among them.
  if (reshuffled) note(run, drawn);
  const piled: number[] = [];
  for (let card = 1; card < CARD_SLOTS; card++) {
    const [from, to] = [account.zone[card] as number, zone[card] as number];
    if (from === to || card === board.tables.china) continue;
    account.zone[card] = to;
    if (to !== UNSEEN) noteMove(run, from, drop, { card, to, line: run.at.line, clause });
    else if (from !== DISCARD || !reshuffled) piled.push(card);
  }
  if (piled.length > 0) note(run, { event: 'piled', cards: piled });
  for (const side of SIDES) for (let n = drop[side]; n > 0; n--) note(run, { event: 'unnamed', side });
  if (!reshuffled && drawn.counts[0] + drawn.counts[1] > 0) note(run, drawn);
  account.reshuffled = undefined;
  account.hidden[0] = hidden[0];
  account.hidden[1] = hidden[1];
}

/** A card has been seen to go from one place to another. */
function noteMove(run: Run, from: number, drop: [number, number], said: Claim & { card: number; to: number }): void {
  const where = from === UNSEEN ? seenIn(drop, said.to) : holderIn(from);
  if (from === UNSEEN || (where !== undefined && where !== holderIn(said.to)))
    note(run, { event: 'seen', where: where ?? 'pile', ...said });
  else if (from !== ABSENT) note(run, { event: 'moved', from, ...said });
}

/** Has nothing about cards changed? Most facts move none. */
function isAsItWas(account: Account, zone: ReadonlyBytes, hidden: readonly [number, number]): boolean {
  if (account.reshuffled || account.hidden[0] !== hidden[0] || account.hidden[1] !== hidden[1]) return false;
  for (let card = 1; card < CARD_SLOTS; card++) if (account.zone[card] !== zone[card]) return false;
  return true;
}

/** The discards are about to be shuffled into the pile. Cards that an event has set aside unseen are in no hand. */
export function followReshuffle(run: Run): void {
  follow(run);
  const setAside = top(run.board)?.do === 'draw' && deckSize(run.board) !== 0;
  run.account.reshuffled = setAside ? 'set-aside' : 'emptied';
}

/** The hand that a card was hidden in, by which of them has become smaller; undefined for the pile. */
function seenIn(drop: [number, number], to: number): Side | undefined {
  const own = holderIn(to);
  const side = own !== undefined && drop[own] > 0 ? own : SIDES.find((one) => drop[one] > 0);
  if (side !== undefined) drop[side]--;
  return side;
}

const holderIn = (zone: number): Side | undefined => SIDES.find((side) => handOf(side) === zone);

/** The log shows that none of these cards is in a hand. `why` is the id of the sentence that says so. */
export function lacks(run: Run, side: Side, cards: readonly number[], said: Claim & { readonly why: string }): void {
  follow(run);
  if (cards.length > 0) note(run, { event: 'lacking', side, cards, ...said });
}

function note(run: Run, event: HandEvent): void {
  const { account } = run;
  const number = account.events.push(event) - 1;
  const conflict = account.hands.take(event, number);
  if (!conflict) return;
  account.refused.add(number);
  account.hands.leaveOut(event);
  if (!isClaim(event)) return;
  const core = contradiction(account.events, number, conflict, account.refused);
  const later = core.length > 2 ? rivalsLater(run, event) : undefined;
  if (later)
    addViolation(
      run,
      event.line,
      event.clause,
      inWords({ events: [event, later] }, [0, 1]),
      [],
      [event.line, later.line],
    );
  else addViolation(run, event.line, event.clause, inWords(account, core), [], linesOf(account.events, core));
}

/**
 * The rival's play of the same card later in the turn, when it has come nowhere in between: two lines that cannot both be
 * true, and easier to look up than all those that leave no room for the card.
 */
function rivalsLater(run: Run, event: HandEvent): Seen | undefined {
  if (event.event !== 'seen' || event.where === 'pile' || event.to === handOf(event.where)) return undefined;
  const { card } = event;
  const [own, ...others] = run.log.entries.slice(run.at.entry);
  const reshuffles = ({ blocks }: Entry): boolean =>
    blocks.some(({ lines }) => lines.some(({ kind }) => kind === 'reshuffle'));
  if (!own || reshuffles(own)) return undefined;
  for (const entry of others) {
    if (entry.turn !== own.turn) return undefined;
    if (entry.kind === 'round' && entry.card === card) {
      const side = sideOf(entry.side);
      return side === event.where ? undefined : { ...event, where: side, line: entry.line };
    }
    const isNamed = entry.blocks.some(({ lines }) => lines.some((line) => 'card' in line && line.card === card));
    if (isNamed || reshuffles(entry)) return undefined;
  }
  return undefined;
}

/** Begins an entry: what it tells can be taken back. */
export function markEntry(run: Run): void {
  follow(run);
  run.account.mark = run.account.events.length;
  run.account.begun[run.at.entry] = run.account.hands.now;
}

/** Takes back what the entry in hand has told, since it is to be told otherwise. */
export function takeBack(run: Run): void {
  const { account, board } = run;
  account.events.length = account.mark;
  for (const number of account.refused) if (number >= account.mark) account.refused.delete(number);
  account.hands = replayed(account.events, account.refused);
  account.zone.set(board.state.zone as Uint8Array);
  account.hidden[0] = board.state.hidden[0];
  account.hidden[1] = board.state.hidden[1];
  account.reshuffled = undefined;
}

// Contradictions ------------------------------------------------------------------------------------------------------

/** Why a card cannot be in a hand: the lines that say where it is instead, or that the hand is used up. */
export interface Objection {
  readonly said: readonly Message[];
  readonly lines: readonly number[];
}

/** The lines that contradict a card's being in a hand now; undefined if the rules alone forbid it. */
export function objection(run: Run, side: Side, card: number, line: number): Objection | undefined {
  follow(run);
  const { account } = run;
  const claim: HandEvent = { event: 'seen', card, where: side, to: DISCARD, line, clause: '5.1' };
  const events = [...account.events, claim];
  const conflict = replayed(account.events, account.refused).take(claim, account.events.length);
  const core = conflict && contradiction(events, account.events.length, conflict, account.refused);
  const lines = core ? linesOf(events, core) : usedUp(account, side, line);
  if (lines.length < 2) return undefined;
  return { said: core ? inWords({ events }, core) : [{ message: 'log.hand-used-up', args: { side } }], lines };
}

/** Lines at which cards have left a hand since it was last filled. */
function usedUp({ events }: Account, side: Side, line: number): readonly number[] {
  const filled = events.findLastIndex((event) => event.event === 'drawn' && event.counts[side] > 0);
  const left = events
    .slice(filled + 1)
    .flatMap((event) =>
      event.event === 'seen' && event.where === side && event.to !== handOf(side) ? [event.line] : [],
    );
  return [...new Set([...left, line])];
}

const linesOf = (events: readonly HandEvent[], core: Conflict): readonly number[] => {
  const lines = core.flatMap((number) => {
    const event = events[number];
    return event && 'line' in event ? [event.line] : [];
  });
  return [...new Set(lines)].toSorted((a, b) => a - b);
};

/** What each of the claims says, below a sentence that says that they exclude each other. */
function inWords({ events }: Pick<Account, 'events'>, core: Conflict): readonly Message[] {
  const claims = core.flatMap((number) => events[number] ?? []);
  const named = new Set(claims.flatMap((claim) => ('card' in claim ? [claim.card] : [])));
  // Of a card that is named twice the first claim says where it has gone since.
  const sentences = core.flatMap((number, at) => {
    const claim = events[number];
    if (!claim) return [];
    const isNamedAgain =
      claim.event === 'seen' && claims.slice(at + 1).some((c) => 'card' in c && c.card === claim.card);
    return (isNamedAgain ? goneTo(events, number) : undefined) ?? sentenceOf(claim, named) ?? [];
  });
  const more = sentences.length - MOST;
  if (more > 0) sentences.splice(0, more, { message: 'log.hands-more', args: { n: more } });
  return [{ message: 'log.hands' }, ...sentences];
}

/** Claims that are spelt out: where the rest of the deck leaves no other place for a card, there can be dozens. */
const MOST = 12;

/** Where a card that was seen in a hand has gone: out of the game, or to the discards. */
function goneTo(events: readonly HandEvent[], number: number): Message | undefined {
  const claim = events[number];
  if (claim?.event !== 'seen' || claim.where === 'pile') return undefined;
  const { card, line, where: side } = claim;
  const later = events
    .slice(number + 1)
    .find((event) => event.event === 'moved' && event.card === card && event.to !== TABLE);
  const to = claim.to === TABLE && later?.event === 'moved' ? later.to : claim.to;
  if (to === REMOVED) return { message: 'log.hands-removed', args: { line, card } };
  return to === DISCARD ? { message: 'log.hands-spent', args: { line, card, side } } : undefined;
}

function sentenceOf(claim: HandEvent, named: ReadonlySet<number>): Message | undefined {
  switch (claim.event) {
    case 'seen': {
      const { line, card, where } = claim;
      if (where === 'pile') return { message: 'log.hands-pile', args: { line, card } };
      return { message: 'log.hands-seen', args: { line, card, side: where } };
    }
    case 'moved': {
      const side = holderIn(claim.to);
      return side === undefined
        ? undefined
        : { message: 'log.hands-gains', args: { line: claim.line, card: claim.card, side } };
    }
    case 'lacking': {
      const { line, side, why } = claim;
      const cards = claim.cards.filter((card) => named.has(card));
      return { message: why, args: { line, side, cards, n: cards.length } };
    }
    default:
      return undefined;
  }
}
