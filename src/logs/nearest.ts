/** Finds the known shape that an unreadable line resembles most. */
import { addTo } from '../core/grouped.ts';
import { SHAPES, type ShapeId } from './shapes.ts';

/**
 * What a likeness takes: pairs in common, how much of the shape they are, how much of the line. Less
 * would mislead. A line has names that its shape has not, so less is asked of it.
 */
const LEAST = { shared: 3, ofShape: 0.5, ofLine: 0.15 } as const;

/** Only this much of a line is compared. */
const COMPARED = 160;

/**
 * The shape whose example shares the most pairs of adjacent characters with the line (Dice's
 * coefficient), sides and numbers made equal first; null if none is near. A line that begins as a
 * header does is compared with headers only, or the line that it carries would decide.
 */
export function nearestShape(line: string): ShapeId | null {
  const masked = mask(line.slice(0, COMPARED));
  const pairs = pairsOf(masked);
  const isHeader = /^\W*turn\b/.test(masked);
  const shared = new Array<number>(SHAPES.length).fill(0);
  for (const pair of pairs) for (const i of SHAPES_BY_PAIR.get(pair) ?? []) shared[i]! += 1;
  let best: ShapeId | null = null;
  let bestScore = 0;
  for (const [i, count] of shared.entries()) {
    const { id } = SHAPES[i]!;
    const size = SHAPE_PAIRS[i]!.size;
    const score = (2 * count) / (pairs.size + size);
    const isLike = count >= LEAST.shared && count >= LEAST.ofShape * size && count >= LEAST.ofLine * pairs.size;
    if (!isLike || score <= bestScore || (isHeader && !id.startsWith('H'))) continue;
    best = id;
    bestScore = score;
  }
  return best;
}

/** The names in an example are noise: only what every line of the shape has is compared. */
const SHAPE_PAIRS: readonly ReadonlySet<string>[] = SHAPES.map(({ example, pattern }) => {
  const groups = pattern.exec(example)?.groups ?? {};
  const names = [groups.card, groups.second, groups.country, groups.region, groups.name, groups.inline];
  const frame = names.reduce<string>((text, name) => (name ? text.replace(name, '') : text), example);
  return pairsOf(mask(frame));
});

const SHAPES_BY_PAIR: ReadonlyMap<string, readonly number[]> = indexByPair(SHAPE_PAIRS);

function indexByPair(sets: readonly ReadonlySet<string>[]): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  for (const [i, pairs] of sets.entries()) for (const pair of pairs) addTo(index, pair, i);
  return index;
}

function mask(line: string): string {
  return line
    .toLowerCase()
    .replace(/\bussr\b/g, 'us')
    .replace(/\d/g, '0');
}

function pairsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2)));
}
