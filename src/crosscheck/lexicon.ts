/** What the cross-check knows about a language, as `rules/shared/crosscheck/<locale>.yaml` writes it down. */
import type { Severity, TargetLocale } from './types.ts';

export const MODALITIES = [
  'prohibition',
  'permission',
  'obligation',
  'possibility',
  'exclusivity',
  'negation',
  'never',
] as const;
export type Modality = (typeof MODALITIES)[number];
export const COMPARATORS = ['atLeast', 'atMost', 'moreThan', 'lessThan'] as const;
export type Comparator = (typeof COMPARATORS)[number];
export const TIMINGS = ['before', 'after', 'immediately', 'start', 'end', 'first', 'second'] as const;
export type Timing = (typeof TIMINGS)[number];
export const ACTORS = ['us', 'ussr', 'opponent', 'phasing'] as const;
export type Actor = (typeof ACTORS)[number];

/**
 * What "nobody" or "never" does in a sentence: it denies for itself (`apart`), nothing more after a "not" (`echo`), or nothing at
 * all, since "not" always stands beside it (`with-not`).
 */
export type Denials = 'apart' | 'echo' | 'with-not';

/** A rendering to avoid: a false friend, a calque, an untranslated word. */
export interface Avoided {
  readonly form: string;
  readonly term: string;
  readonly prefer: string;
  readonly why: string;
}

/** A slip that a pattern shows. */
export interface GrammarRule {
  readonly pattern: string;
  readonly expected: string;
  readonly why: string;
  readonly severity?: Severity;
}

export interface Lexicon {
  readonly locale: TargetLocale;
  readonly stem: { readonly least: number; readonly endings: readonly string[] };
  readonly abbreviations: readonly string[];
  readonly openers: { readonly example: readonly string[]; readonly note: readonly string[] };
  readonly functionWords: readonly string[];
  /** Words that cannot end a line or a sentence. */
  readonly articles: readonly string[];
  /** Good words that the dictionary lacks, with their inflections. */
  readonly words: readonly string[];
  /** Pronouns written at the end of a verb. */
  readonly enclitics: readonly string[];
  /** Words end in an apostrophe before others: `l'Italia`, `un po'`. */
  readonly elides?: boolean;
  /** What "nobody" does beside "not"; without it an echo. */
  readonly denials?: Denials;
  readonly numbers: Readonly<Record<string, number>>;
  readonly ordinals: Readonly<Record<string, number>>;
  /** Articles that may stand for the number one. */
  readonly one: readonly string[];
  readonly units: Readonly<Record<string, readonly string[]>>;
  readonly comparators: Readonly<Record<Comparator, readonly string[]>>;
  readonly modality: Readonly<Record<Modality, readonly string[]>>;
  readonly timing: Readonly<Record<Timing, readonly string[]>>;
  /** Pairs such as face up and face down, each with its phrases. */
  readonly opposites: readonly (readonly [readonly string[], readonly string[]])[];
  readonly actors: Readonly<Record<Actor, readonly string[]>>;
  readonly headings: Readonly<Record<string, { readonly title: string; readonly words: readonly string[] }>>;
  /** Term -> renderings, each with its inflections. */
  readonly renderings: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly avoid: readonly Avoided[];
  readonly grammar: readonly GrammarRule[];
}

/** `rules/shared/crosscheck/printed.yaml`: what the printed booklet has and the clause data does not say. */
export interface Printed {
  /** Clause -> clauses that its printed text points to. */
  readonly references: Readonly<Record<string, readonly string[]>>;
  /** Clause -> modifiers it prints with their sign. */
  readonly signs: Readonly<Record<string, readonly string[]>>;
  /** Clause -> terms without which its text says something else. */
  readonly carried: Readonly<Record<string, readonly string[]>>;
  /** Numbers that an edition prints and no clause has, by edition. */
  readonly numbers: Readonly<Record<string, readonly string[]>>;
}

/** A spelling dictionary. */
export interface Speller {
  known(word: string): boolean;
  suggest(word: string): readonly string[];
}
