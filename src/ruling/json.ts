/** What programs are told: the JSON of `arbiter rule` and `arbiter legal`, and the answers of the API. */

import type { CaseFact, CasePosition } from '../cases/case.ts';
import type { DecidedBy } from '../cases/dice.ts';
import type { Force, Verdict } from '../core/finding.ts';
import type { HouseChange } from '../core/ruleset.ts';

/** One step of an argument. */
export interface FindingJson {
  readonly clause: string;
  readonly force: Force;
  /** Key of the sentence, the same in every language. */
  readonly message: string;
  /** What the sentence is about, by id. */
  readonly args?: Readonly<Record<string, unknown>>;
  /** The sentence in the language asked for. */
  readonly text: string;
  /** Clauses that an exception lifts. */
  readonly over?: readonly string[];
  /** Further clauses from which its numbers or words come. */
  readonly see?: readonly string[];
  /** The disputed question it rests on. */
  readonly issue?: string;
}

/** A finding with the action of the case it is about, from 1. */
export type RuledFindingJson = FindingJson & { readonly action: number };

/** A reading of a disputed rule. */
export interface ReadingJson {
  readonly issue: string;
  readonly option: string | undefined;
  readonly text: string | undefined;
}

/** The least and the most that may come. */
interface RangeJson {
  readonly least: number;
  readonly most: number;
}

/** How dangerous a play is. */
export type DangerGradeJson = 'certain' | 'possible' | 'none' | 'unknown';

/** Which plays of a side can lose the game before the next play. */
export interface DangersJson {
  readonly side: 'us' | 'ussr';
  readonly plays: readonly {
    readonly play: readonly CaseFact[];
    readonly danger: DangerGradeJson;
    /** The shortest way to lose, after the play, with who or what decides each step of it. */
    readonly chain?: readonly { readonly fact: CaseFact; readonly decides: string }[];
    readonly how?: string;
    readonly clause?: string;
    /** What the last step brings. */
    readonly consequences?: readonly FindingJson[];
    /** The play leads to a final scoring that is lost, or that may be lost if influence is placed so. */
    readonly final?: 'lost' | 'open';
    /** How likely it is lost over deals of the hidden cards, if they were asked for; null if there were too many positions. */
    readonly deals?: {
      readonly chance: number;
      /** One standard error; 0 if every deal was counted. */
      readonly error: number;
      readonly deals: number;
      /** Deals in which the game can be lost at all. */
      readonly losing: number;
      readonly exact: boolean;
    } | null;
  }[];
}

/** The dangers of a whole game. */
export interface GameDangersJson {
  readonly file: string;
  /** Plays after which others could have ended the game, whatever their player did then. */
  readonly plays: readonly (DangersJson['plays'][number] & {
    readonly at: { readonly name: string; readonly line: number };
    readonly side: 'us' | 'ussr';
    /** A play of the cards known to be in hand after which they could not; null if there was none. */
    readonly instead: readonly CaseFact[] | null;
  })[];
  /** How the game was lost; null if it was not, or by final scoring. */
  readonly lost: {
    readonly side: 'us' | 'ussr';
    readonly at: { readonly name: string; readonly line: number };
    readonly how: string;
    readonly clause: string;
    readonly byOwnChoice: boolean;
    /** The first own round of the last turn from which on no plan kept the game for certain. */
    readonly since: { readonly name: string; readonly reliance: string } | null;
    readonly handUnknown: boolean;
  } | null;
}

/** Everything that a hand may be played for: what `arbiter legal --all` knows besides `arbiter legal`. */
export interface OptionsJson {
  readonly side: 'us' | 'ussr';
  readonly duties: {
    /** `slack` own rounds may go by before the next scoring card has to be played. */
    readonly scoring: { readonly cards: readonly string[]; readonly rounds: number; readonly slack: number };
    readonly milops: { readonly has: number; readonly needs: number };
    readonly space: { readonly attempts: number; readonly needs: number | null; readonly cards: readonly string[] };
  };
  readonly plays: readonly {
    readonly play: readonly CaseFact[];
    /** The different positions that it may end in; more than these unless `counted`. */
    readonly ends: number;
    readonly counted: boolean;
    readonly operations?: number;
    /** The event of the opponent comes with it. */
    readonly withEvent: boolean;
    /** What the VP (positive for the US), the DEFCON level and the own military operations come to. */
    readonly comes?: { readonly vp: RangeJson; readonly defcon: RangeJson; readonly milops: RangeJson };
    /** What follows for certain, where nothing is left to be decided. */
    readonly follows?: readonly FindingJson[];
    readonly space?: { readonly box: number; readonly chance: FractionJson };
    readonly danger: DangerGradeJson;
  }[];
}

