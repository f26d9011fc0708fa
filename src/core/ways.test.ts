/** What is told of guards, against random games. */
import { describe, expect, it } from 'vitest';
import { looksAt } from '../../machines/twilight-struggle/looks-at.ts';
import { guards } from '../../machines/twilight-struggle/vocabulary.ts';
import { carryOn, playGame } from '../fuzz/game.ts';
import { seeded } from '../fuzz/random.ts';
import { agreements, newGame } from '../fuzz/table.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { chart } from './chart.ts';
import { stepAt } from './steps.ts';
import { told } from './ways.fixture.ts';
import { passages, type Watched, waysOut } from './ways.ts';

const watched: Watched<Parameters<typeof carryOn>[0]> = {
  chart: chart(twilightStruggle.machine),
  steps: twilightStruggle.steps,
  guards,
  looksAt,
};

describe('the ways out of a state of Twilight Struggle', () => {
  it('are told with figures that decide their guards, on every way that random games go', () => {
    const { hear, both, heard } = told();
    const shown = { edition: 'deluxe', policies: { 'tournament-reveal': 'on' }, hands: 'hidden' } as const;
    for (const [seed, agreement] of [shown, shown, shown, ...agreements().slice(0, 16)].entries()) {
      const { facts } = playGame(agreement, seeded(seed + 1), { every: 0 });
      let board = newGame(agreement);
      for (const fact of facts) {
        const way = passages(watched, twilightStruggle.copy(board), fact);
        board = carryOn(board, fact);
        for (const { asked } of way) for (const each of asked) hear(each);
        for (const each of waysOut(watched, board, stepAt(watched.steps, board.state).path)) hear(each);
      }
    }
    expect(both()).toEqual([]);
    expect(Object.keys(looksAt).filter((name) => !heard.has(name))).toEqual([]);
  });

  it('lead, passage by passage, to where the fact leads', () => {
    const agreement = { edition: 'deluxe', policies: {}, hands: 'known' } as const;
    const { facts } = playGame(agreement, seeded(3), { every: 0 });
    let board = newGame(agreement);
    for (const fact of facts.slice(0, 200)) {
      const draft = twilightStruggle.copy(board);
      const way = passages(watched, draft, fact);
      board = carryOn(board, fact);
      expect(JSON.stringify(draft.state)).toBe(JSON.stringify(board.state));
      for (const { asked } of way) {
        expect(asked.slice(0, -1).map(({ isTrue }) => isTrue)).not.toContain(true);
        expect(asked.at(-1)?.isTrue).toBe(true);
      }
      for (const [index, { asked }] of way.entries()) {
        const next = way[index + 1]?.path ?? stepAt(watched.steps, board.state).path;
        expect(`${next}.`.startsWith(`${asked.at(-1)?.edge.to}.`)).toBe(true);
      }
    }
  });

  it('include what may be done at any time', () => {
    const board = newGame({ edition: 'deluxe', policies: {}, hands: 'known' });
    const ways = waysOut(watched, board, 'turn.actionRounds.choosingCard');
    expect(ways.map(({ edge }) => edge.on)).toContain('cancel-crisis');
  });
});
