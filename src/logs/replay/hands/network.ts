/**
 * Where cards that nobody has shown can be. Each lies in the draw pile, or came into a hand with one of the draws since
 * it went into the pile, and every draw brought exactly as many cards as were drawn. Whether they can be spread so that
 * everything known about them holds is a matching of cards and draws. One such spread is kept at all times: when
 * something new is known of a card, others make room for it along a chain of exchanges. If there is no such chain,
 * there is no spread at all.
 */
import type { Side } from '../../../games/twilight-struggle/tables.ts';

/** The draw pile, which takes any number of cards, or the cards drawn by one side at one moment. */
export interface Place {
  /** Undefined for the pile. */
  readonly side: Side | undefined;
  /** The moment of the draw: moments are counted, one for each event. */
  readonly at: number;
  readonly stays: Stay[];
  /** The search that came here last, and the card that it would move here. */
  search: number;
  by: Stay | undefined;
}

/** A card out of sight: from when it goes into the pile until it is seen again. */
export interface Stay {
  /** 0 for a card that left a hand without being named. */
  readonly card: number;
  readonly since: number;
  /** When it was seen again; infinity while it is out of sight. */
  until: number;
  /** Where it was seen: in a hand, or in the pile. */
  seen: Side | 'pile' | undefined;
  /** It had left the pile by then: the pile was dealt to its last card. */
  drawnBy: number;
  /** The moment after which each side must have drawn it, if that side did: it was not in that hand before. */
  readonly notBefore: [number, number];
  place: Place;
  /** Little is known of it: it may have left a hand unnamed, or come into one otherwise than by a draw. */
  loose: boolean;
  /** What is known of it, as numbers that the caller gives. */
  readonly known: number[];
}

/** What stands against a piece of knowledge: everything known of the cards that leave no room for it. */
export type Conflict = readonly number[];

const placeOf = (side: Side | undefined, at: number): Place => ({ side, at, stays: [], search: 0, by: undefined });

const EVER = Number.POSITIVE_INFINITY;

export class Network {
  readonly pile: Place = placeOf(undefined, 0);
  readonly draws: Place[] = [];
  /** Every stay there has been, by card. */
  readonly stays: Stay[][] = [];

  /** A card goes into the pile. `known` says how it came to lie in the open before. */
  enter(card: number, now: number, known: readonly number[] = []): Stay {
    const stay = this.#stay(card, now, known);
    const of = this.stays[card];
    if (of) of.push(stay);
    else this.stays[card] = [stay];
    return stay;
  }

