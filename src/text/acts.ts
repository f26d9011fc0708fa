/** The acts of a text: what the verbs of a program have come to, one clause each. */
import type {
  CardId,
  CountryId,
  ForbiddenAction,
  OpsMode,
  RegionId,
  Scoring,
} from '../games/twilight-struggle/events/vocabulary.ts';
import type {
  Addition,
  Award,
  CardCount,
  CardPhrase,
  CardSet,
  CountrySet,
  InfluenceCount,
  Spread,
  Value,
  Who,
  ZonePhrase,
} from './phrases.ts';

/** One thing done, as one clause. `may`: its subject can leave it. */
export type Act = { readonly may?: true } & (
  | { readonly act: 'place'; readonly who: Who; readonly side: Who; readonly amount: Addition; readonly at: Spread }
  /** `loses`: nobody chooses, and the side whose influence it is is spoken of. */
  | {
      readonly act: 'remove';
      readonly who: Who;
      readonly side: Who;
      readonly amount: InfluenceCount;
      readonly at: Spread;
      readonly loses: boolean;
    }
  | { readonly act: 'vp'; readonly side: Who; readonly amount: Award }
  | { readonly act: 'vpBoth'; readonly us: Award; readonly ussr: Award }
  | { readonly act: 'defcon'; readonly change: number }
  | { readonly act: 'defconSet'; readonly to: number }
  | { readonly act: 'defconPick'; readonly who: Who; readonly levels: readonly number[] }
  | { readonly act: 'milops'; readonly side: Who; readonly add: number }
  | { readonly act: 'milopsSet'; readonly side: Who; readonly to: number }
  | { readonly act: 'space'; readonly side: Who; readonly advance: number }
  | ScoreAct
  | { readonly act: 'end'; readonly result: 'wins' | 'loses'; readonly who: Who }
  | { readonly act: 'endByVp' }
  | OpsAct
  | { readonly act: 'war'; readonly attacker: Who; readonly target: CountrySet; readonly milops: number }
  | {
      readonly act: 'warRoll';
      readonly attacker: Who;
      readonly success: number;
      readonly adjacent?: Who;
      readonly target?: Who;
    }
  | {
      readonly act: 'warWon';
      readonly attacker: Who;
      readonly defender: Who;
      readonly vp: number;
      readonly country?: CountryId;
    }
  | ContestAct
  | DiscardAct
  | TakeAct
  | { readonly act: 'move'; readonly card: CardPhrase; readonly to: ZonePhrase }
  | { readonly act: 'draw'; readonly side: Who; readonly count: CardCount; readonly to: ZonePhrase }
  | { readonly act: 'shuffle' }
  | { readonly act: 'reveal'; readonly from: Who; readonly cards: CardSet; readonly to: Who; readonly open: boolean }
  | { readonly act: 'fire'; readonly card: CardPhrase; readonly as: Who }
  | { readonly act: 'play'; readonly card: CardPhrase; readonly by: Who }
  | { readonly act: 'china'; readonly to: Who; readonly face: 'up' | 'down'; readonly it?: true }
  | CardOpsAct
  | {
      readonly act: 'rollModifier';
      readonly roll: 'coup' | 'realign';
      readonly side: Who;
      readonly amount: number;
      readonly set: CountrySet;
    }
  | { readonly act: 'coupDefcon'; readonly side: Who; readonly steps: number }
  | { readonly act: 'actionRounds'; readonly side: Who; readonly n: number }
  | { readonly act: 'battlegrounds'; readonly set: CountrySet; readonly scoring: readonly Scoring[] }
  | ScoringLossAct
  | { readonly act: 'discardThis' }
  | { readonly act: 'nameRegion'; readonly who: Who; readonly regions: readonly RegionId[] }
  | {
      readonly act: 'forbid';
      readonly actions: readonly ForbiddenAction[];
      readonly side: Who;
      readonly set: CountrySet;
    }
  | { readonly act: 'exempt'; readonly card: CardId; readonly set: CountrySet }
  | { readonly act: 'trap'; readonly side: Who; readonly minOps: number; readonly freeing: readonly number[] }
  | { readonly act: 'oblige'; readonly side: Who; readonly card: CardPhrase }
  /** A card of a kind is owed; without one the round is forfeited. */
  | { readonly act: 'obligeKind'; readonly side: Who; readonly set: CardSet }
  | { readonly act: 'stability'; readonly set: CountrySet; readonly to: number }
  | { readonly act: 'sequence'; readonly side: Who; readonly by: Who }
  | { readonly act: 'cancel'; readonly card: CardId }
  | { readonly act: 'cancelHeadline'; readonly side: Who }
  /** A choice may include doing nothing. */
  | { readonly act: 'nothing' }
);
export type ActName = Act['act'];
export type ActOf<N extends ActName> = Extract<Act, { readonly act: N }>;

export interface ScoreAct {
  readonly act: 'score';
  readonly region: RegionId;
  readonly presence: number;
  readonly domination: number;
  readonly control: number | 'win';
  /** Whether a country of the region touches a superpower. */
  readonly besideSuperpower: boolean;
}

export interface OpsAct {
  readonly act: 'ops';
  readonly side: Who;
  readonly value: { readonly n: number } | { readonly of: CardPhrase; readonly printed?: number };
  readonly modes: readonly OpsMode[];
  readonly set?: CountrySet;
  /** DEFCON closes no region to them. */
  readonly free: boolean;
  /** Whether a coup counts as military operations. */
  readonly credited: boolean;
}

export interface ContestAct {
  readonly act: 'contest';
  /** What is added to a die; `any` adds its own to each. */
  readonly bonus: readonly { readonly who: Who; readonly value: Value }[];
  readonly ties: 'reroll' | 'nothing';
}

export interface DiscardAct {
  readonly act: 'discard';
  readonly who: Who;
  readonly from: ZonePhrase;
  readonly count: CardCount;
  readonly set: CardSet;
  readonly random: boolean;
  readonly revealed: boolean;
}

export interface TakeAct {
  readonly act: 'take';
  readonly who: Who;
  readonly from: ZonePhrase;
  readonly to: ZonePhrase;
  readonly set: CardSet;
  readonly random: boolean;
  readonly revealed: boolean;
}

export interface CardOpsAct {
  readonly act: 'cardOps';
  readonly side: Who;
  readonly amount: number;
  readonly cap?: number;
  readonly floor?: number;
  /** Only this card. */
  readonly card?: CardId;
  /** Only while every point is used there. */
  readonly allIn?: CountrySet;
}

export interface ScoringLossAct {
  readonly act: 'scoringLoss';
  readonly side: Who;
  readonly count: number;
  readonly chooser: Who;
  readonly set: CountrySet;
  readonly scoring: readonly Scoring[];
}
