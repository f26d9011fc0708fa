/** The document's own worked examples, computed again: when the numbers no longer fit each other, say so. */

import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { adjudicate } from '../adjudicate.ts';
import type { WorkedExample } from '../canon.ts';
import type { Block, CheckFinding, Word } from '../types.ts';
import { type Check, type CheckContext, findingAt } from './check.ts';
import { numberValue } from './numbers.ts';

interface Token {
  readonly block: Block;
  readonly word: Word;
  readonly value: number;
}

export const examples: Check = {
  id: 'example',
  why: 'a worked example whose numbers no longer compute',
  run: (context) => context.canon.examples.flatMap((example) => recompute(context, example)),
};

function recompute(context: CheckContext, { clause, numbers }: WorkedExample): CheckFinding[] {
  const tokens = tokensOf(context, clause);
  const roles = numbers.map((each) => Object.entries(each)[0]!);
  const pairs = alignNumbers(
    roles.map(([, value]) => value),
    tokens.map(({ value }) => value),
  );
  const same = pairs.filter(([ours, theirs]) => roles[ours]![1] === tokens[theirs]!.value).length;
  // Too many other numbers mean another example, or a paragraph that was not recognised.
  if (same < roles.length * 0.55) return [];
  const given: Record<string, number> = Object.fromEntries(roles);
  for (const [ours, theirs] of pairs) given[roles[ours]![0]] = tokens[theirs]!.value;
  const expected = adjudicate(context.canon.rules as Ruleset, clause, given);
  if (!expected) return [];
  const wrong = pairs.find(([ours, theirs]) => {
    const wanted = expected[roles[ours]![0]];
    return wanted !== undefined && wanted !== tokens[theirs]!.value;
  });
  if (!wrong) return [];
  const { block, word } = tokens[wrong[1]]!;
  const wanted = expected[roles[wrong[0]]![0]]!;
  return [
    findingAt(context, 'example', block, word.start, Math.min(block.text.length, word.end + 20), {
      severity: 'high',
      confidence: 0.7,
      clause,
      message: 'example.differs',
      expected: String(wanted),
    }),
  ];
}

/** Whole numbers of the paragraphs of an example, in their order. */
function tokensOf({ document, alignment, canon }: CheckContext, clause: string): readonly Token[] {
  const links = (alignment.byClause.get(clause) ?? []).filter(({ primary }) => primary);
  const blocks = [...new Set(links.map(({ sentence }) => sentence.block))].sort((a, b) => a - b);
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (first === undefined || last === undefined || last - first > 6) return [];
  return document.blocks.slice(first, last + 1).flatMap((block) =>
    block.sentences.flatMap(({ words }) =>
      words.flatMap((word): Token[] => {
        const value = numberValue(word, canon);
        // A word for one is an article as often as not.
        return value === undefined || (value === 1 && !/\d/.test(word.fold)) ? [] : [{ block, word, value }];
      }),
    ),
  );
}

/** Pairs of indexes with the fewest changes from one run of numbers to the other. */
function alignNumbers(a: readonly number[], b: readonly number[]): readonly (readonly [number, number])[] {
  const cost = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++)
      cost[i]![j] = Math.min(
        cost[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1.1),
        cost[i - 1]![j]! + 1,
        cost[i]![j - 1]! + 1,
      );
  const pairs: [number, number][] = [];
  for (let [i, j] = [a.length, b.length]; i > 0 && j > 0; ) {
    if (cost[i]![j] === cost[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1.1)) pairs.unshift([--i, --j]);
    else if (cost[i]![j] === cost[i - 1]![j]! + 1) i--;
    else j--;
  }
  return pairs;
}
