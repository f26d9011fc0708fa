/** The case format, as TypeScript sees it: a position, what is claimed to happen, and what should come of it. */
export { CaseError, type CaseProblem } from '../core/case-problem.ts';

/** Sides as cases write them; any capitals. */
export type CaseSide = string;
export type CardRef = number | string;
/** Country -> number of markers, in the order written; or a list of countries. */
export type Markers = Readonly<Record<string, number>> | readonly string[];

export interface PerSide<T> {
  readonly us?: T;
  readonly ussr?: T;
  readonly US?: T;
  readonly USSR?: T;
}

/** The whole hand; or the cards known and how many more there are. */
export type CaseHand = readonly CardRef[] | { readonly known?: readonly CardRef[]; readonly hidden: number };

export interface CasePosition {
  readonly base?: 'empty' | 'setup';
  readonly turn?: number;
  readonly phase?:
    | 'turn_zero'
    | 'setup'
    | 'start_of_turn'
    | 'deal'
    | 'headline'
    | 'action_round'
    | 'cleanup'
    | 'final_scoring';
  readonly action_round?: number;
  readonly phasing?: CaseSide;
  readonly defcon?: number;
  /** Positive for the US. */
  readonly vp?: number;
  readonly milops?: PerSide<number>;
  readonly space?: PerSide<number>;
  readonly space_attempts_spent?: PerSide<number>;
  readonly influence?: Readonly<Record<string, PerSide<number>>>;
  /** Who controls a country of which not all markers are stated: a side, none, or unknown. */
  readonly control?: Readonly<Record<string, string>>;
  readonly china?: { readonly holder: CaseSide; readonly face?: 'up' | 'down' };
  readonly hands?: PerSide<CaseHand>;
  readonly deck_top_first?: readonly CardRef[];
  /** How many cards are left to draw, where nobody knows which. */
  readonly draw_pile?: number;
  readonly discard?: readonly CardRef[];
  readonly removed?: readonly CardRef[];
  readonly effects?: readonly { readonly name: string; readonly value?: string | readonly CardRef[] | undefined }[];
  /** Events that have occurred without leaving an effect behind. */
  readonly occurred?: readonly CardRef[];
  readonly options?: readonly string[];
  /** Influence beyond the set-up that was agreed, or victory points at the start: positive for the US. */
  readonly handicap?: { readonly us?: number; readonly ussr?: number; readonly vp?: number };
  /** Crises of Turn Zero that have been resolved, with what the die came to. */
  readonly crises?: Readonly<Record<string, number>>;
  readonly chinese_civil_war_influence?: number;
}

export interface RollPair {
  readonly in?: string;
  readonly us: number;
  readonly ussr: number;
}

/** A realignment; without dice while nobody has rolled. */
export interface CaseRealignment {
  readonly in?: string;
  readonly us?: number;
  readonly ussr?: number;
}

/** What a card's Operations are used for. */
export interface CaseOperations {
  /** The side that conducts them, or chooses. */
  readonly by?: CaseSide;
  readonly place?: Markers;
  readonly coup?: string;
  readonly die?: number | 'none';
  readonly realign?: readonly CaseRealignment[];
}

/** Choices and dice of an event. Which keys matter depends on the card. */
export interface CaseEvent extends CaseOperations {
  /** The side that breaks a tie of cards. */
  readonly tie_chosen_by?: CaseSide;
  /** Nothing more is chosen. */
  readonly no_more?: boolean;
  readonly add?: Markers;
  readonly remove?: Markers;
  readonly remove_all?: Markers;
  readonly from?: Markers;
  readonly to?: Markers;
  readonly target?: string;
  readonly targets?: readonly string[];
  readonly discard?: CardRef | 'none' | readonly CardRef[];
  readonly discarded?: CardRef | 'none' | readonly CardRef[];
  readonly taken?: CardRef | 'none';
  readonly drawn?: CardRef | 'none';
  readonly reclaim?: CardRef | 'none';
  readonly pick?: CardRef;
  readonly with?: CardRef;
  readonly choice?: string;
  readonly opponent?: string;
  readonly end_game?: boolean;
  readonly winner_defcon?: number | 'none';
  readonly defcon?: number;
  readonly region?: string;
  readonly shuttle_target?: string;
  /** The order laid down for a hand. */
  readonly sequence?: readonly CardRef[];
  /** A card obtained by the event is covered by a card from the hand. */
  readonly with_un_intervention?: boolean;
  readonly rolls?: RollPair | readonly RollPair[];
  readonly coups?: readonly { readonly in: string; readonly die: number }[];
  readonly ops?: CaseOperations | 'none';
  readonly then?: CaseOperations;
  readonly as?: string;
  readonly order?: string;
  readonly event?: CaseEvent;
  readonly shown?: readonly CardRef[];
  readonly reshuffle_order?: readonly CardRef[];
}

/** One fact, in the words of `arbiter legal`: which of the keys it needs depends on its type. */
export interface CaseFact {
  readonly type: string;
  readonly by?: CaseSide;
  readonly country?: string;
  /** Null for a card that nobody saw. */
  readonly card?: CardRef | null;
  readonly cards?: readonly CardRef[];
  readonly use?: string;
  readonly order?: string;
  readonly mode?: string;
  readonly option?: string;
  /** A crisis of Turn Zero that is turned up. */
  readonly crisis?: string;
  readonly die?: number;
  /** A die of each side; for a deal, the cards known. */
  readonly us?: number | readonly CardRef[];
  readonly ussr?: number | readonly CardRef[];
}

export interface CaseAction extends CaseOperations {
  readonly kind: string;
  readonly player?: CaseSide;
  readonly card?: CardRef;
  readonly as?: string;
  readonly order?: 'event_first' | 'ops_first';
  readonly event?: CaseEvent;
  readonly us?: CaseHeadline & Markers;
  readonly ussr?: CaseHeadline & Markers;
  readonly us_bid?: Readonly<Record<string, number>>;
  readonly ussr_bid?: Readonly<Record<string, number>>;
  readonly phase?: string;
  readonly query?: string;
  readonly of?: string;
  readonly what?: string;
  readonly cards?: readonly CardRef[];
  readonly remove?: Markers;
  readonly add?: string;
  readonly side?: CaseSide;
  readonly vp?: number;
  readonly first?: CaseSide;
  readonly facts?: readonly CaseFact[];
  readonly reshuffle_order?: readonly CardRef[];
}

export interface CaseHeadline {
  readonly card?: CardRef | 'none';
  readonly event?: CaseEvent;
}

export interface CaseInput {
  readonly id?: string;
  readonly title?: string;
  readonly edition?: string;
  readonly position: CasePosition;
  readonly action: readonly CaseAction[];
  readonly expect?: Readonly<Record<string, unknown>>;
  readonly clauses?: readonly string[];
  readonly confidence?: 'high' | 'medium' | 'low';
  readonly policies?: Readonly<Record<string, string>>;
}

/** The value of a side in a `{us, ussr}` object written in any capitals. */
export function bySide<T>(value: PerSide<T> | undefined, side: 0 | 1): T | undefined {
  return side === 0 ? (value?.us ?? value?.US) : (value?.ussr ?? value?.USSR);
}
