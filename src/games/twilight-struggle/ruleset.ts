/** The tables of *Twilight Struggle* for one edition: what `rules/twilight-struggle` compiles to. */
import type { CoreRuleset } from '../../core/ruleset.ts';
import type { Condition, Step, Timing, UnderPolicy } from './events/vocabulary.ts';

export type SideId = 'us' | 'ussr';

/** A country space of the map. 2.1 */
export interface Country {
  readonly id: string;
  readonly name: string;
  readonly stability: number;
  readonly battleground: boolean;
  /** Scoring region. */
  readonly region: string;
  /** Halves of Europe or Southeast Asia it belongs to; Austria and Finland have two. 2.1.1 */
  readonly subregions: readonly string[];
  /** Neighbouring countries by id, symmetric; the superpowers are not countries. 2.1.3 */
  readonly adjacent: readonly string[];
  /** The superpower whose own space it touches. 2.1.5 */
  readonly superpower: SideId | null;
}

/** A scoring region, or one of the three sub-regions. 2.1.1, 10.1 */
export interface Region {
  readonly id: string;
  readonly name: string;
  /** The region a sub-region belongs to; null for the six scoring regions. */
  readonly parent: string | null;
  readonly countries: readonly string[];
  /** VP for presence, domination, control; control `win` ends the game. Null for sub-regions. */
  readonly scoring: { readonly presence: number; readonly domination: number; readonly control: number | 'win' } | null;
}

export interface Card {
  /** Deluxe number: the key used in states, cases and logs, in every edition. */
  readonly number: number;
  /** The number printed in this edition. */
  readonly printed: number;
  readonly id: string;
  readonly title: string;
  /** Printed Operations value; 0 for scoring cards. 2.2.2 */
  readonly ops: number;
  readonly side: SideId | 'neutral';
  readonly period: 'early' | 'mid' | 'late';
  /** Removed from the game when its event has occurred. 5.2, 7.2 */
  readonly starred: boolean;
  /** A reading of a disputed question under which the card is not starred. */
  readonly unstarred?: UnderPolicy | undefined;
  /** Title underlined: the event stays in effect. 7.3 */
  readonly ongoing: boolean;
  readonly scoring: boolean;
  readonly war: boolean;
  readonly optional: boolean;
  /** The agreement without which the card is not in the deck; absent for a card that belongs to the game. */
  readonly deck?: DeckAgreement;
  /** Condition without which the event does not occur. 5.2 */
  readonly requires?: Condition | undefined;
  /** Cards whose occurred event forbids this one. 7.5 */
  readonly barredBy: readonly string[];
  readonly timing?: Timing | undefined;
  /** Effects that hold without the event having occurred (the China Card). */
  readonly intrinsic: readonly Step[];
  readonly event: readonly Step[];
  /** What a disputed question changes on the card, by its readings; the first has no `under` and is what they change. */
  readonly readings?: readonly CardUnder[];
  /** Own-words notes with their source tag. */
  readonly notes: readonly string[];
}

/** The agreement without which a card is not in the deck. */
export interface DeckAgreement extends UnderPolicy {
  /** The promo pack in which the card came out; the digital edition lets a pack in as a whole. */
  readonly pack?: number;
}

/** What a card has under one reading of a disputed question. */
export interface CardUnder extends Partial<Pick<Card, 'requires' | 'barredBy' | 'timing' | 'event'>> {
  readonly under?: UnderPolicy;
}

/** A box of the space race track. 6.4 */
export interface SpaceBox {
  readonly box: number;
  readonly name: string | null;
  /** Operations a card must be worth to try for this box. 6.4.1 */
  readonly ops: number;
  /** Highest die that succeeds. */
  readonly dieMax: number;
  readonly vpFirst: number;
  readonly vpSecond: number;
  readonly ability: SpaceAbility | null;
}

export const SPACE_ABILITIES = [
  'two-space-cards-per-turn',
  'opponent-reveals-headline-first',
  'may-discard-held-card',
  'eight-action-rounds',
] as const;
export type SpaceAbility = (typeof SPACE_ABILITIES)[number];

export interface Period {
  readonly id: 'early' | 'mid' | 'late';
  readonly turns: readonly number[];
  readonly actionRounds: number;
  readonly handSize: number;
}

export interface SideSetup {
  readonly total: number;
  readonly fixed: Readonly<Record<string, number>>;
  readonly free: { readonly count: number; readonly region: string };
}

