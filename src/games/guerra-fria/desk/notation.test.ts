import { describe, expect, it } from 'vitest';
import type { Card } from '../cards.ts';
import { inOrder } from '../cards.ts';
import { movesOf } from '../choices.ts';
import { makeBoard } from '../index.ts';
import { loadGuerraFria, loadGuerraFriaWords } from '../program/data/load.ts';
import { SEATS } from '../seats.ts';
import { read } from '../selection.ts';
import { readLine, writeLine } from './notation.ts';

const loaded = loadGuerraFria();
if (!loaded.ok) throw new Error('the rules do not load');
const board = makeBoard(loaded.rules);
const words = loadGuerraFriaWords();

describe('a selection in one line', () => {
  it.each([
    [
      '+4 west 4 north 0 east 1',
      [
        ['IN', 4],
        ['IN', 0],
        ['IN', 1],
      ],
    ],
    [
      '+4 west 4',
      [
        ['IN', 4],
        ['IN', 0],
        ['IN', 0],
      ],
    ],
    [
      'R west -5 north +5',
      [
        ['OUT', 5],
        ['IN', 5],
        [0, 0],
      ],
    ],
    [
      'r west −5 north 5',
      [
        ['OUT', 5],
        ['IN', 5],
        [0, 0],
      ],
    ],
    [
      'A north',
      [
        [0, 0],
        ['ALLY', 0],
        [0, 0],
      ],
    ],
    ['west IN 4, north 1 2, east OUT', [['IN', 4], [1, 2], ['OUT']]],
    [
      '+4 oeste 4 norte 0 este 1',
      [
        ['IN', 4],
        ['IN', 0],
        ['IN', 1],
      ],
    ],
    [
      'oeste ENTRADA 4, norte CERO SALIDA, este ALIANZA 0',
      [
        ['IN', 4],
        [0, 'OUT'],
        ['ALLY', 0],
      ],
    ],
    [
      'A север',
      [
        [0, 0],
        ['ALLY', 0],
        [0, 0],
      ],
    ],
    [
      'ovest ENTRATA 2, nord USCITA 2, est zero ZERO',
      [
        ['IN', 2],
        ['OUT', 2],
        [0, 0],
      ],
    ],
  ] as [string, Card[][]][])('%s', (line, [west, north, east]) => {
    expect(readLine(line, 0, words)).toEqual([[], west, north, east]);
  });

  it('reads back as it was written, for every move of every player', () => {
    board.state.markers.fill(6);
    for (const seat of SEATS)
      for (const reading of movesOf(board, seat)) {
        const back = readLine(writeLine(reading), seat, words);
        expect(back.map(inOrder), writeLine(reading)).toEqual(reading.cards.map(inOrder));
      }
  });

  it('writes cards that are no move one by one', () => {
    const odd = readLine('west 2 1, north ALLY 3, east 0', 0, words);
    expect(writeLine(read(board, 0, odd))).toBe('west 1 2, north ALLY 3, east 0');
    expect(writeLine(read(board, 0, readLine('west ALLY 1, north 0 0, east 0 0', 0, words)))).toBe(
      'west ALLY 1, north 0 0, east 0 0',
    );
  });

  it.each([
    ['  +4   west 4 ', '+4 west 4 north 0 east 0'],
    ['+4, west 4; north: 2', '+4 west 4 north 2 east 0'],
    [' west IN 4, north IN 0, east IN 1 ', '+4 west 4 north 0 east 1'],
    ['R west -12 north 12', 'R west -12 north +12'],
    ['R west -3 north +1 east +2', 'R west -3 north +1 east +2'],
    ['A west', 'A west'],
    ['west 3', 'west 3'],
    // An attack needs the named ally and nothing else; a move with other cards is written card by card.
    ['west ALLY 0, north ALLY 0, east 0 0', 'west ALLY 0, north ALLY 0, east 0 0'],
    ['west IN 1, north OUT 1, east IN 0', 'R west +1 north -1 east +0'],
    ['south 1, west IN 4, north IN 0, east 0', 'west IN 4, north IN 0, east 0, south 1'],
  ])('"%s" is written "%s"', (line, written) => {
    expect(writeLine(read(board, 0, readLine(line, 0, words)))).toBe(written);
  });

  it('gives 0 to the markers of a gain that are left out, and nothing to those of a reorganisation', () => {
    expect(readLine('+4', 2, words)).toEqual([['IN', 0], ['IN', 0], [], ['IN', 0]]);
    expect(readLine('R', 2, words)).toEqual([[0, 0], [0, 0], [], [0, 0]]);
  });

  it.each([
    ['+4 west', '"" is no number of missiles'],
    ['+4 west 1x', '"1x" is no number of missiles'],
    ['+4 west x1', '"x1" is no number of missiles'],
    ['+4 west 123', '"123" is no number of missiles'],
    ['', 'unknown player ""'],
    ['A', 'unknown player "A"'],
    ['A west north', 'unknown player "A"'],
    ['B west', 'unknown player "B"'],
    ['IN 4', 'unknown player "IN"'],
    ['west IN B', 'unknown card "B"'],
  ])('"%s" cannot be read: %s', (line, message) => {
    expect(() => readLine(line, 0, words)).toThrow(message);
  });

  it('does not take a letter that means different players in different languages', () => {
    expect(words.seat('O')).toBe(1);
    expect(words.seat('E')).toBe(3);
    expect(() => readLine('A x', 0, words)).toThrow('unknown player "x"');
  });
});
