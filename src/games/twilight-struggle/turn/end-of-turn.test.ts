import { describe, expect, it } from 'vitest';
import {
  choices,
  done,
  follow,
  forbidding,
  type Given,
  inForce,
  pathOf,
  placeOf,
  position,
  reveal,
  ruling,
  select,
  settled,
  verdictOn,
} from '../table.fixture.ts';
import { US, USSR } from '../tables.ts';

/** Every round of the turn has been played. */
const ended = (given: Given = {}) =>
  settled(position({ turn: 2, round: 6, phasing: 'us', at: 'turn.actionRounds.between', milops: [5, 5], ...given }));

describe('6.4.4.c box 6', () => {
  const given: Given = { space: [5, 6], ussr: ['nasser', 'asia-scoring', 'comecon'], us: ['nato'] };

  it('its owner may discard a held card', () => {
    const board = ended(given);
    expect(pathOf(board)).toBe('turn.heldCards.choosing');
    expect(choices(board, 'select')).toEqual(['comecon', 'nasser']);
    expect(placeOf(follow(board, select('ussr', 'comecon')), 'comecon')).toBe('discard');
    expect(pathOf(follow(board, done('ussr')))).toBe('turn.deal');
  });

  it('not a scoring card, which may not be held (4.5.D.e), unless that reading is switched off', () => {
    expect(forbidding(ended(given), select('ussr', 'asia-scoring'))).toEqual(['4.5.D.e']);
    const other = ended({ ...given, policies: { 'box-six-scoring-card': 'allowed' } });
    expect(forbidding(other, select('ussr', 'asia-scoring'))).toEqual([]);
  });

  it('a card that is owed is owed no longer when it has been thrown away, and only then', () => {
    const owing = ended({
      ...given,
      turn: 5,
      round: 7,
      ussr: ['missile-envy', 'comecon'],
      happenedFor: { 'missile-envy': 'us' },
    });
    const owes = (id: string) => inForce(follow(owing, select('ussr', id))).includes('missile-envy');
    expect([owes('missile-envy'), owes('comecon')]).toEqual([false, true]);
  });

  it('not the China Card', () => {
    expect(forbidding(ended(given), select('ussr', 'the-china-card'))).toEqual(['9.5.c']);
  });

  it('is no affair of the other side', () => {
    expect(forbidding(ended(given), select('us', 'nato'))).toEqual(['6.4.4.c']);
    expect(forbidding(ended(given), done('us'))).toEqual(['6.4.4.c']);
  });

  it('is not asked about once both have reached it, or with an empty hand', () => {
    expect(pathOf(ended({ ...given, space: [6, 6] }))).toBe('turn.deal');
    expect(pathOf(ended({ ...given, ussr: [] }))).toBe('turn.deal');
  });
});

describe('11.1 held cards in a tournament', () => {
  const on: Given = { policies: { 'tournament-reveal': 'on' } };

  it('a held scoring card loses the game (11.1.2)', () => {
    const board = ended({ ...on, us: ['asia-scoring', 'nato'], ussr: ['nasser'] });
    expect(board.state.result).toEqual({ winner: USSR, how: 'held-scoring-card', clause: '11.1.2' });
  });

  it('of two held scoring cards neither loses more than the other (11.1.2, disputed)', () => {
    const board = ended({ ...on, us: ['asia-scoring'], ussr: ['europe-scoring'] });
    expect(board.state.result).toEqual({ winner: 'draw', how: 'held-scoring-card', clause: '11.1.2' });
  });

  it('outside tournaments nothing is shown (4.5.F)', () => {
    expect(pathOf(ended({ us: ['asia-scoring', 'nato'], ussr: ['nasser'] }))).toBe('turn.deal');
  });

  it('a hidden hand has to be shown', () => {
    const board = ended({ ...on, us: ['nato'], ussr: [], hidden: [0, 2] });
    expect(pathOf(board)).toBe('turn.heldCards.showing');
    expect(follow(board, reveal('ussr', 'europe-scoring', 'comecon')).state.result?.winner).toBe(US);
    expect(pathOf(follow(board, reveal('ussr', 'nasser', 'comecon')))).toBe('turn.deal');
  });

  it('only cards that can be there are believed', () => {
    const board = ended({ ...on, us: ['nato'], ussr: [], hidden: [0, 2] });
    expect(forbidding(board, reveal('ussr', 'nato', 'comecon'))).toEqual(['4.5.F']);
  });

  it('every card that is held is shown (11.1.1)', () => {
    const board = ended({ ...on, us: ['nato'], ussr: [], hidden: [0, 2] });
    expect(forbidding(board, reveal('ussr', 'comecon'))).toEqual(['11.1.1']);
    expect(forbidding(board, reveal('ussr', 'comecon', 'nasser'))).toEqual([]);
    // A hand that is shown, and nobody says what lies in it.
    expect(verdictOn(board, reveal('ussr'))).toBe('undetermined');
  });

  it('the check of military operations comes before and may end the game (4.5.E)', () => {
    const board = ended({ ...on, vp: 19, milops: [5, 0], defcon: 3, us: ['asia-scoring'], ussr: ['nasser'] });
    expect(board.state.result).toMatchObject({ winner: US, how: 'vp-20' });
  });
});

describe('4.5.G to 4.5.I', () => {
  it('the China Card is turned face up (4.5.G)', () => {
    expect(ended({ china: 'us-down', us: ['nato'], ussr: ['nasser'] }).state.chinaUp).toBe(true);
  });

  it('which is said only if it lay face down', () => {
    const turnedUp = (china: NonNullable<Given['china']>) =>
      ruling(ended({ china, space: [5, 6], us: ['nato'], ussr: ['nasser'] }), done('ussr')).consequences.some(
        ({ clause }) => clause === '4.5.G',
      );
    expect([turnedUp('us-down'), turnedUp('us')]).toEqual([true, false]);
  });

  it('effects that last until the end of the turn expire together, others do not', () => {
    const board = ended({
      turn: 8,
      round: 7,
      happened: ['containment', 'nuclear-subs', 'nato', 'the-reformer'],
      us: ['fidel'],
      ussr: ['nasser'],
    });
    expect([...new Set(board.state.lasting.map(({ card }) => card))]).toEqual([21, 87]);
  });

  it('space race cards are counted anew', () => {
    expect(ended({ spaceUsed: [1, 2], us: ['nato'], ussr: ['nasser'] }).state.spaceUsed).toEqual([0, 0]);
  });

  it('the turn marker moves, and DEFCON improves (4.5.H, 4.5.A)', () => {
    const { state } = ended({ turn: 5, round: 7, defcon: 2, us: ['nato'], ussr: ['nasser'] });
    expect([state.turn, state.defcon]).toEqual([6, 3]);
  });

  it('after turn 10 the game is scored and over (4.5.I)', () => {
    const board = ended({ turn: 10, round: 7, us: ['nato'], ussr: ['nasser'] });
    expect([pathOf(board), board.state.result?.how]).toEqual(['over', 'final-scoring']);
  });

  it('We Will Bury You is settled before final scoring if no US round is left', () => {
    const given: Given = { turn: 10, round: 7, happened: ['we-will-bury-you'], us: ['nato'], ussr: ['nasser'] };
    expect(ended(given).state.vp).toBe(-3 - 1);
    expect(ended({ ...given, vp: -17 }).state.result?.how).toBe('vp-20');
    expect(ended({ ...given, policies: { 'we-will-bury-you-round': 'card-play' } }).state.vp).toBe(-1);
  });
});
