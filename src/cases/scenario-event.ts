/** What an event does, and what is done with Operations, in the sentences of the features. */
import type { CardRef, CaseEvent, CaseOperations } from './case.ts';
import { PositionWriter } from './scenario-position.ts';
import { unsaid } from './scenario-text.ts';

/** Where each key may also be there without a value. */
type Stated<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

/** Says what Operations are used for and what events do. */
export class EventWriter extends PositionWriter {
  protected operations({ place, coup, die, realign }: Stated<CaseOperations>): void {
    if (place) this.#markers('operations.place', place);
    if (coup !== undefined) {
      if (typeof die === 'number') this.say('when', 'operations.coup', { country: this.country(coup), int: die });
      else if (die === undefined) this.say('when', 'operations.coup_open', { country: this.country(coup) });
      else unsaid(`coup, die: ${die}`);
    } else if (die !== undefined) unsaid('die');
    for (const { in: where, us, ussr } of realign ?? []) {
      const country = this.country(where ?? unsaid('realign: [{in: ?}]'));
      if (us === undefined || ussr === undefined) this.say('when', 'operations.realign_open', { country });
      else this.say('when', 'operations.realign', { country, int1: us, int2: ussr });
    }
  }

  #markers(id: string, markers: NonNullable<CaseOperations['place']>): void {
    const list: readonly (readonly [string, number])[] = Array.isArray(markers)
      ? (markers as readonly string[]).map((name) => [name, 1] as const)
      : Object.entries(markers as Record<string, number>);
    if (list.length === 0) unsaid(`${id}: []`);
    for (const [name, int] of list) this.say('when', id, { country: this.country(name), int });
  }

  /** Markers of an event: with their number, or only where. */
  #moved(id: string, markers: NonNullable<CaseEvent['add']>): void {
    if (!Array.isArray(markers)) this.#markers(id, markers);
    else
      for (const name of markers as readonly string[])
        this.say('when', id === 'event.places' ? 'event.places_in' : 'event.removes_from', {
          country: this.country(name),
        });
  }

  protected event({ ops, place, coup, realign, then, event: inner, ...event }: CaseEvent, ref: unknown): void {
    const { die, ...rest } = event;
    const { event: program = [] } = this.rules.cards.find(({ id }) => id === this.card(ref)) ?? {};
    // What an event gives Operations for may stand beside its other answers; what it places itself is no Operations.
    const adds = place !== undefined && program.some((step) => 'place' in step);
    const declined = coup === 'none' ? coup : undefined;
    const own = { place: adds ? undefined : place, coup: declined ? undefined : coup, realign };
    const beside = own.place ?? own.coup ?? own.realign;
    const granted = [declined ?? ops, then, beside && { ...own, ...(own.coup !== undefined && { die }) }];
    if (granted.filter((each) => each !== undefined).length > 1) unsaid('event.ops, event.place');
    if (adds) this.#moved('event.places', place);
    this.#answers(own.coup === undefined ? event : rest);
    for (const each of granted) this.#granted(each as CaseOperations | 'none' | undefined);
    if (!inner) return;
    this.say('when', 'event.inner');
    const { taken, drawn, pick, discarded, with: along } = event;
    this.event(inner, taken ?? drawn ?? pick ?? [discarded].flat()[0] ?? along ?? ref);
  }

  #answers({ as, ...event }: CaseEvent): void {
    // The order is that of a card which is played for Operations.
    if (as !== undefined) this.say('when', PLAYED_AS[as] ?? unsaid(`event.as: ${as}`));
    for (const [key, value] of Object.entries(event)) {
      if (value === undefined) continue;
      const say = this.#ofEvent[key] ?? unsaid(`event.${key}`);
      say(value as never);
    }
  }

  protected reshuffled(order: readonly CardRef[] = []): void {
    for (const card of order) this.say('when', 'deal.reshuffled', { card: this.card(card) });
  }

  #granted(ops: CaseOperations | 'none' | undefined): void {
    if (ops === 'none') this.say('when', 'event.no_operations');
    else if (ops) {
      if (ops.by !== undefined) unsaid('by');
      this.say('when', 'event.operations');
      this.operations(ops);
    }
  }

  readonly #oneCard =
    (id: string) =>
    (value: unknown): void => {
      if (value === 'none') this.say('when', 'event.no_card');
      else for (const card of [value].flat()) this.say('when', id, { card: this.card(card) });
    };
  readonly #option = (option: string): void => this.say('when', 'event.option', { option: String(option) });

  readonly #ofEvent: Readonly<Record<string, (value: never) => void>> = {
    by: (side: string) => this.say('when', 'event.by', { side: this.side(side) }),
    add: (markers: never) => this.#moved('event.places', markers),
    remove: (markers: never) => this.#moved('event.removes', markers),
    target: (country: string) => this.say('when', 'event.target', { country: this.country(country) }),
    die: (int: number) => this.say('when', 'event.die', { int }),
    discard: this.#oneCard('event.discards'),
    discarded: this.#oneCard('event.discards'),
    taken: this.#oneCard('event.takes'),
    reclaim: this.#oneCard('event.takes'),
    pick: this.#oneCard('event.takes'),
    with: this.#oneCard('event.takes'),
    drawn: this.#oneCard('event.picks'),
    from: (markers: never) => this.#moved('event.removes', markers),
    to: (markers: never) => this.#moved('event.places', markers),
    remove_all: (markers: never) => this.#moved('event.removes', markers),
    targets: (countries: readonly string[]) => {
      for (const name of countries) this.say('when', 'event.target', { country: this.country(name) });
    },
    shuttle_target: (name: string) => this.say('when', 'event.leaves_out', { country: this.country(name) }),
    defcon: (int: number) => this.say('when', 'event.defcon', { int }),
    winner_defcon: (to: number | 'none') => {
      if (to === 'none') this.#option('leave');
      else this.say('when', 'event.defcon', { int: to });
    },
    end_game: (ends: boolean) => this.#option(ends ? 'end-game' : 'decline'),
    sequence: (cards: readonly CardRef[]) => {
      for (const card of cards) this.say('when', 'event.orders', { card: this.card(card) });
    },
    reshuffle_order: (cards: readonly CardRef[]) => this.reshuffled(cards),
    tie_chosen_by: (side: string) => this.say('when', 'event.tie', { side: this.side(side) }),
    with_un_intervention: (covered: boolean) => {
      if (covered) this.say('when', 'event.covered');
    },
    no_more: (ends: boolean) => {
      if (ends) this.say('when', 'event.no_more');
    },
    order: (order: string) => {
      const [first] = order.split(/[-_]/);
      this.say('when', ORDERS[first ?? ''] ?? unsaid(`event.order: ${order}`));
    },
    choice: this.#option,
    opponent: this.#option,
    rolls: (rolls: never) => {
      for (const { us, ussr } of [rolls].flat() as { us: number; ussr: number }[])
        this.say('when', 'event.rolls', { int1: us, int2: ussr });
    },
    coups: (coups: readonly { in: string; die?: number }[]) => {
      for (const { in: country, die } of coups)
        this.say('when', 'event.coup', {
          country: this.country(country),
          int: die ?? unsaid('event.coups: [{die: ?}]'),
        });
    },
  };
}

const PLAYED_AS: Readonly<Record<string, string>> = {
  event: 'event.plays_event',
  ops: 'event.plays_operations',
  space: 'event.plays_space',
};

/** What comes first: of a card that came up inside an event, or within the event. */
const ORDERS: Readonly<Record<string, string>> = { event: 'event.first', ops: 'event.last', coup: 'event.coup_first' };
