import { describe, expect, it } from 'vitest';
import { explain } from '../../core/checks.ts';
import type { Board } from './board.ts';
import { conditionsOf, firstFailure, isMove } from './conditions.ts';
import { readLine } from './desk/notation.ts';
import { makeWords } from './desk/words.ts';
import { makeBoard } from './index.ts';
import { loadGuerraFria } from './program/data/load.ts';
import { read } from './selection.ts';

const words = makeWords();

/** South's markers against west, north and east, and its reserve. */
function board(
  [west, north, east, reserve]: readonly number[] = [0, 0, 0, 0],
  policies: Record<string, string> = {},
): Board {
  const loaded = loadGuerraFria({ policies });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.diagnostics));
  const made = makeBoard(loaded.rules);
  [reserve, west, north, east].forEach((missiles, target) => {
    made.state.markers[target] = missiles ?? 0;
  });
  return made;
}

const reading = (at: Board, line: string) => read(at, 0, readLine(line, 0, words));

function failure(line: string, markers?: number[], policies?: Record<string, string>): string | undefined {
  const at = board(markers, policies);
  const selection = reading(at, line);
  const first = firstFailure(at, selection);
  expect(isMove(at, selection), 'isMove and firstFailure agree').toBe(first === undefined);
  return first;
}

describe('2.4.1.1 and 2.2.1: six cards of one deck lie two by two at the attack markers', () => {
  it.each([
    ['west IN 4, north IN 0, east IN', 'cards.placed', 'five cards'],
    ['west IN 4, north IN 0, east IN 0 0', 'cards.placed', 'seven cards'],
    ['west IN 4, north IN 0, south IN 0', 'cards.placed', 'a pair at the reserve'],
    ['west OUT 0, north OUT 0, east OUT 0', 'cards.in-deck', 'three OUT cards'],
    ['west ALLY 0, north ALLY 0, east 0 0', 'cards.in-deck', 'two ALLY cards'],
    ['west 5 5, north 5 0, east 0 0', 'cards.in-deck', 'three fives'],
    ['west 1 2, north IN 1, east IN 0', 'cards.pairs', 'two numbers at one marker'],
    ['west IN OUT, north 1 1, east 0 0', 'cards.pairs', 'two orders at one marker'],
    ['west 0 3, north IN 1, east IN 0', 'cards.pairs', 'a zero with a number'],
  ])('%s: %s (%s)', (line, expected) => {
    expect(failure(line)).toBe(expected);
  });

  it('does not matter which card of a pair lies on top', () => {
    expect(failure('west 4 IN, north 0 IN, east IN 0')).toBeUndefined();
  });
});

describe('2.4.2.n: cards that announce none of the three moves are null', () => {
  it.each(['west 0 0, north 0 0, east 0 0', 'west OUT 5, north 0 0, east 0 0', 'west IN 3, north IN 1, east 0 0'])(
    '%s',
    (line) => {
      expect(failure(line, [9, 9, 9, 9])).toBe('cards.announce');
    },
  );

  it('IN cards without OUT are a [+4] under the other reading', () => {
    expect(failure('west IN 3, north IN 1, east 0 0', undefined, { 'in-without-out': 'gain' })).toBeUndefined();
    expect(failure('west OUT 0, north 0 0, east 0 0', undefined, { 'in-without-out': 'gain' })).toBe('cards.announce');
  });
});

describe('2.4.2.1: a [+4] places at most twelve missiles and leaves no negative reserve', () => {
  it.each([
    ['+4', 0, undefined, 'zeros are numbers'],
    ['+4 west 4', 0, undefined, 'exactly the four new missiles'],
    ['+4 west 5', 0, 'gain.reserve', 'one more than the reserve can add'],
    ['+4 west 5', 1, undefined, 'one from the reserve'],
    ['+4 west 12', 8, undefined, 'twelve empty a reserve of eight'],
    ['+4 west 12', 7, 'gain.reserve', 'and need all eight'],
    ['+4 west 6 north 6 east 1', 50, 'gain.sum', 'thirteen are too many whatever the reserve'],
  ] as [string, number, string | undefined, string][])(
    '%s with a reserve of %i: %s (%s)',
    (line, reserve, expected) => {
      expect(failure(line, [0, 0, 0, reserve])).toBe(expected);
    },
  );
});

describe('2.4.2.2: an [R] moves at most twelve missiles that are there, as many in as out', () => {
  it.each([
    ['R west -5 north +5', [5, 0, 0, 0], undefined],
    ['R west -6 north -6 east +12', [6, 6, 0, 0], undefined],
    ['R west -12 north +6 east +6', [12, 0, 0, 0], undefined],
    ['R west -6 north -7 east +12', [9, 9, 0, 0], 'reorganise.sum'],
    ['R west -5 north +4', [9, 0, 0, 0], 'reorganise.equal'],
    ['R west -5 north +5', [4, 0, 0, 9], 'reorganise.present'],
    ['R west -3 north -3 east +6', [3, 2, 0, 0], 'reorganise.present'],
    ['R west -0 north +0', [0, 0, 0, 0], undefined],
  ] as [string, number[], string | undefined][])('%s with markers %j: %s', (line, markers, expected) => {
    expect(failure(line, markers)).toBe(expected);
  });

  it('must move at least one missile under the other reading', () => {
    const policies = { 'zero-moves': 'reorganise-needs-one' };
    expect(failure('R west -0 north +0', [1, 0, 0, 0], policies)).toBe('reorganise.something');
    expect(failure('R west -1 north +1', [1, 0, 0, 0], policies)).toBeUndefined();
    expect(failure('+4', undefined, policies)).toBeUndefined();
  });
});

describe('2.4.2.3: an [A] is the alliance card and five zeros', () => {
  it.each([
    ['A north', undefined],
    ['west 0 0, north ALLY 1, east 0 0', 'attack.zeros'],
    ['west 0 0, north ALLY 0, east IN 0', 'attack.zeros'],
    ['west OUT 1, north ALLY 0, east IN 1', 'attack.zeros'],
    ['west 0 0, north ALLY IN, east 0 0', 'cards.pairs'],
  ])('%s: %s', (line, expected) => {
    expect(failure(line, [9, 9, 9, 9])).toBe(expected);
  });
});

describe('an explanation', () => {
  it('gives every condition that was asked with its clause and numbers, and stops where the cards make no sense', () => {
    const at = board([0, 0, 0, 3]);
    const findings = explain(conditionsOf(at, reading(at, '+4 west 12')), at, reading(at, '+4 west 12'));
    expect(findings.map(({ clause, force }) => `${clause} ${force}`)).toEqual([
      '2.4.1.1 permits',
      '2.2.1 permits',
      '2.4.2 permits',
      '2.4.2.n permits',
      '2.4.2.1.b permits',
      '2.4.2.1.c forbids',
    ]);
    expect(findings.at(-1)?.args).toEqual({ player: 'south', n: 8, has: 3 });
    const six = reading(at, 'west 0 0, north 0 0, east 0 0');
    expect(explain(conditionsOf(at, six), at, six).map(({ clause }) => clause)).toEqual([
      '2.4.1.1',
      '2.2.1',
      '2.4.2',
      '2.4.2.n',
    ]);
  });

  it('names the marker that has too few missiles', () => {
    const at = board([3, 2, 0, 0]);
    const selection = reading(at, 'R west -3 north -3 east +6');
    const failed = explain(conditionsOf(at, selection), at, selection).find(({ force }) => force === 'forbids');
    expect(failed).toMatchObject({ issue: 'reorganise-overdraw', args: { target: 'north', n: 3, has: 2 } });
  });
});
