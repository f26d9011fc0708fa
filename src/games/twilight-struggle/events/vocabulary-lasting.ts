/** Effects that stay in force: changed numbers, closed places, triggers, traps, debts. See `vocabulary.ts`. */
import type { Step } from './vocabulary.ts';
import type { CardFilter, CardId, Condition, CountryFilter, CountryId, Role } from './vocabulary-values.ts';

/** When a lasting effect ends; independent of where its card lies. */
export type Until = (typeof DURATIONS)[number] | { readonly play: PlayPattern };
export const DURATIONS = ['now', 'end-of-turn', 'escaped', 'played', 'used', 'cancelled', 'game'] as const;

/** A continuous change of a number. */
export type Modify =
  | {
      readonly quantity: 'card-ops';
      readonly side: Role;
      readonly amount: number;
      readonly cap?: number;
      readonly floor?: number;
      /** Only this card. */
      readonly card?: CardId;
      /** Only while every point stays inside; then neither cap nor floor applies. 7.4 */
      readonly allIn?: CountryFilter;
      readonly until: Until;
    }
  | {
      readonly quantity: 'coup-die' | 'realign-die';
      readonly side: Role;
      readonly amount: number;
      readonly where?: CountryFilter;
      readonly until: Until;
    }
  | {
      /** What a coup in a battleground does to DEFCON; or how many action rounds there are. */
      readonly quantity: 'coup-defcon' | 'action-rounds';
      readonly side: Role;
      readonly set: number;
      readonly until: Until;
    }
  | {
      /** Countries that count as battlegrounds for these scorings. */
      readonly quantity: 'battlegrounds';
      readonly where: CountryFilter;
      readonly scoring: readonly Scoring[];
      readonly until: Until;
    }
  | {
      /** Countries of `side` that the `chooser` takes out of the next of these scorings. */
      readonly quantity: 'scoring-loss';
      readonly side: Role;
      readonly count: number;
      readonly chooser: Role;
      readonly where: CountryFilter;
      readonly scoring: readonly Scoring[];
      readonly uses: number;
      readonly until: Until;
      readonly thenCard: 'discard';
    }
  | {
      /** Countries whose stability number becomes another. */
      readonly quantity: 'stability';
      readonly where: { readonly id: readonly CountryId[] };
      readonly set: number;
      readonly until: Until;
    };
export const QUANTITIES = [
  'card-ops',
  'coup-die',
  'realign-die',
  'coup-defcon',
  'action-rounds',
  'battlegrounds',
  'scoring-loss',
  'stability',
] as const;
export type Quantity = (typeof QUANTITIES)[number];
/** A scoring card, or the scoring at the end of the game. */
export type Scoring = CardId | 'final-scoring';

export const FORBIDDEN_ACTIONS = ['coup', 'realign', 'brush-war', 'place-ops'] as const;
export type ForbiddenAction = (typeof FORBIDDEN_ACTIONS)[number];

export interface Forbid {
  readonly action: readonly ForbiddenAction[];
  readonly side: Role;
  readonly where: CountryFilter;
  readonly until: Until;
  /** The name by which `exempt` refers to it. */
  readonly label?: string;
}

/** Carve places out of the `forbid` labelled `from`, whichever comes first. */
export interface Exempt {
  readonly from: string;
  readonly where: CountryFilter;
  readonly until: Until;
}

/** Run steps at a moment. */
export interface Trigger {
  readonly upon: Moment;
  readonly when?: Condition;
  readonly unless?: Condition;
  readonly do: readonly Step[];
  readonly uses?: number;
  readonly until: Until;
}

export type Moment =
  | { readonly play: PlayPattern }
  | { readonly event: CardId; readonly by: Role }
  | { readonly coup: Role; readonly at: 'declared' | 'resolved' }
  | { readonly actionRound: 'play' | 'end'; readonly of: Role }
  | { readonly turn: 'end' }
  | { readonly game: 'final-scoring' };

/** A play being announced. */
export interface PlayPattern {
  readonly card?: CardId;
  readonly tag?: 'war';
  readonly by?: Role;
  readonly as?: readonly ('ops' | 'event')[];
}

/** The next action round must play that card so, or a card of that kind. */
export type Oblige = OwedCard | OwedKind | OwedSequence;
export interface OwedCard {
  readonly side: Role;
  readonly card: CardId;
  readonly as: 'ops';
  readonly until: 'played';
}
/** A card of this kind must be played; whoever holds none forfeits the round. */
export interface OwedKind {
  readonly side: Role;
  readonly where: CardFilter;
  readonly else: 'forfeit';
  readonly until: 'played';
}
/** The cards of a hand must be played in the order that `by` lays down. */
export interface OwedSequence {
  readonly side: Role;
  readonly sequence: { readonly by: Role };
  readonly until: 'end-of-turn';
}

/** A standing right to pay one of the costs and run steps. */
export interface Offer {
  readonly to: Role;
  readonly at: 'any-time';
  readonly until: Until;
  readonly options: readonly { readonly requires?: Condition; readonly cost: readonly Step[] }[];
  readonly do: readonly Step[];
}

/** Replaces the action rounds of `side`: discard a card worth `minOps`, roll one of `escape` to be free. */
export interface Trap {
  readonly side: Role;
  readonly minOps: number;
  readonly escape: readonly number[];
  readonly until: 'escaped';
}
