/**
 * Sentences of a document paired with the statements of the booklet, in their order: one with one, or one with two where a
 * translator has put two together or taken one apart. What does not fit in its place stays single.
 */

import { addTo, counted } from '../../core/grouped.ts';
/** A statement: what a faithful sentence says. */
export interface Statement {
  readonly clause: string;
  /** Concept -> how often at least and at most. */
  readonly says: ReadonlyMap<string, readonly [least: number, most: number]>;
  /** Our own words for what the booklet says in others: good enough to recognise it, too little to compare. */
  readonly loose?: boolean;
  /** A translation may leave it to the sentences around it. */
  readonly optional?: boolean;
}

/** A sentence as it is compared. */
export interface Said {
  /** Concept -> how often. */
  readonly counts: ReadonlyMap<string, number>;
  /** Likeness to a clause by its words, 0 to 1. */
  readonly likeness: (clause: string) => number;
}

/** Sentences and statements that say the same, by their indexes. */
export interface Pair {
  readonly sentences: readonly number[];
  readonly statements: readonly number[];
  readonly score: number;
  /** 0 if they stand in their place; otherwise in which run over what was left they were found. */
  readonly run: number;
  /** Nothing else stands in its place. */
  readonly forced?: boolean;
  /** It has changed places with the sentence after it. */
  readonly exchanged?: boolean;
}

/** Below this likeness two are not taken for the same. */
const LEAST = 0.3;
/** What a pair of three costs against two pairs, or one and a single. */
const UNEVEN = 0.04;
/** How much the words of the clause count beside the concepts. */
const WORDS = 0.45;

export interface Comparison {
  readonly pairs: readonly Pair[];
  /** How like sentence and statement are. */
  readonly likeness: (sentence: number, statement: number) => number;
}

/** The best way through both, in order; then through what is left, which stands in another place. */
export function pairUp(sentences: readonly Said[], statements: readonly Statement[]): Comparison {
  const weights = weigh(statements);
  const theirs = sentences.map(({ counts }) => vector([...counts], weights));
  const ours = statements.map((each) => vector(expected(each), weights));
  const products = multiply(theirs, ours);
  const [rows, columns] = [lengthsOf(theirs), lengthsOf(ours)];
  const words = (i: number, j: number) => sentences[i]!.likeness(statements[j]!.clause);
  const table = sentences.map((_, i) =>
    Float64Array.from(statements, (_each, j) =>
      blend(cosine(products[i]![j]!, rows.squares[i]!, columns.squares[j]!), words(i, j)),
    ),
  );
  const merged: Merged = (i, j, x, y) => {
    let product = 0;
    let likest = 0;
    for (let a = i; a < i + x; a++)
      for (let b = j; b < j + y; b++) {
        product += products[a]![b]!;
        likest = Math.max(likest, words(a, b));
      }
    return blend(cosine(product, square(rows, i, x), square(columns, j, y)), likest);
  };
  const main = walk(all(sentences), all(statements), table, merged, LEAST);
  const inOrder = confirm([...main, ...between(main, table)].sort((a, b) => a.sentences[0]! - b.sentences[0]!));
  const pairs = exchange(inOrder, table);
  // Of a part of the booklet that is not there at all, no sentence stands elsewhere.
  const present = new Set(main.flatMap((pair) => pair.statements));
  const isNear = (index: number) => steps(REGION).some((step) => present.has(index + step));
  for (let run = 0; run < RUNS; run++) {
    const i = single(pairs, 'sentences', sentences.length);
    const j = single(pairs, 'statements', statements.length).filter((each) => isNear(each));
    const more = walk(i, j, table, merged, ELSEWHERE);
    if (more.length === 0) break;
    pairs.push(...more.map((each) => ({ ...each, run: run + 1 })));
  }
  return { pairs, likeness: (i, j) => table[i]![j]! };
}

interface Lengths {
  readonly squares: readonly number[];
  /** The dot product of each with the one after it. */
  readonly together: readonly number[];
}

const lengthsOf = (vectors: readonly Vector[]): Lengths => ({
  squares: vectors.map((each) => dot(each, each)),
  together: vectors.map((each, index) => (vectors[index + 1] ? dot(each, vectors[index + 1]!) : 0)),
});

/** The squared length of one vector, or of two in a row together. */
const square = ({ squares, together }: Lengths, index: number, count: number) =>
  count === 1 ? squares[index]! : squares[index]! + squares[index + 1]! + 2 * together[index]!;

/** So near must a statement be that stands in its place. */
const REGION = 12;

const steps = (most: number) => Array.from({ length: 2 * most + 1 }, (_, index) => index - most);

/** So often is what is left gone through again. */
const RUNS = 4;
/** What stands elsewhere must be more like. */
const ELSEWHERE = 0.42;

const all = (list: readonly unknown[]) => list.map((_, index) => index);

function single(pairs: readonly Pair[], side: 'sentences' | 'statements', length: number): number[] {
  const taken = new Set(pairs.flatMap((pair) => pair[side]));
  return Array.from({ length }, (_, index) => index).filter((index) => !taken.has(index));
}

