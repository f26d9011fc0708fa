/** A case in the sentences of the features: what `casesOfFeature` reads back, in any language that has them. */
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { CaseAction, CaseInput, CaseOperations } from './case.ts';
import { OPTION_POLICIES } from './options.ts';
import { EventWriter } from './scenario-event.ts';
import { factInSentences } from './scenario-facts.ts';
import { SIDES } from './scenario-position.ts';
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

type Counts = Readonly<Record<string, number>>;

class Writer extends EventWriter {
  action(action: CaseAction): void {
    const { kind, player, card, by } = action;
    const side = player === undefined ? undefined : this.side(player);
    const about = { ...(side && { side }), ...(card !== undefined && { card: this.card(card) }) };
    if (by !== undefined) unsaid('by');
    const say = this.#ofKind[kind] ?? unsaid(`kind: ${kind}`);
    say(action, about);
  }

  /** A sentence for each country, with the number of its markers. */
  #counted(id: string, markers: Counts, values: Said['values']): void {
    for (const [name, int] of Object.entries(markers))
      this.say('when', id, { ...values, country: this.country(name), int });
  }

  readonly #ofKind: Readonly<Record<string, (action: CaseAction, about: Said['values']) => void>> = {
    play: (action, about) => this.#play(action, about),
    headline: (action) => {
      for (const side of SIDES) {
        const { card, event } = action[side] ?? {};
        if (card === undefined) continue;
        if (card === 'none') this.say('when', 'headline.none', { side });
        else this.say('when', 'headline.play', { side, card: this.card(card) });
        if (event) this.event(event, card);
      }
    },
    pass: (_, about) => this.say('when', 'play.pass', about),
    any_other_play: (_, about) => this.say('when', 'play.other', about),
    award: ({ side, vp = 0 }) => this.say('when', 'award.vp', { side: this.side(side), int: vp }),
    interrupt: ({ remove = {} }, about) => {
      if (Array.isArray(remove) || Object.keys(remove).length === 0) unsaid('remove: [country]');
      this.#counted('crisis.pay', remove as Counts, about);
    },
    ability: ({ what, cards = [] }, about) => {
      if (what !== 'discard_held') unsaid(`ability: ${what}`);
      for (const held of cards) this.say('when', 'ability.discard', { ...about, card: this.card(held) });
      if (cards.length === 0) this.say('when', 'ability.keep', about);
    },
    reaction: ({ what = 'norad', add = unsaid('reaction: {add: ?}') }, about) =>
      this.say('when', 'reaction.place', { ...about, effect: this.effect(what), country: this.country(add) }),
    facts: ({ facts = [] }) => {
      for (const fact of facts) for (const { id, values } of factInSentences(fact, this)) this.say('when', id, values);
    },
    setup: (action) => {
      for (const side of SIDES) this.#counted('setup.place', (action[side] ?? {}) as Counts, { side });
      for (const side of SIDES) this.#counted('setup.bid', action[`${side}_bid`] ?? {}, { side });
    },
    phase: ({ phase, first, reshuffle_order: order, ...action }) => {
      for (const key of SIDES) if (action[key] !== undefined) unsaid(`phase: ${phase}, ${key}`);
      this.say('when', PHASES[phase ?? ''] ?? unsaid(`phase: ${phase}`));
      if (first !== undefined) this.say('when', 'deal.first', { side: this.side(first) });
      this.reshuffled(order);
    },
    query: ({ query, of }) => {
      if (query === 'controller') this.say('when', 'ask.control', { country: this.country(String(of)) });
      else if (query === 'headline_order') this.say('when', 'ask.reveal');
      else this.say('when', QUERIES[query ?? ''] ?? unsaid(`query: ${query}`));
    },
  };

  #play({ as, order, event, card, ...uses }: CaseAction, about: Said['values']): void {
    if (as === 'space' || as === 'trap_discard') this.#forItsDie(as, uses, about);
    else if (as === 'discard') this.say('when', 'play.discard', about);
    else if (as === 'event' || as === 'ops') {
      this.say('when', as === 'event' ? 'play.event' : 'play.operations', about);
      if (order) this.say('when', order === 'event_first' ? 'event.first' : 'event.last');
      this.operations(uses);
    } else unsaid(`as: ${as ?? '?'}`);
    if (event) this.event(event, card);
  }

  /** A card put into the space race or thrown away against a trap: a die is rolled, and nothing else is done. */
  #forItsDie(as: 'space' | 'trap_discard', { die, ...uses }: CaseOperations, about: Said['values']): void {
    const use = as === 'space' ? 'play.space' : 'play.trap';
    if (typeof die === 'number') this.say('when', use, { ...about, int: die });
    else if (die === undefined) this.say('when', `${use}_open`, about);
    else if (as === 'space') this.say('when', 'play.space_unrolled', about);
    else unsaid(`as: ${as}, die: ${die}`);
    const other = (['place', 'coup', 'realign'] as const).find((key) => uses[key]);
    if (other) unsaid(`as: ${as}, ${other}`);
  }
}

const PHASES: Readonly<Record<string, string>> = {
  improve_defcon: 'turn.defcon',
  deal: 'turn.deal',
  check_milops: 'turn.military',
  end_turn: 'turn.ends',
  reveal_held: 'turn.held',
  final_scoring: 'turn.final',
};