/** The Chinese Civil War variant: a space beside the map that must be settled before anybody has the China Card. 12 */
export interface CivilWar {
  readonly policy: UnderPolicy;
  readonly space: { readonly id: string; readonly name: string; readonly superpower: SideId };
  /** Markers that settle it. 12.2 */
  readonly influence: number;
  /** Cards that a side may not use as events until then. 12.4 */
  readonly bars: Readonly<Partial<Record<SideId, readonly string[]>>>;
  /** 12.4.2 */
  readonly diePenalty: { readonly card: string; readonly amount: number };
}

/** A statecraft card of Turn Zero: what it adds to the die, whether it cancels that of the rival, whether it comes back. */
export interface Statecraft {
  readonly id: string;
  readonly side: SideId;
  readonly add: number;
  readonly cancels?: true;
  readonly kept?: true;
}

/** What a result of a crisis changes, by ids. */
export interface CrisisChange {
  readonly influence?: Readonly<Partial<Record<SideId, Readonly<Record<string, number>>>>>;
  readonly free?: readonly {
    readonly side: SideId;
    readonly count: number;
    readonly region: string;
    readonly each?: number;
  }[];
  readonly take?: { readonly side: SideId; readonly cards: readonly string[] };
  readonly first?: { readonly side: SideId; readonly lastTurn: number };
  readonly period?: Readonly<Record<string, Period['id'] | 'none'>>;
  readonly noEffect?: readonly { readonly card: string; readonly lastTurn?: number }[];
  readonly battlegrounds?: readonly string[];
  readonly china?: 'down';
  readonly defcon?: { readonly ignoredBy: SideId; readonly least: number; readonly lastTurn: number };
  readonly scoring?: Readonly<
    Record<string, { readonly presence?: number; readonly domination?: number; readonly control?: number }>
  >;
}

export interface CrisisResult {
  /** The highest modified die for which it stands. */
  readonly upTo: number;
  readonly clause: string;
  readonly change: CrisisChange;
  /** What changes instead under a reading of a disputed question. */
  readonly under?: readonly (UnderPolicy & { readonly change: CrisisChange })[];
}

/** A crisis of Turn Zero with its results, the lowest first. */
export interface Crisis {
  readonly id: string;
  readonly clause: string;
  readonly results: readonly CrisisResult[];
}

/** The Turn Zero variant: crises that are resolved before the set-up. */
export interface TurnZero {
  readonly policy: UnderPolicy;
  readonly die: { readonly least: number; readonly most: number };
  /** Crises by pile; a pile is gone through before the next. */
  readonly piles: readonly (readonly string[])[];
  readonly leftOut: { readonly policy: UnderPolicy; readonly crisis: string; readonly statecraft: number };
  readonly statecraft: readonly Statecraft[];
  readonly crises: readonly Crisis[];
}

/** The Late War scenario: the position with which it begins. LW-2 to LW-4 */
export interface LateWar {
  readonly policy: UnderPolicy;
  readonly turn: number;
  readonly defcon: number;
  readonly vp: number;
  readonly space: Readonly<Record<SideId, number>>;
  readonly influence: Readonly<Record<SideId, Readonly<Record<string, number>>>>;
  /** Cards whose events are in effect. */
  readonly inEffect: readonly string[];
  /** Starred cards of the periods before that stay in the deck. */
  readonly kept: readonly string[];
}

export interface Ruleset extends CoreRuleset {
  readonly game: 'twilight-struggle';
  readonly countries: readonly Country[];
  readonly regions: readonly Region[];
  /** In the order of Deluxe numbers; cards that the edition lacks are left out. */
  readonly cards: readonly Card[];
  readonly spaceRace: readonly SpaceBox[];
  readonly defcon: {
    readonly min: number;
    readonly max: number;
    readonly start: number;
    /** DEFCON level -> regions closed to coups and realignments. 8.1.5 */
    readonly closed: Readonly<Record<string, readonly string[]>>;
  };
  /** 10.2, 10.3.1 */
  readonly victoryPoints: { readonly automaticVictory: number };
  /** 8.2 */
  readonly militaryOperations: { readonly max: number };
  readonly periods: readonly Period[];
  readonly turns: number;
  readonly setup: Readonly<Record<SideId, SideSetup>>;
  readonly civilWar: CivilWar;
  readonly turnZero: TurnZero;
  readonly lateWar: LateWar;
  /** VP per controlled country of the Southeast Asia card. */
  readonly southeastAsia: Readonly<Record<string, number>>;
  /** 10.3.2 */
  readonly finalScoring: { readonly regions: readonly string[]; readonly chinaCardVp: number };
}
