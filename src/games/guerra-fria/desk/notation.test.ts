import { describe, expect, it } from 'vitest';
import { loadGuerraFria, loadGuerraFriaWords } from '../../../data/guerra-fria.ts';
import type { Card } from '../cards.ts';
import { sameSelection } from '../cards.ts';
import { movesOf } from '../choices.ts';
import { makeBoard } from '../index.ts';
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
        expect(sameSelection(back, reading.cards), writeLine(reading)).toBe(true);
      }
  });

  it('writes cards that are no move one by one', () => {
    const odd = readLine('west 2 1, north ALLY 3, east 0', 0, words);
    expect(writeLine(read(board, 0, odd))).toBe('west 1 2, north ALLY 3, east 0');
    expect(writeLine(read(board, 0, readLine('west ALLY 1, north 0 0, east 0 0', 0, words)))).toBe(
      'west ALLY 1, north 0 0, east 0 0',
    );
  });

  it('does not take a letter that means different players in different languages', () => {
    expect(words.seat('O')).toBe(1);
    expect(words.seat('E')).toBe(3);
    expect(() => readLine('A x', 0, words)).toThrow('unknown player "x"');
  });
});
