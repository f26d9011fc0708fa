import { describe, expect, it } from 'vitest';
import {
  choices,
  draw,
  follow,
  forbidding,
  type Given,
  mode,
  pass,
  place,
  placeOf,
  play,
  position,
  select,
  use,
  verdictOn,
} from '../table.fixture.ts';
import { USSR } from '../tables.ts';
import { mustScore, owedBy } from './duties.ts';

describe('4.5.D.e scoring cards are never held', () => {
  it.each<[string, Given, boolean | undefined]>([
    ['one with two rounds left', { round: 5, ussr: ['asia-scoring', 'nasser', 'fidel'] }, false],
    ['one in the last round', { round: 6, ussr: ['asia-scoring', 'nasser'] }, true],
    ['two with two rounds left', { round: 5, ussr: ['asia-scoring', 'europe-scoring', 'nasser'] }, true],
    ['none', { round: 6, ussr: ['nasser', 'fidel'] }, false],
    ['a hidden card in the last round may be one', { round: 6, ussr: ['nasser'], hidden: [0, 1] }, undefined],
    [
      'unless every scoring card lies elsewhere',
      {
        round: 6,
        ussr: ['nasser'],
        hidden: [0, 1],
        discard: ['asia-scoring', 'europe-scoring', 'middle-east-scoring'],
      },
      false,
    ],
  ])('%s: must one be played now? %s', (_title, given, must) => {
    expect(mustScore(position(given), USSR)).toBe(must);
  });

  it('no other card may be played then', () => {
    const board = position({ round: 6, ussr: ['asia-scoring', 'nasser'], us: ['nato'] });
    expect(choices(board, 'play')).toEqual(['asia-scoring']);
    expect(forbidding(board, play('ussr', 'nasser'))).toEqual(['4.5.D.e']);
    expect(forbidding(board, play('ussr', 'the-china-card'))).toContain('9.5.b');
  });

  it('but Five Year Plan, which may lose it (5.4)', () => {
    const board = position({ round: 6, ussr: ['asia-scoring', 'five-year-plan'], us: ['nato'] });
    expect(forbidding(board, play('ussr', 'five-year-plan'))).toEqual([]);
  });

  it('a hidden hand leaves it open', () => {
    expect(
      verdictOn(position({ round: 6, ussr: ['nasser'], hidden: [0, 1], us: ['nato'] }), play('ussr', 'nasser')),
    ).toBe('undetermined');
  });
});

describe('card: missile-envy', () => {
  const owed: Given = {
    turn: 4,
    ussr: ['missile-envy', 'comecon', 'nasser'],
    us: ['nato'],
    happenedFor: { 'missile-envy': 'us' },
  };

  it('the receiver must play it for Operations in its next action round', () => {
    const board = position(owed);
    expect(choices(board, 'play')).toEqual(['missile-envy']);
    expect(choices(follow(board, play('ussr', 'missile-envy')), 'use')).toEqual(['operations', 'space']);
  });

  it('not on the space race in the stricter reading', () => {
    const board = follow(
      position({ ...owed, policies: { 'obliged-missile-envy-space': 'forbidden' } }),
      play('ussr', 'missile-envy'),
    );
    expect(choices(board, 'use')).toEqual(['operations']);
  });

  it('which settles it', () => {
    const board = follow(
      position({ ...owed, influence: { cuba: [0, 1] } }),
      play('ussr', 'missile-envy'),
      use('ussr', 'operations'),
      mode('ussr', 'influence'),
      ...place('ussr', 'cuba', 'cuba'),
    );
    expect(owedBy(board, USSR)).toBeUndefined();
  });

  it('a scoring card that must be played takes precedence, and the debt waits', () => {
    const board = position({ ...owed, round: 7, ussr: ['missile-envy', 'asia-scoring'] });
    expect(choices(board, 'play')).toEqual(['asia-scoring']);
    expect(owedBy(follow(board, play('ussr', 'asia-scoring'), use('ussr', 'event')), USSR)?.card).toBe(49);
  });

  it('a card that was lost is owed no longer', () => {
    const start = position({ ...owed, phasing: 'us', us: ['terrorism', 'nato'] });
    const board = follow(start, play('us', 'terrorism'), use('us', 'event'), draw('missile-envy'));
    expect([placeOf(board, 'missile-envy'), board.state.phasing]).toEqual(['discard', USSR]);
    expect(choices(board, 'play').toSorted()).toEqual(['comecon', 'nasser', 'the-china-card']);
  });

  it('not even if the end of the turn brings it back', () => {
    const start = position({ ...owed, round: 7, phasing: 'us', us: ['terrorism'], ussr: ['missile-envy'] });
    const board = follow(start, play('us', 'terrorism'), use('us', 'event'), draw('missile-envy'));
    expect([board.state.turn, owedBy(board, USSR)]).toEqual([5, undefined]);
  });

  it('is worth what its user makes of it', () => {
    const board = follow(
      position({ ...owed, happenedFor: { 'missile-envy': 'us', 'red-scare-purge': 'us' } }),
      play('ussr', 'missile-envy'),
    );
    expect(choices(board, 'use')).toEqual(['operations']);
  });

  it('the giver hands over its highest card by modified value', () => {
    const start = position({
      turn: 4,
      us: ['marshall-plan', 'duck-and-cover', 'truman-doctrine'],
      ussr: ['missile-envy', 'nasser'],
      happened: ['containment'],
    });
    const board = follow(start, play('ussr', 'missile-envy'), use('ussr', 'event'));
    // Containment makes a 3 equal to a 4.
    expect(choices(board, 'select').toSorted()).toEqual(['duck-and-cover', 'marshall-plan']);
  });

  it('or by printed value in the other reading', () => {
    const start = position({
      turn: 4,
      policies: { 'missile-envy-highest': 'printed' },
      us: ['marshall-plan', 'duck-and-cover', 'truman-doctrine'],
      ussr: ['missile-envy', 'nasser'],
      happened: ['containment'],
    });
    expect(choices(follow(start, play('ussr', 'missile-envy'), use('ussr', 'event')), 'select')).toEqual([
      'marshall-plan',
    ]);
  });
});

