/**
 * Slips in single numbers of the worked examples: where an example stands is read off an alignment made by hand beside this
 * checkout, not off the cross-check's own.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { beside } from '../beside.fixture.ts';
import { pick, type Random } from '../fuzz/random.ts';
import type { Book } from './books.ts';
import type { PlantedError } from './plant.ts';
import type { Words } from './sites.ts';

interface Gold {
  readonly id: string;
  readonly seeds: Readonly<Record<string, string>>;
}

/** An example of a book, with its lines. */
export interface PlacedExample {
  readonly clause: string;
  readonly lines: readonly (readonly [from: number, to: number])[];
}

/** The worked examples that a book has; none where the alignment is absent. */
export function examplesIn(book: Book): readonly PlacedExample[] {
  const file = beside('clauses/examples.yaml');
  if (!file.present) return [];
  const { examples } = parse(readFileSync(file.path, 'utf8')) as { readonly examples: readonly Gold[] };
  return examples.flatMap(({ id, seeds }): PlacedExample[] => {
    const place = seeds[book.name.slice(0, 3)] ?? '';
    if (!/^\d/.test(place)) return [];
    const lines = place.split(',').map((each) => {
      const [from = 0, to = from] = each.split('-').map(Number);
      return [from, to] as const;
    });
    return [{ clause: id, lines }];
  });
}

/** Every number of the examples, each with another in its place. */
export function plantInExamples(
  book: Book,
  { numbers }: Words,
  random: Random,
): readonly (PlantedError & { clause: string })[] {
  const starts = [0];
  for (const match of book.source.matchAll(/\n/g)) starts.push(match.index + 1);
  const word = new RegExp(`(?<!\\p{L})(?:${numbers.join('|')})(?!\\p{L})`, 'giu');
  return examplesIn(book).flatMap(({ clause, lines }) =>
    lines.flatMap(([from, to]) => {
      const start = starts[from - 1]!;
      const text = book.source.slice(start, starts[to] ?? book.source.length);
      const digits = [...text.matchAll(/(?<![\p{L}\d.,:#])\d{1,2}(?![\d:]|[.,]\d)/giu)].filter(
        ({ index }) => !/(?:ejemplo|esempio)\s*$|(?:^|\n)$/iu.test(text.slice(Math.max(0, index - 12), index)),
      );
      const found = [
        ...digits.map((match) => ({ match, text: String(another(Number(match[0]), random)) })),
        ...[...text.matchAll(word)].map((match) => ({ match, text: otherWord(numbers, match[0], random) })),
      ];
      return found.map(({ match, text: put }) => ({
        kind: 'number' as const,
        clause,
        was: `${match[0]} ${text.slice(match.index + match[0].length, match.index + 40).replace(/\s+/g, ' ')}`,
        is: put,
        lines,
        sentences: [],
        edits: [{ start: start + match.index, end: start + match.index + match[0].length, text: put }],
      }));
    }),
  );
}

const another = (value: number, random: Random) => value + pick(random, value > 2 ? [-2, -1, 1, 2] : [1, 2]);

function otherWord(numbers: readonly string[], word: string, random: Random): string {
  const at = numbers.indexOf(word.toLowerCase());
  return pick(
    random,
    [at - 1, at + 1].flatMap((each) => numbers[each] ?? []),
  );
}
