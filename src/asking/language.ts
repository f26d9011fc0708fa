/** A language in which questions are asked, made ready for reading. */
import { plain } from '../cases/names.ts';
import type { Locale } from '../core/ruleset.ts';
import type { AskingWords } from '../data/asking.ts';
import { type Phrase, phrasesOf } from './phrases.ts';

/** A language in which questions are asked. */
export interface AskingLanguage {
  readonly locale: Locale;
  readonly words: AskingWords;
  readonly phrases: readonly Phrase[];
  /** Those of questions about the rules in general. */
  readonly general: readonly Phrase[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly exact: ReadonlySet<string>;
  readonly isFiller: (word: string) => boolean;
  /** Says nothing that a general question needs. */
  readonly isLoose: (word: string) => boolean;
}

/**
 * Makes a language ready.
 * @param sentences of the features, which are understood too: id -> ways to say it
 */
export function askingLanguage(
  locale: Locale,
  words: AskingWords,
  sentences: Readonly<Record<string, string | readonly string[]>> = {},
): AskingLanguage {
  const made = (entries: readonly (readonly [string, string | readonly string[]])[]): readonly Phrase[] =>
    entries.flatMap(([id, ways]) =>
      [ways].flat().flatMap((way) => way.split('|').flatMap((one) => phrasesOf(id, one, words.classes))),
    );
  const fillers = new Set(words.fillers.map(plain));
  const loose = new Set([...fillers, ...(words.loose ?? []).map(plain)]);
  const about = Object.entries(words.about ?? {}).map(([id, ways]) => [`about.${id}`, ways] as const);
  const weighed = (phrase: Phrase): Phrase =>
    /^about\.\d/.test(phrase.id) && phrase.elements.length > 1 ? { ...phrase, weight: CLAUSE_WEIGHT } : phrase;
  return {
    locale,
    words,
    phrases: made([...Object.entries(words.phrases), ...Object.entries(sentences)]),
    general: made([...about, ...Object.entries(words.phrases).filter(([id]) => GENERAL.has(id)), ...NAMED]).map(
      weighed,
    ),
    numbers: new Map(Object.entries(words.numbers).map(([word, number]) => [plain(word), number])),
    exact: new Set((words.exact ?? []).map(plain)),
    isFiller: (word) => fillers.has(plain(word)),
    isLoose: (word) => loose.has(plain(word)),
  };
}

/** What the words for a clause go before: words for the things that it speaks of. */
const CLAUSE_WEIGHT = 12;

/** Phrases that a general question may have as well; what they say of a position is not weighed. */
const GENERAL = new Set([
  'fact.neighbours',
  'position.turn',
  'position.round',
  'position.defcon',
  'act.value',
  'ask.plain',
  'ask.must',
  'ask.frame',
]);
/** Whatever has a name may be asked about. */
const NAMED = (['side', 'card', 'country', 'region', 'n'] as const).map(
  (name) => [`named.${name}`, `{${name}}`] as const,
);