/** What is left in a gap between two pairs, beside the one or the other of them, if it has anything in common. */
function between(pairs: readonly Pair[], table: readonly Float64Array[]): Pair[] {
  return pairs.flatMap((pair, index): Pair[] => {
    const next = pairs[index + 1];
    if (!next) return [];
    const [from, to] = [
      [pair.sentences.at(-1)! + 1, pair.statements.at(-1)! + 1],
      [next.sentences[0]! - 1, next.statements[0]! - 1],
    ] as const;
    if (to[0] < from[0] || to[1] < from[1]) return [];
    const isAlone = from[0] === to[0] && from[1] === to[1];
    const corners = [from, to].map(([i, j]) => ({ i, j, score: table[i]![j]! }));
    const { i, j, score } = corners[0]!.score >= corners[1]!.score ? corners[0]! : corners[1]!;
    const least = isAlone ? FAINT : CORNER;
    return score > least ? [{ sentences: [i], statements: [j], score, run: 0, forced: true }] : [];
  });
}

/** Pairs that fit between their neighbours without a gap are in their place, however little they are alike. */
function confirm(pairs: readonly Pair[]): Pair[] {
  const follows = (a: Pair | undefined, b: Pair | undefined) =>
    a !== undefined &&
    b !== undefined &&
    b.sentences[0]! - a.sentences.at(-1)! === 1 &&
    b.statements[0]! - a.statements.at(-1)! === 1;
  return pairs.map((pair, index) =>
    follows(pairs[index - 1], pair) && follows(pair, pairs[index + 1]) ? { ...pair, forced: true } : pair,
  );
}

/**
 * Two sentences in a row that say two statements in a row the other way round: each is more like the statement of the other, and
 * the first of them is in another place.
 */
function exchange(pairs: readonly Pair[], table: readonly Float64Array[]): Pair[] {
  const at = new Map(pairs.flatMap((pair) => pair.sentences.map((each) => [each, pair] as const)));
  const all = new Set(pairs);
  const exchangeAt = (index: number, first: number): void => {
    const before = pairs[index - 1];
    const [from, free] = before ? [before.sentences.at(-1)! + 1, before.statements.at(-1)! + 1] : [0, 0];
    if (first < from || first + 1 >= table.length) return;
    const own = [...new Set([first, first + 1].flatMap((each) => at.get(each) ?? []))];
    const isApart = ({ sentences }: Pair) => sentences.every((each) => each === first || each === first + 1);
    if (own.some((each) => !all.has(each) || !isApart(each))) return;
    const end = pairs[index + own.length]?.statements[0] ?? table[0]!.length;
    // What stands before them may have taken a statement that one of them says far better: a heading, for instance.
    const faint = before && all.has(before) && before.statements.length === 1 && from === first ? before : undefined;
    const crossed =
      crossing(own, first, free, Math.min(end, free + WINDOW), table) ??
      (faint && crossing([...own, faint], first, free - 1, Math.min(end, free + 1), table, faint.score));
    if (!crossed) return;
    if (crossed[1].statements[0] === free - 1) all.delete(faint!);
    for (const each of own) all.delete(each);
    for (const each of crossed) all.add(each);
  };
  for (const [index, { sentences }] of pairs.entries()) {
    // A sentence that is left over may stand before the pair.
    exchangeAt(index, sentences[0]! - 1);
    exchangeAt(index, sentences[0]!);
  }
  return [...all].sort((a, b) => a.sentences[0]! - b.sentences[0]!);
}

/** @param faint how like what stands before them is to the first of the statements */
function crossing(
  own: readonly Pair[],
  first: number,
  from: number,
  end: number,
  table: readonly Float64Array[],
  faint = 0,
): readonly [Pair, Pair] | undefined {
  const [a, b] = [table[first]!, table[first + 1]!];
  for (let t = from; t + 1 < end; t++) {
    if (own.some(({ statements }) => statements.some((each) => each !== t && each !== t + 1))) continue;
    const isLike = Math.min(a[t + 1]!, b[t]!) >= CROSSED;
    if (isLike && b[t]! >= faint + CLEARLY && a[t + 1]! + b[t]! >= a[t]! + b[t + 1]! + CLEARLY)
      return [
        { sentences: [first], statements: [t + 1], score: a[t + 1]!, run: 1, exchanged: true },
        { sentences: [first + 1], statements: [t], score: b[t]!, run: 0 },
      ];
  }
  return undefined;
}

/** Each is as like as this to the statement of the other, and so much more like than to its own, both taken together. */
const CROSSED = 0.3;
const CLEARLY = 0.2;
/** So many statements after the last that is said are looked at. */
const WINDOW = 4;

/** As like as this, what stands beside a pair is taken to go on with it. */
const CORNER = 0.24;

/** How like `x` sentences from `i` on are to `y` statements from `j` on. */
type Merged = (i: number, j: number, x: number, y: number) => number;

