/** The shape of the rules files once read: what people write, before an edition is chosen. */
import type { Clause, Issue } from '../core/ruleset.ts';
import type { MapLayout } from '../drawing/map-model.ts';
import type { Condition, Step, Timing, UnderPolicy } from '../games/twilight-struggle/events/vocabulary.ts';
import type {
  Card,
  CivilWar,
  DeckAgreement,
  LateWar,
  Period,
  Ruleset,
  SideId,
  SideSetup,
  SpaceBox,
  TurnZero,
} from '../games/twilight-struggle/ruleset.ts';

export const EDITIONS = ['deluxe', 'second'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Why values are not certain: the fields concerned and the reason. */
export interface UnverifiedMark {
  readonly fields: readonly string[];
  readonly why: string;
}

/** `game.yaml` */
export interface GameSource {
  readonly id: 'twilight-struggle';
  readonly title: string;
  readonly editions: Readonly<Record<Edition, EditionSource>>;
}

export interface EditionSource {
  readonly title: string;
  readonly cards: Readonly<Record<Period['id'], number>>;
  readonly basis: string;
  readonly unverified?: readonly UnverifiedMark[];
}

/** `map.yaml` */
export interface MapSource {
  readonly countries: readonly CountrySource[];
}

export interface CountrySource {
  readonly id: string;
  readonly name: string;
  readonly stability: number;
  readonly battleground?: true;
  readonly region: string;
  readonly subregions?: readonly string[];
  readonly superpower?: SideId;
  readonly adjacent: readonly string[];
}

/** `regions.yaml` */
export interface RegionsSource {
  readonly regions: readonly RegionSource[];
  readonly subregions: readonly {
    readonly id: string;
    readonly name: string;
    readonly parent: string;
    readonly countries: readonly string[];
  }[];
  readonly southeastAsiaScoring: {
    readonly vpPerControlledCountry: Readonly<Record<string, number>>;
  };
  readonly finalScoring: { readonly regions: readonly string[]; readonly chinaCardVp: number };
}

export interface RegionSource {
  readonly id: string;
  readonly name: string;
  /** How many countries it has: a check on `map.yaml`, like the battlegrounds. */
  readonly countries: number;
  readonly battlegrounds: readonly string[];
  readonly scoring: { readonly presence: number; readonly domination: number; readonly control: number | 'win' };
}

/** `tracks.yaml` */
export interface TracksSource {
  readonly spaceRace: Readonly<Record<Edition, readonly SpaceBoxSource[]>>;
  readonly defcon: Ruleset['defcon'];
  readonly victoryPoints: { readonly automaticVictory: number };
  readonly militaryOperations: { readonly max: number };
  readonly turnRecord: { readonly turns: number; readonly periods: readonly Period[] };
}

/** Null VP: no source gives a value. */
export interface SpaceBoxSource extends Omit<SpaceBox, 'vpFirst' | 'vpSecond'> {
  readonly vpFirst: number | null;
  readonly vpSecond: number | null;
  readonly unverified?: readonly UnverifiedMark[];
}

/** `setup.yaml` */
export type SetupSource = Readonly<Record<Edition, Readonly<Record<SideId, SideSetup>>>>;

/** A file of `cards/`. */
export interface CardsSource {
  readonly period: Period['id'];
  readonly cards: readonly CardSource[];
}

/** What an edition can print differently. */
export interface CardFields {
  readonly title: string;
  readonly ops: number;
  readonly side: Card['side'];
  readonly starred?: boolean;
  readonly unstarred?: UnderPolicy;
  readonly ongoing?: boolean;
  readonly scoring?: true;
  readonly war?: true;
  readonly optional?: true;
  readonly requires?: Condition;
  readonly barredBy?: readonly string[];
  readonly timing?: Timing;
  readonly intrinsic?: readonly Step[];
  readonly event: readonly Step[];
}

export interface CardSource extends CardFields {
  readonly number: number;
  readonly id: string;
  /** The agreement without which the card is not in the deck. */
  readonly deck?: DeckAgreement;
  /** Every edition if absent. */
  readonly editions?: readonly Edition[];
  readonly changes?: Readonly<Partial<Record<Edition, CardChanges>>>;
  readonly readings?: readonly CardReading[];
  readonly notes?: readonly string[];
}

export const isPrinted = ({ editions = EDITIONS }: CardSource, edition: Edition): boolean => editions.includes(edition);

/** What the card has instead where another reading of an issue is in force. */
export interface CardReading extends Partial<Pick<CardFields, 'requires' | 'barredBy' | 'timing' | 'event'>> {
  readonly under: UnderPolicy;
}

export interface CardChanges extends Partial<CardFields> {
  /** The number this edition prints. */
  readonly number?: number;
  /** Which source of this edition supports the entry. */
  readonly confirmed?: string;
  readonly unverified?: readonly UnverifiedMark[];
}

/** An entry of `clauses/`. */
export interface ClauseSource
  extends Pick<Clause, 'id' | 'section' | 'kind' | 'summary' | 'normative' | 'unverified'>,
    Partial<Pick<Clause, 'facts' | 'terms' | 'see' | 'exceptions'>> {
  /** Values that only the sentence prints: figures of worked examples, components of the box. */
  readonly figures?: Clause['facts'];
  readonly editions: readonly Edition[];
  /** The number that an edition prints, where that is not the id. */
  readonly numbers?: Readonly<Partial<Record<Edition, string>>>;
}

/** An entry of `issues.yaml`. */
export type IssueSource = Issue;

/** An entry of `profiles.yaml`: a named set of policies. */
export interface ProfileSource {
  readonly title: string;
  readonly description: string;
  readonly policies: Readonly<Record<string, string>>;
}

/** All rules files of the game. */
export interface Sources {
  readonly game: GameSource;
  readonly map: MapSource;
  /** Where a drawing of the board has the countries. */
  readonly layout: MapLayout;
  readonly regions: RegionsSource;
  readonly tracks: TracksSource;
  readonly setup: SetupSource;
  readonly variants: { readonly chineseCivilWar: CivilWar; readonly turnZero: TurnZero; readonly lateWar: LateWar };
  readonly cards: readonly CardsSource[];
  readonly clauses: readonly ClauseSource[];
  readonly issues: readonly IssueSource[];
  /** By id. */
  readonly profiles: Readonly<Record<string, ProfileSource>>;
}
