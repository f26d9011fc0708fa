/** What stands before the play, in the sentences of the features. */
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { CaseAction, CasePosition } from './case.ts';
import { isOccurrence, nameOfEffect, sideNamed } from './effects.ts';
import { indexNames, type NameIndex } from './names.ts';
import { valueAgainst } from './scenario-steps.ts';
import { type Said, unsaid } from './scenario-text.ts';

export type Loose = Record<string, unknown>;
export type SideId = 'us' | 'ussr';
export const SIDES = ['us', 'ussr'] as const;

/** The position that a scenario begins with; what is not said is so. */
const ORDINARY: Readonly<Record<string, unknown>> = { base: 'empty', defcon: 5, vp: 0, action_round: 1 };

const sameSide = (one: unknown, other: unknown): boolean => sideNamed(String(one)) === sideNamed(String(other));

/** What is said of a pile without a card; of one that is not shown anyway nothing is. */
const EMPTY: Readonly<Record<string, string>> = {
  'position.next_card': 'position.deck_empty',
  'position.discard': 'position.discard_empty',
};

/** Says what stands before the play. */
export class PositionWriter {
  readonly said: Said[] = [];
  readonly #names: NameIndex;
  protected readonly rules: Ruleset;

  constructor(rules: Ruleset) {
    this.rules = rules;
    this.#names = indexNames(rules, {});
  }

  protected say(kind: Said['kind'], id: string, values: Said['values'] = {}): void {
    this.said.push({ kind, id, values });
  }