/** Dynamic programming over the sentences and statements whose indexes are given. */
function walk(
  rows: readonly number[],
  columns: readonly number[],
  table: readonly Float64Array[],
  merged: Merged,
  least: number,
): Pair[] {
  const [n, m] = [rows.length, columns.length];
  const at = (i: number, j: number) => table[rows[i]!]![columns[j]!]!;
  const near = (list: readonly number[], index: number) => list[index]! - list[index - 1]! === 1;
  const best = Array.from({ length: n + 1 }, () => new Float64Array(m + 1));
  const step = Array.from({ length: n + 1 }, () => new Uint8Array(m + 1));
  for (let i = 1; i <= n; i++)
    for (let j = 1; j <= m; j++) {
      const here = at(i - 1, j - 1);
      let top = best[i - 1]![j]!;
      let chosen = 0;
      const passed = best[i]![j - 1]!;
      if (passed > top) {
        top = passed;
        chosen = 1;
      }
      const paired = best[i - 1]![j - 1]! + here - least;
      if (paired > top) {
        top = paired;
        chosen = 2;
      }
      // A third is put to a pair only if that makes it more like. Millions of times: no functions are made in here.
      if (here > FAINT && i > 1 && near(rows, i - 1)) {
        const value =
          put(here, at(i - 2, j - 1), merged, rows[i - 2]!, columns[j - 1]!, 2) + best[i - 2]![j - 1]! - least;
        if (value > top) {
          top = value;
          chosen = 3;
        }
      }
      if (here > FAINT && j > 1 && near(columns, j - 1)) {
        const value =
          put(here, at(i - 1, j - 2), merged, rows[i - 1]!, columns[j - 2]!, 1) + best[i - 1]![j - 2]! - least;
        if (value > top) {
          top = value;
          chosen = 4;
        }
      }
      best[i]![j] = top;
      step[i]![j] = chosen;
    }
  return pairsAlong(step, (i, j, x, y) => {
    const [a, b] = [rows.slice(i - x, i), columns.slice(j - y, j)];
    const score = x + y === 2 ? at(i - 1, j - 1) : merged(a[0]!, b[0]!, x, y);
    return { sentences: a, statements: b, score, run: 0 };
  });
}

/** The pairs of the best way, followed from its end. */
function pairsAlong(step: readonly Uint8Array[], pairAt: (i: number, j: number, x: number, y: number) => Pair): Pair[] {
  const pairs: Pair[] = [];
  for (let [i, j] = [step.length - 1, step[0]!.length - 1]; i > 0 && j > 0; ) {
    const [x, y] = STEPS[step[i]![j]!]!;
    if (x > 0 && y > 0) pairs.unshift(pairAt(i, j, x, y));
    i -= x;
    j -= y;
  }
  return pairs;
}

/** What two and one are worth together, from `i` and `j` on; nothing if that makes the pair no more like. */
function put(here: number, other: number, merged: Merged, i: number, j: number, sentences: 1 | 2): number {
  if (other <= FAINT) return Number.NEGATIVE_INFINITY;
  const likeness = merged(i, j, sentences, 3 - sentences);
  return likeness > Math.max(here, other) + GAIN ? likeness - UNEVEN : Number.NEGATIVE_INFINITY;
}

/** How many sentences and statements each step takes. */
const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [1, 2],
] as const;
/** By so much must a third make a pair more like. */
const GAIN = 0.03;
/** Less alike than this, a third is not put to a pair. */
const FAINT = 0.15;

const blend = (concepts: number, words: number) => (1 - WORDS) * concepts + WORDS * Math.min(1, words * 1.5);

type Vector = ReadonlyMap<string, number>;

/** Rare concepts tell more. */
function weigh(statements: readonly Statement[]): (concept: string) => number {
  const frequency = counted(statements.flatMap(({ says }) => [...says.keys()]));
  return (concept) => Math.log(1 + statements.length / (frequency.get(concept) ?? 3));
}

const expected = ({ says }: Statement): [string, number][] =>
  [...says].map(([key, [least, most]]) => [key, least > 0 ? least : most > 0 ? 0.5 : 0]);

function vector(counts: readonly (readonly [string, number])[], weight: (concept: string) => number): Vector {
  return new Map(counts.map(([key, count]) => [key, Math.sqrt(count) * weight(key)]));
}

/** The dot products of all of the one with all of the other. */
function multiply(a: readonly Vector[], b: readonly Vector[]): readonly Float64Array[] {
  const having = new Map<string, { readonly index: number; readonly value: number }[]>();
  for (const [index, each] of b.entries()) for (const [key, value] of each) addTo(having, key, { index, value });
  return a.map((each) => {
    const row = new Float64Array(b.length);
    for (const [key, own] of each) for (const { index, value } of having.get(key) ?? []) row[index]! += own * value;
    return row;
  });
}

function dot(a: Vector, b: Vector): number {
  let sum = 0;
  for (const [key, value] of a) sum += value * (b.get(key) ?? 0);
  return sum;
}

const cosine = (product: number, x: number, y: number) => (x > 0 && y > 0 ? product / Math.sqrt(x * y) : 0);
