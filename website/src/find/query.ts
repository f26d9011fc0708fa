/**
 * Queries such as `side:ussr ops>=3 war:mid starred`: terms that a page has to meet, and words to look for.
 *
 * A term is a field, a comparison and a value: `side:us`, `ops>=3`, `touches:"brush war"`; `-` before it turns it round. Words
 * of fields and values may be of any language. A lone word that names a mark (`starred`, `bg`) is a term only beside another
 * term: alone it is a word to look for.
 */
import { plain } from '../../../src/core/spelling.ts';
import type { FactValue } from './entry.ts';

/** Words of fields and values: what is asked -> how it is written. */
export interface QueryWords {
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly values: Readonly<Record<string, readonly string[]>>;
}

type Comparison = ':' | '>=' | '<=' | '>' | '<';

export interface Term {
  readonly field: string;
  readonly comparison: Comparison;
  readonly value: string;
  readonly negated: boolean;
}

export interface Query {
  readonly terms: readonly Term[];
  /** What is left to look for, as it was written. */
  readonly text: string;
  /** Fields that nothing is called, as they were written. */
  readonly unknown: readonly string[];
}

export type QueryReader = (line: string) => Query;

/** The marks that `is` asks for. */
export const MARKS = [
  'starred',
  'ongoing',
  'scoring',
  'wars',
  'optional',
  'disputed',
  'differs',
  'battleground',
] as const;

const PIECE = /(-?)([\p{L}]{1,20})(:|>=|<=|=|>|<)("[^"]{0,80}"|[^\s"]{1,80})|\S+/gu;

export function makeQueryReader(words: QueryWords): QueryReader {
  const fields = byWriting(words.fields);
  const values = byWriting(words.values);
  const meant = (value: string): string => values.get(plain(value)) ?? value;
  const marks = new Set<string>(MARKS);
  return (line) => {
    const terms: Term[] = [];
    const rest: string[] = [];
    const unknown: string[] = [];
    for (const [piece, minus, name, comparison, quoted] of line.slice(0, 2000).matchAll(PIECE)) {
      if (name === undefined || quoted === undefined) {
        rest.push(piece);
        continue;
      }
      const field = fields.get(plain(name));
      if (field === undefined) unknown.push(name);
      else
        terms.push({
          field,
          comparison: comparison === '=' ? ':' : (comparison as Comparison),
          value: quoted.replaceAll('"', '').split(',').map(meant).join(','),
          negated: minus === '-',
        });
    }
    if (terms.length === 0) return { terms, text: rest.join(' '), unknown };
    const text = rest.filter((word) => {
      const negated = word.startsWith('-');
      const mark = meant(negated ? word.slice(1) : word);
      if (!marks.has(mark)) return true;
      terms.push({ field: 'is', comparison: ':', value: mark, negated });
      return false;
    });
    return { terms, text: text.join(' '), unknown };
  };
}

function byWriting(words: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(words).flatMap(([id, writings]) => [id, ...writings].map((each) => [plain(each), id])));
}

/**
 * Does something meet every term?
 * @param facts what it is, by field
 * @param idsOf what a name stands for, for `touches:"Brush War"` and `region:Asien`
 */
export function meets(
  facts: Readonly<Record<string, FactValue>>,
  terms: readonly Term[],
  idsOf: (name: string) => readonly string[] = (name) => [name],
): boolean {
  return terms.every((term) => meetsOne(facts[term.field], term, idsOf) !== term.negated);
}

function meetsOne(fact: FactValue | undefined, term: Term, idsOf: (name: string) => readonly string[]): boolean {
  const { comparison, value } = term;
  if (fact === undefined) return false;
  if (typeof fact === 'number') {
    const [from = Number.NaN, to = from] = value.split('-').map((each) => (each === '' ? Number.NaN : Number(each)));
    if (comparison === ':') return fact >= from && fact <= to;
    if (comparison === '>=') return fact >= from;
    if (comparison === '<=') return fact <= from;
    return comparison === '>' ? fact > from : fact < from;
  }
  if (comparison !== ':') return false;
  const had = (typeof fact === 'object' ? fact : [String(fact)]).map((each) => each.toLowerCase());
  const asked = value.split(',').flatMap((each) => [each, ...idsOf(each)].map((one) => one.toLowerCase()));
  return asked.some((one) => had.some((each) => each === one || each.startsWith(`${one}.`)));
}

/** The line with a term of a field put in, exchanged, or (without a value) taken out: how a form writes a query. */
export function withTerm(line: string, read: QueryReader, field: string, value: string): string {
  const { terms, text } = read(line);
  const kept = terms.filter((term) => term.field !== field || term.negated);
  const written = kept.map(writtenTerm);
  if (value !== '') written.push(`${field}:${/\s/.test(value) ? `"${value}"` : value}`);
  return [...written, text].filter((piece) => piece !== '').join(' ');
}

const writtenTerm = ({ field, comparison, value, negated }: Term): string =>
  `${negated ? '-' : ''}${field}${comparison}${/\s/.test(value) ? `"${value}"` : value}`;
