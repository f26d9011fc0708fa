/** What the pages are made of: plain data, prepared at build time for one language. */
import type { Locale } from '../../src/core/ruleset.ts';
import type { ChartBox, ChartDrawing } from '../../src/drawing/chart.ts';
import type { MapCountry } from '../../src/drawing/map-model.ts';

export type { MapCountry, MapLayout, MapModel, Point } from '../../src/drawing/map-model.ts';

export type SideName = 'us' | 'ussr';
export type EditionName = 'deluxe' | 'second';
export type GameName = 'twilight-struggle' | 'guerra-fria';

/** A link to a clause. */
export interface ClauseLink {
  readonly id: string;
  readonly slug: string;
  readonly summary: string;
}

/** A clause that is cited; without a page of its own if it has no slug. */
export type ClauseReference = Omit<ClauseLink, 'slug'> & Partial<Pick<ClauseLink, 'slug'>>;

export interface CardLink {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly side: SideName | 'neutral';
  readonly ops: number;
}

export interface IssueLink {
  readonly id: string;
  readonly number: number;
  readonly question: string;
}

export interface StateLink {
  readonly path: string;
  readonly title: string;
  /** The states around it, where others are called the same. */
  readonly within?: string;
}

export interface CountryLink {
  readonly id: string;
  readonly name: string;
}

/** A reference from one rule to another: to a clause or to a card. */
export type RuleLink = { readonly clause: ClauseLink } | { readonly card: CardLink };

export interface ScenarioModel {
  readonly feature: string;
  readonly file: string;
  readonly name: string;
  readonly rule: string;
  readonly steps: readonly {
    readonly keyword: string;
    readonly text: string;
    readonly table?: readonly (readonly string[])[];
  }[];
  readonly result?: 'passed' | 'failed';
}

/** A feature, and its scenarios with the clauses that they are about. */
export interface FeatureModel {
  readonly id: string;
  readonly name: string;
  readonly scenarios: readonly { readonly scenario: ScenarioModel; readonly clauses: readonly ClauseLink[] }[];
}

export interface ClauseEntry {
  readonly id: string;
  readonly slug: string;
  readonly kind: string;
  /** No rule, but the title of those below it. */
  readonly heading: boolean;
  readonly summary: string;
  readonly normative: boolean;
  readonly editions: readonly EditionName[];
  /** It stands in both editions, but with other numbers. */
  readonly differs: boolean;
  readonly disputed: boolean;
  /** 1 for `6.3`, 2 for `6.3.4`, 3 for `6.3.4.a`. */
  readonly depth: number;
}

export interface ClausePageModel extends ClauseEntry {
  readonly game: GameName;
  readonly section: SectionLink;
  readonly above: readonly ClauseLink[];
  readonly below: readonly ClauseLink[];
  readonly previous?: ClauseLink;
  readonly next?: ClauseLink;
  readonly numbers: Readonly<Partial<Record<EditionName, string>>>;
  readonly facts: readonly { readonly name: string; readonly value: string; readonly edition?: EditionName }[];
  readonly terms: readonly string[];
  readonly see: readonly RuleLink[];
  readonly seenFrom: readonly ClauseLink[];
  readonly exceptions: readonly RuleLink[];
  readonly exceptionTo: readonly ClauseLink[];
  readonly unverified?: string;
  readonly issues: readonly IssueLink[];
  readonly cards: readonly CardLink[];
  readonly scenarios: readonly ScenarioModel[];
  readonly cases: readonly CaseLink[];
  readonly states: readonly StateLink[];
  readonly shown?: ShownModel;
  readonly code: readonly { readonly file: string; readonly line: number; readonly text: string }[];
  readonly languages: readonly {
    readonly locale: Locale;
    readonly summary: string;
    readonly translated: boolean;
    /** Can a rulebook in the language be held against it? */
    readonly checked: boolean;
  }[];
}

/** What shows that a clause is kept: sentences of the page of proofs, in the language of the page. */
export interface ShownModel {
  readonly claims: readonly { readonly text: string; readonly how: string }[];
  /** When the figures of the claims were taken. */
  readonly taken?: string;
  readonly cases: readonly CaseLink[];
  /** The clause that says the same. */
  readonly repeats?: ClauseLink;
  /** What there is to say where neither claims nor cases show it. */
  readonly otherwise?: 'tested' | 'text' | 'open';
}

export interface SectionLink {
  readonly id: string;
  readonly title: string;
}

export interface SectionPageModel extends SectionLink {
  readonly clauses: readonly ClauseEntry[];
  readonly previous?: SectionLink;
  readonly next?: SectionLink;
}

export interface RulebookModel {
  readonly sections: readonly (SectionLink & { readonly count: number; readonly first: string })[];
}

export interface CardEntry extends CardLink {
  readonly period: 'early' | 'mid' | 'late';
  readonly starred: boolean;
  readonly ongoing: boolean;
  readonly scoring: boolean;
  readonly war: boolean;
  readonly optional: boolean;
  readonly editions: readonly EditionName[];
  readonly text: readonly string[];
  /** How the other edition differs, in words. */
  readonly editionNotes: readonly string[];
  readonly disputed: number;
}

export interface CardPageModel extends CardEntry {
  readonly names: readonly { readonly locale: Locale; readonly name: string }[];
  readonly previous?: CardLink;
  readonly next?: CardLink;
  readonly notes: readonly NoteModel[];
  /** What an edition has instead of the program of the event. */
  readonly programs: readonly { readonly edition: EditionName; readonly program: string }[];
  readonly unverified: readonly { readonly edition: EditionName; readonly what: string; readonly why: string }[];
  readonly related: readonly CardLink[];
  readonly clauses: readonly ClauseLink[];
  readonly issues: readonly IssueLink[];
  readonly countries: readonly CountryLink[];
  readonly scenarios: readonly ScenarioModel[];
  readonly cases: readonly CaseLink[];
  readonly program: string;
}

