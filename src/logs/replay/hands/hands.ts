/**
 * What a log tells about cards, one event after the other: which come into the pile, how many are drawn, which are seen
 * where. Everything that names a card is a claim of a line and can be left out, to find the claims that contradict each
 * other; how many cards moved is never in doubt.
 */
import { DISCARD, handOf, REMOVED, UNSEEN, US_HAND, USSR_HAND } from '../../../games/twilight-struggle/state.ts';
import type { Side } from '../../../games/twilight-struggle/tables.ts';
import { type Conflict, Network, type Stay } from './network.ts';

/** What a line says of cards. */
export interface Claim {
  readonly line: number;
  /** The clause that a contradiction is charged to, if this claim is the last of those that contradict each other. */
  readonly clause: string;
}

/** A card out of sight is seen in a hand, or in the pile, and goes to a zone: it may stay in the hand. */
export interface Seen extends Claim {
  readonly event: 'seen';
  readonly card: number;
  readonly where: Side | 'pile';
  readonly to: number;
}

/** None of these cards is in a hand. `why` is the id of the sentence that says so. */
export interface Lacking extends Claim {
  readonly event: 'lacking';
  readonly side: Side;
  readonly cards: readonly number[];
  readonly why: string;
}

/** A card in sight goes from one zone to another. */
export interface Moved extends Claim {
  readonly event: 'moved';
  readonly card: number;
  readonly from: number;
  readonly to: number;
}

/** Cards are drawn by each side. */
export interface Drawn {
  readonly event: 'drawn';
  readonly counts: readonly [number, number];
  /** Before the last of them the discards were shuffled into the pile; `emptied` if all of the old pile is in hands. */
  readonly reshuffled: 'emptied' | 'set-aside' | undefined;
}

export type HandEvent =
  | Seen
  | Lacking
  | Moved
  /** Cards join the pile: those of a new period, or cards put back. */
  | { readonly event: 'piled'; readonly cards: readonly number[] }
  | Drawn
  /** A card that nobody can name leaves a hand. */
  | { readonly event: 'unnamed'; readonly side: Side };

/** Where a card is as far as the events tell, with the claim that put it there. */
interface Standing {
  readonly zone: number;
  readonly claim: number | undefined;
  readonly since: number;
}

interface Absence {
  readonly at: number;
  readonly claim: number;
}

/** What is said of a hand that is shown: it lacks every card that is not among those shown. */
export const WHOLE = 'log.hands-whole';

const isHand = (zone: number): boolean => zone === US_HAND || zone === USSR_HAND;

/** The last of some things in the order of their beginnings that has begun by a moment. Asked for every card and test. */
export function lastBy<T extends { readonly since: number }>(list: readonly T[] = [], moment: number): T | undefined {
  let at = list.length - 1;
  while (at >= 0 && (list[at] as T).since > moment) at--;
  return list[at];
}

/** Follows events; a claim that contradicts those before it is refused and left out. */
export class Hands {
  readonly network = new Network();
  readonly #standing = new Map<number, Standing>();
  /** Where each card has been, one standing after the other. */
  readonly #past: Standing[][] = [];
  /** Cards of which a claim was left out: they may have been anywhere since. */
  readonly #lost = new Map<number, number>();
  /** When a claim about a card coming into each hand in the open was left out: it may have been any card. */
  readonly #gained: [number, number] = [0, 0];
  /** Hidden cards that were not in a hand when something was last said of it: when, by which claim. */
  readonly #absent: readonly [Map<number, Absence>, Map<number, Absence>] = [new Map(), new Map()];
  /** When a claim about a card leaving each hand was left out: it may have been any card. */
  readonly #left: [number, number] = [0, 0];
  #reshuffled = 0;
  now = 0;

