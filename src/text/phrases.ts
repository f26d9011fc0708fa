/**
 * What a card says, before any language: acts, amounts, sets of countries and cards, conditions, durations.
 *
 * Phrases stand between the program of a card and its sentences. They name roles (`player` of a US card is `us`), leave out
 * what is implied (a country from which influence is removed has some) and recognise idioms (a count compared with
 * the same count of the rival is "controls more"), so that a grammar has only words to find.
 */
import type { CardId, CountryId, RegionId, Role } from '../games/twilight-struggle/events/vocabulary.ts';
import type { Act } from './acts.ts';

/** Who acts or is meant. `any` is either player, `winner` exists after a contest. */
export type Who = Role;
export type SideId = 'us' | 'ussr';

// Sets ----------------------------------------------------------------------------------------------------------------

/** Countries for which every key holds; no key at all is the whole map. */
export interface CountrySet {
  readonly ids?: readonly CountryId[];
  readonly regions?: readonly RegionId[];
  /** In none of these. */
  readonly outside?: readonly RegionId[];
  /** `named`: the region somebody has just named; `shown`: a region of the scoring cards just shown. */
  readonly region?: 'named' | 'shown';
  /** Countries that count with those of the regions. */
  readonly also?: readonly CountryId[];
  readonly adjacentTo?: CountryId;
  readonly controlledBy?: Who | 'none';
  readonly notControlledBy?: Who;
  readonly has?: Who;
  readonly hasAtLeast?: { readonly who: Who; readonly n: number };
  /** Influence of each side. */
  readonly eachAtLeast?: number;
  readonly lacks?: readonly Who[];
  readonly battleground?: boolean;
  readonly maxStability?: number;
  /** Not a country of the step before. */
  readonly another?: true;
  /** The countries of the step before. */
  readonly same?: true;
  readonly except?: CountrySet;
}

/** Cards for which every key holds. */
export interface CardSet {
  readonly side?: Who | 'neutral';
  /** Scoring cards only, or none of them. */
  readonly scoring?: boolean;
  readonly minOps?: number;
  readonly highestOps?: true;
  readonly eventPossible?: true;
}

/** The card of the text, or the cards a step before it has touched. */
export type CardPhrase = ThisCard | Bound;
export interface ThisCard {
  readonly card: 'this';
  readonly id: CardId;
  /** The sentence has just spoken of it. */
  readonly it?: true;
}
export interface Bound {
  readonly card: 'bound';
  /** The step that touched them; `pair` for the companion of a paired play. */
  readonly by: 'discard' | 'take' | 'pair' | 'draw' | 'reveal';
  readonly many: boolean;
  /** The sentence has just spoken of it. */
  readonly it?: true;
  /** Those that later steps have left over. */
  readonly rest?: true;
}

export type ZonePhrase =
  | { readonly zone: 'hand'; readonly of: Who }
  | { readonly zone: 'discard' | 'deck' | 'removed' | 'aside' }
  | { readonly zone: 'bound'; readonly cards: Bound };

// Numbers -------------------------------------------------------------------------------------------------------------

/** So many; another number under a condition. */
export interface Exactly {
  readonly amount: 'exactly';
  readonly n: number;
  readonly instead?: { readonly n: number; readonly if: ConditionPhrase };
}
interface ByValue {
  readonly amount: 'value';
  readonly value: Value;
}

/** How many cards. */
export type CardCount =
  | Exactly
  | ByValue
  | { readonly amount: 'upTo'; readonly n: number }
  | { readonly amount: 'all' }
  /** As many as one likes, none included. */
  | { readonly amount: 'anyNumber' }
  /** As many as the step before has moved. */
  | { readonly amount: 'same' };

/** How much influence. */
export type InfluenceCount = CardCount | { readonly amount: 'half'; readonly round: 'up' | 'down' };

/** How much influence to add, which may depend on what is there. */
export type Addition =
  | InfluenceCount
  | { readonly amount: 'forControl' }
  | { readonly amount: 'levelWith'; readonly who: Who }
  | { readonly amount: 'double' };

/** How many victory points. */
export type Award = Exactly | ByValue | { readonly amount: 'perCountry'; readonly set: CountrySet };

/** A number that the position gives. */
export type Value =
  | { readonly value: 'number'; readonly n: number }
  | { readonly value: 'defcon' | 'turn' }
  | { readonly value: 'milops' | 'space' | 'vp'; readonly who: Who }
  | { readonly value: 'influence'; readonly who: Who; readonly at?: CountryId }
  | { readonly value: 'lacking'; readonly who: Who }
  | { readonly value: 'countries'; readonly set: CountrySet }
  | { readonly value: 'operations'; readonly of: CardPhrase }
  | { readonly value: 'moved'; readonly of: 'influence' | 'cards' }
  | { readonly value: 'removed' }
  | { readonly value: 'regions'; readonly who: Who; readonly status: readonly RegionStatus[] }
  /** `each` for a country of Southeast Asia, but so many for the `others`. */
  | {
      readonly value: 'southeastAsia';
      readonly who: Who;
      readonly each: number;
      readonly others: readonly { readonly country: CountryId; readonly n: number }[];
    }
  | { readonly value: 'sum'; readonly of: readonly Value[] }
  | { readonly value: 'difference'; readonly of: readonly [Value, Value] }
  | { readonly value: 'half'; readonly of: Value; readonly round: 'up' | 'down' }
  | { readonly value: 'either'; readonly if: ConditionPhrase; readonly yes: Value; readonly no: Value };
