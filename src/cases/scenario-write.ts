/** A case in the sentences of the features: what `casesOfFeature` reads back, in any language that has them. */
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { CardRef, CaseAction, CaseEvent, CaseInput, CaseOperations } from './case.ts';
import { OPTION_POLICIES } from './options.ts';
import { factInSentences } from './scenario-facts.ts';
import { PositionWriter, SIDES } from './scenario-position.ts';
import { QUERIES } from './scenario-steps.ts';
import { type Said, Unsaid, unsaid, type Written } from './scenario-text.ts';

/** The sentences of a case. */
export function sentencesOf(input: CaseInput, rules: Ruleset): Written {
  try {
    const { position, action } = input;
    const chosen = (position.options ?? []).flatMap((option) =>
      OPTION_POLICIES[option] ? [OPTION_POLICIES[option]] : [],
    );
    const policies = [...Object.entries(input.policies ?? {}), ...chosen];
    const { lateWar } = rules;
    const isLateWar = policies.some(
      ([issue, option]) => issue === lateWar.policy.issue && option === lateWar.policy.when,
    );
    const writer = new Writer(rules);
    writer.position(position, action, position.base === 'setup' && isLateWar ? lateWar.turn : 1);
    const before = writer.said.length;
    for (const each of action) writer.action(each);
    // A case that names no markers says that there are none; a question would leave it open.
    if (leavesOpen(writer.said) && position.base !== 'setup')
      writer.said.splice(before, 0, given('position.nothing_else', {}));
    const edition = input.edition === undefined ? [] : [given('rules.edition', { option: input.edition })];
    const readings = policies.map(([option1, option2]) => given('rules.reading', { option1, option2 }));
    return { said: writer.said, rules: [...edition, ...readings] };
  } catch (error) {
    if (error instanceof Unsaid) return { unsaid: error.message };
    throw error;
  }
}

/** Is something done or asked in a country of whose influence nothing is said? */
function leavesOpen(said: readonly Said[]): boolean {
  const told = new Set(said.flatMap(({ id, values }) => (id === 'position.influence' ? [values.country] : [])));
  return said.some(({ kind, values }) => kind === 'when' && values.country !== undefined && !told.has(values.country));
}

const given = (id: string, values: Said['values']): Said => ({ kind: 'given', id, values });

/** Where each key may also be there without a value. */
type Stated<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

