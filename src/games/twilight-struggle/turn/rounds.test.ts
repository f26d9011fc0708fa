import { describe, expect, it } from 'vitest';
import {
  choices,
  follow,
  forbidding,
  type Given,
  mode,
  order,
  pass,
  pathOf,
  place,
  play,
  position,
  settled,
  use,
} from '../table.fixture.ts';
import { US, USSR } from '../tables.ts';
import { actionRounds, nextRound, roundsLeft } from './rounds.ts';

describe('4.5.D how many action rounds', () => {
  it.each<[string, Given, number, number]>([
    ['six on turns 1 to 3', { turn: 3 }, 6, 6],
    ['seven on turns 4 to 10', { turn: 4 }, 7, 7],
    ['eight for the only one on box 8 of the space race (6.4.4.d)', { turn: 4, space: [8, 7] }, 8, 7],
    ['seven once both are there', { turn: 4, space: [8, 8] }, 7, 7],
    ['eight for the US under North Sea Oil', { turn: 8, happened: ['north-sea-oil'] }, 8, 7],
    ['not nine with both', { turn: 8, space: [8, 0], happened: ['north-sea-oil'] }, 8, 7],
  ])('%s', (_title, given, us, ussr) => {
    const board = position(given);
    expect([actionRounds(board, US), actionRounds(board, USSR)]).toEqual([us, ussr]);
  });
});

describe('4.5.D.a the order of play', () => {
  it.each<[string, Given, { round: number; side: 0 | 1 } | undefined]>([
    ['the USSR begins', { round: 0, phasing: 'us' }, { round: 1, side: USSR }],
    ['then the US', { round: 1, phasing: 'ussr' }, { round: 1, side: US }],
    ['then the next round', { round: 1, phasing: 'us' }, { round: 2, side: USSR }],
    ['until the last', { round: 6, phasing: 'us' }, undefined],
    [
      'an eighth round belongs to its owner alone',
      { turn: 4, round: 7, phasing: 'us', space: [8, 0] },
      { round: 8, side: US },
    ],
    ['or to the USSR', { turn: 4, round: 7, phasing: 'us', space: [0, 8] }, { round: 8, side: USSR }],
  ])('%s', (_title, given, next) => {
    expect(nextRound(position(given))).toEqual(next);
  });

  it.each<[Given, number, number]>([
    [{ round: 1, phasing: 'ussr' }, 6, 6],
    [{ round: 1, phasing: 'us' }, 6, 5],
    [{ round: 6, phasing: 'us' }, 1, 0],
    [{ turn: 4, round: 7, phasing: 'ussr', space: [8, 0] }, 2, 1],
  ])('in %j the US has %d rounds left and the USSR %d', (given, us, ussr) => {
    const board = position(given);
    expect([roundsLeft(board, US), roundsLeft(board, USSR)]).toEqual([us, ussr]);
  });
});

describe('5.1.a, 4.5.D.f sitting a round out', () => {
  it('is forbidden with a card in hand', () => {
    expect(forbidding(position({ ussr: ['nasser'], us: ['nato'] }), pass('ussr'))).toEqual(['5.1.a']);
  });

  it('happens by itself without cards', () => {
    const board = settled(
      position({ at: 'turn.actionRounds.between', round: 1, phasing: 'us', ussr: [], us: ['nato'], china: 'us' }),
    );
    expect([board.state.round, board.state.phasing]).toEqual([2, US]);
  });

  it('nobody is forced to play the China Card (9.8)', () => {
    const board = settled(
      position({ at: 'turn.actionRounds.between', round: 1, phasing: 'us', ussr: [], us: ['nato'] }),
    );
    expect(board.state.phasing).toBe(USSR);
    expect([forbidding(board, pass('ussr')), choices(board, 'play')]).toEqual([[], ['the-china-card']]);
  });

  it('is allowed in an eighth round (6.4.4.d)', () => {
    const board = position({ turn: 4, round: 8, phasing: 'ussr', space: [0, 8], ussr: ['nasser'], us: ['nato'] });
    expect(forbidding(board, pass('ussr'))).toEqual([]);
  });

  it('but not while a scoring card is in hand, which it would make its player hold (4.5.D.e)', () => {
    const given: Given = {
      turn: 4,
      round: 8,
      phasing: 'ussr',
      space: [0, 8],
      ussr: ['asia-scoring', 'nasser'],
      us: ['nato'],
    };
    expect(forbidding(position(given), pass('ussr'))).toEqual(['4.5.D.e']);
  });
});

describe('4.5.D.b everything a card calls for comes first', () => {
  it('the rival does not begin before the Operations and the event are done', () => {
    const start = position({ ussr: ['duck-and-cover', 'nasser'], us: ['nato'], influence: { cuba: [0, 3] } });
    let board = follow(
      start,
      play('ussr', 'duck-and-cover'),
      use('ussr', 'operations'),
      order('ussr', 'operations-first'),
    );
    expect(forbidding(board, play('us', 'nato'))).not.toEqual([]);
    board = follow(board, mode('ussr', 'influence'), ...place('ussr', 'cuba', 'cuba', 'cuba'));
    expect([board.state.defcon, pathOf(board), board.state.phasing]).toEqual([4, 'turn.actionRounds.choosingCard', US]);
  });

  it('North Sea Oil, won in the last round, still gives its eighth', () => {
    const start = position({ turn: 8, round: 7, phasing: 'us', us: ['north-sea-oil', 'nato'], ussr: ['nasser'] });
    const board = follow(start, play('us', 'north-sea-oil'), use('us', 'event'));
    expect([board.state.round, board.state.phasing]).toEqual([8, US]);
  });

  it('box 8, reached by both, gives none', () => {
    const board = settled(
      position({
        turn: 4,
        round: 7,
        phasing: 'us',
        at: 'turn.actionRounds.between',
        space: [8, 8],
        milops: [5, 5],
        us: ['nato'],
        ussr: ['nasser'],
      }),
    );
    expect(board.state.turn).toBe(5);
  });
});
