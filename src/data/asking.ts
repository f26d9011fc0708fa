/** A file `shared/facts.<language>.yaml`. */
export interface FactWords {
  /** What the numbers of clauses are called. */
  readonly facts?: Readonly<Record<string, string>>;
  /** Values that are words, and what a number is about where that has no name of its own. */
  readonly words?: Readonly<Record<string, string>>;
}

/** A file `shared/asking.<language>.yaml`: how questions are asked in a language. */
export interface AskingWords {
  /** Words that say nothing by themselves. */
  readonly fillers: readonly string[];
  /** Words that change nothing before a number: only 2, exactly 2. */
  readonly exact?: readonly string[];
  /** Words behind which a dot ends no sentence: infl. */
  readonly abbreviations?: readonly string[];
  /** Words that a question about the rules in general may have besides; what they say is not weighed. */
  readonly loose?: readonly string[];
  /** Class -> words that may stand for one another, divided by `|`; a phrase has them as `<class>`. */
  readonly classes?: Readonly<Record<string, string>>;
  /** Clauses and terms -> the ways to speak of them in a question about the rules in general. */
  readonly about?: Readonly<Record<string, string>>;
  /** What languages are called, by their codes: `es: spanish | castilian`. Whoever names one asks for what stands in it. */
  readonly languages?: Readonly<Record<string, string>>;
  /** Words for a rulebook: "the Spanish book". */
  readonly books?: readonly string[];
  /** Words that ask for something other than yes or no. */
  readonly interrogatives?: readonly string[];
  /** Words that begin what is only supposed. */
  readonly conditions?: readonly string[];
  /** Words that ask whether something may be so. */
  readonly modals?: readonly string[];
  /**
   * How the last part of a question begins that asks what comes of the rest, and words that may go before that. All its words
   * ask for what a ruling tells; `alone` those of which a short one may consist: "left and VP?".
   */
  readonly closings?: Readonly<
    Record<'join' | 'or' | 'begin', readonly string[]> & { readonly alone?: readonly string[] }
  >;
  /** What a word tells of the name or number beside it, for questions that ask for a result -> the ways to say it. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Nouns are written with a capital, which is no sign of a name. */
  readonly capitalNouns?: boolean;
  /** Words for numbers. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Words for the sides besides their names. */
  readonly sides?: Readonly<Record<'us' | 'ussr', readonly string[]>>;
  /** What players call cards, countries and regions besides their names, by their ids. */
  readonly nicknames?: Readonly<
    Partial<Record<'card' | 'country' | 'region', Readonly<Record<string, readonly string[]>>>>
  >;
  /** Other ways to write a word, accents and all, and the word: `dc` for `defcon`, `él` for `rival`. */
  readonly spellings?: Readonly<Record<string, string>>;
  /** Two words written as one, of which the apostrophe between them is often left out: `what's`. */
  readonly contractions?: readonly string[];
  /** Words that only say when something else was said to happen: "earlier this turn". */
  readonly times?: readonly string[];
  /** Words for whoever asks, and for the other player. */
  readonly me: readonly string[];
  readonly opponent: readonly string[];
  /** Words before the side as which somebody plays: "as". */
  readonly roles?: readonly string[];
  /** Verbs that say by their form that whoever asks controls something. */
  readonly first_person?: readonly string[];
  /** Words that beside a number say that so many are the other player's. */
  readonly theirs?: readonly string[];
  /** Words before where something comes from. */
  readonly sources?: readonly string[];
  readonly goals?: readonly string[];
  /** Words behind a side that only says something. */
  readonly reporting?: readonly string[];
  /** Words behind a country that say whose it is. */
  readonly owners?: readonly string[];
  /** Questions that were asked before, of the file `asked.<language>.yaml`: what decides, a stroke, what they speak of. */
  readonly asked?: readonly string[];
  /** Ways to ask about each clause that nobody asked yet, in the same form. */
  readonly examples?: readonly string[];
  /** What cases of the suite say of themselves, in the same form. */
  readonly cases?: readonly string[];
  /** Concept -> the beginnings of the words for it, of the file `concepts.yaml`. */
  readonly concepts?: Readonly<Record<string, string>>;
  /** How much each thing that speaks for a clause says, of the file `weighing.yaml`; and how likely an answer must be. */
  readonly weighing?: {
    readonly weights: Readonly<Record<string, number>>;
    readonly least: number;
    /** The same of the cases of the suite. */
    readonly cases: { readonly weights: Readonly<Record<string, number>>; readonly least: number };
  };
  /** What is said -> the ways to say it, divided by `|`. */
  readonly phrases: Readonly<Record<string, string>>;
}
