/** What a case may expect, read off a board. */
import { describe, expect, it } from 'vitest';
import { makeBoard } from '../index.ts';
import { loadGuerraFria } from '../program/data/load.ts';
import { observe } from './observe.ts';

const loaded = loadGuerraFria();
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;

describe('what is observed', () => {
  it('of the opening is that nothing has happened', () => {
    const nothing = { west: 0, north: 0, east: 0 };
    expect(observe(makeBoard(rules), 'round.selecting')).toStrictEqual({
      round: 1,
      step: 'round.selecting',
      over: false,
      talk: 'unknown',
      moves: {},
      null_reasons: {},
      attack: {
        south: nothing,
        west: { south: 0, north: 0, east: 0 },
        north: { south: 0, west: 0, east: 0 },
        east: { south: 0, west: 0, north: 0 },
      },
      reserve: { south: 0, west: 0, north: 0, east: 0 },
      totals: { south: 0, west: 0, north: 0, east: 0 },
      valid_attacks: [],
      winners: 'none',
    });
  });

  it('of a round are its moves, why others were null, and the attacks in alphabetical order', () => {
    const board = makeBoard(rules);
    board.state.talk = 'open';
    board.state.outcomes.splice(0, 4, { move: 'A' }, { move: 'null', failed: 'cards.in-deck' }, { move: 'A' }, null);
    board.state.markers.splice(0, 4, 1, 2, 3, 4);
    const attacks = [
      { pair: [0, 2], attack: 5, defence: 4 },
      { pair: [3, 1], attack: 4, defence: 5 },
    ] as const;
    const found = [attacks, attacks.toReversed()].map((both) => {
      board.state.attacks = both;
      board.state.result = { winners: [2, 0] };
      return observe(board, 'over');
    });
    expect(found[0]).toEqual(found[1]);
    expect(found[0]).toMatchObject({
      over: true,
      talk: 'open',
      moves: { south: 'A', west: 'null', north: 'A' },
      null_reasons: { west: 'deck' },
      reserve: { south: 1 },
      totals: { south: 10 },
      valid_attacks: [
        { pair: ['east', 'west'], attack: 4, defence: 5, victorious: false },
        { pair: ['north', 'south'], attack: 5, defence: 4, victorious: true },
      ],
      winners: ['north', 'south'],
    });
    expect(Object.keys(found[0]?.moves ?? {})).toEqual(['south', 'west', 'north']);
    expect(Object.keys(found[0]?.null_reasons ?? {})).toEqual(['west']);
  });

  it('of a game that nobody has won is that nobody has', () => {
    const board = makeBoard(rules);
    board.state.result = { winners: [] };
    expect(observe(board, 'over')).toMatchObject({ over: true, winners: 'none' });
  });
});
