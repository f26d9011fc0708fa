/** What an action round is besides the card that is played: sitting it out, and what watches for its end. 4.5.D */
import { describe, expect, it } from 'vitest';
import type { Board } from './board.ts';
import {
  choices,
  follow,
  type Given,
  mode,
  pass,
  pathOf,
  place,
  play,
  position,
  roll,
  ruling,
  settled,
  target,
  use,
} from './table.fixture.ts';
import { US } from './tables.ts';

describe('4.5.D.f a round sat out', () => {
  const empty: Given = { phasing: 'us', us: [], ussr: ['nasser'], china: 'us' };

  it('is told, and the next one begins', () => {
    const { consequences, board } = ruling(position(empty), pass('us'));
    expect(consequences).toContainEqual(
      expect.objectContaining({ clause: '4.5.D.f', message: 'pass.done', args: { side: US } }),
    );
    expect([board.state.round, board.state.phasing, pathOf(board)]).toEqual([2, 1, 'turn.actionRounds.choosingCard']);
  });

  it.each([
    ['any-round', -3],
    ['card-play', 0],
  ])('we-will-bury-you-round=%s: it is the round that We Will Bury You waits for: %d', (reading, vp) => {
    const policies = { 'we-will-bury-you-round': reading };
    const board = position({ ...empty, turn: 4, policies, happened: ['we-will-bury-you'] });
    expect(follow(board, pass('us')).state.vp).toBe(vp);
  });
});

describe('NORAD, at the end of an action round', () => {
  const given: Given = {
    defcon: 3,
    us: ['duck-and-cover', 'nato'],
    ussr: ['comecon', 'nasser', 'fidel'],
    influence: { canada: [4, 0], angola: [3, 1], cuba: [0, 1] },
    happened: ['norad'],
  };
  const toTwo = (board: Board): Board =>
    follow(
      board,
      play('ussr', 'comecon'),
      use('ussr', 'operations'),
      mode('ussr', 'coup'),
      target('ussr', 'angola'),
      roll(1),
    );

  it('acts if DEFCON moved to 2 in it', () => {
    expect(choices(toTwo(position(given)), 'place').toSorted()).toEqual(['angola', 'canada']);
  });

  it('does not act again in the next one, in which DEFCON stays at 2', () => {
    const next = follow(toTwo(position(given)), ...place('us', 'canada'));
    const board = follow(next, play('us', 'nato'), use('us', 'operations'), mode('us', 'influence'));
    const end = follow(board, ...place('us', 'canada', 'canada', 'canada', 'canada'));
    expect(pathOf(end)).toBe('turn.actionRounds.choosingCard');
  });

  it('does not act if DEFCON fell to 2 in the headline phase', () => {
    const headline = position({ ...given, at: 'turn.actionRounds.between', round: 0, phasing: 'us' });
    headline.state.movedToTwo = true;
    const first = settled(headline);
    const board = follow(first, play('ussr', 'nasser'), use('ussr', 'operations'), mode('ussr', 'influence'));
    expect(pathOf(follow(board, ...place('ussr', 'cuba')))).toBe('turn.actionRounds.choosingCard');
  });
});
