/**
 * The closed language of the events, as types: thirty verbs, one for each physical act at the table.
 *
 * A card's event is a list of steps; a step is an object with exactly one verb key plus guards. Every human choice
 * sits in one place: a filter with more than one candidate, `{upTo}`, `{pick}`, `choose`, `may`. `rules/schemas/
 * effects.schema.json` says the same to people who write YAML; a test holds the two together.
 */

/** The verbs in the order a reader meets them: board, tracks, dice and Operations, cards, flow, lasting effects. */
export const VERBS = [
  'place',
  'remove',
  'vp',
  'defcon',
  'milops',
  'space',
  'score',
  'end',
  'ops',
  'war',
  'contest',
  'discard',
  'take',
  'move',
  'draw',
  'shuffle',
  'reveal',
  'fire',
  'play',
  'china',
  'choose',
  'if',
  'modify',
  'forbid',
  'exempt',
  'trigger',
  'offer',
  'trap',
  'oblige',
  'cancel',
] as const;
export type Verb = (typeof VERBS)[number];

/** The keys a step may carry beside its verb. */
export const GUARDS = ['when', 'may', 'by', 'as'] as const;

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

// Steps ---------------------------------------------------------------------------------------------------------------

export interface Guards {
  /** Skip the step if false. */
  readonly when?: Condition;
  /** The decider may decline. Without it a step is mandatory, as far as the board allows. 5.2 */
  readonly may?: true;
  /** Who decides; `player` if absent. */
  readonly by?: Role;
  readonly as?: Binding;
}

/** One step: `{place: {…}, when: …}`. Narrow with `'place' in step`. */
export type Step = { readonly [V in keyof VerbParameters]: VerbStep<V> }[keyof VerbParameters] | IfStep;
export type VerbStep<V extends keyof VerbParameters> = { readonly [K in V]: VerbParameters[K] } & Guards;

/** The only verb whose branches stand beside it; it takes no guards. */
export interface IfStep {
  readonly if: Condition;
  readonly then: readonly Step[];
  readonly else?: readonly Step[];
}

/** What each verb takes; `if` has a shape of its own. */
export interface VerbParameters {
  readonly place: Place;
  readonly remove: Remove;
  readonly vp: VictoryPoints;
  readonly defcon: Defcon;
  readonly milops: { readonly side: Role; readonly add: number };
  /** Advance without a roll; not a Space Race attempt. */
  readonly space: { readonly side: Role; readonly advance: number };
  /** The values are those of the region. 10.1 */
  readonly score: { readonly region: RegionId };
  readonly end: End;
  readonly ops: ConductOps;
  readonly war: War;
  readonly contest: Contest;
  readonly discard: Discard;
  readonly take: Take;
  readonly move: { readonly card: CardReference; readonly to: Zone };
  /** From the top of the deck, reshuffling when it is empty. 4.3 */
  readonly draw: { readonly side: Role; readonly count: Expression; readonly to: Zone };
  readonly shuffle: { readonly deck: 'draw' };
  readonly reveal: Reveal;
  /** Resolve another card's event as if `as` had it. */
  readonly fire: { readonly card: CardReference; readonly as: Role };
  /** A full play of another card: event, Operations, Space Race or scoring. */
  readonly play: { readonly card: CardReference; readonly by: Role };
  readonly china: { readonly to: Role; readonly face: 'up' | 'down' };
  readonly choose: { readonly by: Role; readonly options: readonly Option[] };
  readonly modify: Modify;
  readonly forbid: Forbid;
  readonly exempt: Exempt;
  readonly trigger: Trigger;
  readonly offer: Offer;
  readonly trap: Trap;
  readonly oblige: Oblige;
  /** End the lasting effects of a card, or discard a headline that has not resolved. */
  readonly cancel: { readonly card: CardId } | { readonly headline: Role };
}

// Board ---------------------------------------------------------------------------------------------------------------

/** Add influence of `side`, without adjacency or double cost. 6.1.1 */
export type Place = Distribute | PerCountry;
/** Take influence of `side` away, never below 0; `each: all` wipes. */
export type Remove = Distribute | PerCountry;

/** So many markers in all, shared out by the decider. */
export interface Distribute {
  readonly side: Role;
  readonly where: CountryFilter;
  readonly total: Count;
  /** At most so many in one country. */
  readonly max?: number;
  /** All markers of the step go to one country if that reading of a disputed rule is in force. */
  readonly together?: UnderPolicy;
}

/** The same amount in each of `countries` different countries; `countries: all` leaves no choice. */
export interface PerCountry {
  readonly side: Role;
  readonly where: CountryFilter;
  readonly each: Expression | 'all';
  readonly countries: Count;
}

/** True when the policy on `issue` is the option `when`. */
export interface UnderPolicy {
  readonly issue: string;
  readonly when: string;
}

// Tracks --------------------------------------------------------------------------------------------------------------

/** The awards of both sides by one event are netted before the marker moves. 10.2.3 */
export type VictoryPoints =
  | { readonly side: Role; readonly amount: Expression }
  | { readonly net: { readonly us: Expression; readonly ussr: Expression } };

export type Defcon = { readonly change: number } | { readonly set: number | OneOf<number> };

export interface End {
  readonly winner?: Role | 'by-vp';
  readonly loser?: Role;
  readonly reason: string;
}

// Dice and Operations -------------------------------------------------------------------------------------------------

export const OPS_MODES = ['influence', 'coup', 'realign', 'space'] as const;
export type OpsMode = (typeof OPS_MODES)[number];