class Writer extends PositionWriter {
  action(action: CaseAction): void {
    const { kind, player, card, as, order, event, place, coup, die, realign, by, ...rest } = action;
    const side = player === undefined ? undefined : this.side(player);
    const about = { ...(side && { side }), ...(card !== undefined && { card: this.card(card) }) };
    if (by !== undefined) unsaid('by');
    switch (kind) {
      case 'play': {
        const die1 = typeof die === 'number' ? die : undefined;
        if (as === 'space' || as === 'trap_discard') {
          const use = as === 'space' ? 'play.space' : 'play.trap';
          if (die1 !== undefined) this.say('when', use, { ...about, int: die1 });
          else if (die === undefined) this.say('when', `${use}_open`, about);
          else if (as === 'space') this.say('when', 'play.space_unrolled', about);
          else unsaid(`as: ${as}, die: ${die}`);
          if (place ?? coup ?? realign) unsaid(`as: ${as}, ${place ? 'place' : coup ? 'coup' : 'realign'}`);
        } else if (as === 'event' || as === 'ops') {
          this.say('when', as === 'event' ? 'play.event' : 'play.operations', about);
          if (order) this.say('when', order === 'event_first' ? 'event.first' : 'event.last');
          this.#operations({ place, coup, die, realign });
        } else if (as === 'discard') this.say('when', 'play.discard', about);
        else unsaid(`as: ${as ?? '?'}`);
        if (event) this.#event(event, card);
        return;
      }
      case 'headline':
        for (const each of SIDES) {
          const words = action[each] as { card?: unknown; event?: CaseEvent } | undefined;
          if (words?.card === undefined) continue;
          if (words.card === 'none') this.say('when', 'headline.none', { side: each });
          else this.say('when', 'headline.play', { side: each, card: this.card(words.card) });
          if (words.event) this.#event(words.event, words.card);
        }
        return;
      case 'pass':
        this.say('when', 'play.pass', about);
        return;
      case 'any_other_play':
        this.say('when', 'play.other', about);
        return;
      case 'award':
        this.say('when', 'award.vp', { side: this.side(action.side), int: action.vp ?? 0 });
        return;
      case 'interrupt': {
        const paid = Object.entries((rest.remove ?? {}) as Record<string, number>);
        if (paid.length === 0 || Array.isArray(rest.remove)) unsaid('remove: [country]');
        for (const [name, int] of paid) this.say('when', 'crisis.pay', { ...about, country: this.country(name), int });
        return;
      }
      case 'ability': {
        const { what, cards = [] } = action;
        if (what !== 'discard_held') unsaid(`ability: ${what}`);
        for (const held of cards) this.say('when', 'ability.discard', { ...about, card: this.card(held) });
        if (cards.length === 0) this.say('when', 'ability.keep', about);
        return;
      }
      case 'reaction': {
        const { what = 'norad', add = unsaid('reaction: {add: ?}') } = action;
        this.say('when', 'reaction.place', { ...about, effect: this.effect(what), country: this.country(add) });
        return;
      }
      case 'facts':
        for (const fact of action.facts ?? [])
          for (const { id, values } of factInSentences(fact, this)) this.say('when', id, values);
        return;
      case 'setup':
        for (const each of SIDES)
          for (const [name, int] of Object.entries((action[each] ?? {}) as Record<string, number>))
            this.say('when', 'setup.place', { side: each, country: this.country(name), int });
        for (const each of SIDES)
          for (const [name, int] of Object.entries(action[`${each}_bid`] ?? {}))
            this.say('when', 'setup.bid', { side: each, country: this.country(name), int });
        return;
      case 'phase':
        for (const key of SIDES) if (action[key] !== undefined) unsaid(`phase: ${action.phase}, ${key}`);
        this.say('when', PHASES[action.phase ?? ''] ?? unsaid(`phase: ${action.phase}`));
        if (action.first !== undefined) this.say('when', 'deal.first', { side: this.side(action.first) });
        this.#reshuffled(action.reshuffle_order);
        return;
      case 'query':
        if (action.query === 'controller')
          this.say('when', 'ask.control', { country: this.country(String(action.of)) });
        else if (action.query === 'headline_order') this.say('when', 'ask.reveal');
        else this.say('when', QUERIES[action.query ?? ''] ?? unsaid(`query: ${action.query}`));
        return;
      default:
        unsaid(`kind: ${kind}`);
    }
  }

  #operations({ place, coup, die, realign }: Stated<CaseOperations>): void {
    if (place) this.#markers('operations.place', place);
    if (coup !== undefined) {
      if (typeof die === 'number') this.say('when', 'operations.coup', { country: this.country(coup), int: die });
      else if (die === undefined) this.say('when', 'operations.coup_open', { country: this.country(coup) });
      else unsaid(`coup, die: ${die}`);
    } else if (die !== undefined) unsaid('die');
    for (const { in: where, us, ussr } of realign ?? []) {
      const country = this.country(where ?? unsaid('realign: [{in: ?}]'));
      if (us === undefined || ussr === undefined) this.say('when', 'operations.realign_open', { country });
      else
        this.say('when', 'operations.realign', {
          country,
          int1: us,
          int2: ussr,
        });
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

  #event({ ops, place, coup, realign, then, event: inner, ...event }: CaseEvent, ref: unknown): void {
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
    this.#event(inner, taken ?? drawn ?? pick ?? [discarded].flat()[0] ?? along ?? ref);
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

  #reshuffled(order: readonly CardRef[] = []): void {
    for (const card of order) this.say('when', 'deal.reshuffled', { card: this.card(card) });
  }

  #granted(ops: CaseOperations | 'none' | undefined): void {
    if (ops === 'none') this.say('when', 'event.no_operations');
    else if (ops) {
      if (ops.by !== undefined) unsaid('by');
      this.say('when', 'event.operations');
      this.#operations(ops);
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
    reshuffle_order: (cards: readonly CardRef[]) => this.#reshuffled(cards),
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
      for (const { us, ussr } of [rolls].flat() as {
        us: number;
        ussr: number;
      }[])
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

const PHASES: Readonly<Record<string, string>> = {
  improve_defcon: 'turn.defcon',
  deal: 'turn.deal',
  check_milops: 'turn.military',
  end_turn: 'turn.ends',
  reveal_held: 'turn.held',
  final_scoring: 'turn.final',
};