/** What was asked; where it cannot be done, what can be done without the military operations, and without scoring cards. */
export interface PlansJson {
  readonly plans: readonly PlanJson[];
}

/** What a side can still do of what it must in this turn. */
export interface PlanJson {
  readonly side: 'us' | 'ussr';
  readonly asked: { readonly scoring: boolean; readonly milops: boolean };
  /** `certain`: whatever comes up in own plays; `possible`: with luck; `unknown`: not everything could be searched. */
  readonly reliance: DangerGradeJson;
  readonly complete: boolean;
  /** Own rounds left, the headline included. */
  readonly rounds: number;
  /** Positions looked at. */
  readonly positions: number;
  readonly way: readonly {
    /** 0 for the headline. */
    readonly round: number;
    readonly facts: readonly { readonly fact: CaseFact; readonly decides: string }[];
    readonly hangsOn: readonly CaseFact[];
    readonly defcon: number;
    readonly milops: number;
  }[];
}

/** A ruling on a case. */
export interface RulingJson {
  readonly id?: string;
  readonly title?: string;
  readonly edition: string;
  readonly verdict: Verdict;
  /** What comes of what is legal: it is certain, or dice that are not stated decide (`outcomes`), or cards nobody saw, or choices still to be made. */
  readonly comes?: 'certain' | DecidedBy;
  /** Whether it was carried out to its end; a play whose dice or cards are not stated was not. */
  readonly complete: boolean;
  /** What was attempted, in words. */
  readonly claim?: string;
  /** The tests, in order. */
  readonly findings: readonly RuledFindingJson[];
  /** What follows, in order. */
  readonly consequences: readonly RuledFindingJson[];
  /** Everything a case may state as expected; influence only of countries that changed. VP are positive for the US. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** The action that is refused or cannot be decided, from 1. */
  readonly failingStep?: number;
  /** What the case leaves open. */
  readonly missing?: string;
  /** What each result of the dice leads to, where the case leaves only dice open; empty otherwise. */
  readonly outcomes: readonly { readonly dice: readonly CaseFact[]; readonly consequences: readonly FindingJson[] }[];
  /** What would settle it, in words. */
  readonly settles: readonly string[];
  /** The clause that decides, with what it says: what forbids or is open, else what the play most depends on. */
  readonly decides?: { readonly clause: string; readonly text: string | undefined };
  /** What was looked at and is not in point: exceptions that do not help, effects that do not reach the play. */
  readonly looked: readonly string[];
  /** The remedy that the rules give for what is found out later, or that they give none; absent for a play under way. */
  readonly remedy?: string;
  /** What would have been legal instead, in words. */
  readonly nearest: readonly string[];
  /** Every reading it rests on, those of `dependsOn` among them; `only` if no other can be ruled under. */
  readonly rests: readonly (ReadingJson & { readonly only: boolean })[];
  /** Readings under which it comes out differently. */
  readonly dependsOn: readonly (ReadingJson & { readonly changes: string; readonly verdict: Verdict })[];
  /** Plays that come out differently in another order than Operations first, taken where the case states none. */
  readonly orderOpen: readonly {
    readonly action: number;
    readonly order: string;
    readonly changes: string;
    readonly verdict: Verdict;
  }[];
  /** What the case claims of its outcome (`expect`): each number, right or wrong, and whatever else is claimed wrongly. */
  readonly claims: readonly {
    /** Where the case states it, such as `milops.us`. */
    readonly key: string;
    /** `open`: what is not stated decides; `none`: nothing of the kind comes of it, or the play is not allowed. */
    readonly state: 'right' | 'wrong' | 'open' | 'none';
    readonly claimed: unknown;
    readonly found: unknown;
    /** How the number comes about. */
    readonly how: readonly FindingJson[];
    readonly text: string;
  }[];
  /** What the position states that cannot have come about; the ruling is given all the same. */
  readonly odd: readonly FindingJson[];
  /** Dice and choices of the case that no rule asked for. */
  readonly passedOver: readonly { readonly action: number; readonly key: string; readonly value: unknown }[];
  /** Values no printed source confirms. */
  readonly unverified: readonly { readonly where: string; readonly why: string }[];
  /** The house rules it was ruled under, and what of the argument comes from them. */
  readonly house?: { readonly title: string; readonly applied: readonly HouseChange[] };
  /** The position afterwards, as a case states it. */
  readonly position: CasePosition;
}

