/** How many cards are left to draw may be stated where nobody knows which. */
import { describe, expect, it } from 'vitest';
import { deckSize } from '../games/twilight-struggle/turn/hands.ts';
import type { CasePosition } from './case.ts';
import { ruleCase } from './rule.ts';
import { ruled, rules } from './ruled.fixture.ts';
import { positionOf } from './write.ts';

const ASK_NOT = 'Ask Not What Your Country Can Do For You';
const told = (ruling: ReturnType<typeof ruled>) =>
  ruling.findings.filter(({ clause, message }) => clause === '4.3' && message.startsWith('deck.')).length;

describe('4.3 the number of cards in the draw pile', () => {
  const hands = { us: [ASK_NOT, 'Nasser', 'Fidel'], ussr: { hidden: 5 } } as const;
  const discards = { kind: 'play', player: 'US', card: ASK_NOT, as: 'event', event: { discard: ['Nasser', 'Fidel'] } };
  const position = (draw_pile: number): CasePosition => ({ turn: 5, phasing: 'US', draw_pile, hands });

  it('decides whether the discards are shuffled when cards are drawn', () => {
    expect([1, 2, 3].map((n) => told(ruled(position(n), discards)))).toEqual([1, 0, 0]);
  });

  it('falls by the cards that are drawn, and is written with the position afterwards', () => {
    const { end } = ruled(position(7), discards);
    expect([deckSize(end), positionOf(end).position.draw_pile]).toEqual([5, 5]);
  });

  it('is not stated any more once the discards have been shuffled', () => {
    expect(positionOf(ruled(position(1), discards).end).position.draw_pile).toBeUndefined();
  });

  it('decides the same when cards are dealt', () => {
    const deal = (draw_pile: number) =>
      ruled(
        { turn: 3, phase: 'deal', draw_pile, hands: { us: { hidden: 2 }, ussr: { hidden: 1 } } },
        { kind: 'phase', phase: 'deal' },
      );
    expect([12, 13].map((n) => told(deal(n)))).toEqual([1, 0]);
    expect(deckSize(deal(20).end)).toBe(7);
  });

  it('stays as it is when a card is played from a hand that is not stated', () => {
    const play = { kind: 'play', player: 'US', card: 'Containment', as: 'event' };
    expect(deckSize(ruled({ turn: 5, phasing: 'US', draw_pile: 7 }, play).end)).toBe(7);
  });

  it('may be larger than the cards of it that are known', () => {
    const { facts, end } = ruled({ ...position(5), deck_top_first: ['NATO'] }, discards);
    expect([(facts.hands_after as { US: readonly number[] }).US, deckSize(end)]).toEqual([[21], 3]);
  });

  it('that is larger than what is left for it is refused', () => {
    const result = ruleCase(rules, { position: position(105), action: [discards] });
    expect(!result.ok && [result.problem.path, result.problem.message.text]).toEqual([
      ['position', 'draw_pile'],
      'the draw pile has at most 78 cards: the others lie elsewhere',
    ]);
  });
});
