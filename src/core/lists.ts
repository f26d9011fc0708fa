/** Lists in the words of a language: "A, B and C", "A, B or C". */

/** How a language joins lists. */
export interface ListWords {
  /** The language, as `Intl` knows it. */
  readonly locale: string;
  /** What a language asks for and the formatter of lists does not know: another "and" before some sounds, as a pattern. */
  readonly euphony?: { readonly before: string; readonly and: string };
}

/** "A, B and C". */
export function listAll({ locale, euphony }: ListWords, members: readonly string[]): string {
  const [only = '', ...more] = members;
  // The machinery of lists takes longer to start than a ruling.
  if (more.length === 0) return only;
  const parts = conjunction(locale).formatToParts(members);
  const last = parts.length - 2;
  const softened = euphony && new RegExp(euphony.before, 'iu').test(members.at(-1) ?? '');
  return parts
    .map(({ value }, at) => (at === last && softened ? value.replace(/\p{L}+/u, euphony.and) : value))
    .join('');
}

/** "A, B or C". */
export function listEither({ locale }: ListWords, members: readonly string[]): string {
  const [only = '', ...more] = members;
  return more.length === 0 ? only : disjunction(locale).format(members);
}

const formats = new Map<string, Intl.ListFormat>();

function formatter(type: 'conjunction' | 'disjunction'): (locale: string) => Intl.ListFormat {
  return (locale) => {
    const key = `${locale} ${type}`;
    const format = formats.get(key) ?? new Intl.ListFormat(locale, { type });
    formats.set(key, format);
    return format;
  };
}

const conjunction = formatter('conjunction');
const disjunction = formatter('disjunction');
