/**
 * What a sentence of the rules says in words of its own though the data says it: names of regions, countries, cards and boxes,
 * and numbers written out. Pure.
 */
import { parseTemplate, type Template } from '../core/render-template.ts';
import type { Locale } from '../core/ruleset.ts';

/** A name or number found in a sentence. */
export interface TypedWord {
  readonly word: string;
  /** The placeholder that prints it; undefined for a number. */
  readonly placeholder?: string;
}

/** An entry of a names file. */
type Entry = Readonly<Record<string, unknown>>;

/** Finds what is typed in the sentences of one language. */
export type Finder = (sentence: string) => readonly TypedWord[];

/** Keys of an entry that hold no form of the name. */
const NO_FORMS: ReadonlySet<string> = new Set(['the', 'gender', 'number', 'abbr', 'adjective', 'adjectives', 'avoid']);

/**
 * @param named id, as placeholders say it -> what the names of the language have about it
 * @param numbers number words of the language; 0 and 1 are left to the language, whose articles and pronouns they also are
 */
export function finderOf(
  named: Readonly<Record<string, Entry>>,
  numbers: Readonly<Record<string, number>>,
  locale: Locale,
): Finder {
  const names = new Map<string, string>();
  const add = (word: unknown, placeholder: string): void => {
    if (typeof word === 'string' && !names.has(word)) names.set(word, placeholder);
  };
  const all = Object.entries(named);
  for (const [id, { name, title }] of all) add(name ?? title, idPlaceholder(id));
  for (const [id, entry] of all)
    for (const [form, word] of Object.entries(entry)) if (!NO_FORMS.has(form)) add(word, formPlaceholder(id, form));
  // An adjective is no name: europeo, in lower case.
  for (const [id, { forms }] of all)
    for (const word of (forms ?? []) as readonly string[])
      if (word[0] !== word[0]?.toLocaleLowerCase(locale)) add(word, `{@${id}:${word}}`);
  const words = Object.keys(numbers).filter((word) => (numbers[word] as number) > 1);
  const [name, number] = [anyOf([...names.keys()], 'gu'), anyOf(words, 'giu')];
  return (sentence) => {
    const text = literals(parseTemplate(sentence) ?? [sentence]).normalize('NFC');
    const typed = (text.match(name) ?? []).map((word) => ({ word, placeholder: names.get(word) as string }));
    const rest = text.replace(name, '').replaceAll('ё', 'е');
    return [...typed, ...(rest.match(number) ?? []).map((word) => ({ word }))];
  };
}

/** The edition of a box of the space race is the form of its name: `space-6.second`. */
const idPlaceholder = (id: string): string => `{@${id}}`;
const formPlaceholder = (id: string, form: string): string => `{@${id}.${form}}`;

/** Whole words only, the longest first. */
function anyOf(words: readonly string[], flags: string): RegExp {
  const sorted = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(sorted.length === 0 ? '(?!)' : `(?<![\\p{L}\\d])(?:${sorted.join('|')})(?![\\p{L}\\d])`, flags);
}

/** The words of a template that are its own, those of its cases among them. */
const literals = (template: Template): string =>
  template
    .map((part) =>
      typeof part === 'string'
        ? part
        : Object.values(part.cases ?? {})
            .map(literals)
            .join('\n'),
    )
    .join('\n');

/** The things that a template names by `{@id}`, `{@id.form}` or `{@id:word}`. */
export const namedIn = (template: Template): { readonly key: string; readonly form: string | undefined }[] =>
  template.flatMap((part) => {
    if (typeof part === 'string') return [];
    const inside = Object.values(part.cases ?? {}).flatMap(namedIn);
    return part.key.startsWith('@') ? [{ key: part.key.slice(1), form: part.form }, ...inside] : inside;
  });
