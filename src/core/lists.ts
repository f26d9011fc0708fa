/** Lists in the words of a language: "A, B and C", "A, B or C". */
import type { Locale } from './ruleset.ts';

/** What a language asks for and the formatter of lists does not know: another "and" before some sounds. */
interface Euphony {
  readonly before: RegExp;
  readonly and: string;
}

const EUPHONY: Readonly<Partial<Record<Locale, Euphony>>> = {
  it: { before: /^[eèé]/i, and: 'ed' },
};

/** "A, B and C". */
export function listAll(locale: Locale, members: readonly string[]): string {
  const [only = '', ...more] = members;
  // The machinery of lists takes longer to start than a ruling.
  if (more.length === 0) return only;
  const parts = conjunction(locale).formatToParts(members);
  const euphony = EUPHONY[locale];
  const last = parts.length - 2;
  return parts
    .map(({ value }, at) =>
      at === last && euphony?.before.test(members.at(-1) ?? '') ? value.replace(/\p{L}+/u, euphony.and) : value,
    )
    .join('');
}

/** "A, B or C". */
export function listEither(locale: Locale, members: readonly string[]): string {
  const [only = '', ...more] = members;
  return more.length === 0 ? only : disjunction(locale).format(members);
}

const formats = new Map<string, Intl.ListFormat>();

function formatter(type: 'conjunction' | 'disjunction'): (locale: Locale) => Intl.ListFormat {
  return (locale) => {
    const key = `${locale} ${type}`;
    const format = formats.get(key) ?? new Intl.ListFormat(locale, { type });
    formats.set(key, format);
    return format;
  };
}

const conjunction = formatter('conjunction');
const disjunction = formatter('disjunction');
