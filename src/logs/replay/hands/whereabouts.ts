/** Where each card can have been at each moment, by everything that a log tells. */
import type { Known } from '../../../core/answer.ts';
import { copyState, handOf, putCard, type State, UNSEEN } from '../../../games/twilight-struggle/state.ts';
import { CARD_SLOTS, SIDES } from '../../../games/twilight-struggle/tables.ts';
import type { Account } from './account.ts';
import { lastBy } from './hands.ts';
import type { Place, Stay } from './network.ts';

/** For each hand and for the draw pile: the card is there, is not, or may be. */
export interface Places {
  /** By side. */
  readonly hands: readonly [Known, Known];
  readonly pile: Known;
  /** The zone of a card that lies open; undefined for one that is out of sight or not in the game yet. */
  readonly open: number | undefined;
}

/** All cards at one moment. Cards are named by number and stand in the order of their numbers. */
export interface Holdings {
  /** By side: cards that are in the hand, and cards that may be. */
  readonly hands: readonly [Held, Held];
  readonly pile: Held;
}

export interface Held {
  readonly sure: readonly number[];
  readonly possible: readonly number[];
}

/** A position with the cards in both hands that they are known to hold. */
export function withHands(state: State, { hands }: Holdings): State {
  const known = copyState(state);
  for (const side of SIDES) {
    for (const card of hands[side].sure) {
      if (known.zone[card] !== UNSEEN || known.hidden[side] <= 0) continue;
      putCard(known, card, handOf(side));
      known.hidden[side]--;
    }
  }
  return known;
}

/** A card out of sight may be in each hand and in the pile: by the sum of 1, 2 and 4 for those in which it may be. */
const OUT_OF_SIGHT: readonly Places[] = [0, 1, 2, 3, 4, 5, 6, 7].map((sum) => {
  const only = sum === 1 || sum === 2 || sum === 4;
  const known = (part: number): Known => ((sum & part) === 0 ? false : only ? true : undefined);
  return { hands: [known(1), known(2)], pile: known(4), open: undefined };
});

const NOWHERE = OUT_OF_SIGHT[0] as Places;
const PILE = 4;

export class Whereabouts {
  readonly #account: Account;
  readonly #possible = new Map<Stay, readonly Place[]>();
  #sharing: ReturnType<Account['hands']['network']['components']> | undefined;

  constructor(account: Account) {
    this.#account = account;
  }

  /** Where a card can be at a moment of the account. */
  of(card: number, at: number): Places {
    const { hands } = this.#account;
    const zone = hands.zoneAt(card, at);
    if (zone === undefined) return NOWHERE;
    if (zone !== UNSEEN) {
      return { hands: [zone === handOf(0), zone === handOf(1)], pile: false, open: zone };
    }
    const stay = lastBy(hands.network.stays[card], at);
    if (!stay) return NOWHERE;
    let sum = 0;
    for (const { side, at: drawn } of this.#placesOf(stay)) sum |= side !== undefined && drawn <= at ? side + 1 : PILE;
    return OUT_OF_SIGHT[sum] ?? NOWHERE;
  }

  /** All cards as an entry of the log finds them; after the last entry, as it leaves them. */
  atEntry(index: number): Holdings {
    return this.at(this.#begun(index));
  }

  #begun(index: number): number {
    return this.#account.begun[index] ?? Number.POSITIVE_INFINITY;
  }

  at(moment: number): Holdings {
    const held = (): { sure: number[]; possible: number[] } => ({ sure: [], possible: [] });
    const lists = [held(), held(), held()] as const;
    for (let card = 1; card < CARD_SLOTS; card++) {
      const { hands, pile } = this.of(card, moment);
      for (const [at, known] of [...hands, pile].entries()) {
        if (known === true) lists[at]?.sure.push(card);
        else if (known === undefined) lists[at]?.possible.push(card);
      }
    }
    return { hands: [lists[0], lists[1]], pile: lists[2] };
  }

  #placesOf(stay: Stay): readonly Place[] {
    const known = this.#possible.get(stay);
    if (known) return known;
    const { network } = this.#account.hands;
    this.#sharing ??= network.components();
    const places = network.possible(stay, this.#sharing);
    this.#possible.set(stay, places);
    return places;
  }
}
