import { describe, expect, it } from 'vitest';
import {
  choices,
  difference,
  discard,
  follow,
  forbidding,
  type Given,
  inForce,
  pass,
  pathOf,
  placeOf,
  play,
  position,
  roll,
  settled,
  use,
  verdictOn,
} from '../table.fixture.ts';

/** The USSR is in Bear Trap and its round begins. */
const trapped = (given: Given = {}) =>
  position({
    turn: 4,
    at: 'turn.actionRounds.trapped.discarding',
    happened: ['bear-trap'],
    ussr: ['comecon', 'nasser'],
    us: ['nato', 'truman-doctrine'],
    ...given,
  });

describe('5.3 a trapped side', () => {
  it('enters its round in the trap', () => {
    const board = settled(
      position({
        turn: 4,
        at: 'turn.actionRounds.between',
        round: 1,
        phasing: 'us',
        happened: ['bear-trap'],
        ussr: ['comecon'],
        us: ['nato'],
      }),
    );
    expect(pathOf(board)).toBe('turn.actionRounds.trapped.discarding');
  });

  it.each([1, 2, 3, 4])('discards a card worth 2 or more and is free with a %d', (die) => {
    const start = trapped();
    const board = follow(start, discard('ussr', 'comecon'), roll(die));
    expect([inForce(board), placeOf(board, 'comecon'), difference(start, board)]).toEqual([[], 'discard', {}]);
    expect(board.state.phasing).toBe(0);
  });

  it.each([5, 6])('stays trapped with a %d', (die) => {
    expect(inForce(follow(trapped(), discard('ussr', 'comecon'), roll(die)))).toEqual(['bear-trap']);
  });

  it.each<[string, Given, string[]]>([
    ['only cards worth 2 or more', {}, ['comecon']],
    [
      'Brezhnev Doctrine lifts a 1 (7.4.2.ex2)',
      { happened: ['bear-trap', 'brezhnev-doctrine'] },
      ['comecon', 'nasser'],
    ],
    ['Red Scare spoils a 2', { ussr: ['fidel', 'comecon'], happenedFor: { 'red-scare-purge': 'us' } }, ['comecon']],
    ['no scoring card', { ussr: ['asia-scoring', 'comecon'] }, ['comecon']],
  ])('may discard %s', (_title, given, ids) => {
    expect(choices(trapped(given), 'discard').toSorted()).toEqual(ids);
  });

  it('not the China Card (9.5.c), nor may it be played', () => {
    expect(forbidding(trapped(), discard('ussr', 'the-china-card'))).toEqual(['9.5.c']);
    expect(forbidding(trapped(), play('ussr', 'the-china-card'))).toContain('card:bear-trap');
  });

  it('not a card that it does not hold (5.1)', () => {
    expect(forbidding(trapped(), discard('ussr', 'fidel'))).toEqual(['5.1']);
  });

  it('escapes from the trap alone: what else is in effect stays', () => {
    const board = trapped({ happened: ['bear-trap', 'brezhnev-doctrine'] });
    expect(inForce(follow(board, discard('ussr', 'comecon'), roll(1)))).toEqual(['brezhnev-doctrine']);
  });

  it.each<[string, Given, string]>([
    ['is undetermined while a hidden card may be large enough', { ussr: [], hidden: [0, 2] }, 'undetermined'],
    ['is undetermined while nobody has said what the hand holds', { ussr: [], hidden: [0, -1] }, 'undetermined'],
    ['is refused as soon as one card is known to be', { hidden: [0, 2] }, 'illegal'],
    ['is right if no card is', { ussr: ['nasser'] }, 'legal'],
  ])('sitting the round out %s', (_title, given, verdict) => {
    expect(verdictOn(trapped(given), pass('ussr'))).toBe(verdict);
  });

  it('plays no other card', () => {
    expect(forbidding(trapped(), play('ussr', 'comecon'))).toEqual(['card:bear-trap']);
  });

  it('may not sit the round out with a card to discard, unless that reading is switched off', () => {
    expect(forbidding(trapped(), pass('ussr'))).toEqual(['card:bear-trap']);
    expect(forbidding(trapped({ policies: { 'trap-discard-refusal': 'may' } }), pass('ussr'))).toEqual([]);
  });

  it('loses the round if it has none', () => {
    expect(choices(trapped({ ussr: ['nasser'] }), 'pass')).toHaveLength(1);
  });

  it('a trap outlasts the turn, and headlines are free', () => {
    const board = settled(
      position({
        turn: 4,
        at: 'turn.actionRounds.between',
        round: 7,
        phasing: 'us',
        milops: [5, 5],
        happened: ['bear-trap'],
        ussr: ['comecon'],
        us: ['nato'],
      }),
    );
    expect(inForce(board)).toEqual(['bear-trap']);
  });
});

