/** The vocabulary of numbers. */
import { describe, expect, it } from 'vitest';
import { card, country, position } from '../table.fixture.ts';
import { US } from '../tables.ts';
import { evaluate } from './expressions.ts';
import { changedFrame, freshFrame } from './frame.ts';
import type { Condition, Expression } from './vocabulary.ts';

/** The US carries out Fidel, a card of 2 Operations. */
const board = position({
  turn: 4,
  defcon: 3,
  vp: -2,
  milops: [1, 4],
  space: [5, 2],
  influence: { france: [3, 0], poland: [0, 4], thailand: [2, 0], vietnam: [0, 1] },
});
const frame = changedFrame(freshFrame(card('fidel'), US), {
  bound: {
    cards: { cards: [card('comecon'), card('nato')] },
    countries: { countries: [country('france')] },
    removed: { amount: 4 },
  },
});

const either = (condition: Condition, met: Expression, unmet: Expression): Expression =>
  Object.fromEntries([
    ['if', condition],
    ['then', met],
    ['else', unmet],
  ]) as unknown as Expression;

describe('a number', () => {
  it.each<[Expression, number]>([
    [7, 7],
    [{ count: { has: 'us' } }, 2],
    [{ influence: 'us', in: 'france' }, 3],
    [{ influence: 'opponent', in: 'poland' }, 4],
    [{ influence: 'us', in: 'atlantis' }, 0],
    [{ influence: 'us' }, 0],
    [{ toControl: 'us' }, 0],
    [{ track: 'defcon' }, 3],
    [{ track: 'turn' }, 4],
    [{ track: 'vp' }, -2],
    [{ track: 'milops', side: 'opponent' }, 4],
    [{ track: 'space', side: 'player' }, 5],
    [{ ops: 'this' }, 2],
    [{ ops: 'cards' }, 3],
    [{ ops: 'removed' }, 0],
    [{ ops: 'never-bound' }, 0],
    [{ size: 'cards' }, 2],
    [{ size: 'countries' }, 1],
    [{ size: 'removed' }, 0],
    [{ size: 'never-bound' }, 0],
    [{ removedBy: 'removed' }, 4],
    [{ removedBy: 'never-bound' }, 0],
    [{ southeastAsia: 'us' }, 2],
    [{ southeastAsia: 'ussr' }, 1],
    [{ add: [1, { track: 'defcon' }, 3] }, 7],
    [{ sub: [{ track: 'defcon' }, 5] }, -2],
    [{ half: 5, round: 'up' }, 3],
    [{ half: 5, round: 'down' }, 2],
    [either({ gt: [1, 0] }, 1, 2), 1],
    [either({ gt: [0, 0] }, 1, 2), 2],
  ])('%j is %d', (expression, value) => {
    expect(evaluate(board, frame, expression)).toBe(value);
  });

  it.each<[Expression, number]>([
    [{ influence: 'us' }, 3],
    [{ influence: 'us', in: 'thailand' }, 2],
    [{ toControl: 'ussr' }, 6],
    [{ add: [{ influence: 'us' }, 1] }, 4],
    [{ half: { influence: 'us' }, round: 'up' }, 2],
    [either({ gt: [1, 0] }, { influence: 'us' }, 0), 3],
  ])('%j is %d in France, the country being handled', (expression, value) => {
    expect(evaluate(board, frame, expression, country('france'))).toBe(value);
  });

  it('of a track that each side has needs the side', () => {
    expect(() => evaluate(board, frame, { track: 'milops' })).toThrow('the track milops needs a side');
  });
});
