import { describe, expect, it } from 'vitest';
import {
  choices,
  difference,
  discard,
  draw,
  follow,
  forbidding,
  type Given,
  headline,
  mode,
  place,
  play,
  position,
  roll,
  settled,
  use,
} from '../table.fixture.ts';

const hands: Given = { ussr: ['nasser', 'comecon'], us: ['nato', 'truman-doctrine'], influence: { cuba: [0, 3] } };

describe('9 the China Card', () => {
  it('belongs to the USSR and lies face up at the start (3.1.a)', () => {
    const { state } = position();
    expect([state.chinaHolder, state.chinaUp]).toEqual([1, true]);
  });

  it('is played in an action round (9.1, 9.2) and passes face down at once (9.3)', () => {
    const start = position(hands);
    const board = follow(
      start,
      play('ussr', 'the-china-card'),
      use('ussr', 'operations'),
      mode('ussr', 'influence'),
      ...place('ussr', 'cuba', 'cuba', 'cuba', 'cuba'),
    );
    expect(difference(start, board)).toEqual({ cuba: [0, 7], china: 'us-down' });
    expect(choices(board, 'play')).not.toContain('the-china-card');
    expect(forbidding(board, play('us', 'the-china-card'))).toEqual(['9.3']);
  });

  it('passes after the space race as well', () => {
    const board = follow(position(hands), play('ussr', 'the-china-card'), use('ussr', 'space'), roll(6));
    expect([board.state.chinaHolder, board.state.chinaUp]).toEqual([0, false]);
  });

  it('is turned face up at the end of the turn (9.3)', () => {
    const board = settled(
      position({
        ...hands,
        china: 'us-down',
        turn: 2,
        round: 6,
        phasing: 'us',
        at: 'turn.actionRounds.between',
        milops: [5, 5],
      }),
    );
    expect(board.state.chinaUp).toBe(true);
  });

  it('is played by its holder only', () => {
    expect(forbidding(position({ ...hands, phasing: 'us' }), play('us', 'the-china-card'))).toContain('9.1');
  });

  it('received face up by an event it may be played the same turn (9.4)', () => {
    const start = position({
      ...hands,
      turn: 4,
      phasing: 'us',
      us: ['ussuri-river-skirmish', 'nato'],
      china: 'ussr-down',
    });
    const board = follow(
      start,
      play('us', 'ussuri-river-skirmish'),
      use('us', 'event'),
      play('ussr', 'nasser'),
      use('ussr', 'event'),
    );
    expect(choices(board, 'play')).toContain('the-china-card');
  });

  it('received face down through Nixon it may not', () => {
    const start = position({ ...hands, turn: 4, phasing: 'us', us: ['nixon-plays-the-china-card', 'nato'] });
    const board = follow(
      start,
      play('us', 'nixon-plays-the-china-card'),
      use('us', 'event'),
      play('ussr', 'nasser'),
      use('ussr', 'event'),
    );
    expect(forbidding(board, play('us', 'the-china-card'))).toEqual(['9.3']);
  });

  it('is no headline (9.5.a)', () => {
    const board = position({ ...hands, at: 'turn.headline.choosing', round: 0 });
    expect(choices(board, 'headline')).not.toContain('the-china-card');
    expect(forbidding(board, headline('ussr', 'the-china-card'))).toContain('9.5.a');
  });

  it('is not played when that would make its player hold a scoring card (9.5.b)', () => {
    const board = position({ ...hands, round: 6, ussr: ['asia-scoring', 'nasser'] });
    expect(forbidding(board, play('ussr', 'the-china-card'))).toEqual(['9.5.b']);
  });

  it('is never discarded to an event or to a trap, nor drawn (9.5.c)', () => {
    const trap = position({ ...hands, turn: 4, at: 'turn.actionRounds.trapped.discarding', happened: ['bear-trap'] });
    expect(forbidding(trap, discard('ussr', 'the-china-card'))).toContain('9.5.c');
    const plan = follow(
      position({ ...hands, phasing: 'us', us: ['five-year-plan', 'nato'] }),
      play('us', 'five-year-plan'),
      use('us', 'event'),
    );
    expect(choices(plan, 'draw').toSorted()).toEqual(['comecon', 'nasser']);
    expect(forbidding(plan, draw('the-china-card'))).not.toEqual([]);
  });

  it('nobody is compelled to play it (9.8)', () => {
    const board = position({ ussr: [], us: ['nato'] });
    expect(choices(board, 'pass')).toHaveLength(1);
  });

  it('a US play of it ends Formosan Resolution, a Soviet one does not', () => {
    const ours = follow(
      position({ ...hands, phasing: 'us', china: 'us', happened: ['formosan-resolution'] }),
      play('us', 'the-china-card'),
      use('us', 'space'),
    );
    expect(ours.state.lasting).toEqual([]);
    const theirs = follow(
      position({ ...hands, happened: ['formosan-resolution'] }),
      play('ussr', 'the-china-card'),
      use('ussr', 'space'),
    );
    expect(theirs.state.lasting).toHaveLength(1);
  });

  it('its passing by an event does not end Formosan Resolution', () => {
    const start = position({
      ...hands,
      turn: 4,
      china: 'us',
      ussr: ['cultural-revolution', 'nasser'],
      happened: ['formosan-resolution'],
    });
    expect(follow(start, play('ussr', 'cultural-revolution'), use('ussr', 'event')).state.lasting).toHaveLength(1);
  });
});