/** A note of the card data: text with the clauses that it names as links. */
export interface NoteModel {
  readonly parts: readonly (string | { readonly clause: string; readonly slug: string } | { readonly issue: string })[];
}

export interface IssueEntry extends IssueLink {
  readonly confidence: 'high' | 'medium' | 'low';
  readonly preferred: string;
  readonly options: readonly { readonly id: string; readonly text: string; readonly supported: boolean }[];
}

export interface IssuePageModel extends IssueEntry {
  readonly game: GameName;
  readonly clauses: readonly ClauseLink[];
  readonly cards: readonly CardLink[];
  readonly evidence: readonly string[];
  readonly date: string;
  readonly previous?: IssueLink;
  readonly next?: IssueLink;
}

export interface EditionsModel {
  /** What stands in one edition only. */
  readonly only: readonly {
    readonly edition: EditionName;
    readonly clauses: readonly ClauseLink[];
    readonly cards: readonly CardLink[];
  }[];
  /** What stands in both, but with other numbers. */
  readonly clauses: readonly ({ readonly clause: ClauseLink } & Pick<ClausePageModel, 'facts' | 'numbers'>)[];
  readonly cards: readonly { readonly card: CardLink; readonly notes: readonly string[] }[];
  /** Clauses of which something is not certain for an edition. */
  readonly uncertain: readonly ClauseLink[];
}

export interface CountryPageModel extends MapCountry {
  readonly regionName: string;
  readonly subregionNames: readonly string[];
  readonly neighbours: readonly CountryLink[];
  readonly names: readonly { readonly locale: Locale; readonly name: string }[];
  readonly cards: readonly CardLink[];
  readonly clauses: readonly ClauseLink[];
  readonly issues: readonly IssueLink[];
}

/** A page about one compound state. */
export interface ChartPageModel {
  readonly game: GameName;
  readonly drawing: ChartDrawing;
  readonly title: string;
  readonly clause?: ClauseReference;
  readonly above: readonly StateLink[];
  readonly states: readonly (StateLink & { readonly clause?: ClauseReference; readonly kind: ChartBox['kind'] })[];
  /** On the page of the whole game: every chart of it, from the outside in. */
  readonly all?: readonly (StateLink & { readonly depth: number })[];
}

/** A link to a case of the conformance suite, and what came of it. */
export interface CaseLink {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly passed: boolean;
}

export interface SuiteCase {
  readonly id: string;
  readonly title: string;
  readonly confidence: 'high' | 'medium' | 'low';
  readonly why?: string;
  readonly edition?: EditionName;
  readonly verdict?: 'legal' | 'illegal' | 'undetermined';
  readonly clauses: readonly ClauseLink[];
  readonly cards: readonly CardLink[];
  readonly readings: readonly { readonly issue: string; readonly option: string }[];
  /** The case as the desk takes it out of an address. */
  readonly link: string;
  /** What differs, if the case fails. */
  readonly difference?: { readonly expected: string; readonly found: string };
}

export interface SuiteSection {
  readonly game: GameName;
  readonly id: string;
  readonly cases: readonly SuiteCase[];
  readonly previous?: string;
  readonly next?: string;
}

/** How many there are, and how many of them pass. */
export interface Tally {
  readonly count: number;
  readonly passed: number;
}

export interface ConformanceModel {
  readonly suite: readonly (Tally & { readonly id: string })[];
  readonly features: readonly (Tally & { readonly name: string; readonly id: string })[];
  readonly issues: readonly { readonly confidence: 'high' | 'medium' | 'low'; readonly count: number }[];
  readonly clauses: readonly {
    readonly id: string;
    readonly slug: string;
    readonly summary: string;
    readonly cases: number;
    readonly scenarios: number;
    readonly states: number;
    readonly code: number;
    readonly languages: number;
  }[];
}

export interface Coverage {
  readonly have: number;
  readonly of: number;
  /** Made from a source that has changed since, or was never recorded. */
  readonly review: number;
}

export type CoverageRow =
  | 'clauses'
  | 'issues'
  | 'cards'
  | 'countries'
  | 'glossary'
  | 'messages'
  | 'mistakes'
  | 'findings'
  | 'steps'
  | 'guerraFria';

/** The languages into which all is translated. */
export type TranslationsModel = readonly {
  readonly locale: Locale;
  readonly rows: Readonly<Record<CoverageRow, Coverage>>;
  readonly findings: readonly {
    readonly file: string;
    readonly id: string;
    readonly check: string;
    readonly message: string;
  }[];
}[];

/** The front page of a game whose rules stand on one page. */
export interface GuerraFriaModel {
  readonly clauses: readonly (ClauseEntry & {
    /** The Spanish it is translated from; absent in Spanish. */
    readonly source?: string;
    readonly issues: readonly IssueLink[];
  })[];
  /** How many there are of everything. */
  readonly counts: Readonly<Record<'clauses' | 'cards' | 'issues' | 'cases', number>>;
}

/** A kind of card of the other game. */
export interface DeckCard {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  readonly names: readonly { readonly locale: Locale; readonly name: string }[];
  readonly clauses: readonly ClauseLink[];
}

/** A line of the list of changes. */
export interface ChangeModel {
  /** Stays the same while the text does. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The heading that it stands under: Added, Mended, Rulings. */
  readonly kind: string;
  /** With code between backticks. */
  readonly text: string;
}
