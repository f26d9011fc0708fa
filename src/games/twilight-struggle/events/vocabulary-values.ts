/** What the steps of an event say about sides, places, cards and numbers. See `vocabulary.ts`. */

/**
 * Who. `player` implements the event, `opponent` is the rival of `player`, `winner` exists inside `contest`, `holder`
 * holds the China Card. A lasting verb freezes its roles to concrete sides when it is created.
 */
export const ROLES = ['us', 'ussr', 'player', 'opponent', 'phasing', 'nonphasing', 'winner', 'holder', 'any'] as const;
export type Role = (typeof ROLES)[number];

/** Country, region and card ids are the slugs of `rules/twilight-struggle`. */
export type CountryId = string;
export type RegionId = string;
export type CardId = string;
/** A name given by `as`: the cards moved, the countries used or the influence removed by a step. */
export type Binding = string;
/** The card whose event is running. */
export type CardReference = 'this' | Binding;

// Filters -------------------------------------------------------------------------------------------------------------

/** Countries for which every key holds; a list means any of its members. `{}` is the whole map. */
export interface CountryFilter {
  readonly id?: readonly CountryId[];
  /** Regions and sub-regions, or one of them chosen by the decider of the step. */
  readonly region?: readonly RegionId[] | OneOf<RegionId>;
  /** Countries that belong to it besides those of the regions. */
  readonly also?: readonly CountryId[];
  readonly adjacentTo?: CountryId;
  /** Control is read live, marker by marker. 2.1.7 */
  readonly controlledBy?: Role | 'none';
  readonly notControlledBy?: Role;
  /** Influence of this side is present. */
  readonly has?: Role;
  /** None of these sides has influence. */
  readonly lacks?: readonly Role[];
  readonly hasAtLeast?: { readonly side: Role; readonly n: number };
  /** Both sides have so much influence. */
  readonly eachAtLeast?: number;
  readonly battleground?: boolean;
  readonly stability?: { readonly max: number };
  readonly not?: CountryFilter;
  /** Not one of the countries that the bound step used. */
  readonly notIn?: Binding;
  /** One of them. */
  readonly in?: Binding;
  /** In a region named by the bound scoring cards. */
  readonly regionOf?: Binding;
}

/** Cards for which every key holds. `{}` is any card. */
export interface CardFilter {
  readonly side?: Role | 'neutral';
  readonly scoring?: boolean;
  /** Operations as modified for the holder. 7.4.2 */
  readonly minOps?: number;
  /** The highest modified Operations value of the zone. */
  readonly highestOps?: true;
  readonly eventPossible?: true;
}

// Conditions ----------------------------------------------------------------------------------------------------------

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly gt: Comparison }
  | { readonly gte: Comparison }
  | { readonly lt: Comparison }
  | { readonly lte: Comparison }
  | { readonly eq: Comparison }
  | { readonly controls: { readonly side: Role; readonly id: CountryId } }
  /** The event has happened in this game. */
  | { readonly occurred: CardId }
  /** Its lasting effect has not ended. */
  | { readonly inEffect: CardId }
  | { readonly holds: { readonly side: Role; readonly card: CardId } }
  | { readonly holds: { readonly side: Role; readonly where: CardFilter } }
  | { readonly exists: Binding }
  | { readonly cardSide: CardReference; readonly in: readonly (Role | 'neutral')[] }
  /** The role falls to this side. */
  | { readonly isSide: Role; readonly side: 'us' | 'ussr' }
  | { readonly phase: 'headline' | 'action-round' }
  | { readonly phasing: Role }
  | { readonly playedBy: Role }
  /** The play that the trigger watches is this card used in this way. */
  | { readonly playedAs: CardId; readonly mode: 'event' | 'ops' }
  | { readonly vpLead: Role }
  /** DEFCON has moved to 2, the only level whose coming is remembered, since the action round began. */
  | { readonly defconMovedTo: number; readonly during: 'action-round' }
  /** The event of the card that the trigger watches is forbidden by another card. */
  | { readonly eventBarred: 'played-card' };

export type Comparison = readonly [Expression, Expression];

export const CONDITIONS = [
  'all',
  'any',
  'not',
  'gt',
  'gte',
  'lt',
  'lte',
  'eq',
  'controls',
  'occurred',
  'inEffect',
  'holds',
  'exists',
  'cardSide',
  'isSide',
  'phase',
  'phasing',
  'playedBy',
  'playedAs',
  'vpLead',
  'defconMovedTo',
  'eventBarred',
] as const;

// Expressions ---------------------------------------------------------------------------------------------------------

export const TRACKS = ['defcon', 'milops', 'space', 'turn', 'vp'] as const;

/** A number. Amounts of place, remove and vp are clamped at 0. */
export type Expression =
  | number
  | { readonly count: CountryFilter }
  /** In the country being handled, or in `in`. */
  | { readonly influence: Role; readonly in?: CountryId }
  /** Markers the side lacks for control of the country being handled. 2.1.7 */
  | { readonly toControl: Role }
  | { readonly track: (typeof TRACKS)[number]; readonly side?: Role }
  /** Operations of a card, as modified for whoever uses them. 7.4 */
  | { readonly ops: CardReference }
  | { readonly size: Binding }
  | { readonly removedBy: Binding }
  /** Regions in which the side has one of these. 10.1.1 */
  | { readonly regions: Role; readonly status: readonly ('presence' | 'domination' | 'control')[] }
  /** Victory points the Southeast Asia table gives the side. */
  | { readonly southeastAsia: Role }
  | { readonly add: readonly Expression[] }
  | { readonly sub: readonly [Expression, Expression] }
  | { readonly half: Expression; readonly round: 'up' | 'down' }
  | { readonly if: Condition; readonly then: Expression; readonly else: Expression };

export const EXPRESSIONS = [
  'count',
  'influence',
  'toControl',
  'track',
  'ops',
  'size',
  'removedBy',
  'regions',
  'southeastAsia',
  'add',
  'sub',
  'half',
  'if',
] as const;

/** A number of things: exact as far as the board allows, everything, or up to a limit with the right to stop early. */
export type Count = Expression | 'all' | { readonly upTo: Expression | 'all' };

/** One of these, as the decider says. */
export interface OneOf<T> {
  readonly pick: readonly T[];
}