/** What may be done in a position. */
export interface LegalJson {
  /** State of the chart. */
  readonly awaits: string;
  /** The side that decides; absent where dice or the deck do. */
  readonly by?: string;
  readonly turn: number;
  /** Facts that may come next, as a case states them. */
  readonly choices: readonly CaseFact[];
  /** Cards that may be played. */
  readonly cards?: readonly { readonly card: string; readonly held: boolean; readonly uses: readonly string[] }[];
  /** What could be done with the Operations of a card. */
  readonly operations?: {
    readonly with?: string;
    readonly influence: readonly { readonly country: string; readonly cost: number }[];
    readonly coup: readonly string[];
    readonly realignment: readonly string[];
  };
}

/** A chance or a mean: the exact fraction, and its value. */
export interface FractionJson {
  readonly n: number;
  readonly of: number;
  readonly value: number;
}

/** One for either side. */
export interface BothSidesJson {
  readonly us: FractionJson;
  readonly ussr: FractionJson;
}

/** What a country may come to: who controls it afterwards, and the mean change of influence. */
export interface CountryOddsJson {
  readonly country: string;
  readonly control: BothSidesJson;
  readonly influence: BothSidesJson;
}

/** The odds of one act. */
export interface OddsJson {
  readonly outcomes: readonly {
    readonly chance: FractionJson;
    /** Each way to get there: one roll after the other. */
    readonly ways: readonly (readonly CaseFact[])[];
    readonly consequences: readonly FindingJson[];
    /** Who wins the game by it, and how. */
    readonly winner?: 'us' | 'ussr' | 'draw';
    readonly how?: string;
  }[];
  readonly countries: readonly CountryOddsJson[];
  /** The mean change of the victory points; positive for the US. */
  readonly vp: FractionJson;
  /** How likely either side wins the game by it. */
  readonly wins: BothSidesJson;
}

/** One of the acts that lead to dice. */
export interface ActOddsJson extends OddsJson {
  readonly choices: readonly CaseFact[];
  readonly target?: CountryOddsJson;
}

/** What one side has in a region. */
export interface ScoredSideJson {
  readonly status: string;
  /** VP for presence, domination or control; null where control wins the game. */
  readonly statusVp: number | null;
  /** Ids of the countries that count. */
  readonly countries: readonly string[];
  readonly battlegrounds: readonly string[];
  readonly besideEnemy: readonly string[];
  readonly total: number | null;
}

/** A scoring. VP are positive for the US. */
export interface ScoreJson {
  /** `net` is null where control wins the game. */
  readonly regions?: readonly {
    readonly region: string;
    readonly us: ScoredSideJson;
    readonly ussr: ScoredSideJson;
    readonly net: number | null;
  }[];
  /** Southeast Asia counts country by country. */
  readonly values?: readonly { readonly side: 'us' | 'ussr'; readonly country: string; readonly vp: number }[];
  readonly vp: { readonly from: number; readonly to: number };
  readonly winner: 'us' | 'ussr' | 'draw' | 'none';
  readonly findings: readonly FindingJson[];
}

/** A clause or a card in words. */
export interface Explained {
  readonly kind: 'clause' | 'card';
  readonly id: string;
  /** Its sentences, in the language of the rules. */
  readonly text: string;
  /** The disputed rules that name it, and how they are read. */
  readonly rests: readonly ReadingJson[];
}
