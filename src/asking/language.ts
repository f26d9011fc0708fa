/** A language in which questions are asked, made ready for reading. */
import { plain } from '../cases/names.ts';
import type { Locale } from '../core/ruleset.ts';
import type { AskingWords } from '../data/asking.ts';
import { type Concepts, conceptsOf } from './concepts.ts';
import { type Phrase, phrasesOf } from './phrases.ts';
import { type ClauseIndex, clauseIndex, stemOf } from './search.ts';
import type { Dividing, Token } from './tokens.ts';

/** A language in which questions are asked. */
export interface AskingLanguage extends Dividing {
  readonly locale: Locale;
  readonly words: AskingWords;
  readonly phrases: readonly Phrase[];
  /** Those of questions about the rules in general. */
  readonly general: readonly Phrase[];
  /** Names, numbers and words that tell what a number is, for questions that ask for a result. */
  readonly parts: readonly Phrase[];
  /** Words that are two, of which the apostrophe between them is often left out -> how many letters the first has. */
  readonly contracted: ReadonlyMap<string, number>;
  readonly isFiller: (word: string) => boolean;
  /** Asks for something other than yes or no: who, when, how. */
  readonly isInterrogative: (word: string) => boolean;
  /** Begins what is only supposed: if. */
  readonly isCondition: (word: string) => boolean;
  /** Stands between two things of which one is so: or. */
  readonly isAlternative: (word: string) => boolean;
  /** Asks whether something may be so. */
  readonly isModal: (word: string) => boolean;
  /** What a word is that beside a number says that so many are the other player's: that player. */
  readonly theirs: (word: string) => string | undefined;
  /** Stands before where something comes from: from. */
  readonly isSource: (word: string) => boolean;
  /** Which of some words, none of which is understood by itself, only say when something happened. */
  readonly timesIn: (words: readonly string[]) => readonly boolean[];
  /** Does it join two things of a list: and? */
  readonly isJoin: (word: string) => boolean;
  /** Does it stand before the level to which something is brought? */
  readonly isGoal: (word: string) => boolean;
  /** Somebody only says something: claims, insists. */
  readonly isReporting: (word: string) => boolean;
  /** Says whose something is: his, ours. */
  readonly isOwner: (word: string) => boolean;
  /** Do words ask what comes of a play, and for nothing that a ruling does not tell? */
  readonly asksOutcome: (words: readonly string[]) => boolean;
  /** Is an ordinary word, of some way to say something or one that says little: by itself it is no part of a name. */
  readonly isWord: (word: string) => boolean;
  /** Says nothing that a general question needs. */
  readonly isLoose: (word: string) => boolean;
  /** Is anything known of the word, so that it is no misspelt name? */
  readonly isKnown: (token: Token) => boolean;
  /** What a word means, whatever the language. */
  readonly concepts: Concepts;
  /** The clauses by their words; made when it is first asked for. */
  readonly clauses: () => ClauseIndex;
}

/**
 * Makes a language ready.
 * @param sentences of the features, which are understood too: id -> ways to say it
 * @param clauses what each clause says in the language
 */