export type RegionStatus = 'presence' | 'domination' | 'control';

/** Where influence goes or comes from. */
export type Spread =
  /** So many in all, shared out. */
  | { readonly spread: 'total'; readonly max?: number; readonly set: CountrySet }
  /** So many in each of some countries. */
  | {
      readonly spread: 'each';
      readonly countries: number | { readonly upTo: number } | 'all';
      readonly set: CountrySet;
    };

// Conditions ----------------------------------------------------------------------------------------------------------

export type ConditionPhrase =
  | { readonly if: 'all' | 'any'; readonly of: readonly ConditionPhrase[] }
  | { readonly if: 'not'; readonly of: ConditionPhrase }
  /** One of these events, or all of them. */
  | { readonly if: 'occurred'; readonly cards: readonly CardId[]; readonly every: boolean }
  | { readonly if: 'inEffect'; readonly card: CardId }
  | { readonly if: 'controls'; readonly who: Who; readonly country: CountryId }
  | { readonly if: 'controlsSome'; readonly who: Who; readonly n: number; readonly set: CountrySet }
  | { readonly if: 'someCountry'; readonly set: CountrySet }
  | { readonly if: 'controlsMore'; readonly who: Who; readonly than: Who; readonly set: CountrySet }
  | { readonly if: 'spaceAhead'; readonly who: Who; readonly of: Who }
  | { readonly if: 'spaceBehind'; readonly who: Who; readonly of: Who }
  | { readonly if: 'spaceNotAhead'; readonly who: Who; readonly of: Who }
  | { readonly if: 'moreMilops'; readonly who: Who; readonly than: Who }
  | { readonly if: 'milopsReachDefcon'; readonly who: Who }
  | { readonly if: 'turnFrom' | 'turnUpTo'; readonly turn: number }
  | { readonly if: 'defconIs'; readonly level: number }
  | { readonly if: 'hasInfluence'; readonly who: Who; readonly n: number; readonly country: CountryId }
  | { readonly if: 'coupRemoved' }
  | { readonly if: 'compare'; readonly op: '>' | '>=' | '<' | '<=' | '='; readonly left: Value; readonly right: Value }
  | { readonly if: 'holdsCard'; readonly who: Who; readonly card: CardId }
  | { readonly if: 'holdsSome'; readonly who: Who; readonly set: CardSet }
  | { readonly if: 'exists'; readonly cards: Bound }
  | { readonly if: 'cardSide'; readonly card: CardPhrase; readonly sides: readonly (Who | 'neutral')[] }
  | { readonly if: 'isSide'; readonly who: Who; readonly side: SideId }
  | { readonly if: 'phase'; readonly phase: 'headline' | 'action-round' }
  | { readonly if: 'phasing'; readonly who: Who }
  | { readonly if: 'playedBy'; readonly who: Who }
  /** What the side of the watched play does with it. */
  | { readonly if: 'playedAs'; readonly who: Who; readonly card: CardId; readonly mode: 'event' | 'ops' }
  | { readonly if: 'leadsVp'; readonly who: Who }
  | { readonly if: 'defconMoved'; readonly to: number }
  | { readonly if: 'barred' };

// Time ----------------------------------------------------------------------------------------------------------------

/** How long an effect lasts. `open`: its own sentence says when it ends. */
export type Duration =
  | { readonly until: 'open' | 'end-of-turn' | 'game' }
  /** Until one of these events ends it. */
  | { readonly until: 'event'; readonly cards: readonly CardId[] }
  | { readonly until: 'play'; readonly play: PlayPhrase };

export interface PlayPhrase {
  readonly who: Who;
  readonly card?: CardId;
  readonly tag?: 'war';
  readonly as?: readonly ('ops' | 'event')[];
}

/** When a watching effect acts. `once`: the first time only. */
export type MomentPhrase = { readonly once: boolean } & (
  | { readonly at: 'play'; readonly play: PlayPhrase }
  | { readonly at: 'event'; readonly card: CardId; readonly who: Who }
  | { readonly at: 'coup'; readonly who: Who; readonly stage: 'declared' | 'resolved' }
  | { readonly at: 'round'; readonly who: Who; readonly stage: 'play' | 'end' }
  | { readonly at: 'turn-end' }
  | { readonly at: 'final-scoring' }
);

// Phrases -------------------------------------------------------------------------------------------------------------

/** What becomes a sentence, or a list of them. */
export type Phrase = SayPhrase | ListPhrase;

/** "Until …, when …, if …, acts, unless …; otherwise acts." */
export interface SayPhrase {
  readonly phrase: 'say';
  readonly until?: Duration;
  readonly moment?: MomentPhrase;
  /** The other branch of a condition that an earlier phrase has. */
  readonly otherwise?: true;
  readonly if?: ConditionPhrase;
  readonly acts: readonly Act[];
  readonly unless?: ConditionPhrase;
  readonly else?: { readonly if?: ConditionPhrase; readonly acts: readonly Act[] };
}

/** A choice among options; or, with `buys`, a right to pay one of them for what follows. */
export interface ListPhrase {
  readonly phrase: 'list';
  readonly who: Who;
  readonly until?: Duration;
  readonly otherwise?: true;
  readonly if?: ConditionPhrase;
  readonly buys?: readonly Act[];
  readonly options: readonly (readonly Phrase[])[];
}
