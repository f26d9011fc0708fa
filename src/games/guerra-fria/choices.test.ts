import { describe, expect, it } from 'vitest';
import { movesOf } from './choices.ts';
import { writeLine } from './desk/notation.ts';
import { makeBoard } from './index.ts';
import { loadGuerraFria } from './program/data/load.ts';

const loaded = loadGuerraFria();
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;

/** Markers of south: reserve, and against west, north, east. */
function boardWith(markers: readonly number[]) {
  const board = makeBoard(rules);
  markers.forEach((missiles, target) => {
    board.state.markers[target] = missiles;
  });
  return board;
}

const linesOf = (markers: readonly number[]) => movesOf(boardWith(markers), 0).map(writeLine);
const countOf = (markers: readonly number[], move: string) =>
  movesOf(boardWith(markers), 0).filter((reading) => reading.move === move).length;

describe('the opening position', () => {
  it('has fifty legal selections: 35 [+4], 12 [R] of no missiles, 3 [A]', () => {
    const start = [0, 0, 0, 0];
    expect([countOf(start, '+4'), countOf(start, 'R'), countOf(start, 'A')]).toEqual([35, 12, 3]);
    expect(linesOf(start)).toHaveLength(50);
  });
});

describe('2.4.2.1: the number of [+4] grows with the reserve', () => {
  it.each([
    [0, 35],
    [1, 56],
    [4, 165],
    [8, 455],
    [30, 455],
  ])('a reserve of %i leaves %i of them, C(min(12, reserve + 4) + 3, 3)', (reserve, count) => {
    expect(countOf([reserve, 0, 0, 0], '+4')).toBe(count);
  });
});

/**
 * An independent count. It knows nothing of the conditions' code: it deals every pair of cards to every marker, some two
 * and a half million ways, and follows the wording of the specification.
 */
describe('every way to lay six cards, two at each marker', () => {
  it.each([
    ['the opening', [0, 0, 0, 0]],
    ['some missiles', [3, 2, 0, 5]],
    ['plenty of everything', [20, 20, 20, 20]],
  ] as const)('is a move if and only if it is among the choices: %s', (_name, markers) => {
    expect(linesOf(markers).sort()).toEqual(countedByHand(markers).sort());
  });
});

type Kind = 'IN' | 'OUT' | 'ALLY' | number;

function countedByHand([reserve = 0, ...attack]: readonly number[]): string[] {
  const kinds: Kind[] = ['IN', 'OUT', 'ALLY', 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const pairs = kinds.flatMap((a, i) => kinds.slice(i).map((b) => [a, b] as const));
  expect(pairs).toHaveLength(136);
  const found: string[] = [];
  for (const west of pairs)
    for (const north of pairs)
      for (const east of pairs) {
        const line = moveByHand([west, north, east], attack, reserve);
        if (line) found.push(line);
      }
  return found;
}

const COPIES: Readonly<Record<string, number>> = { IN: 3, OUT: 2, ALLY: 1, 0: 6, 1: 3, 2: 3, 3: 3, 4: 3 };
const SEATS = ['west', 'north', 'east'];

function moveByHand(laid: readonly (readonly [Kind, Kind])[], attack: readonly number[], reserve: number) {
  const numbers: number[] = [];
  const orders: Kind[] = [];
  for (const [a, b] of laid) {
    if (typeof b !== 'number') return undefined;
    if (typeof a === 'number' && (a !== 0 || b !== 0)) return undefined;
    orders.push(typeof a === 'number' ? 0 : a);
    numbers.push(b);
  }
  const cards = laid.flat();
  for (const card of cards) if (cards.filter((other) => other === card).length > (COPIES[card] ?? 2)) return undefined;
  const sumOf = (order: Kind) => numbers.reduce((sum, number, i) => (orders[i] === order ? sum + number : sum), 0);
  const has = (order: Kind) => orders.filter((each) => each === order).length;
  if (has('ALLY') > 0) {
    const zeros = cards.filter((card) => card === 0).length;
    return zeros === 5 ? `A ${SEATS[orders.indexOf('ALLY')]}` : undefined;
  }
  if (has('IN') === 3) {
    if (sumOf('IN') > 12 || reserve - (sumOf('IN') - 4) < 0) return undefined;
    return `+4 ${SEATS.map((seat, i) => `${seat} ${numbers[i]}`).join(' ')}`;
  }
  if (has('IN') === 0 || has('OUT') === 0) return undefined;
  if (sumOf('OUT') > 12 || sumOf('OUT') !== sumOf('IN')) return undefined;
  if (orders.some((order, i) => order === 'OUT' && (numbers[i] ?? 0) > (attack[i] ?? 0))) return undefined;
  const parts = SEATS.flatMap((seat, i) =>
    orders[i] === 0 ? [] : [`${seat} ${orders[i] === 'OUT' ? '-' : '+'}${numbers[i]}`],
  );
  return `R ${parts.join(' ')}`;
}

describe('I12: the deck never forbids a [+4] or [R] that satisfies the arithmetic', () => {
  it('has three of each of the cards that three markers can ask for with a sum of at most twelve', () => {
    const sums = movesOf(boardWith([20, 20, 20, 20]), 0);
    const gains = sums.filter(({ move }) => move === '+4');
    // All triples with a sum up to twelve are there: none was lost for want of a card.
    expect(gains).toHaveLength((15 * 14 * 13) / 6);
    const moved = sums.filter(({ move }) => move === 'R');
    // One marker to one: 6 x 13 sums; two and one: 3 x 2 x as many splits as there are of 0 to 12.
    expect(moved).toHaveLength(6 * 13 + 6 * ((13 * 14) / 2));
  });
});