describe("the order that the second edition's Aldrich Ames lays down", () => {
  const ames = (us: string[], order: string[], given: Given = {}) => {
    const start = position({ edition: 'second', turn: 8, us, ussr: ['aldrich-ames-remix', 'nasser'], ...given });
    return follow(
      start,
      play('ussr', 'aldrich-ames-remix'),
      use('ussr', 'event'),
      ...order.map((id) => select('ussr', id)),
    );
  };

  it('binds the US', () => {
    const board = ames(['nato', 'truman-doctrine'], ['truman-doctrine', 'nato']);
    expect(choices(board, 'play')).toEqual(['truman-doctrine']);
  });

  it('covers every card of the hand, not the China Card (9.1.a)', () => {
    const board = ames(['nato', 'truman-doctrine'], ['truman-doctrine'], { china: 'us' });
    expect(choices(board, 'select')).toEqual(['nato']);
    expect(forbidding(board, { type: 'done', by: USSR })).not.toEqual([]);
  });

  it('lets a scoring card through that must be played (10.1.5)', () => {
    const board = ames(['asia-scoring', 'nato'], ['nato', 'asia-scoring'], { round: 7 });
    expect(choices(board, 'play')).toEqual(['asia-scoring']);
  });

  it('waits for Missile Envy, which was owed later', () => {
    const owed: Given = { happenedFor: { 'missile-envy': 'ussr' } };
    const board = ames(['missile-envy', 'nato'], ['nato', 'missile-envy'], owed);
    expect(choices(board, 'play')).toEqual(['missile-envy']);
  });

  it('leaves a trapped US the choice of its discard', () => {
    const board = ames(['nato', 'truman-doctrine', 'marshall-plan'], ['nato', 'truman-doctrine', 'marshall-plan'], {
      happened: ['quagmire'],
    });
    expect(choices(board, 'discard')).toEqual(['nato', 'marshall-plan']);
  });
});

describe('a USSR that owes Missile Envy under Kremlin Flu', () => {
  const flu = (ussr: string[]) =>
    position({ happened: ['kremlin-flu'], happenedFor: { 'missile-envy': 'us' }, ussr: ['missile-envy', ...ussr] });

  it('plays a scoring card first', () => {
    expect(choices(flu(['asia-scoring', 'nasser']), 'play')).toEqual(['asia-scoring']);
  });

  it('forfeits the round without one, and owes Missile Envy still', () => {
    const board = flu(['nasser']);
    expect(choices(board, 'play')).toEqual([]);
    const after = follow(board, pass('ussr'));
    expect(owedBy(after, USSR)?.card).toBe(board.tables.cardNumber.get('missile-envy'));
  });
});