  #stay(card: number, since: number, known: readonly number[]): Stay {
    const stay: Stay = {
      card,
      since,
      until: EVER,
      seen: undefined,
      drawnBy: EVER,
      notBefore: [0, 0],
      place: this.pile,
      loose: false,
      known: [...known],
    };
    this.pile.stays.push(stay);
    return stay;
  }

  /**
   * Cards are drawn.
   * @param old if the pile ran out and the discards joined it: the moment before they did, else undefined
   */
  draw(counts: readonly [number, number], now: number, old: number | undefined): void {
    const last: Stay[] = [];
    if (old !== undefined) {
      for (const place of [this.pile, ...this.draws]) {
        for (const stay of place.stays) {
          if (stay.since > old || stay.until !== EVER || stay.loose) continue;
          stay.drawnBy = Math.min(stay.drawnBy, now);
          if (place === this.pile) last.push(stay);
        }
      }
    }
    for (const side of [0, 1] as const) {
      const draw = placeOf(side, now);
      if (counts[side] > 0) this.draws.push(draw);
      for (let n = counts[side]; n > 0; n--) this.#fill(draw, last);
    }
    for (const stay of last) if (stay.place === this.pile && !this.#settle(stay)) stay.drawnBy = EVER;
  }

  /** Cards of a pile that ran out have been drawn: they come first, so that few must be exchanged later. */
  #fill(draw: Place, last: Stay[]): void {
    for (let stay = last.pop(); stay; stay = last.pop()) {
      if (stay.place !== this.pile || !this.#fits(stay, draw)) continue;
      this.#put(stay, draw);
      return;
    }
    const chain = this.#chain([this.pile], draw);
    if (chain) this.#exchange(chain, draw);
  }

  /** A card has been seen in a hand, or in the pile. */
  see(stay: Stay, where: Side | 'pile', now: number, known: number): Conflict | undefined {
    stay.seen = where;
    stay.until = now;
    stay.known.push(known);
    const conflict = this.#resettle(stay);
    if (!conflict) return undefined;
    stay.known.pop();
    stay.seen = undefined;
    stay.until = EVER;
    return conflict;
  }

  /** Cards are known not to be in a hand. */
  exclude(stays: readonly Stay[], side: Side, now: number, known: number): Conflict | undefined {
    const changed: [Stay, number][] = [];
    for (const stay of stays) {
      changed.push([stay, stay.notBefore[side]]);
      stay.notBefore[side] = now;
      stay.known.push(known);
      const conflict = this.#resettle(stay);
      if (!conflict) continue;
      for (const [undone, before] of changed) {
        undone.notBefore[side] = before;
        undone.known.pop();
      }
      return conflict;
    }
    return undefined;
  }

  /** A card that nobody can name has left a hand: it came with any of the draws of that side, or from elsewhere. */
  leaveUnnamed(side: Side, now: number): void {
    const stay = this.#stay(0, 0, []);
    stay.loose = true;
    stay.until = now;
    stay.seen = side;
  }

  /** Of this card nothing is known any more. */
  loosen(stay: Stay): void {
    stay.loose = true;
    stay.drawnBy = EVER;
    stay.notBefore[0] = 0;
    stay.notBefore[1] = 0;
  }

  /** A card must have been drawn by a side between two moments, whatever else became of it. */
  require(card: number, side: Side, since: number, now: number, known: readonly number[]): Conflict | undefined {
    const stay = this.#stay(card, since, known);
    stay.until = now;
    stay.seen = side;
    return this.#resettle(stay);
  }

  /**
   * Every place in which a stay can be, in some spread that agrees with all that is known.
   * @param groups the components as they are now
   */
  possible(stay: Stay, groups: ReadonlyMap<Place, number>): readonly Place[] {
    const own = groups.get(stay.place);
    return [this.pile, ...this.draws].filter(
      (place) => place === stay.place || (groups.get(place) === own && this.#fits(stay, place)),
    );
  }

  // The matching ------------------------------------------------------------------------------------------------------

  #fits(stay: Stay, place: Place): boolean {
    const { side, at } = place;
    if (side === undefined) return stay.loose || (typeof stay.seen !== 'number' && stay.drawnBy === EVER);
    return (
      at >= stay.since &&
      at < stay.until &&
      (stay.seen === undefined || stay.seen === side) &&
      at <= stay.drawnBy &&
      at >= stay.notBefore[side]
    );
  }

  #put(stay: Stay, place: Place): void {
    const from = stay.place.stays;
    const at = from.indexOf(stay);
    from[at] = from.at(-1) as Stay;
    from.pop();
    place.stays.push(stay);
    stay.place = place;
  }

  #resettle(stay: Stay): Conflict | undefined {
    if (this.#fits(stay, stay.place)) return undefined;
    return this.#settle(stay) ? undefined : this.#against(stay);
  }

  /** Finds a place for a card that cannot stay where it is; false if there is none. */
  #settle(stay: Stay): boolean {
    const home = stay.place;
    const chain = this.#chain(this.#open(stay), home, stay);
    if (!chain) return false;
    const first = chain[0]?.place ?? home;
    this.#exchange(chain, home);
    this.#put(stay, first);
    return true;
  }

  #open(stay: Stay): Place[] {
    const open: Place[] = this.#fits(stay, this.pile) ? [this.pile] : [];
    for (const draw of this.draws) if (this.#fits(stay, draw)) open.push(draw);
    return open;
  }

  /**
   * Stays of which each can take the place of the next, from one of the places to the goal; undefined if there are
   * none. `without` takes no part.
   */
  #chain(from: readonly Place[], goal: Place, without?: Stay): Stay[] | undefined {
    const within = this.#begin(from);
    for (const place of within) {
      if (place === goal) return back(goal);
      // Most often a single exchange does.
      const last = place.stays.find((stay) => stay !== without && this.#fits(stay, goal));
      if (last) {
        if (goal.search !== this.#searches) this.#reach(within, goal, last);
        return back(goal);
      }
      this.#expand(within, place, without);
    }
    return undefined;
  }

  #searches = 0;

  #begin(from: readonly Place[]): Place[] {
    this.#searches++;
    const within: Place[] = [];
    for (const place of from) this.#reach(within, place, undefined);
    return within;
  }

  #reach(within: Place[], place: Place, by: Stay | undefined): void {
    place.search = this.#searches;
    place.by = by;
    within.push(place);
  }

  /** Adds the places to which the cards of one can go. */
  #expand(within: Place[], place: Place, without?: Stay): void {
    for (const stay of place.stays) {
      if (stay === without) continue;
      if (this.pile.search !== this.#searches && this.#fits(stay, this.pile)) this.#reach(within, this.pile, stay);
      for (const draw of this.draws) {
        if (draw.search !== this.#searches && this.#fits(stay, draw)) this.#reach(within, draw, stay);
      }
    }
  }

  /** All places to which cards can be moved from some, along chains of any length. */
  #within(from: readonly Place[], without?: Stay): readonly Place[] {
    const within = this.#begin(from);
    for (const place of within) this.#expand(within, place, without);
    return within;
  }

  /** Each moves to where the next one was, the last to the goal. */
  #exchange(chain: readonly Stay[], goal: Place): void {
    const places = chain.map((stay) => stay.place);
    for (const [at, stay] of chain.entries()) this.#put(stay, places[at + 1] ?? goal);
  }

  /** All that is known of the cards that leave no room for this one. */
  #against(stay: Stay): Conflict {
    const known = new Set(stay.known);
    for (const { stays } of this.#within(this.#open(stay), stay)) {
      for (const other of stays) for (const id of other.known) known.add(id);
    }
    return [...known];
  }

  /** Places among which cards can be exchanged in a circle, by a number for each group of them. */
  components(): ReadonlyMap<Place, number> {
    const places = [this.pile, ...this.draws];
    const within = new Map(places.map((place) => [place, new Set(this.#within([place]))]));
    const groups = new Map<Place, number>();
    for (const [number, place] of places.entries()) {
      if (groups.has(place)) continue;
      for (const other of within.get(place) ?? []) if (within.get(other)?.has(place)) groups.set(other, number);
    }
    return groups;
  }
}

function back(goal: Place): Stay[] {
  const chain: Stay[] = [];
  for (let stay = goal.by; stay; stay = stay.place.by) chain.unshift(stay);
  return chain;
}
