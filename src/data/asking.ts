/** A file `shared/asking.<language>.yaml`: how questions are asked in a language. */
export interface AskingWords {
  /** Words that say nothing by themselves. */
  readonly fillers: readonly string[];
  /** Words for numbers. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Words for whoever asks, and for the other player. */
  readonly me: readonly string[];
  readonly opponent: readonly string[];
  /** What is said -> the ways to say it, divided by `|`. */
  readonly phrases: Readonly<Record<string, string>>;
}
