/**
 * Aligning sentences with clauses. Numbers printed in the document, headings and likeness pull together; the order of
 * the booklet decides between clauses that look alike. Nothing is forced: a sentence may belong to no clause.
 */

import { addTo, counted, grouped } from '../../core/grouped.ts';
import { remember } from '../../core/remember.ts';
import type { Canon, CanonClause } from '../canon.ts';
import { officialNumber } from '../official.ts';
import type { Block, DocumentText, Sentence } from '../types.ts';
import { compareWith, countFeatures, makeVector, weigh } from './features.ts';
import { recogniseHeadings } from './headings.ts';
import { bestPath } from './path.ts';

/** A sentence that says (part of) a clause. */
export interface Link {
  readonly sentence: Sentence;
  readonly clause: CanonClause;
  /** Likeness, 0 to 1. */
  readonly score: number;
  /** The clause is the main one of the sentence, not one of several it mentions. */
  readonly primary: boolean;
}

export interface Alignment {
  readonly links: readonly Link[];
  readonly byClause: ReadonlyMap<string, readonly Link[]>;
  readonly bySentence: readonly (readonly Link[])[];
  /** Block -> the heading clause it is. */
  readonly headings: ReadonlyMap<number, CanonClause>;
  /** Clauses without a sentence of their own that some text at their place may well say. */
  readonly weak: ReadonlySet<string>;
  /** Clauses without a sentence of their own -> the sentence most like them. */
  readonly nearest: ReadonlyMap<string, Link>;
  /** Clause numbers that the document prints at the start of a block. */
  readonly labels: number;
  /** Mean likeness of sentences to their clauses: low for a document about something else. */
  readonly likeness: number;
  /** How like each sentence is to each clause. */
  readonly scores: readonly Float64Array[];
}

const TRANSLATORS_NOTE = /^\p{L}{4,11} (?:alla traduzione|del traduttore|del traductor|de traducción|переводчика)/iu;

/** Below this a sentence is taken to say none of the clauses. */
const NOTHING = 0.17;
/** Below this a second clause is not taken to be in the sentence. */
const SECOND = 0.24;

/** What the clauses are compared by; the same for every document. */
const featuresOf = remember((canon: Canon) => {
  const counts = canon.clauses.map((clause) => countFeatures(clause.words, canon));
  const weights = weigh(counts);
  const vectors = counts.map((each, index) => (canon.clauses[index]!.heading ? new Map() : makeVector(each, weights)));
  return { counts, weights, likeness: compareWith(vectors) };
});

/** Aligns a document with the clauses of the canon. */
export function align(document: DocumentText, canon: Canon): Alignment {
  const { clauses } = canon;
  const { counts, weights, likeness } = featuresOf(canon);
  const headings = recogniseHeadings(document, canon);
  const current = labelsInForce(document);
  const labels = document.blocks.filter(({ label }) => label?.includes('.')).length;
  const officials = clauses.map(({ official }) => officialNumber(official).replace(/\.0$/, ''));
  const scores = document.sentences.map(({ words }) => likeness(makeVector(countFeatures(words, canon), weights)));
  const emissions = document.sentences.map((sentence, row) => {
    const heading = headings.get(sentence.block);
    if (heading) return Float64Array.from(clauses, (clause) => (clause === heading ? 1 : -1));
    const block = document.blocks[sentence.block]!;
    if (!carriesRules(block)) return new Float64Array(clauses.length).fill(-1);
    const label = current[sentence.block];
    return Float64Array.from(clauses, (clause, index) => {
      const score = scores[row]![index]!;
      // A number helps what is alike; it does not make a clause of just any sentence below it.
      const trust = Math.min(1, score / 0.12);
      return score + kindBonus(block.kind, clause) + (label ? labelBonus(label, officials[index]!) * trust : 0);
    });
  });
  const path = bestPath(emissions, clauses, NOTHING);
  const primary = bySiblingNumbers(path, scores, document, clauses, counts).flatMap((column, row): Link[] => {
    const clause = clauses[column];
    if (!clause) return [];
    return [
      {
        sentence: document.sentences[row]!,
        clause,
        score: headings.has(document.sentences[row]!.block) ? 1 : scores[row]![column]!,
        primary: true,
      },
    ];
  });
  const links = [...primary, ...secondLinks(primary, scores, document, canon)];
  return {
    links,
    ...index(links, document),
    headings,
    weak: weaklyFound(links, scores, document, canon),
    nearest: nearestSentences(links, scores, document, canon),
    labels,
    likeness: likenessOf(scores),
    scores,
  };
}

