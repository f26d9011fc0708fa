/** What was found of the faults put in, by kind: what nothing finds first. */

import { BASES, type Basis } from './bases.ts';
import { type Fault, KINDS, MEANING } from './fault.ts';
import type { Outcome } from './workshop.ts';

/** A fault and what became of it. */
export interface Judged {
  readonly fault: Fault;
  readonly outcome: Outcome;
}

const isProof = ({ outcome: { by } }: Judged): boolean => by === 'enumeration' || by === 'graph' || by === 'games';

/** The table. */
export function formatReport(judged: readonly Judged[]): string {
  const head = ['', 'not found', 'by a proof', 'by a witness', 'no rules at all', 'together'];
  const cells = (name: string, some: readonly Judged[]): string[] => [
    name,
    ...[
      some.filter(({ outcome }) => outcome.by === undefined),
      some.filter(isProof),
      some.filter(({ outcome }) => outcome.by === 'witness'),
      some.filter(({ outcome }) => outcome.by === 'broken' || outcome.by === 'endless'),
      some,
    ].map((each) => String(each.length)),
  ];
  return asTable([
    head,
    ...KINDS.flatMap((kind) => {
      const own = judged.filter(({ fault }) => fault.kind === kind);
      return own.length > 0 ? [cells(MEANING[kind], own)] : [];
    }),
    cells('all', judged),
  ]);
}

/** What each basis finds without the others; a fault with which there are no rules, or no end, is found by all. */
export function formatApart(judged: readonly Judged[]): string {
  const lost = ({ outcome: { by } }: Judged): boolean => by === 'broken' || by === 'endless';
  const by =
    (...bases: readonly Basis[]) =>
    (each: Judged): boolean =>
      lost(each) || bases.some((basis) => each.outcome.apart?.[basis] !== undefined);
  const columns: readonly (readonly [string, (each: Judged) => boolean])[] = [
    ['proofs alone', by('proof')],
    ['witnesses alone', by('witness')],
    ['proofs or witnesses', by('proof', 'witness')],
    ['cases alone', by('case')],
    ['records alone', by('record')],
    ['together', () => true],
  ];
  const row = (name: string, some: readonly Judged[]): string[] => [
    name,
    ...columns.map(([, test]) => String(some.filter(test).length)),
  ];
  return asTable([
    ['found by', ...columns.map(([name]) => name)],
    ...KINDS.flatMap((kind) => {
      const own = judged.filter(({ fault }) => fault.kind === kind);
      return own.length > 0 ? [row(MEANING[kind], own)] : [];
    }),
    row('all', judged),
  ]);
}

function asTable(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, at) => Math.max(...rows.map((row) => (row[at] as string).length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] as number) : cell.padStart(widths[at] as number)))
        .join('  '),
    )
    .join('\n');
}

/** A fault in a line, with what found it. */
export function lineOf({ fault, outcome }: Judged): string {
  const { by, whole, claim, edition, detail, apart } = outcome;
  if (apart && by !== undefined)
    return `${BASES.map((basis) => `${basis}: ${apart[basis] ?? '-'}`).join(', ')}: ${fault.kind}, ${fault.file}, ${fault.says}`;
  const found =
    by === undefined
      ? 'NOT FOUND'
      : [by, whole && 'whole', claim, edition, detail?.slice(0, 100)].filter(Boolean).join(' ');
  return `${found}: ${fault.kind}, ${fault.file}, ${fault.says}`;
}
