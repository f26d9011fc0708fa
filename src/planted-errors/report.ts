/** What was found of what was put in: by kind and language, with the stray findings. */
import type { TargetLocale } from '../crosscheck/types.ts';
import type { Verdict } from './judge.ts';
import { KINDS, type Kind } from './plant.ts';

export interface Judged extends Verdict {
  readonly kind: Kind;
  readonly locale: TargetLocale;
  readonly book: string;
  readonly line: number;
  readonly was: string;
  readonly is: string;
}

/** The table, least found first of all in the sum; with `list`, what was missed and what was stray. */
export function formatReport(judged: readonly Judged[], list: boolean): string {
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
  if (list)
    for (const each of judged) {
      const head = `${each.book.slice(0, 3)}:${each.line} ${each.kind}: “${each.was.slice(0, 90)}” → “${each.is.slice(0, 90)}”`;
      if (!each.found) lines.push(`missed  ${head}`);
      for (const { check, clause, phrase } of each.stray) lines.push(`stray   ${head} | ${check} ${clause} ${phrase}`);
      for (const { check, clause, phrase } of each.beside) lines.push(`beside  ${head} | ${check} ${clause} ${phrase}`);
    }
  return lines.join('\n');
}
