/** A case in the sentences of the features: what `casesOfFeature` reads back, in any of the four languages. */
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { CaseAction, CaseEvent, CaseInput, CaseOperations, CasePosition } from './case.ts';
import { nameOfEffect, sideNamed } from './effects.ts';
import { indexNames, type NameIndex } from './names.ts';
import { OPTION_POLICIES } from './options.ts';
import { valueAgainst } from './scenario-steps.ts';
import type { Phrases } from './scenarios.ts';

/** A sentence by its id, with countries and cards by id. */
export interface Said {
  readonly kind: 'given' | 'when';
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A case in sentences; or why there are none for something in it. */
export type Written =
  | { readonly said: readonly Said[]; readonly tags: readonly string[] }
  | { readonly unsaid: string };

class Unsaid extends Error {}
const unsaid = (what: string): never => {
  throw new Unsaid(what);
};

type Loose = Record<string, unknown>;
type SideId = 'us' | 'ussr';
const SIDES = ['us', 'ussr'] as const;

/** The sentences of a case. */
export function sentencesOf(input: CaseInput, rules: Ruleset): Written {
  try {
    const writer = new Writer(rules);
    writer.position(input.position, input.action);
    for (const action of input.action) writer.action(action);
    const { options = [] } = input.position;
    const chosen = options.map((option) => OPTION_POLICIES[option] ?? unsaid(`option ${option}`));
    const policies = [...Object.entries(input.policies ?? {}), ...chosen];
    const edition = input.edition === undefined ? [] : [`@edition:${input.edition}`];
    return { said: writer.said, tags: [...edition, ...policies.map(([issue, option]) => `@issue:${issue}=${option}`)] };
  } catch (error) {
    if (error instanceof Unsaid) return { unsaid: error.message };
    throw error;
  }
}

/** The text of a feature with these scenarios. */
export function featureOf(
  language: string,
  { keywords, ...sentences }: Phrases,
  scenarios: readonly { readonly title: string; readonly written: Exclude<Written, { unsaid: string }> }[],
  nameOf: (kind: string, id: string) => string,
): string {
  const word = (key: keyof Phrases['keywords']): string => [keywords[key]].flat()[0] as string;
  const lines = [`# language: ${language}`, `${word('feature')}: the suite`];
  for (const { title, written } of scenarios) {
    lines.push('', `  ${written.tags.join(' ')}`, `  ${word('scenario')}: ${title}`);
    for (const { kind, id, values } of written.said) {
      const phrase = [sentences[kind][id] ?? ''].flat()[0] as string;
      lines.push(`    ${word(kind)} ${inWords(phrase, values, nameOf)}`);
    }
  }
  return lines.join('\n');
}

/** A cucumber expression with its values: the first of several words, and nothing that is optional. */
function inWords(phrase: string, values: Said['values'], nameOf: (kind: string, id: string) => string): string {
  return phrase
    .replace(/[^\s{}()]+\/[^\s{}()]+/gu, (words) => words.split('/')[0] as string)
    .replace(/\([^()]*\)/gu, '')
    .replace(/\{([a-z]+)(\d?)\}/g, (_, kind: string, n: string) => {
      const value = values[kind + n];
      return typeof value === 'number' || kind === 'option' ? String(value) : nameOf(kind, String(value));
    });
}

/** The position that a scenario begins with; what is not said is so. */
const ORDINARY: Readonly<Record<string, unknown>> = { base: 'empty', defcon: 5, vp: 0, action_round: 1 };

const sameSide = (one: unknown, other: unknown): boolean => sideNamed(String(one)) === sideNamed(String(other));

class Writer {
  readonly said: Said[] = [];
  readonly #names: NameIndex;
  readonly #rules: Ruleset;

  constructor(rules: Ruleset) {
    this.#rules = rules;
    this.#names = indexNames(rules, {});
  }

  #say(kind: Said['kind'], id: string, values: Said['values'] = {}): void {
    this.said.push({ kind, id, values });
  }

