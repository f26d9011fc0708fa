/**
 * What later lines tell about hands. A card that leaves a hand, or is shown in it, before that hand can have gained
 * one unseen, was there already: the referee is told so as soon as the hand is dealt, and can decide more.
 */
import { enterHand, leaveHand } from '../../games/twilight-struggle/hands.ts';
import { TABLE, UNSEEN } from '../../games/twilight-struggle/state.ts';
import type { Side } from '../../games/twilight-struggle/tables.ts';
import type { BodyLine } from '../line.ts';
import type { Entry, LogFile } from '../log-file.ts';
import type { Run } from './run.ts';

/** A card that was in a hand when the entry began, or when it was dealt. */
interface Presence {
  readonly entry: number;
  readonly side: Side;
  readonly card: number;
  /** It may have come into the hand since the deal: nothing can be told. */
  readonly late: boolean;
}

export interface Foresight {
  /** In the order of the log, by turn. */
  readonly presences: ReadonlyMap<number, readonly Presence[]>;
  /** Entries in which the US draws cards that nobody sees. */
  readonly draws: ReadonlySet<number>;
}

/** Cards whose lines speak of piles, not of hands. */
const OUR_MAN_IN_TEHRAN = 'our-man-in-tehran';
const SALT = 'salt-negotiations';
const ASK_NOT = 'ask-not-what-your-country-can-do-for-you';

const sideNumber = (id: 'us' | 'ussr'): Side => (id === 'us' ? 0 : 1);

/** Reads a log for what it tells about hands. `idOf` is the id of a card. */
export function foresightOf(log: LogFile, china: number, idOf: (card: number) => string | undefined): Foresight {
  const presences = new Map<number, Presence[]>();
  const draws = new Set<number>();
  log.entries.forEach((entry, index) => {
    const found = presences.get(entry.turn) ?? [];
    presences.set(entry.turn, found);
    const add = (side: Side, card: number, late: boolean): void => {
      if (card !== china) found.push({ entry: index, side, card, late });
    };
    if (entry.kind === 'round' && entry.card !== null) add(sideNumber(entry.side), entry.card, false);
    readEntry(entry, idOf, add, () => draws.add(index));
  });
  return { presences, draws };
}

function readEntry(
  entry: Entry,
  idOf: (card: number) => string | undefined,
  add: (side: Side, card: number, late: boolean) => void,
  drawn: () => void,
): void {
  let event: string | undefined;
  let afterDraw = false;
  for (const block of entry.blocks) {
    for (const line of block.lines) {
      if (line.kind === 'event') {
        if (event === ASK_NOT) afterDraw = true;
        event = idOf(line.card);
        if (event === ASK_NOT) drawn();
      }
      const presence = presenceIn(line, event);
      if (presence) add(presence.side, presence.card, presence.elsewhere || (afterDraw && presence.side === 0));
    }
  }
}

/** `elsewhere`: the line shows the card in a pile, so that it has not been in a hand since the deal. */
function presenceIn(
  line: BodyLine,
  event: string | undefined,
): { side: Side; card: number; elsewhere: boolean } | undefined {
  switch (line.kind) {
    case 'headline-card':
      return { side: sideNumber(line.side), card: line.card, elsewhere: false };
    case 'discard':
      return { side: sideNumber(line.side), card: line.card, elsewhere: event === OUR_MAN_IN_TEHRAN };
    case 'reveal':
      return { side: sideNumber(line.side), card: line.card, elsewhere: event === SALT };
    case 'play':
      // Grain Sales plays a card out of the other hand, which its reveal has told already.
      return event === 'un-intervention'
        ? { side: sideNumber(line.side), card: line.card, elsewhere: false }
        : undefined;
    default:
      return undefined;
  }
}

/** Lays open what hands must hold from the entry in hand on, until one of them can gain a card unseen. */
export function foresee(run: Run): void {
  const { foresight, board } = run;
  const turn = board.state.turn;
  const known = new Set<number>();
  for (const { entry, side, card, late } of foresight.presences.get(turn) ?? []) {
    if (entry < run.entry || known.has(card)) continue;
    known.add(card);
    if (late || (side === 0 && drawsBetween(run, entry))) continue;
    if (board.state.zone[card] !== UNSEEN || board.state.hidden[side] <= 0) continue;
    leaveHand(board, side, card, TABLE);
    enterHand(board, side, card);
  }
}

/** Does the US draw unseen cards after the entry in hand began and before another one begins? */
function drawsBetween(run: Run, entry: number): boolean {
  for (const draw of run.foresight.draws) if (draw >= run.entry && draw < entry) return true;
  return false;
}
