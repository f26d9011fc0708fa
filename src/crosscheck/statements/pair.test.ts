/** Sentences held against statements: what stands in its place, and what has changed places. */
import { expect, test } from 'vitest';
import { pairUp, type Said, type Statement } from './pair.ts';

const CONCEPTS = [
  ['map', 'region', 'colour'],
  ['card', 'deck', 'draw'],
  ['player', 'hand', 'hold'],
  ['coup', 'die', 'stability'],
  ['space', 'marker', 'box'],
];
const statements: readonly Statement[] = CONCEPTS.map((says, index) => ({
  clause: `1.${index}`,
  says: new Map(says.map((each) => [each, [1, 1] as const])),
}));
const sentence = (index: number): Said => ({
  counts: new Map(CONCEPTS[index]!.map((each) => [each, 1])),
  likeness: (clause) => (clause === `1.${index}` ? 0.8 : 0),
});
const pairsOf = (order: readonly number[]) =>
  pairUp(order.map(sentence), statements).pairs.map(
    ({ sentences: [at], statements: [said], exchanged = false, run }) => [at, said, run > 0, exchanged],
  );

test('in the order of the booklet each is in its place', () => {
  expect(pairsOf([0, 1, 2, 3, 4])).toEqual([0, 1, 2, 3, 4].map((each) => [each, each, false, false]));
});

test.each([1, 2])('of two that have changed places the first is told, and neither is missing (%i)', (at) => {
  const order = [0, 1, 2, 3, 4];
  [order[at], order[at + 1]] = [order[at + 1]!, order[at]!];
  const pairs = pairsOf(order);
  expect(pairs).toHaveLength(5);
  expect(pairs.filter(([, , , exchanged]) => exchanged)).toEqual([[at, at + 1, true, true]]);
});
