/** The document beside the canon as plain data: all that a page needs, wherever it is drawn. */
import { addTo } from '../../core/grouped.ts';
import type { Canon } from '../canon.ts';
import type { CrosscheckResult } from '../crosscheck.ts';
import { placeOf } from '../text/place.ts';
import type { Block, BlockKind, CheckFinding, Severity } from '../types.ts';

export interface SideBySide {
  /** Every clause in the order of the booklet. */
  readonly coverage: readonly CoverageCell[];
  /** The document from top to bottom. */
  readonly rows: readonly Row[];
}

export interface CoverageCell {
  readonly id: string;
  readonly summary: string;
  /** `outside`: nobody expects the document to have it; `weak`: it is probably there. */
  readonly state: 'found' | 'weak' | 'missing' | 'outside';
  /** Number of the block where it is. */
  readonly block?: number;
}

/** A block, or a line that is no block but has findings. */
export interface Row {
  readonly line: number;
  readonly block?: number;
  readonly kind: BlockKind | 'stray';
  readonly text: readonly Part[];
  readonly findings: readonly CheckFinding[];
  /** The clauses that it says. */
  readonly clauses: readonly { readonly id: string; readonly summary: string }[];
}

/** Text, or a phrase that a finding is about. */
export type Part = string | { readonly phrase: string; readonly severity: Severity };

/** Every finding stands in exactly one row. */
export function sideBySide(result: CrosscheckResult, canon: Canon): SideBySide {
  return { coverage: coverageOf(result, canon), rows: rowsOf(result, canon) };
}

function coverageOf({ alignment, found, missing }: CrosscheckResult, canon: Canon): CoverageCell[] {
  const wanted = new Set([...found, ...missing]);
  return canon.clauses
    .filter(({ heading }) => !heading)
    .map(({ id, summary }) => {
      const links = alignment.byClause.get(id);
      const state = !wanted.has(id) ? 'outside' : links ? 'found' : alignment.weak.has(id) ? 'weak' : 'missing';
      return { id, summary, state, ...(links?.[0] && { block: links[0].sentence.block }) };
    });
}

function rowsOf(result: CrosscheckResult, canon: Canon): Row[] {
  const { document, findings } = result;
  const own = new Map<Block | number, CheckFinding[]>();
  for (const finding of findings) {
    const there = document.blocks.filter(({ pieces }) => pieces.some(({ line }) => line === finding.line));
    const at =
      there.find(({ text }) => finding.phrase !== '' && text.includes(finding.phrase)) ?? there[0] ?? finding.line;
    addTo(own, at, finding);
  }
  const blocks = document.blocks.map((block) => rowOf(block, own.get(block) ?? [], result, canon));
  const others = [...own].flatMap(([line, found]): Row[] =>
    typeof line === 'number'
      ? [{ line, kind: 'stray', text: [document.lines[line - 1] ?? ''], findings: found, clauses: [] }]
      : [],
  );
  return [...blocks, ...others].sort((a, b) => a.line - b.line);
}

function rowOf(block: Block, findings: readonly CheckFinding[], { alignment }: CrosscheckResult, canon: Canon): Row {
  const ids = new Set(
    block.sentences.flatMap((sentence) => alignment.bySentence[sentence.index]!.map(({ clause }) => clause.id)),
  );
  return {
    line: placeOf(block.pieces, 0).line,
    block: block.index,
    kind: block.kind,
    text: markPhrases(block.text, findings),
    findings,
    clauses: [...ids].map((id) => ({ id, summary: canon.byId.get(id)!.summary })),
  };
}

/** A text with the phrases of its findings set apart; of two that overlap the first. */
function markPhrases(text: string, findings: readonly CheckFinding[]): Part[] {
  const spans = findings
    .flatMap(({ phrase, severity }) => {
      const at = phrase === '' || phrase.endsWith('…') ? -1 : text.indexOf(phrase);
      return at < 0 ? [] : [{ at, end: at + phrase.length, severity }];
    })
    .sort((a, b) => a.at - b.at);
  const parts: Part[] = [];
  let from = 0;
  for (const { at, end, severity } of spans) {
    if (at < from) continue;
    if (at > from) parts.push(text.slice(from, at));
    parts.push({ phrase: text.slice(at, end), severity });
    from = end;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