describe('10.1.5 scoring cards in a trap', () => {
  it('must be played once the rounds left are as many', () => {
    const board = trapped({ round: 7, ussr: ['asia-scoring', 'comecon'] });
    expect(forbidding(board, discard('ussr', 'comecon'))).toEqual(['10.1.5']);
    expect(forbidding(board, play('ussr', 'asia-scoring'))).toEqual([]);
    expect(pathOf(follow(board, play('ussr', 'asia-scoring'), use('ussr', 'event')))).toMatch(/choosingCard$/);
  });

  it('may not be played before, while there is something to discard', () => {
    expect(forbidding(trapped({ ussr: ['asia-scoring', 'comecon'] }), play('ussr', 'asia-scoring'))).toEqual([
      'card:bear-trap',
    ]);
  });

  it('may be played if there is nothing to discard', () => {
    expect(forbidding(trapped({ ussr: ['asia-scoring', 'nasser'] }), play('ussr', 'asia-scoring'))).toEqual([]);
  });

  it('in the other reading either is allowed', () => {
    const board = trapped({
      round: 7,
      ussr: ['asia-scoring', 'comecon'],
      policies: { 'trap-scoring-card': 'permitted' },
    });
    expect([forbidding(board, discard('ussr', 'comecon')), forbidding(board, play('ussr', 'asia-scoring'))]).toEqual([
      [],
      [],
    ]);
  });

  it('a trapped round may not be sat out with a scoring card that must be played', () => {
    expect(forbidding(trapped({ round: 7, ussr: ['asia-scoring', 'nasser'] }), pass('ussr'))).toEqual(['4.5.D.e']);
  });
});

describe('other events in a trapped round', () => {
  it('the discard of an owed Missile Envy comes first and settles it', () => {
    const given: Given = { ussr: ['missile-envy', 'comecon'], happenedFor: { 'missile-envy': 'us' } };
    expect(forbidding(trapped(given), discard('ussr', 'comecon'))).toEqual(['card:bear-trap']);
    const board = follow(trapped(given), discard('ussr', 'missile-envy'), roll(6));
    expect(inForce(board)).toEqual(['bear-trap']);
  });

  it('another discard, where that is free, leaves it owed', () => {
    const policies = { 'trap-obliged-missile-envy': 'free-choice' };
    const given: Given = { policies, ussr: ['missile-envy', 'comecon'], happenedFor: { 'missile-envy': 'us' } };
    const board = follow(trapped(given), discard('ussr', 'comecon'), roll(6));
    expect(inForce(board).toSorted()).toEqual(['bear-trap', 'missile-envy']);
  });

  it('not if Red Scare has made it too small, or in the other reading', () => {
    const given: Given = { ussr: ['missile-envy', 'comecon'], happenedFor: { 'missile-envy': 'us' } };
    const small = trapped({ ...given, happenedFor: { ...given.happenedFor, 'red-scare-purge': 'us' } });
    expect(forbidding(small, discard('ussr', 'comecon'))).toEqual([]);
    expect(
      forbidding(
        trapped({ ...given, policies: { 'trap-obliged-missile-envy': 'free-choice' } }),
        discard('ussr', 'comecon'),
      ),
    ).toEqual([]);
  });

  it('We Will Bury You is due in a trapped US round, too', () => {
    const given: Given = {
      turn: 4,
      phasing: 'us',
      at: 'turn.actionRounds.trapped.discarding',
      happened: ['quagmire', 'we-will-bury-you'],
      us: ['nato', 'truman-doctrine'],
      ussr: ['nasser'],
    };
    expect(follow(position(given), discard('us', 'nato')).state.vp).toBe(-3);
    expect(follow(position({ ...given, vp: -17 }), discard('us', 'nato')).state.result?.how).toBe('vp-20');
    const later = position({ ...given, policies: { 'we-will-bury-you-round': 'card-play' } });
    expect(follow(later, discard('us', 'nato'), roll(6)).state.vp).toBe(0);
  });
});
