/** What stands before the play, in the sentences of the features. */
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { CaseAction, CasePosition } from './case.ts';
import { nameOfEffect, sideNamed } from './effects.ts';
import { indexNames, type NameIndex } from './names.ts';
import { valueAgainst } from './scenario-steps.ts';
import type { Said } from './scenario-text.ts';

/** No sentence says this. */
export class Unsaid extends Error {}
/** Stops at a part of a case that no sentence says; named as cases write it. */
export const unsaid = (what: string): never => {
  throw new Unsaid(what);
};

export type Loose = Record<string, unknown>;
export type SideId = 'us' | 'ussr';
export const SIDES = ['us', 'ussr'] as const;

/** The position that a scenario begins with; what is not said is so. */
const ORDINARY: Readonly<Record<string, unknown>> = { base: 'empty', defcon: 5, vp: 0, action_round: 1 };

const sameSide = (one: unknown, other: unknown): boolean => sideNamed(String(one)) === sideNamed(String(other));

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

  protected country = (name: string): string =>
    this.rules.countries[this.#names.country(name) ?? -1]?.id ?? unsaid(`country: ${name}`);
  protected card = (ref: unknown): string =>
    this.rules.cards.find(({ number }) => number === this.#names.card(ref as string))?.id ?? unsaid(`card: ${ref}`);
  protected side = (name: unknown): SideId => {
    const side = sideNamed(String(name));
    return side === undefined ? unsaid(`side: ${name}`) : (SIDES[side] as SideId);
  };

  position(position: CasePosition, [first]: readonly CaseAction[]): void {
    const { phase = 'action_round', options: _, ...rest } = position as CasePosition & Loose;
    const begins = first && PHASE_OF[first.kind === 'phase' ? `phase:${first.phase}` : first.kind];
    if (begins === undefined) unsaid([first?.kind, first?.phase ?? first?.query].filter(Boolean).join(': '));
    if (begins !== '' && begins !== phase) unsaid(`position.phase: ${phase}, ${first?.kind}`);
    if ((rest as CasePosition).turn === undefined) this.say('given', 'position.turn', { int: 1 });
    const acts = first?.player;
    if (rest.phasing === undefined && acts !== undefined && sameSide(acts, 'US') && begins === 'action_round')
      this.say('given', 'position.to_play', { side: 'ussr' });
    for (const [key, value] of Object.entries(rest)) {
      if (ORDINARY[key] === value || (key === 'phasing' && sameSide(value, acts))) continue;
      const say = this.#given[key] ?? unsaid(`position.${key}`);
      say(value as never);
    }
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
      if (cards.length === 0) unsaid(`${id}: []`);
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
    china: ({ holder, face }: { holder: string; face?: string }) => {
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
      if (vp !== undefined) unsaid('position.handicap.vp');
      this.#perSide('position.handicap')(markers);
    },
    discard: this.#cards('position.discard'),
    removed: this.#cards('position.removed'),
    occurred: this.#cards('position.occurred'),
    deck_top_first: this.#cards('position.next_card'),
    effects: (effects: readonly { name: string; value?: unknown }[]) => {
      for (const { name, value } of effects) {
        const id = this.rules.cards.find((card) => nameOfEffect(card.id) === name)?.id;
        if (id === undefined) unsaid(`effects: ${name}`);
        else if (value === undefined) this.say('given', 'position.effect', { effect: id });
        else if (typeof value === 'string' && sideNamed(value) !== undefined)
          this.say('given', 'position.effect_on', {
            effect: id,
            side: valueAgainst(name, this.side(value)) === 'US' ? 'us' : 'ussr',
          });
        else unsaid(`effects: ${name}.value`);
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
  'phase:deal': 'deal',
  'phase:check_milops': 'cleanup',
  'phase:end_turn': 'cleanup',
  'phase:reveal_held': 'cleanup',
  'phase:final_scoring': 'final_scoring',
};