  /**
   * Takes the next event.
   * @returns the claims, by their numbers, among which one contradicts the others; undefined if all is well
   */
  take(event: HandEvent, number: number): Conflict | undefined {
    this.now++;
    switch (event.event) {
      case 'piled':
        for (const card of event.cards) this.#hide(card);
        return undefined;
      case 'drawn':
        this.#draw(event);
        return undefined;
      case 'unnamed':
        this.network.leaveUnnamed(event.side, this.now);
        return undefined;
      case 'moved':
        return this.#move(event, number);
      case 'lacking':
        return this.#lack(event, number);
      case 'seen':
        return this.#see(event, number);
    }
  }

  /** Lets an event pass whose claim is not believed: something was there, but nobody knows what. */
  leaveOut(event: HandEvent): void {
    this.now++;
    if (event.event === 'seen') {
      if (event.where !== 'pile' && event.to !== handOf(event.where)) {
        this.network.leaveUnnamed(event.where, this.now);
        this.#left[event.where] = this.now;
      }
      this.#lose(event.card);
    } else if (event.event === 'moved') {
      if (isHand(event.to)) this.#gained[event.to === US_HAND ? 0 : 1] = this.now;
      this.#lose(event.card);
    }
  }

  /** The stay of a card that is out of sight. */
  hidden(card: number): Stay | undefined {
    return this.#standing.get(card)?.zone === UNSEEN ? this.network.stays[card]?.at(-1) : undefined;
  }

  /** Where a card was at a moment; undefined if it had not come into the game. */
  zoneAt(card: number, moment: number): number | undefined {
    return lastBy(this.#past[card], moment)?.zone;
  }

  #stand(card: number, standing: Standing): void {
    this.#standing.set(card, standing);
    const past = this.#past[card];
    if (past) past.push(standing);
    else this.#past[card] = [standing];
  }

  #hide(card: number): void {
    const { claim } = this.#standing.get(card) ?? {};
    this.network.enter(card, this.now, claim === undefined ? [] : [claim]);
    this.#stand(card, { zone: UNSEEN, claim, since: this.now });
    this.#lost.delete(card);
  }

  #draw({ counts, reshuffled }: Drawn): void {
    // What left a hand unnamed may lie in the pile again: then not all of the old pile need have been drawn.
    const whole = Math.max(...this.#left) <= this.#reshuffled;
    if (reshuffled) {
      for (const [card, { zone }] of [...this.#standing]) if (zone === DISCARD) this.#hide(card);
      this.#reshuffled = this.now;
    }
    this.network.draw(counts, this.now, reshuffled === 'emptied' && whole ? this.now - 1 : undefined);
  }

  /** A card of which a claim is left out may be anywhere from the claim before on. */
  #lose(card: number): void {
    const known = this.#standing.get(card);
    if (!known || known.zone === REMOVED) return;
    if (known.zone !== UNSEEN) {
      this.network.enter(card, known.since);
      this.#stand(card, { ...known, zone: UNSEEN });
    }
    const stay = this.hidden(card);
    if (!stay) return;
    this.network.loosen(stay);
    this.#lost.set(card, stay.since);
  }

  #move({ card, from, to }: Moved, number: number): Conflict | undefined {
    const known = this.#standing.get(card);
    // A card that was lost sight of moves on unnoticed.
    if (!known || (known.zone !== from && known.zone === UNSEEN && !isHand(to))) return undefined;
    if (known.zone === UNSEEN) {
      const stay = this.hidden(card);
      if (stay) stay.until = this.now;
    }
    const claim = isHand(to) || known.claim === undefined ? number : known.claim;
    this.#stand(card, { zone: to, claim, since: this.now });
    return undefined;
  }

  #lack({ side, cards, why }: Lacking, number: number): Conflict | undefined {
    const stays: Stay[] = [];
    for (const card of cards) {
      const known = this.#standing.get(card);
      if (!known) continue;
      if (why !== WHOLE && this.#isIn(known, side)) return known.claim === undefined ? [number] : [known.claim, number];
      const stay = this.hidden(card);
      if (stay) stays.push(stay);
    }
    const bound = stays.filter(({ loose }) => !loose);
    const conflict = this.network.exclude(bound, side, this.now, number);
    if (!conflict) for (const { card } of stays) this.#absent[side].set(card, { at: this.now, claim: number });
    return conflict;
  }

  /** Is a card that lies open in this hand for certain? */
  #isIn({ zone, since }: Standing, side: Side): boolean {
    return zone === handOf(side) && this.#left[side] < since;
  }

  #see(event: Seen, number: number): Conflict | undefined {
    const known = this.#standing.get(event.card);
    if (!known) return [number];
    const conflict =
      known.zone === UNSEEN ? this.#seeHidden(event, known, number) : this.#seeOpen(event, known, number);
    if (conflict) return conflict;
    this.#stand(event.card, { zone: event.to, claim: number, since: this.now });
    this.#lost.delete(event.card);
    return undefined;
  }

  #seeOpen({ where }: Seen, known: Standing, number: number): Conflict | undefined {
    if (where !== 'pile' && known.zone === handOf(where)) return undefined;
    const inOtherHand = isHand(known.zone) && this.#left[known.zone === US_HAND ? 0 : 1] < known.since;
    const mayHaveMoved = isHand(known.zone) ? !inOtherHand : this.#gainedBy(where) > known.since;
    if (mayHaveMoved && known.zone !== REMOVED) return undefined;
    return known.claim === undefined ? [number] : [known.claim, number];
  }

  #seeHidden({ card, where }: Seen, known: Standing, number: number): Conflict | undefined {
    const stay = this.hidden(card);
    if (!stay) return undefined;
    if (this.#gainedBy(where) > stay.since) this.#lose(card);
    const lost = this.#lost.get(card);
    if (lost === undefined) return this.network.see(stay, where, this.now, number);
    if (where === 'pile') return undefined;
    const absent = this.#absent[where].get(card);
    const from = absent && absent.at > lost ? absent : { at: lost, claim: known.claim };
    if (this.#gained[where] > from.at) return undefined;
    const claims = from.claim === undefined ? [number] : [from.claim, number];
    return this.network.require(card, where, from.at, this.now, claims);
  }

  /** When any card may last have come into a hand in the open; for the pile, into either. */
  #gainedBy(where: Side | 'pile'): number {
    return where === 'pile' ? Math.max(...this.#gained) : this.#gained[where];
  }
}

