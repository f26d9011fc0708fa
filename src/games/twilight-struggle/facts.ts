/**
 * Everything that can be handed to the adjudicator: choices of a side, results of chance, cards shown.
 * Facts are atomic (one marker, one target, one option), so that legality can be enumerated without explosion.
 */
import { SET_LIMIT } from '../../core/number-set.ts';
import type { Mode, Use } from './state.ts';
import { SIDES, type Side } from './tables.ts';

export type Order = 'event-first' | 'operations-first';

export type GameFact =
  // Choices
  | { readonly type: 'place'; readonly by: Side; readonly country: number }
  | { readonly type: 'remove'; readonly by: Side; readonly country: number }
  | { readonly type: 'headline'; readonly by: Side /** A card, or 0 face down. */; readonly card: number }
  | { readonly type: 'play'; readonly by: Side; readonly card: number }
  | { readonly type: 'use'; readonly by: Side; readonly use: Exclude<Use, 'trap'> }
  | { readonly type: 'order'; readonly by: Side; readonly order: Order }
  | { readonly type: 'mode'; readonly by: Side; readonly mode: Mode }
  | { readonly type: 'target'; readonly by: Side; readonly country: number }
  | { readonly type: 'select'; readonly by: Side; readonly card: number }
  | { readonly type: 'choose'; readonly by: Side; readonly option: string }
  | { readonly type: 'done'; readonly by: Side }
  | { readonly type: 'pass'; readonly by: Side }
  | { readonly type: 'discard'; readonly by: Side; readonly card: number }
  | { readonly type: 'cancel-crisis'; readonly by: Side; readonly country: number }
  // Chance
  | { readonly type: 'roll' /** 0 for an attempt without a die, an optional rule. */; readonly die: number }
  | { readonly type: 'rolls'; readonly us: number; readonly ussr: number }
  | {
      readonly type: 'deal' /** Known cards dealt to each side; the rest stay hidden. */;
      readonly us: readonly number[];
      readonly ussr: readonly number[];
    }
  | { readonly type: 'crisis' /** The crisis of Turn Zero that is turned up. */; readonly crisis: string }
  | { readonly type: 'draw' /** A card drawn at random; 0 if nobody saw it. */; readonly card: number }
  // Reveals
  | { readonly type: 'reveal'; readonly by: Side; readonly cards: readonly number[] };

export type FactType = GameFact['type'];
export type FactOf<T extends FactType> = Extract<GameFact, { readonly type: T }>;

/**
 * By side: it does something with this or that country or card, which is the place in the list. Such facts are the same
 * object whenever they come up: there are few of them, and they come up by the million.
 */
type Ready = readonly (readonly GameFact[])[];

const NUMBERS = Array.from({ length: SET_LIMIT }, (_, number) => number);
const withCountry = (type: 'place' | 'remove' | 'target'): Ready =>
  SIDES.map((by) => NUMBERS.map((country) => Object.freeze({ type, by, country })));
const withCard = (type: 'headline' | 'play' | 'discard' | 'select'): Ready =>
  SIDES.map((by) => NUMBERS.map((card) => Object.freeze({ type, by, card })));

export const WITH_COUNTRY = {
  place: withCountry('place'),
  remove: withCountry('remove'),
  target: withCountry('target'),
};
export const WITH_CARD = {
  headline: withCard('headline'),
  play: withCard('play'),
  discard: withCard('discard'),
  select: withCard('select'),
};