export function askingLanguage(
  locale: Locale,
  words: AskingWords,
  sentences: Readonly<Record<string, string | readonly string[]>> = {},
  clauses: Readonly<Record<string, string>> = {},
): AskingLanguage {
  const made = (entries: readonly (readonly [string, string | readonly string[]])[]): readonly Phrase[] =>
    entries.flatMap(([id, ways]) =>
      [ways].flat().flatMap((way) => way.split('|').flatMap((one) => phrasesOf(id, one, words.classes))),
    );
  const fillers = new Set(words.fillers.map(plain));
  const interrogatives = new Set((words.interrogatives ?? []).map(plain));
  const times = (words.times ?? []).map((way) => plain(way).split(' '));
  const conditions = new Set((words.conditions ?? []).map(plain));
  const sources = new Set((words.sources ?? []).map(plain));
  const goals = new Set((words.goals ?? []).map(plain));
  const theirs = new Set((words.theirs ?? []).map(plain));
  const [rival] = words.opponent.map(plain);
  const reporting = new Set((words.reporting ?? []).map(plain));
  const owners = new Set((words.owners ?? []).map(plain));
  const modals = new Set((words.modals ?? []).map(plain));
  const loose = new Set([...fillers, ...[...(words.loose ?? []), ...(words.books ?? [])].map(plain)]);
  const about = Object.entries(words.about ?? {}).map(([id, ways]) => [`about.${id}`, ways] as const);
  const spoken = Object.entries(words.languages ?? {}).map(([code, ways]) => [`${IN}${code}`, ways] as const);
  const weighed = (phrase: Phrase): Phrase => {
    if (phrase.id === 'fact.neighbours') return { ...phrase, weight: NEIGHBOURS_WEIGHT };
    const isClause = /^about\.(?:\d|LW|TZ)/.test(phrase.id) && phrase.elements.length > 1;
    return isClause ? { ...phrase, weight: CLAUSE_WEIGHT } : phrase;
  };
  // An answer says which words it has not weighed, so their endings do not matter.
  const stems = new Set([...loose].filter((word) => word.length >= INFLECTED).map(stemOf));
  let index: ClauseIndex | undefined;
  const mine = new Set(words.me.map(plain));
  const phrases = made([...Object.entries(words.phrases), ...Object.entries(sentences)]).map((phrase) =>
    isOfSpeaker(phrase, mine) ? { ...phrase, said: { side: 'me' } as const } : bareLast(phrase),
  );
  const closings = (words.closings?.begin ?? []).map((way) => plain(way).split(' '));
  const alone = new Set((words.closings?.alone ?? []).map(plain));
  const alternatives = new Set((words.closings?.or ?? []).map(plain));
  const joins = new Set([...(words.closings?.join ?? []).map(plain), ...alternatives]);
  const parts = made([...Object.entries(words.parts ?? {}), ...PARTS]);
  const inPhrases = wordsOf(phrases);
  const inParts = wordsOf(parts);
  const listed = new Set((words.loose ?? []).map(plain));
  const closing = new Set([
    ...closings.flat(),
    ...wordsOf([...phrases.filter(({ id }) => ASKING.has(id)), ...parts.filter(({ id }) => OUTCOMES.has(id))]),
  ]);
  const concepts = conceptsOf(words.concepts);
  const isLoose = (word: string): boolean =>
    loose.has(plain(word)) || (word.length >= INFLECTED && stems.has(stemOf(word)));
  return {
    locale,
    words,
    clauses: () => {
      index ??= clauseIndex(withOtherWords(clauses, words));
      return index;
    },
    concepts,
    isKnown: ({ word, number }) =>
      number !== undefined || inPhrases.has(word) || isLoose(word) || concepts(word).length > 0,
    phrases,
    general: made([
      ...about,
      ...spoken,
      ...Object.entries(words.phrases).filter(([id]) => GENERAL.has(id)),
      ...NAMED,
    ]).map(weighed),
    parts,
    numbers: new Map(Object.entries(words.numbers).map(([word, number]) => [plain(word), number])),
    exact: new Set((words.exact ?? []).map(plain)),
    abbreviations: new Set((words.abbreviations ?? []).map(plain)),
    contracted: new Map((words.contractions ?? []).map((word) => [plain(word).replace(' ', ''), word.indexOf("'")])),
    isFiller: (word) => fillers.has(plain(word)),
    isInterrogative: (word) => interrogatives.has(plain(word)),
    isCondition: (word) => conditions.has(plain(word)),
    isAlternative: (word) => alternatives.has(plain(word)),
    isSource: (word) => sources.has(plain(word)),
    isJoin: (word) => joins.has(plain(word)),
    timesIn: (all) => {
      const said = all.map(() => false);
      for (const way of times)
        for (let at = 0; at + way.length <= all.length; at++)
          if (way.every((word, next) => all[at + next] === word)) said.fill(true, at, at + way.length);
      return said;
    },
    isGoal: (word) => goals.has(plain(word)),
    theirs: (word) => (theirs.has(plain(word)) ? rival : undefined),
    isReporting: (word) => reporting.has(plain(word)),
    isOwner: (word) => owners.has(plain(word)),
    isModal: (word) => modals.has(plain(word)),
    asksOutcome: (asked) => {
      const begins = (at: number): boolean =>
        closings.some((way) => way.every((word, next) => asked[at + next] === word));
      // "And the result": what only goes on with an "and" may tell something as well, "and he refused".
      const isJoined = joins.has(asked[0] ?? '');
      const next = asked.findIndex((word, at) => at > 0 && (begins(at) || !fillers.has(word)));
      const isOutcome = asked.every((word) => closing.has(word) || joins.has(word) || fillers.has(word));
      const isShort =
        asked.length <= SHORT && asked.every((word) => alone.has(word) || joins.has(word) || fillers.has(word));
      return (
        (isShort && asked.some((word) => alone.has(word))) ||
        (isOutcome && (isJoined ? next > 0 && begins(next) : begins(0)))
      );
    },
    isWord: (word) => inPhrases.has(word) || inParts.has(word) || listed.has(word),
    isLoose,
  };
}

