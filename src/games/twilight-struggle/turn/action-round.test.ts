/** What an action round is besides the card that is played: sitting it out, and what watches for its end. 4.5.D */
import { describe, expect, it } from 'vitest';
import { testsOf } from '../../../core/judge.ts';
import { twilightStruggle } from '../../../registry/twilight-struggle.ts';
import type { Board } from '../board.ts';
import {
  card,
  choices,
  choose,
  draw,
  follow,
  forbidding,
  type Given,
  headline,
  inForce,
  mode,
  order,
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
} from '../table.fixture.ts';
import { US, USSR } from '../tables.ts';

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
    headline.state.movedTo = 1 << 2;
    const first = settled(headline);
    const board = follow(first, play('ussr', 'nasser'), use('ussr', 'operations'), mode('ussr', 'influence'));
    expect(pathOf(follow(board, ...place('ussr', 'cuba')))).toBe('turn.actionRounds.choosingCard');
  });
});

describe('We Will Bury You waits for an action round of the US', () => {
  const waiting: Given = { turn: 8, happened: ['we-will-bury-you'], ussr: ['nasser', 'comecon', 'fidel'] };

  it('which a card that it plays in the headline phase is not', () => {
    const board = position({
      ...waiting,
      at: 'turn.headline.choosing',
      round: 0,
      us: ['grain-sales-to-soviets', 'nato'],
    });
    const taken = follow(
      board,
      headline('us', 'grain-sales-to-soviets'),
      headline('ussr', 'fidel'),
      draw('comecon'),
      choose('us', 'play'),
      use('us', 'operations'),
    );
    expect(taken.state.vp).toBe(0);
    expect(inForce(taken)).toEqual(['we-will-bury-you']);
  });

  it('nor a card that it plays in a round of the USSR', () => {
    const board = follow(
      position({ ...waiting, us: ['nato'], ussr: ['grain-sales-to-soviets', 'comecon'] }),
      play('ussr', 'grain-sales-to-soviets'),
      use('ussr', 'operations'),
      order('ussr', 'event-first'),
      draw('comecon'),
      choose('us', 'play'),
      use('us', 'operations'),
    );
    expect(board.state.vp).toBe(0);
  });

  it('but any card of its own round is', () => {
    const board = position({ ...waiting, phasing: 'us', us: ['nato', 'duck-and-cover'] });
    expect(follow(board, play('us', 'nato'), use('us', 'operations')).state.vp).toBe(-3);
  });
});

describe('a card that is owed (Missile Envy)', () => {
  const owing: Given = { turn: 4, ussr: ['missile-envy', 'asia-scoring', 'comecon'], us: ['nato'] };
  const owed = (more: Given = {}) =>
    position({ ...owing, happened: ['containment'], happenedFor: { 'missile-envy': 'us' }, ...more });

  it('goes before a scoring card that can wait', () => {
    expect(forbidding(owed(), play('ussr', 'asia-scoring'))).toEqual(['card:missile-envy']);
  });

  it('waits for a scoring card that cannot', () => {
    expect(forbidding(owed({ round: 7 }), play('ussr', 'asia-scoring'))).toEqual([]);
    expect(forbidding(owed({ round: 7 }), play('ussr', 'comecon'))).toContain('card:missile-envy');
  });

  it('is named where another is tried', () => {
    const findings = testsOf(twilightStruggle, owed(), play('ussr', 'comecon'));
    expect(findings.find(({ message }) => message === 'play.owed')?.args).toEqual({
      side: USSR,
      card: card('comecon'),
      owed: card('missile-envy'),
    });
  });

  it('is owed no longer once it is played, and other effects stand', () => {
    const board = follow(owed(), play('ussr', 'missile-envy'), use('ussr', 'operations'));
    expect(inForce(board)).toEqual(['containment']);
  });
});
