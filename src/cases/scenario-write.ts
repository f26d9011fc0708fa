/** A case in the sentences of the features: what `casesOfFeature` reads back, in any language that has them. */
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { CaseAction, CaseEvent, CaseInput, CaseOperations } from './case.ts';
import { OPTION_POLICIES } from './options.ts';
import { PositionWriter, SIDES, Unsaid, unsaid } from './scenario-position.ts';
import type { Said, Written } from './scenario-text.ts';

/** The sentences of a case. */
export function sentencesOf(input: CaseInput, rules: Ruleset): Written {
  try {
    const writer = new Writer(rules);
    writer.position(input.position, input.action);
    const before = writer.said.length;
    for (const action of input.action) writer.action(action);
    // A case that names no markers says that there are none; a question would leave it open.
    if (leavesOpen(writer.said) && input.position.base !== 'setup')
      writer.said.splice(before, 0, given('position.nothing_else', {}));
    const { options = [] } = input.position;
    const chosen = options.map((option) => OPTION_POLICIES[option] ?? unsaid(`position.options: ${option}`));
    const policies = [...Object.entries(input.policies ?? {}), ...chosen];
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
          if (die1 !== undefined)
            this.say('when', as === 'space' ? 'play.space' : 'play.trap', { ...about, int: die1 });
          else if (as === 'space' && die === undefined) this.say('when', 'play.space_open', about);
          else unsaid(`as: ${as}, die: ${die ?? '?'}`);
          if (place ?? coup ?? realign) unsaid(`as: ${as}, ${place ? 'place' : coup ? 'coup' : 'realign'}`);
        } else if (as === 'event' || as === 'ops') {
          this.say('when', as === 'event' ? 'play.event' : 'play.operations', about);
          if (order) this.say('when', order === 'event_first' ? 'event.first' : 'event.last');
          this.#operations({ place, coup, die, realign });
        } else unsaid(`as: ${as ?? '?'}`);
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
        const [[name, int] = unsaid('remove: ?'), ...more] = Object.entries(
          (rest.remove ?? {}) as Record<string, number>,
        );
        if (more.length > 0 || Array.isArray(rest.remove)) unsaid('remove: [country]');
        this.say('when', 'crisis.pay', { ...about, country: this.country(name), int });
        return;
      }
      case 'setup':
        for (const each of SIDES)
          for (const [name, int] of Object.entries((action[each] ?? {}) as Record<string, number>))
            this.say('when', 'setup.place', { side: each, country: this.country(name), int });
        for (const each of SIDES)
          for (const [name, int] of Object.entries(action[`${each}_bid`] ?? {}))
            this.say('when', 'setup.bid', { side: each, country: this.country(name), int });
        return;
      case 'phase':
        for (const key of ['first', 'reshuffle_order', ...SIDES] as const)
          if (action[key] !== undefined) unsaid(`phase: ${action.phase}, ${key}`);
        this.say('when', PHASES[action.phase ?? ''] ?? unsaid(`phase: ${action.phase}`));
        return;
      case 'query':
        if (action.query === 'controller')
          this.say('when', 'ask.control', { country: this.country(String(action.of)) });
        else if (action.query === 'controlled') this.say('when', 'ask.all_control');
        else if (action.query === 'headline_order') this.say('when', 'ask.reveal');
        else unsaid(`query: ${action.query}`);
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

  #event({ ops: granted, place, coup, realign, ...event }: CaseEvent, ref: unknown): void {
    // What an event gives Operations for may stand beside its other answers.
    const { die, ...rest } = event;
    const beside = place ?? coup ?? realign;
    const own = { place, coup, realign, ...(coup !== undefined && { die }) };
    const { event: program = [] } = this.rules.cards.find(({ id }) => id === this.card(ref)) ?? {};
    if (place && program.some((step) => 'place' in step)) unsaid('event.place, event.add');
    if (beside && granted) unsaid('event.ops, event.place');
    const ops = beside ? own : granted;
    this.#answers(coup === undefined ? event : rest);
    this.#granted(ops as CaseOperations | 'none' | undefined);
  }

  #answers(event: CaseEvent): void {
    for (const [key, value] of Object.entries(event)) {
      const say = this.#ofEvent[key] ?? unsaid(`event.${key}`);
      say(value as never);
    }
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
  readonly #option = (option: string): void => this.say('when', 'event.option', { option });

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

const PHASES: Readonly<Record<string, string>> = {
  deal: 'turn.deal',
  check_milops: 'turn.military',
  end_turn: 'turn.ends',
  reveal_held: 'turn.held',
  final_scoring: 'turn.final',
};
