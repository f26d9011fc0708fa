/** What was found of what was put in: by kind and language, with the stray findings. */
import type { CrosscheckResult } from '../crosscheck/crosscheck.ts';
import type { TargetLocale } from '../crosscheck/types.ts';
import type { Verdict } from './judge.ts';
import type { PlantedError } from './plant.ts';
import { KINDS, type Kind } from './sites.ts';

export interface Judged extends Verdict {
  readonly kind: Kind;
  readonly locale: TargetLocale;
  readonly book: string;
  readonly line: number;
  readonly was: string;
  readonly is: string;
}

/** The table: by kind and language. */
export function formatReport(judged: readonly Judged[]): string {
  const locales = [...new Set(judged.map(({ locale }) => locale))];
  const cell = (some: readonly Judged[]) => {
    const found = some.filter((each) => each.found).length;
    return some.length === 0 ? 'none offered' : `${found}/${some.length} ${Math.round((100 * found) / some.length)}%`;
  };
  const row = (name: string, some: readonly Judged[]) =>
    [
      name.padEnd(12),
      ...locales.map((locale) => cell(some.filter((each) => each.locale === locale)).padEnd(14)),
      cell(some).padEnd(14),
      String(some.reduce((sum, { stray }) => sum + stray.length, 0)).padEnd(7),
      some.reduce((sum, { beside }) => sum + beside.length, 0),
    ].join('');
  const lines = [
    [
      'kind'.padEnd(12),
      ...locales.map((locale) => locale.padEnd(14)),
      'all'.padEnd(14),
      'stray'.padEnd(7),
      'beside',
    ].join(''),
    ...KINDS.flatMap((kind) => {
      const own = judged.filter((each) => each.kind === kind);
      return own.length > 0 ? [row(kind, own)] : [];
    }),
    row('all', judged),
  ];
  return lines.join('\n');
}

/** How many different errors of each kind the books of a language admit: under `perKind` all of them are put in. */
export function formatAdmitted(
  books: readonly { readonly locale: TargetLocale; readonly errors: readonly PlantedError[] }[],
  perKind: number,
): string {
  const locales = [...new Set(books.map(({ locale }) => locale))];
  const count = (kind: Kind, locale: TargetLocale) => {
    const own = books.filter((book) => book.locale === locale).flatMap(({ errors }) => errors);
    const admitted = own.filter((each) => each.kind === kind).length;
    return admitted < perKind ? `${admitted} (all)` : String(admitted);
  };
  return [
    ['admitted'.padEnd(12), ...locales.map((locale) => locale.padEnd(14))].join('').trimEnd(),
    ...KINDS.map((kind) =>
      [kind.padEnd(12), ...locales.map((locale) => count(kind, locale).padEnd(14))].join('').trimEnd(),
    ),
  ].join('\n');
}

/** By book: how many worked examples the referee could rule on, and which slips in their numbers are told. */
export function formatExamples(
  judged: readonly Judged[],
  books: readonly (readonly [name: string, unspoilt: CrosscheckResult])[],
): string {
  return books
    .map(([name, { examples }]) => {
      const own = judged.filter(({ book }) => book === name);
      const count = (key: 'computed' | 'found') => own.filter((each) => each[key]).length;
      const stray = own.reduce((sum, each) => sum + each.stray.length, 0);
      const run = examples.filter(({ run: isRun }) => isRun).length;
      return `${name.slice(0, 3)}: ${run} worked examples run; of ${own.length} slips ${count('computed')} told by running, ${count('found')} in all; stray ${stray}`;
    })
    .join('\n');
}

/** What was missed and what was stray, a line each. */
export function linesOf(each: Judged): readonly string[] {
  const { book, line, kind, was, is, stray, beside, found } = each;
  const head = `${book.slice(0, 3)}:${line} ${kind}: “${was.slice(0, 90)}” → “${is.slice(0, 90)}”`;
  const tell = (title: string, some: typeof stray) =>
    some.map(({ check, clause, phrase }) => `${title}${head} | ${check} ${clause} ${phrase}`);
  return [...(found ? [] : [`missed  ${head}`]), ...tell('stray   ', stray), ...tell('beside  ', beside)];
}
