/**
 * The closed language of the events, as types: thirty verbs, one for each physical act at the table.
 *
 * A card's event is a list of steps; a step is an object with exactly one verb key plus guards. Every human choice
 * sits in one place: a filter with more than one candidate, `{upTo}`, `{pick}`, `choose`, `may`. `rules/schemas/
 * effects.schema.json` says the same to people who write YAML; a test holds the two together.
 */
import type { Exempt, Forbid, Modify, Oblige, Offer, Trap, Trigger } from './vocabulary-lasting.ts';
import type {
  Binding,
  CardFilter,
  CardId,
  CardReference,
  Condition,
  Count,
  CountryFilter,
  Expression,
  OneOf,
  RegionId,
  Role,
} from './vocabulary-values.ts';

export * from './vocabulary-lasting.ts';
export * from './vocabulary-values.ts';

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
export type Step = VerbStep<keyof VerbParameters> | IfStep;
/** A step of one verb, or of one of several. */
export type VerbStep<V extends keyof VerbParameters> = {
  readonly [K in V]: { readonly [P in K]: VerbParameters[P] } & Guards;
}[V];

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
  /** Military operations gained, or where the marker goes. */
  readonly milops: { readonly side: Role; readonly add: number } | { readonly side: Role; readonly set: number };
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
  readonly reason: 'cuban-missile-crisis' | 'wargames';
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
  readonly cards: Hand;
  readonly until: 'now' | 'end-of-turn';
}

// Flow ----------------------------------------------------------------------------------------------------------------

/** An option whose `requires` fails is not offered. */
export interface Option {
  readonly id: string;
  readonly requires?: Condition;
  readonly steps: readonly Step[];
}

// Play-time limits ----------------------------------------------------------------------------------------------------

/** Limits on when an event may be played. */
export interface Timing {
  /** False: not as a headline. */
  readonly headline?: boolean;
  /** False: has no event to play (the China Card). */
  readonly event?: false;
  /** The play takes a second card, the one that its condition asks for. */
  readonly paired?: true;
  /** Resolves before both headlines whatever its value. */
  readonly headlinePriority?: 'before-both';
  /** In action rounds the event happens only when the opponent of its side plays the card. */
  readonly actionRoundEvent?: 'opponent-play-only';
}