/** A side and a number with nothing between them are markers only where no phrase that says more has them. */
const bareLast = (phrase: Phrase): Phrase =>
  phrase.id === 'more.counted' ? { ...phrase, weight: BARE_WEIGHT } : phrase;
const BARE_WEIGHT = -8;

/** What somebody has, who is else whoever was spoken of last. */
const HAVING = /^position\.(?:some|own|it_has|control|none_there|china_down|spent)$/;

/** Does such a phrase name no side, but whoever asks: "if I control Chile"? */
const isOfSpeaker = ({ id, elements }: Phrase, mine: ReadonlySet<string>): boolean =>
  HAVING.test(id) &&
  !elements.some((each) => 'slot' in each && each.slot === 'side') &&
  elements.some((each) => 'words' in each && each.words.size > 0 && [...each.words].every((word) => mine.has(word)));

/** Every word that is written out in some phrases. */
const wordsOf = (phrases: readonly Phrase[]): ReadonlySet<string> =>
  new Set(phrases.flatMap(({ elements }) => elements.flatMap((each) => ('words' in each ? [...each.words] : []))));

/** A shorter word has no ending that could be left off. */
const INFLECTED = 5;

/** Clauses with the words by which they are asked about besides. */
function withOtherWords(
  clauses: Readonly<Record<string, string>>,
  { about = {}, classes = {} }: AskingWords,
): Readonly<Record<string, string>> {
  const spoken = (ways: string): string =>
    [...new Set(ways.replace(/<([a-z_]+)>/g, (_, name: string) => classes[name] ?? '').split(/[\s|()*/]+/))].join(' ');
  const other = Object.entries(about).flatMap(([ids, ways]) => ids.split(' ').map((id) => [id, spoken(ways)] as const));
  return Object.fromEntries(
    Object.entries(clauses).map(([id, text]) => [
      id,
      [text, ...other.flatMap(([of, words]) => (of === id ? [words] : []))].join(' '),
    ]),
  );
}

/** "Left and VP?": a longer part that nothing begins may ask for something else. */
const SHORT = 5;

/** Phrases that name a language begin so. */
export const IN = 'in.';

/** What the words for a clause go before: words for the things that it speaks of. */
const CLAUSE_WEIGHT = 12;
/** Two places that are named beside one another go before any rule about places. */
const NEIGHBOURS_WEIGHT = 30;

/** Phrases that a general question may have as well; what they say of a position is not weighed. */
const GENERAL = new Set([
  'fact.neighbours',
  'ask.this',
  'position.turn',
  'position.round',
  'position.defcon',
  'act.value',
  'ask.plain',
  'ask.must',
  'ask.frame',
  'ask.barred',
]);
/** Whatever has a name may be asked about. */
const NAMED = (['side', 'card', 'country', 'region', 'n'] as const).map(
  (name) => [`named.${name}`, `{${name}}`] as const,
);
/** Phrases that ask for what a ruling tells. */
const ASKING = new Set(['ask.plain', 'ask.control']);
/** What comes of a play, and words that ask for it. */
const OUTCOMES = new Set(['ask', 'won', 'over', 'gain', 'leads', 'vp', 'points', 'control', 'coup']);
/** Whatever has a name may be part of what is told. */
const PARTS = (['side', 'card', 'country', 'region', 'n', 'pair'] as const).map((name) => [name, `{${name}}`] as const);
