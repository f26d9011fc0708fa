/** What the search knows of a page, or of a place on one. Made at build time for one language. */

/** The kinds of things found, rules first: at equal fit they come in this order. */
export const KINDS = ['clause', 'card', 'country', 'issue', 'guide', 'game', 'scenario', 'case', 'chart'] as const;

export type Kind = (typeof KINDS)[number];

export type FactValue = string | number | boolean | readonly string[];

export interface Entry {
  readonly kind: Kind;
  /** Address below the language of the site. */
  readonly to: string;
  readonly title: string;
  /** Number of a clause, a card, a question. */
  readonly number?: string;
  readonly text?: string;
  /** What else it is called: in other languages, in short, among players. */
  readonly names?: readonly string[];
  /** Its sentences in other languages, where they are told apart. */
  readonly sentences?: Readonly<Record<string, string>>;
  /** What else stands there, and its sentences in other languages. */
  readonly other?: string;
  /** Of what was asked for in another language: the sentence there. */
  readonly beside?: { readonly locale: string; readonly sentence: string };
  /** What a query can ask of it. */
  readonly facts?: Readonly<Record<string, FactValue>> | undefined;
}