/** Can an event be wrong? How many cards move never is, nor what becomes of one that lies open. */
export const isClaim = (event: HandEvent): event is Seen | Lacking | Moved =>
  event.event === 'seen' || event.event === 'lacking' || (event.event === 'moved' && isHand(event.to));

/** Takes all events anew, believing only some of the claims. @returns false if these contradict each other */
export function consistent(events: readonly HandEvent[], believed: (number: number) => boolean): boolean {
  const hands = new Hands();
  for (const [number, event] of events.entries()) {
    if (isClaim(event) && !believed(number)) hands.leaveOut(event);
    else if (hands.take(event, number)) return false;
  }
  return true;
}

/**
 * Claims of which none can be left out without the contradiction going away.
 * @param last the claim that the others leave no room for
 */
export function contradiction(
  events: readonly HandEvent[],
  last: number,
  suspects: Conflict,
  refused: ReadonlySet<number>,
): readonly number[] {
  const upTo = events.slice(0, last + 1);
  const isBelieved = (number: number): boolean => number === last || !refused.has(number);
  const all = upTo.flatMap((event, number) => (isClaim(event) && isBelieved(number) ? [number] : []));
  const holds = (claims: readonly number[]): boolean => {
    const set = new Set(claims);
    return consistent(upTo, (number) => set.has(number));
  };
  const named = [...new Set([...suspects, last])].toSorted((a, b) => a - b);
  const start = holds(named) ? all : named;
  let left = start;
  for (let size = Math.ceil(left.length / 2); ; size = Math.ceil(size / 2)) {
    for (let at = 0; at < left.length; ) {
      const rest = [...left.slice(0, at), ...left.slice(at + size)];
      if (rest.includes(last) && !holds(rest)) left = rest;
      else at += size;
    }
    if (size <= 1) return left;
  }
}
