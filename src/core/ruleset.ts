/**
 * What every game's rules have in common: numbered clauses, disputed readings, policies.
 * A ruleset is plain JSON for one game and one edition, compiled from `rules/` (see `src/data`).
 */

/** A language by its code, `en` or `pt-BR`; which there are, the files say: see `src/data/locales.ts`. */
export type Locale = string;

/** A clause by its number, `6.3.4` or `4.5.C`; or a card as a source of rules, `card:nuclear-subs`. */
export type ClauseId = string;
export type IssueId = string;

export const CLAUSE_KINDS = [
  'definition',
  'procedure',
  'obligation',
  'permission',
  'prohibition',
  'condition',
  'consequence',
  'exception',
  'example',
  'note',
] as const;

/** One numbered rule, in our own words. */
export interface Clause {
  readonly id: ClauseId;
  /** Number of the section it belongs to, `6` for `6.3.4`. */
  readonly section: string;
  readonly kind: (typeof CLAUSE_KINDS)[number];
  /** One sentence in our own words. */
  readonly summary: string;
  /**
   * The values of the clause by name: numbers, ids of sides, lists of ids. The rules take their values from here, and the
   * sentence prints them.
   */
  readonly facts: Readonly<Record<string, number | string | readonly string[]>>;
  /** Glossary terms the clause uses. */
  readonly terms: readonly string[];
  readonly see: readonly ClauseId[];
  /** Clauses or cards that override this one. */
  readonly exceptions: readonly ClauseId[];
  /** False for headings, historical notes and other text without legal effect. */
  readonly normative: boolean;
  /** Why a value of this edition is not certain, if it is not. */
  readonly unverified?: string;
}

/** A disputed or ambiguous rule: named options, one of them preferred. Ids are never reused. */
export interface Issue {
  readonly id: IssueId;
  /** Position in the register; append-only. */
  readonly number: number;
  /** A variant that players switch on: a ruling names it only where it is in play. */
  readonly variant?: true;
  readonly question: string;
  readonly options: Readonly<Record<string, string>>;
  readonly preferred: string;
  /** Options the adjudicator can rule under; the others are documented only. */
  readonly supported: readonly string[];
  readonly clauses: readonly ClauseId[];
  readonly cards: readonly string[];
  /** Readings of other questions beside which an option of this one cannot hold. */
  readonly excludes?: readonly Exclusion[];
  /** With a single supported reading: the situations in which the question comes up, each by all its marks. */
  readonly arises?: readonly (readonly Mark[])[];
  readonly evidence: readonly string[];
  readonly confidence: 'high' | 'medium' | 'low';
  /** ISO date of the entry or of its last change. */
  readonly date: string;
}

/** An option of a question that cannot hold beside an option of another. */
export interface Exclusion {
  readonly option: string;
  readonly issue: IssueId;
  readonly when: string;
  /** The end of a sentence, in English. */
  readonly because: string;
}

/**
 * What a ruling shows where a question comes up: an effect in force, or something that is told in it, of which every key
 * that is given holds.
 */
export interface Mark {
  /** One of these cards is in effect. */
  readonly effect?: readonly string[];
  /** This card has come into effect after it. */
  readonly before?: string;
  readonly edition?: string;
  /** One side has reached this box of the space race. */
  readonly box?: number;
  /** A hand holds a card of this kind when all is done. */
  readonly held?: 'scoring-card';
  /** None of these messages, nor of their families, is told. */
  readonly absent?: readonly string[];
  /** One of these messages is told, or one of their families. */
  readonly told?: readonly string[];
  /** The clause it is told under. */
  readonly clause?: ClauseId;
  /** The cards it is about. */
  readonly about?: readonly string[];
  readonly side?: 'us' | 'ussr';
  /** It is told of the phasing player, or of the rival. */
  readonly round?: 'own' | 'rival';
  readonly option?: string;
  readonly use?: string;
  readonly order?: string;
  /** How the game ended. */
  readonly how?: string;
  readonly country?: string;
  /** The value that something comes to. */
  readonly to?: number;
  /** In a region that DEFCON closes. */
  readonly closed?: true;
  /** Of a scoring card, or of one that is removed after its event. */
  readonly scoring?: true;
  readonly starred?: true;
  /** So many cards change the value. */
  readonly modifiers?: number;
  /** More is needed than is left. */
  readonly short?: true;
  /** The track ends before all is counted. */
  readonly capped?: true;
  /** The space race marker goes past the rival's. */
  readonly jumps?: true;
}

/** One value that a house changes. */
export interface HouseChange {
  /** Where it stands: `6.3.4#delta`, `cards.nato.ops`. */
  readonly where: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** A group's own rules, laid over an edition. */
export interface House {
  readonly title: string;
  /** Everything that the house changes, where it says so. */
  readonly changes: readonly HouseChange[];
  /** Clause -> the values that it states otherwise, itself or because it restates a changed one. */
  readonly clauses: Readonly<Record<ClauseId, readonly HouseChange[]>>;
}

/** The part of a ruleset that the core reads; each game adds its own tables. */
export interface CoreRuleset {
  readonly game: string;
  readonly edition: string;
  readonly clauses: Readonly<Record<ClauseId, Clause>>;
  readonly issues: Readonly<Record<IssueId, Issue>>;
  /** Which option of each issue is in force. */
  readonly policies: Readonly<Record<IssueId, string>>;
  /** Values of this edition that no printed source confirms: where, and why. */
  readonly unverified: readonly { readonly where: string; readonly why: string }[];
  /** The house rules that were laid over the edition, if any were. */
  readonly house?: House;
}

/** The clause `id`, accepting `4.5C` for `4.5.C`; undefined if there is none. */
export function findClause(rules: Pick<CoreRuleset, 'clauses'>, id: string): Clause | undefined {
  const known = [id, canonicalClause(id)].find((each) => Object.hasOwn(rules.clauses, each));
  return known === undefined ? undefined : rules.clauses[known];
}

/** Writes a clause number the way `rules/` does: `4.5C` becomes `4.5.C`, `TZ.1` becomes `TZ-1`, `OPT-1` stays. */
export function canonicalClause(id: string): ClauseId {
  return id
    .trim()
    .replace(/(\d)([A-I])(?=$|\.)/, '$1.$2')
    .replace(/^(OPT|LW|TZ)\.(?=\d)/, '$1-');
}
