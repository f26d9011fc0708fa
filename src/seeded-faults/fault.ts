/** A single fault put into the rules on purpose, as another text of one file. */

/** What each kind of slip means, for the report. */
export const MEANING = {
  number: 'a number of the rules one more or less',
  flag: 'a flag of the rules turned',
  lost: 'an entry of a list lost',
  added: 'an entry of a list too many',
  comparison: 'a comparison exchanged',
  check: 'a check left out of its table',
  condition: 'a condition of a check negated',
  transition: 'a transition of the chart left out',
  target: 'a transition led elsewhere',
  guard: 'a guard of the chart negated',
} as const;
export type Kind = keyof typeof MEANING;
export const KINDS = Object.keys(MEANING) as readonly Kind[];

/** A fault; only one of its kind is made at a time. */
export interface Fault {
  readonly kind: Kind;
  /** The file that is another, from the root of the repository. */
  readonly file: string;
  /** Where in it, and what became of what. */
  readonly says: string;
  /** The text of the file with the fault. */
  readonly text: () => string;
  /** Why nothing is otherwise with it, if that is known: it is no fault then. */
  readonly alike?: string;
}