  readonly country = (name: string): string => {
    const [space, side] = [this.rules.civilWar.space, sideNamed(name)];
    // The space of a variant and that of a superpower are places, though no countries. 2.1.5, 12.1
    if (name === space.id || name === space.name) return space.id;
    if (side !== undefined) return SIDES[side] as SideId;
    return this.rules.countries[this.#names.country(name) ?? -1]?.id ?? unsaid(`country: ${name}`);
  };
  protected effect = (name: string): string =>
    this.rules.cards.find(({ id }) => nameOfEffect(id) === name)?.id ?? unsaid(`effects: ${name}`);
  readonly card = (ref: unknown): string =>
    this.rules.cards.find(({ number }) => number === this.#names.card(ref as string))?.id ?? unsaid(`card: ${ref}`);
  protected side = (name: unknown): SideId => {
    const side = sideNamed(String(name));
    return side === undefined ? unsaid(`side: ${name}`) : (SIDES[side] as SideId);
  };

  /** @param firstTurn the turn with which the game begins */
  position(position: CasePosition, [first]: readonly CaseAction[], firstTurn: number): void {
    const { phase = 'action_round', options, ...rest } = position as CasePosition & Loose;
    // An agreement of some leagues, which is a bid like others.
    if (options?.includes('us_bid_4')) this.say('given', 'position.handicap', { side: 'us', int: 4 });
    const begins = first && PHASE_OF[first.kind === 'phase' ? `phase:${first.phase}` : first.kind];
    if (begins === undefined) unsaid([first?.kind, first?.phase ?? first?.query].filter(Boolean).join(': '));
    if (begins !== '' && begins !== phase) this.say('given', 'position.phase', { option: phase.replaceAll('_', '-') });
    if ((rest as CasePosition).turn === undefined) this.say('given', 'position.turn', { int: firstTurn });
    const acts = first?.player;
    if (rest.phasing === undefined && acts !== undefined && sameSide(acts, 'US') && begins === 'action_round')
      this.say('given', 'position.to_play', { side: 'ussr' });
    for (const [key, value] of Object.entries(rest)) {
      if (ORDINARY[key] === value || (key === 'phasing' && sameSide(value, acts))) continue;
      const say = this.#given[key] ?? unsaid(`position.${key}`);
      say(value as never);
    }
  }

  readonly #region = (name: string): string =>
    this.rules.regions.find((region) => region.id === name || region.name === name)?.id ?? unsaid(`region: ${name}`);

  /** An event that leaves nothing behind under this name: its card went where it goes. */
  #occurred(card: string): void {
    this.say('given', 'position.occurred', { card });
    const starred = this.rules.cards.find(({ id }) => id === card)?.starred;
    this.say('given', starred ? 'position.removed' : 'position.discard', { card });
  }

  readonly #perSide =
    (id: string) =>
    (value: Loose): void => {
      for (const side of SIDES) {
        const int = (value[side] ?? value[side.toUpperCase()]) as number | undefined;
        if (int !== undefined) this.say('given', id, { side, int });
      }
    };

  readonly #cards =
    (id: string) =>
    (cards: readonly unknown[]): void => {
      if (cards.length === 0 && id in EMPTY) this.say('given', EMPTY[id] as string);
      for (const card of cards) this.say('given', id, { card: this.card(card) });
    };

  readonly #given: Readonly<Record<string, (value: never) => void>> = {
    base: () => this.say('given', 'position.setup'),
    turn: (int: number) => this.say('given', 'position.turn', { int }),
    action_round: (int: number) => this.say('given', 'position.round', { int }),
    phasing: (side: string) => this.say('given', 'position.to_play', { side: this.side(side) }),
    defcon: (int: number) => this.say('given', 'position.defcon', { int }),
    vp: (vp: number) => this.say('given', 'position.vp', { int: Math.abs(vp), side: vp > 0 ? 'us' : 'ussr' }),
    milops: this.#perSide('position.milops'),
    space: this.#perSide('position.space'),
    space_attempts_spent: this.#perSide('position.attempts'),
    influence: (influence: Record<string, Loose>) => {
      for (const [name, markers] of Object.entries(influence))
        for (const side of SIDES) {
          const int = (markers[side] ?? markers[side.toUpperCase()]) as number | undefined;
          if (int !== undefined) this.say('given', 'position.influence', { side, int, country: this.country(name) });
        }
    },
    control: (control: Record<string, string>) => {
      for (const [name, holder] of Object.entries(control)) {
        const country = this.country(name);
        if (holder === 'unknown') this.say('given', 'position.control_unknown', { country });
        else if (holder === 'none') unsaid('position.control: none');
        else this.say('given', 'position.control', { side: this.side(holder), country });
      }
    },
    china: ({ holder, face }: { holder: string; face?: string }) => {
      if (holder === 'none') {
        this.say('given', 'position.china_none');
        return;
      }
      const side = this.side(holder);
      if (face === 'down') this.say('given', 'position.china_down', { side });
      else this.say('given', 'position.card', { side, card: 'the-china-card' });
    },
    hands: (hands: Loose) => {
      for (const side of SIDES) {
        const hand = (hands[side] ?? hands[side.toUpperCase()]) as readonly unknown[] | Loose | undefined;
        if (hand === undefined) continue;
        const known = (Array.isArray(hand) ? hand : ((hand as Loose).known ?? [])) as readonly unknown[];
        if (known.some((card) => this.card(card) === 'the-china-card')) unsaid('position.hands: The China Card');
        for (const card of known) this.say('given', 'position.card', { side, card: this.card(card) });
        const { hidden } = hand as { hidden?: number };
        if (hidden !== undefined) this.say('given', 'position.unknown_cards', { side, int: hidden });
        else if (known.length === 0) this.say('given', 'position.empty_hand', { side });
      }
    },
    crises: (crises: Record<string, number>) => {
      for (const [option, int] of Object.entries(crises)) this.say('given', 'position.crisis', { option, int });
    },
    handicap: ({ vp, ...markers }: { readonly vp?: number } & Loose) => {
      if (vp !== undefined)
        this.say('given', 'position.handicap_vp', { side: vp > 0 ? 'us' : 'ussr', int: Math.abs(vp) });
      this.#perSide('position.handicap')(markers);
    },
    chinese_civil_war_influence: (int: number) => this.say('given', 'position.civil_war', { int }),
    discard: this.#cards('position.discard'),
    removed: this.#cards('position.removed'),
    occurred: this.#cards('position.occurred'),
    deck_top_first: this.#cards('position.next_card'),
    draw_pile: (int: number) => this.say('given', 'position.draw_pile', { int }),
    effects: (effects: readonly { name: string; value?: unknown }[]) => {
      for (const { name, value } of effects) {
        if (isOccurrence(name)) {
          this.#occurred(name.replaceAll('_', '-'));
          continue;
        }
        const effect = this.effect(name);
        const side = typeof value === 'string' ? sideNamed(value) : undefined;
        if (value === undefined) this.say('given', 'position.effect', { effect });
        else if (side !== undefined)
          this.say('given', 'position.effect_on', {
            effect,
            side: valueAgainst(name, SIDES[side] as SideId) === 'US' ? 'us' : 'ussr',
          });
        else if (Array.isArray(value))
          for (const card of value) this.say('given', 'position.ordered', { effect, card: this.card(card) });
        else this.say('given', 'position.effect_region', { effect, region: this.#region(String(value)) });
      }
    },
  };
}

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
  facts: 'action_round',
  ability: 'cleanup',
  reaction: 'action_round',
  'phase:improve_defcon': 'start_of_turn',
  'phase:deal': 'deal',
  'phase:check_milops': 'cleanup',
  'phase:end_turn': 'cleanup',
  'phase:reveal_held': 'cleanup',
  'phase:final_scoring': 'final_scoring',
};
