/** Events that draw and show cards, as far as anybody has seen them. 4.3 */
import { describe, expect, it } from 'vitest';
import type { Board } from '../board.ts';
import { DISCARD, putCard, UNSEEN } from '../state.ts';
import {
  card,
  done,
  draw,
  follow,
  forbidding,
  type Given,
  placeOf,
  play,
  position,
  reveal,
  select,
  use,
} from '../table.fixture.ts';
import { US } from '../tables.ts';

const ASK_NOT = 'ask-not-what-your-country-can-do-for-you';

/** The US throws Fidel away and is about to draw a card; only these cards are left in the pile. */
function aboutToDraw(pile: readonly string[] | undefined, policies: Given['policies'] = {}): Board {
  const board = position({
    policies: policies ?? {},
    turn: 4,
    phasing: 'us',
    us: [ASK_NOT, 'fidel', 'truman-doctrine'],
    ussr: ['nasser'],
  });
  if (pile) {
    const left = new Set(pile.map(card));
    for (const number of board.tables.cardNumbers)
      if (board.state.zone[number] === UNSEEN && !left.has(number)) putCard(board.state, number, DISCARD);
  }
  return follow(board, play('us', ASK_NOT), use('us', 'event'), select('us', 'fidel'), done('us'));
}

describe('a card drawn', () => {
  it('is one more hidden card of the hand if nobody else saw it', () => {
    const board = aboutToDraw(undefined);
    expect([board.state.hidden[US], follow(board, draw(0)).state.hidden[US]]).toEqual([0, 1]);
  });

  it('is known if it is named', () => {
    const board = follow(aboutToDraw(undefined), draw('nato'));
    expect([board.state.hidden[US], placeOf(board, 'nato')]).toEqual([0, 'us-hand']);
  });

  it.each<[string, Given['policies'], string]>([
    ['stay where they are when it was the last of the pile', {}, 'discard'],
    ['are shuffled at once in the other reading', { 'reshuffle-moment': 'at-once' }, 'unseen'],
  ])('the discards %s (4.3)', (_title, policies, zone) => {
    expect(placeOf(follow(aboutToDraw(['nato'], policies), draw('nato')), 'fidel')).toBe(zone);
  });

  it('comes from the discards if the pile is empty (4.3)', () => {
    const board = aboutToDraw([]);
    expect(placeOf(board, 'fidel')).toBe('unseen');
    expect(placeOf(follow(board, draw('fidel')), 'fidel')).toBe('us-hand');
  });
});

describe('a hand that must show its scoring cards', () => {
  const asked = follow(
    position({ phasing: 'ussr', ussr: ['the-cambridge-five', 'nasser'], us: ['truman-doctrine'], hidden: [2, 0] }),
    play('ussr', 'the-cambridge-five'),
    use('ussr', 'event'),
  );

  it('shows no card that is seen elsewhere', () => {
    expect(forbidding(asked, reveal('us', 'asia-scoring'))).toEqual([]);
    expect(forbidding(asked, reveal('us', 'nasser'))).toEqual(['card:the-cambridge-five']);
  });

  it('shows no more cards than it hides', () => {
    const three = ['asia-scoring', 'europe-scoring', 'middle-east-scoring'] as const;
    expect(forbidding(asked, reveal('us', ...three.slice(1)))).toEqual([]);
    expect(forbidding(asked, reveal('us', ...three))).toEqual(['card:the-cambridge-five']);
  });
});