/** Conduct Operations outside a normal play; chapter 6 applies. */
export interface ConductOps {
  readonly side: Role;
  readonly value: Expression;
  readonly modes: readonly OpsMode[];
  readonly where?: CountryFilter;
  /** DEFCON regions are ignored and no military operations are gained. 6.3.5, 8.2.5 */
  readonly free?: true;
  /** A reading of a disputed question under which its coups credit no military operations. */
  readonly uncredited?: UnderPolicy;
}

/** One war roll. 7.6 */
export interface War {
  readonly attacker: Role;
  readonly target: CountryFilter;
  /** Lowest modified roll that wins. */
  readonly success: number;
  readonly penalty: {
    /** −1 for each country next to the target that this side controls. */
    readonly adjacentControlled?: Role;
    /** −1 if this side controls the target itself. */
    readonly targetControlled?: Role;
  };
  readonly vp: number;
  readonly milops: number;
  /** The name under which a `forbid` can exclude targets. */
  readonly action?: 'brush-war';
}

/** Both sides roll; the winner's steps follow. */
export interface Contest {
  readonly bonus: { readonly [R in Role]?: Expression };
  readonly ties: 'reroll' | 'nothing';
  readonly win: readonly Step[];
}

// Cards ---------------------------------------------------------------------------------------------------------------

export const PILES = ['discard', 'deck', 'removed', 'aside'] as const;

/** Where cards lie: a hand (or part of it), a pile, or the cards a step has bound. `aside` is a public limbo. */
export type Zone = Hand | (typeof PILES)[number] | Binding;
export interface Hand {
  readonly hand: Role;
  readonly where?: CardFilter;
}

/** No event happens; the China Card is excluded. 5.4, 9.5 */
export interface Discard {
  readonly from: Zone;
  readonly count: Count;
  readonly by?: Role;
  readonly random?: true;
  readonly where?: CardFilter;
  readonly revealed?: true;
}

/** Select one card and put it somewhere. */
export interface Take {
  readonly from: Zone;
  readonly to: Zone;
  readonly where: CardFilter;
  readonly by?: Role;
  readonly random?: true;
  readonly revealed?: true;
}

export interface Reveal {
  readonly cards: Zone;
  readonly to: Role;
  readonly until: 'now' | 'end-of-turn';
}

// Flow ----------------------------------------------------------------------------------------------------------------

/** An option whose `requires` fails is not offered. */
export interface Option {
  readonly id: string;
  readonly requires?: Condition;
  readonly steps: readonly Step[];
}

// Lasting effects -----------------------------------------------------------------------------------------------------

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
    };
export const QUANTITIES = [
  'card-ops',
  'coup-die',
  'realign-die',
  'coup-defcon',
  'action-rounds',
  'battlegrounds',
  'scoring-loss',
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
  readonly label: string;
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

/** The next action round must play that card so. */
export type Oblige = OwedCard | OwedSequence;
export interface OwedCard {
  readonly side: Role;
  readonly card: CardId;
  readonly as: 'ops';
  readonly until: 'played';
}
/** The cards of a hand must be played in the order that `by` lays down. */
export interface OwedSequence {
  readonly side: Role;
  readonly sequence: { readonly by: Role };
  readonly until: 'end-of-turn';
}

/** A standing right to pay one of the costs and run steps. */
/** A standing right to pay one of the costs and run steps. */
export interface Offer {
  readonly to: Role;
  readonly at: 'any-time';
  readonly until: Until;
  readonly options: readonly { readonly id: string; readonly requires?: Condition; readonly cost: readonly Step[] }[];
  readonly do: readonly Step[];
}

/** Replaces the action rounds of `side`: discard a card worth `minOps`, roll one of `escape` to be free. */
export interface Trap {
  readonly side: Role;
  readonly minOps: number;
  readonly escape: readonly number[];
  readonly until: 'escaped';
}

// Filters -------------------------------------------------------------------------------------------------------------

/** Countries for which every key holds; a list means any of its members. `{}` is the whole map. */
export interface CountryFilter {
  readonly id?: readonly CountryId[];
  /** Regions and sub-regions, or one of them chosen by the decider of the step. */
  readonly region?: readonly RegionId[] | OneOf<RegionId>;
  readonly adjacentTo?: CountryId;
  /** Control is read live, marker by marker. 2.1.7 */
  readonly controlledBy?: Role | 'none';
  readonly notControlledBy?: Role;
  /** Influence of this side is present. */
  readonly has?: Role;
  /** None of these sides has influence. */
  readonly lacks?: readonly Role[];
  readonly hasAtLeast?: { readonly side: Role; readonly n: number };
  readonly battleground?: boolean;
  readonly stability?: { readonly max: number };
  readonly not?: CountryFilter;
  /** Not one of the countries that the bound step used. */
  readonly notIn?: Binding;
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

// Play-time limits ----------------------------------------------------------------------------------------------------

/** Limits on when an event may be played. */
export interface Timing {
  /** False: not as a headline. */
  readonly headline?: boolean;
  /** False: has no event to play (the China Card). */
  readonly event?: false;
  /** The play takes a second card from there. */
  readonly paired?: { readonly from: Hand; readonly where: CardFilter };
  /** Resolves before both headlines whatever its value. */
  readonly headlinePriority?: 'before-both';
  /** In action rounds the event happens only when the opponent of its side plays the card. */
  readonly actionRoundEvent?: 'opponent-play-only';
}