/**
 * "At DEFCON 4 …, at DEFCON 3 …": clauses under one number that differ by a number of their own. Of two sentences that are
 * taken for the same one, the sentence with the other's numbers says the other.
 */
function bySiblingNumbers(
  path: readonly number[],
  scores: readonly Float64Array[],
  { sentences }: DocumentText,
  clauses: readonly CanonClause[],
  counts: readonly ReadonlyMap<string, number>[],
): readonly number[] {
  const numbers = counts.map((each) => [...each.keys()].filter((key) => /^#\d/.test(key)).map((key) => key.slice(1)));
  const said = counted(path);
  const moved = [...path];
  for (const [row, column] of path.entries()) {
    const clause = clauses[column];
    if (!clause || said.get(column) === 1) continue;
    const has = (index: number) =>
      numbers[index]!.length > 0 &&
      numbers[index]!.every((each) => sentences[row]!.words.some(({ fold }) => fold === each));
    const sibling = [column - 1, column + 1].find(
      (index) =>
        clauses[index]?.official === clause.official &&
        scores[row]![index]! >= scores[row]![column]! * 0.5 &&
        !said.has(index) &&
        has(index) &&
        !has(column),
    );
    if (sibling !== undefined) moved[row] = sibling;
  }
  return moved;
}

/** Quotations and the translator's own notes are no clauses. */
export function carriesRules({ kind, text }: Block): boolean {
  return kind !== 'quote' && !TRANSLATORS_NOTE.test(text);
}

/** The label that the blocks after it stand under: `6.3.4` until the next number. */
function labelsInForce(document: DocumentText): readonly (string | undefined)[] {
  let number: string | undefined;
  return document.blocks.map(({ label }) => {
    if (label === undefined) return number;
    if (/^[A-I]$/.test(label)) number = `4.5.${label}`;
    else if (/[.-]/.test(label)) number = label.replace(/\.0$/, '');
    return number;
  });
}

/** @param official the number of the clause, `9` for 9.0 */
function labelBonus(label: string, official: string): number {
  if (official === label) return 0.22;
  return official.startsWith(`${label}.`) || label.startsWith(`${official}.`) ? 0.06 : -0.05;
}

function kindBonus(kind: string, clause: CanonClause): number {
  const isExample = /\.ex\d*$/.test(clause.id);
  if (kind === 'example') return isExample ? 0.06 : -0.06;
  if (kind === 'note') return /\.n$/.test(clause.id) ? 0.05 : -0.01;
  return isExample ? -0.04 : 0;
}

/** Several clauses in one sentence: a clause that no sentence has found takes the likest one near its place. */
function secondLinks(
  primary: readonly Link[],
  scores: readonly Float64Array[],
  document: DocumentText,
  canon: Canon,
): Link[] {
  const taken = new Set(primary.map(({ clause }) => clause.index));
  const rows = new Map<number, number[]>();
  for (const { clause, sentence } of primary) addTo(rows, clause.index, sentence.index);
  // A section of which no sentence is about first of all is not there, however much one sentence is like it.
  const sections = new Set(primary.map(({ clause }) => clause.section));
  return canon.clauses.flatMap((clause): Link[] => {
    if (taken.has(clause.index) || clause.heading || !sections.has(clause.section)) return [];
    const near = neighbourRows(clause.index, rows, canon.clauses.length, document.sentences.length);
    let best: Link | undefined;
    for (let row = 0; row < scores.length; row++) {
      const sentence = document.sentences[row]!;
      if (!carriesRules(document.blocks[sentence.block]!)) continue;
      const score = scores[row]![clause.index]!;
      const bar = near.has(row) ? SECOND * 0.8 : SECOND * 2.2;
      if (score >= bar && score > (best?.score ?? 0)) best = { sentence, clause, score, primary: false };
    }
    return best ? [best] : [];
  });
}

/** Text at the place of a clause that is a little like it, and that no other clause needs. */
const WEAK = 0.168;

function weaklyFound(
  links: readonly Link[],
  scores: readonly Float64Array[],
  document: DocumentText,
  canon: Canon,
): Set<string> {
  const rows = new Map<number, number[]>();
  const main = new Map<number, number>();
  for (const { clause, sentence, primary } of links) {
    if (!primary) continue;
    addTo(rows, clause.index, sentence.index);
    main.set(sentence.index, clause.index);
  }
  const linked = new Set(links.map(({ clause }) => clause.index));
  const sections = new Set(links.map(({ clause }) => clause.section));
  const spare = (row: number) => {
    const clause = main.get(row);
    return clause === undefined
      ? carriesRules(document.blocks[document.sentences[row]!.block]!)
      : rows.get(clause)!.length > 1;
  };
  const weak = canon.clauses.filter((clause) => {
    if (clause.heading || linked.has(clause.index) || !sections.has(clause.section)) return false;
    const near = neighbourRows(clause.index, rows, canon.clauses.length, scores.length);
    return [...near].some((row) => spare(row) && scores[row]![clause.index]! >= WEAK);
  });
  return new Set(weak.map(({ id }) => id));
}

function nearestSentences(
  links: readonly Link[],
  scores: readonly Float64Array[],
  document: DocumentText,
  canon: Canon,
): ReadonlyMap<string, Link> {
  const linked = new Set(links.map(({ clause }) => clause));
  const nearest = new Map<string, Link>();
  for (const clause of canon.clauses) {
    if (linked.has(clause) || clause.heading) continue;
    for (const [row, sentence] of document.sentences.entries()) {
      const score = scores[row]![clause.index]!;
      const block = document.blocks[sentence.block]!;
      if (score > (nearest.get(clause.id)?.score ?? 0) && block.kind !== 'heading' && carriesRules(block))
        nearest.set(clause.id, { sentence, clause, score, primary: false });
    }
  }
  return nearest;
}

/** Sentences about the end of the clause before and the beginning of the clause after. */
function neighbourRows(
  index: number,
  rows: ReadonlyMap<number, number[]>,
  clauses: number,
  sentences: number,
): Set<number> {
  const nearest = (step: 1 | -1) => {
    for (let i = index + step; i >= 0 && i < clauses && Math.abs(i - index) <= 4; i += step) {
      const found = rows.get(i);
      if (found) return found;
    }
    return undefined;
  };
  const [before, after] = [nearest(-1), nearest(1)];
  if (!before && !after) return new Set();
  const from = before ? Math.max(...before) - 4 : Math.min(...after!) - 6;
  const to = after ? Math.min(...after) + 4 : Math.max(...before!) + 6;
  // Neighbours far apart mean another order: then only what is beside either of them counts.
  const near = to - from <= 30 && to >= from ? range(from, to) : [...range(from, from + 8), ...range(to - 8, to)];
  return new Set(near.filter((row) => row >= 0 && row < sentences));
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

function index(links: readonly Link[], document: DocumentText) {
  const bySentence: Link[][] = document.sentences.map(() => []);
  for (const link of links) bySentence[link.sentence.index]!.push(link);
  return { byClause: grouped(links, ({ clause }) => clause.id), bySentence };
}

/** Median of the best likeness of each sentence of some length. */
function likenessOf(scores: readonly Float64Array[]): number {
  const best = scores.map((row) => Math.max(0, ...row)).sort((a, b) => a - b);
  return best[best.length >> 1] ?? 0;
}
