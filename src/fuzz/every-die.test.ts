import { describe, expect, it } from 'vitest';
import type { Board } from '../games/twilight-struggle/board.ts';
import { inDecimals } from '../odds/fraction.ts';
import { summed } from '../odds/odds.ts';
import { spread } from '../odds/spread.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { awaitsDice, positionsOfEvent, positionsOfOperations, WITH_DICE } from './dice-positions.fixture.ts';
import { carryOn } from './game.ts';

/** The mean of the VP and of all influence by playing every roll without any help; ties are played until they end. */
function counted(board: Board, deep = 0): { vp: number; us: number; ussr: number; ends: number } {
  const sum = { vp: 0, us: 0, ussr: 0, ends: 0 };
  if (!awaitsDice(board) || deep > 12) {
    const { vp, influence, result } = board.state;
    for (let at = 0; at < influence.length; at++) sum[at % 2 === 0 ? 'us' : 'ussr'] += influence[at] as number;
    return { ...sum, vp, ends: result ? 1 : 0 };
  }
  const rolls = twilightStruggle
    .choices(board)
    .filter((fact) => fact.type === 'rolls' || (fact.type === 'roll' && fact.die > 0));
  const before = JSON.stringify(board.state);
  // All ties are one and the same position: it is played on once, and counts as often as it comes up.
  const again = rolls.filter((roll) => JSON.stringify(carryOn(board, roll).state) === before);
  for (const roll of rolls) {
    if (again.includes(roll)) continue;
    const each = counted(carryOn(board, roll));
    for (const key of ['vp', 'us', 'ussr', 'ends'] as const) sum[key] += each[key] / rolls.length;
  }
  if (again.length === 0) return sum;
  const tie = counted(carryOn(board, again[0]!), deep + 1);
  for (const key of ['vp', 'us', 'ussr', 'ends'] as const) sum[key] += (tie[key] * again.length) / rolls.length;
  return sum;
}

function holdsAt(boards: readonly Board[]): void {
  expect(boards).not.toEqual([]);
  for (const board of boards) {
    const odds = summed(spread(board), board);
    const truth = counted(board);
    const changes = (side: 0 | 1): number =>
      odds.countries.reduce((sum, { influence }) => sum + inDecimals(influence[side]), 0);
    const total = (side: 0 | 1): number =>
      [...board.state.influence].reduce((sum, n, at) => (at % 2 === side ? sum + n : sum), 0);
    expect(board.state.vp + inDecimals(odds.vp)).toBeCloseTo(truth.vp, 6);
    expect(total(0) + changes(0)).toBeCloseTo(truth.us, 6);
    expect(total(1) + changes(1)).toBeCloseTo(truth.ussr, 6);
    expect(odds.outcomes.reduce((sum, { chance, result }) => sum + (result ? inDecimals(chance) : 0), 0)).toBeCloseTo(
      truth.ends,
      6,
    );
  }
}

describe('The odds of every event with dice are what playing every roll gives', () => {
  it('finds these events by their programs', () => {
    expect(WITH_DICE.length).toBeGreaterThan(15);
  });

  it.each(WITH_DICE.map((card) => [card.id, card] as const))('%s', (_id, card) => holdsAt(positionsOfEvent(card, 2)));
});

describe('The odds of Operations and of traps are what playing every roll gives', () => {
  it.each([...positionsOfOperations(6)])('%s', (_kind, boards) => holdsAt(boards));
});
