/**
 * What is said about something handed in: a sentence in English, and what it was made of, so that whoever shows it can say
 * it in the reader's language. The English template is its own key in `rules/shared/mistakes.<language>.yaml`: sentences
 * about a text must be there before any file has been read.
 */
import { listEither } from './lists.ts';
import { fillTemplate } from './render.ts';
import type { Locale } from './ruleset.ts';

/** A part of a sentence: a word as somebody wrote it, a number, another sentence, or alternatives. */
export type WordingPart = string | number | Wording | readonly Wording[];

/** A sentence without a full stop, or a part of one. */
export interface Wording {
  /** In English. */
  readonly text: string;
  /** With `{placeholders}`, plurals and choices, as in `rules/shared/messages.en.yaml`. */
  readonly template: string;
  readonly parts: Readonly<Record<string, WordingPart>>;
}

/** A wording, or a text that exists in English only: about the rules files themselves, or another program's words. */
export type Sayable = string | Wording;

/** The sentences of one language, by the English ones. */
export interface MistakeWords {
  readonly locale: Locale;
  readonly mistakes: Readonly<Record<string, string>>;
}

/** A sentence in English that can be said in other languages. */
export function wording(template: string, parts: Wording['parts'] = {}): Wording {
  return { text: filled(template, parts, ENGLISH), template, parts };
}

/** The same sentence with other parts. */
export function withParts({ template, parts }: Wording, of: (key: string, part: WordingPart) => WordingPart): Wording {
  const others = Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, of(key, part)]));
  return { text: filled(template, others, ENGLISH), template, parts: others };
}

/** The English text. */
export const textOf = (said: Sayable): string => (typeof said === 'string' ? said : said.text);

/** The sentence in a language; in English, or where the language has no words for it, as it was said. */
export const wordingIn = (words: MistakeWords | undefined, said: Sayable): string =>
  typeof said === 'string' || !words ? textOf(said) : filled(said.template, said.parts, words);

const ENGLISH: MistakeWords = { locale: 'en', mistakes: {} };

function filled(template: string, parts: Wording['parts'], words: MistakeWords): string {
  const { locale, mistakes } = words;
  const own = mistakes[template] ?? template;
  // A description of YAML has braces of its own.
  if (Object.keys(parts).length === 0) return own;
  const shown = Object.entries(parts).map(([key, part]) => [
    key,
    typeof part === 'number' ? part : inside(part, words),
  ]);
  const args = Object.fromEntries(shown) as Readonly<Record<string, string | number>>;
  const of = Object.fromEntries(shown.flatMap(([key, part]) => (typeof part === 'string' ? [[key, String]] : [])));
  const names = { locale, of, each: {}, number: (n: number) => n.toLocaleString(locale) };
  return fillTemplate(own, args, names) ?? own;
}

function inside(part: string | Wording | readonly Wording[], words: MistakeWords): string {
  if (typeof part === 'string') return part;
  if ('template' in part) return wordingIn(words, part);
  return listEither(
    words,
    part.map((each) => wordingIn(words, each)),
  );
}
