import { describe, expect, it } from 'vitest';
import { makeBoard } from '../index.ts';
import { guerraFriaTools } from '../program/tools.ts';
import { SEATS } from '../seats.ts';
import { choicesFor, judgeSelection } from './legal.ts';
import { readLine } from './notation.ts';
import { setUpBoard } from './reading.ts';
import { makeWords } from './words.ts';

const rules = guerraFriaTools.rules();
const words = makeWords();
const opening = makeBoard(rules);

describe('what a player may choose', () => {
  it('is listed for each player, move by move', () => {
    const board = setUpBoard(rules, { reserve: { north: 8 } }, words, 0);
    const all = SEATS.map((seat) => choicesFor(board, seat));
    expect(all.map(({ player, count }) => [player, count])).toEqual([
      ['south', 50],
      ['west', 50],
      ['north', 470],
      ['east', 50],
    ]);
    const west = choicesFor(opening, 1);
    expect(west).toMatchObject({ player: 'west', byMove: { '+4': 35, R: 12, A: 3 } });
    expect(west.selections[0]).toBe('+4 south 0 north 0 east 0');
    expect(west.selections.at(-1)).toBe('A south');
  });

  it('says why something is not on the list', () => {
    const why = judgeSelection(opening, 0, readLine('+4 west 5', 0, words));
    expect(why.isMove).toBe(false);
    expect(why.findings.at(-1)).toMatchObject({ clause: '2.4.2.1.c', force: 'forbids', args: { n: 1, has: 0 } });
    expect(judgeSelection(opening, 0, readLine('A west', 0, words)).isMove).toBe(true);
  });
});