  #country = (name: string): string =>
    this.#rules.countries[this.#names.country(name) ?? -1]?.id ?? unsaid(`country ${name}`);
  #card = (ref: unknown): string =>
    this.#rules.cards.find(({ number }) => number === this.#names.card(ref as string))?.id ?? unsaid(`card ${ref}`);
  #side = (name: unknown): SideId => {
    const side = sideNamed(String(name));
    return side === undefined ? unsaid(`side ${name}`) : (SIDES[side] as SideId);
  };

  position(position: CasePosition, [first]: readonly CaseAction[]): void {
    const { phase = 'action_round', options: _, ...rest } = position as CasePosition & Loose;
    const begins = first && PHASE_OF[first.kind === 'phase' ? `phase:${first.phase}` : first.kind];
    if (begins === undefined) unsaid(`an action of kind ${first?.kind} ${first?.phase ?? first?.query ?? ''}`.trim());
    if (begins !== '' && begins !== phase) unsaid(`the phase ${phase} before ${first?.kind}`);
    if ((rest as CasePosition).turn === undefined) this.#say('given', 'position.turn', { int: 1 });
    for (const [key, value] of Object.entries(rest)) {
      if (ORDINARY[key] === value || (key === 'phasing' && sameSide(value, first?.player))) continue;
      const say = this.#given[key] ?? unsaid(`position: ${key}`);
      say(value as never);
    }
  }

  readonly #perSide =
    (id: string) =>
    (value: Loose): void => {
      for (const side of SIDES) {
        const int = (value[side] ?? value[side.toUpperCase()]) as number | undefined;
        if (int !== undefined) this.#say('given', id, { side, int });
      }
    };

  readonly #cards =
    (id: string) =>
    (cards: readonly unknown[]): void => {
      if (cards.length === 0) unsaid(`${id}: none`);
      for (const card of cards) this.#say('given', id, { card: this.#card(card) });
    };

  readonly #given: Readonly<Record<string, (value: never) => void>> = {
    base: () => this.#say('given', 'position.setup'),
    turn: (int: number) => this.#say('given', 'position.turn', { int }),
    action_round: (int: number) => this.#say('given', 'position.round', { int }),
    phasing: (side: string) => this.#say('given', 'position.to_play', { side: this.#side(side) }),
    defcon: (int: number) => this.#say('given', 'position.defcon', { int }),
    vp: (vp: number) => this.#say('given', 'position.vp', { int: Math.abs(vp), side: vp > 0 ? 'us' : 'ussr' }),
    milops: this.#perSide('position.milops'),
    space: this.#perSide('position.space'),
    space_attempts_spent: this.#perSide('position.attempts'),
    influence: (influence: Record<string, Loose>) => {
      for (const [name, markers] of Object.entries(influence))
        for (const side of SIDES) {
          const int = (markers[side] ?? markers[side.toUpperCase()]) as number | undefined;
          if (int !== undefined) this.#say('given', 'position.influence', { side, int, country: this.#country(name) });
        }
    },
    china: ({ holder, face }: { holder: string; face?: string }) => {
      const side = this.#side(holder);
      if (face === 'down') this.#say('given', 'position.china_down', { side });
      else this.#say('given', 'position.card', { side, card: 'the-china-card' });
    },
    hands: (hands: Loose) => {
      for (const side of SIDES) {
        const hand = (hands[side] ?? hands[side.toUpperCase()]) as readonly unknown[] | Loose | undefined;
        if (hand === undefined) continue;
        const known = (Array.isArray(hand) ? hand : ((hand as Loose).known ?? [])) as readonly unknown[];
        if (known.some((card) => this.#card(card) === 'the-china-card')) unsaid('the China Card in a hand');
        for (const card of known) this.#say('given', 'position.card', { side, card: this.#card(card) });
        const { hidden } = hand as { hidden?: number };
        if (hidden !== undefined) this.#say('given', 'position.unknown_cards', { side, int: hidden });
        else if (known.length === 0) this.#say('given', 'position.empty_hand', { side });
      }
    },
    discard: this.#cards('position.discard'),
    removed: this.#cards('position.removed'),
    occurred: this.#cards('position.occurred'),
    deck_top_first: this.#cards('position.next_card'),
    effects: (effects: readonly { name: string; value?: unknown }[]) => {
      for (const { name, value } of effects) {
        const id = this.#rules.cards.find((card) => nameOfEffect(card.id) === name)?.id;
        if (id === undefined) unsaid(`the effect ${name}`);
        else if (value === undefined) this.#say('given', 'position.effect', { effect: id });
        else if (typeof value === 'string' && sideNamed(value) !== undefined)
          this.#say('given', 'position.effect_on', {
            effect: id,
            side: valueAgainst(name, this.#side(value)) === 'US' ? 'us' : 'ussr',
          });
        else unsaid(`the value of the effect ${name}`);
      }
    },
  };

  action(action: CaseAction): void {
    const { kind, player, card, as, order, event, place, coup, die, realign, by, ...rest } = action;
    const side = player === undefined ? undefined : this.#side(player);
    const about = { ...(side && { side }), ...(card !== undefined && { card: this.#card(card) }) };
    if (by !== undefined) unsaid('by, of Operations');
    switch (kind) {
      case 'play': {
        const die1 = typeof die === 'number' ? die : undefined;
        if (as === 'space' || as === 'trap_discard') {
          if (die1 === undefined) unsaid('no die');
          this.#say('when', as === 'space' ? 'play.space' : 'play.trap', { ...about, int: die1 as number });
          if (place ?? coup ?? realign) unsaid('Operations beside an attempt');
        } else if (as === 'event' || as === 'ops') {
          this.#say('when', as === 'event' ? 'play.event' : 'play.operations', about);
          if (order) this.#say('when', order === 'event_first' ? 'event.first' : 'event.last');
          this.#operations({ place, coup, die, realign });
        } else unsaid(`a play ${as === undefined ? 'without a use' : `as ${as}`}`);
        if (event) this.#event(event, card);
        return;
      }
      case 'headline':
        for (const each of SIDES) {
          const words = action[each] as { card?: unknown; event?: CaseEvent } | undefined;
          if (words?.card === undefined) continue;
          if (words.card === 'none') this.#say('when', 'headline.none', { side: each });
          else this.#say('when', 'headline.play', { side: each, card: this.#card(words.card) });
          if (words.event) this.#event(words.event, words.card);
        }
        return;
      case 'pass':
        this.#say('when', 'play.pass', about);
        return;
      case 'any_other_play':
        this.#say('when', 'play.other', about);
        return;
      case 'award':
        this.#say('when', 'award.vp', { side: this.#side(action.side), int: action.vp ?? 0 });
        return;
      case 'interrupt': {
        const [[name, int] = unsaid('no price'), ...more] = Object.entries(
          (rest.remove ?? {}) as Record<string, number>,
        );
        if (more.length > 0 || Array.isArray(rest.remove)) unsaid('a price without a number');
        this.#say('when', 'crisis.pay', { ...about, country: this.#country(name), int });
        return;
      }
      case 'setup':
        if (action.us_bid ?? action.ussr_bid) unsaid('a bid');
        for (const each of SIDES)
          for (const [name, int] of Object.entries((action[each] ?? {}) as Record<string, number>))
            this.#say('when', 'setup.place', { side: each, country: this.#country(name), int });
        return;
      case 'phase':
        this.#say('when', PHASES[action.phase ?? ''] ?? unsaid(`the phase ${action.phase}`));
        return;
      case 'query':
        if (action.query === 'controller')
          this.#say('when', 'ask.control', { country: this.#country(String(action.of)) });
        else if (action.query === 'headline_order') this.#say('when', 'ask.reveal');
        else unsaid(`the question ${action.query}`);
        return;
      default:
        unsaid(`an action of kind ${kind}`);
    }
  }

  #operations({ place, coup, die, realign }: CaseOperations): void {
    if (place) this.#markers('operations.place', place);
    if (coup !== undefined) {
      if (typeof die !== 'number') unsaid('no die');
      this.#say('when', 'operations.coup', { country: this.#country(coup), int: die as number });
    } else if (die !== undefined) unsaid('a die of nothing');
    for (const roll of realign ?? []) {
      if (roll.in === undefined) unsaid('a realignment nowhere');
      const dice = { int1: roll.us, int2: roll.ussr };
      this.#say('when', 'operations.realign', { country: this.#country(roll.in as string), ...dice });
    }
  }

  #markers(id: string, markers: NonNullable<CaseOperations['place']>): void {
    const list: readonly (readonly [string, number])[] = Array.isArray(markers)
      ? (markers as readonly string[]).map((name) => [name, 1] as const)
      : Object.entries(markers as Record<string, number>);
    if (list.length === 0) unsaid(`${id}: none`);
    for (const [name, int] of list) this.#say('when', id, { country: this.#country(name), int });
  }

  /** Markers of an event: with their number, or only where. */
  #moved(id: string, markers: NonNullable<CaseEvent['add']>): void {
    if (!Array.isArray(markers)) this.#markers(id, markers);
    else
      for (const name of markers as readonly string[])
        this.#say('when', id === 'event.places' ? 'event.places_in' : 'event.removes_from', {
          country: this.#country(name),
        });
  }

  #event({ ops: granted, place, coup, realign, ...event }: CaseEvent, ref: unknown): void {
    // What an event gives Operations for may stand beside its other answers.
    const { die, ...rest } = event;
    const beside = place ?? coup ?? realign;
    const own = { place, coup, realign, ...(coup !== undefined && { die }) };
    const { event: program = [] } = this.#rules.cards.find(({ id }) => id === this.#card(ref)) ?? {};
    if (place && program.some((step) => 'place' in step)) unsaid('markers of an event that has Operations too');
    if (beside && granted) unsaid('Operations of an event in two places');
    const ops = beside ? own : granted;
    this.#answers(coup === undefined ? event : rest);
    this.#granted(ops as CaseOperations | 'none' | undefined);
  }

  #answers(event: CaseEvent): void {
    for (const [key, value] of Object.entries(event)) {
      const say = this.#ofEvent[key] ?? unsaid(`event: ${key}`);
      say(value as never);
    }
  }

  #granted(ops: CaseOperations | 'none' | undefined): void {
    if (ops === 'none') this.#say('when', 'event.no_operations');
    else if (ops) {
      if (ops.by !== undefined) unsaid('by, of Operations');
      this.#say('when', 'event.operations');
      this.#operations(ops);
    }
  }

  readonly #oneCard =
    (id: string) =>
    (value: unknown): void => {
      if (value === 'none') this.#say('when', 'event.no_card');
      else for (const card of [value].flat()) this.#say('when', id, { card: this.#card(card) });
    };
  readonly #option = (option: string): void => this.#say('when', 'event.option', { option });

  readonly #ofEvent: Readonly<Record<string, (value: never) => void>> = {
    by: (side: string) => this.#say('when', 'event.by', { side: this.#side(side) }),
    add: (markers: never) => this.#moved('event.places', markers),
    remove: (markers: never) => this.#moved('event.removes', markers),
    target: (country: string) => this.#say('when', 'event.target', { country: this.#country(country) }),
    die: (int: number) => this.#say('when', 'event.die', { int }),
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
      for (const { us, ussr } of [rolls].flat() as { us: number; ussr: number }[])
        this.#say('when', 'event.rolls', { int1: us, int2: ussr });
    },
    coups: (coups: readonly { in: string; die?: number }[]) => {
      for (const { in: country, die } of coups)
        this.#say('when', 'event.coup', { country: this.#country(country), int: die ?? unsaid('no die') });
    },
  };
}

const PHASES: Readonly<Record<string, string>> = {
  check_milops: 'turn.military',
  end_turn: 'turn.ends',
  reveal_held: 'turn.held',
  final_scoring: 'turn.final',
};

/** The phase that a scenario takes its first action to be in; none for a question about any. */
const PHASE_OF: Readonly<Record<string, string>> = {
  play: 'action_round',
  pass: 'action_round',
  any_other_play: 'action_round',
  award: 'action_round',
  interrupt: 'action_round',
  headline: 'headline',
  setup: 'setup',
  query: '',
  'phase:check_milops': 'cleanup',
  'phase:end_turn': 'cleanup',
  'phase:reveal_held': 'cleanup',
  'phase:final_scoring': 'final_scoring',
};
