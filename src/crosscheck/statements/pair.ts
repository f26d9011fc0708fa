/**
 * Sentences of a document paired with the statements of the booklet, in their order: one with one, or one with two where a
 * translator has put two together or taken one apart. What does not fit in its place stays single.
 */

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
    let [product, likest] = [0, 0];
    for (let a = i; a < i + x; a++)
      for (let b = j; b < j + y; b++) {
        product += products[a]![b]!;
        likest = Math.max(likest, words(a, b));
      }
    return blend(cosine(product, square(rows, i, x), square(columns, j, y)), likest);
  };
  const main = walk(all(sentences), all(statements), table, merged, LEAST);
  const pairs = [...main, ...between(main, table)];
  for (let run = 0; run < RUNS; run++) {
    const [i, j] = [single(pairs, 'sentences', sentences.length), single(pairs, 'statements', statements.length)];
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

/** So often is what is left gone through again. */
const RUNS = 4;
/** What stands elsewhere must be more like. */
const ELSEWHERE = 0.5;

const all = (list: readonly unknown[]) => list.map((_, index) => index);

function single(pairs: readonly Pair[], side: 'sentences' | 'statements', length: number): number[] {
  const taken = new Set(pairs.flatMap((pair) => pair[side]));
  return Array.from({ length }, (_, index) => index).filter((index) => !taken.has(index));
}

/** A sentence and a statement that stand alone between two pairs, if they have anything in common. */
function between(pairs: readonly Pair[], table: readonly Float64Array[]): Pair[] {
  return pairs.flatMap((pair, index): Pair[] => {
    const next = pairs[index + 1];
    if (!next) return [];
    const [i, j] = [pair.sentences.at(-1)! + 1, pair.statements.at(-1)! + 1];
    const score = table[i]?.[j] ?? 0;
    const isAlone = next.sentences[0] === i + 1 && next.statements[0] === j + 1;
    return isAlone && score > FAINT ? [{ sentences: [i], statements: [j], score, run: 0, forced: true }] : [];
  });
}

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
      let [top, chosen] = [best[i - 1]![j]!, 0];
      const offer = (value: number, which: number) => {
        if (value > top) [top, chosen] = [value, which];
      };
      offer(best[i]![j - 1]!, 1);
      offer(best[i - 1]![j - 1]! + here - least, 2);
      if (here > FAINT && i > 1 && at(i - 2, j - 1) > FAINT && near(rows, i - 1))
        offer(best[i - 2]![j - 1]! + merged(rows[i - 2]!, columns[j - 1]!, 2, 1) - least - UNEVEN, 3);
      if (here > FAINT && j > 1 && at(i - 1, j - 2) > FAINT && near(columns, j - 1))
        offer(best[i - 1]![j - 2]! + merged(rows[i - 1]!, columns[j - 2]!, 1, 2) - least - UNEVEN, 4);
      best[i]![j] = top;
      step[i]![j] = chosen;
    }
  const pairs: Pair[] = [];
  for (let [i, j] = [n, m]; i > 0 && j > 0; ) {
    const [x, y] = STEPS[step[i]![j]!]!;
    if (x > 0 && y > 0) {
      const [a, b] = [rows.slice(i - x, i), columns.slice(j - y, j)];
      const score = x + y === 2 ? at(i - 1, j - 1) : merged(a[0]!, b[0]!, x, y);
      pairs.unshift({ sentences: a, statements: b, score, run: 0 });
    }
    i -= x;
    j -= y;
  }
  return pairs;
}

/** How many sentences and statements each step takes. */
const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [1, 2],
] as const;
/** Less alike than this, a third is not put to a pair. */
const FAINT = 0.15;

const blend = (concepts: number, words: number) => (1 - WORDS) * concepts + WORDS * Math.min(1, words * 1.5);

type Vector = ReadonlyMap<string, number>;

/** Rare concepts tell more. */
function weigh(statements: readonly Statement[]): (concept: string) => number {
  const frequency = new Map<string, number>();
  for (const { says } of statements) for (const key of says.keys()) frequency.set(key, (frequency.get(key) ?? 0) + 1);
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
  for (const [index, each] of b.entries())
    for (const [key, value] of each) {
      const list = having.get(key);
      if (list) list.push({ index, value });
      else having.set(key, [{ index, value }]);
    }
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
