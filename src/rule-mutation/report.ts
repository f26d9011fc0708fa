/** What came of the changes, the unflattering part first. */
import { counted } from '../core/grouped.ts';
import type { Change, Changes } from './changes.ts';
import type { Fate, Verdict } from './judge.ts';

export interface Judged {
  readonly change: Change;
  readonly verdict: Verdict;
}

const WORDS: Readonly<Record<Fate, string>> = {
  unnoticed: 'noticed by nothing',
  crash: 'noticed only by a failure of the program',
  ruling: 'changes a ruling, though no expectation',
  case: 'fails a case of the suite',
  refused: 'refused by validate',
};

/** Figures by kind of fate, the unnoticed by class, and what the schemas mark as text only. */
export function formatReport(
  judged: readonly Judged[],
  found: ReadonlyMap<string, Changes>,
  everyOne: boolean,
): string {
  const lines = [`${judged.length} changes of values under rules/`];
  for (const [fate, words] of Object.entries(WORDS)) {
    const n = judged.filter(({ verdict }) => verdict.fate === fate).length;
    lines.push(`${String(n).padStart(6)}  ${((100 * n) / judged.length).toFixed(1).padStart(5)} %  ${words}`);
  }
  for (const fate of ['unnoticed', 'crash'] as const) {
    const those = judged.filter(({ verdict }) => verdict.fate === fate);
    const classes = [...counted(those.map(({ change }) => classOf(change)))].sort((a, b) => b[1] - a[1]);
    if (classes.length > 0) lines.push('', `${WORDS[fate]}, by class:`);
    for (const [name, n] of classes) lines.push(`${String(n).padStart(6)}  ${name}`);
    if (everyOne) lines.push('', ...those.map(({ change, verdict }) => lineOf(change, verdict)));
  }
  lines.push('', 'text only by the schemas:');
  const marks = new Map<string, number>();
  for (const { textOnly } of found.values())
    for (const [mark, n] of textOnly) marks.set(mark, (marks.get(mark) ?? 0) + n);
  for (const [mark, n] of [...marks].sort((a, b) => b[1] - a[1])) lines.push(`${String(n).padStart(6)}  ${mark}`);
  return lines.join('\n');
}

/** File and keys, without the places in lists. */
function classOf({ file, place, kind }: Change): string {
  const keys = place.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
  return `${groupOf(file)} ${keys} (${kind})`;
}

/** The folder of a file that is one of many. */
const groupOf = (file: string): string =>
  ['/clauses/', '/cards/'].find((folder) => file.includes(folder))?.slice(1, -1) ?? file;

export const lineOf = ({ file, place, kind, from, to }: Change, { by }: Verdict): string =>
  `${file} ${place.join('.')} ${kind}: ${JSON.stringify(from)} -> ${JSON.stringify(to)}${by === undefined ? '' : ` (${by})`}`;
