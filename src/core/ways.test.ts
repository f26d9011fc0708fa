/** What is told of guards, against random games of both rule sets. */
import { describe, expect, it } from 'vitest';
import { looksAt as looksAtGuerraFria } from '../../machines/guerra-fria/looks-at.ts';
import { guards as guardsOfGuerraFria } from '../../machines/guerra-fria/vocabulary.ts';
import { looksAt } from '../../machines/twilight-struggle/looks-at.ts';
import { guards } from '../../machines/twilight-struggle/vocabulary.ts';
import { carryOn, playGame } from '../fuzz/game.ts';
import { seeded } from '../fuzz/random.ts';
import { agreements, newGame } from '../fuzz/table.ts';
import { randomSelection } from '../games/guerra-fria/desk/random.ts';
import type { GameFact } from '../games/guerra-fria/facts.ts';
import { makeBoard } from '../games/guerra-fria/index.ts';
import { loadGuerraFria } from '../games/guerra-fria/program/data/load.ts';
import { SEATS } from '../games/guerra-fria/seats.ts';
import { guerraFria, twilightStruggle } from '../registry/index.ts';
import { chart } from './chart.ts';
import { start } from './judge.ts';
import { stepAt } from './steps.ts';
import { passages, type Watched, type WayOut, waysOut } from './ways.ts';

const watched: Watched<Parameters<typeof carryOn>[0]> = {
  chart: chart(twilightStruggle.machine),
  steps: twilightStruggle.steps,
  guards,
  looksAt,
};

/** Figures -> what the guard said of them; the same figures must never go with both. */
function told(): { readonly hear: (way: WayOut) => void; readonly both: () => string[]; readonly heard: Set<string> } {
  const said = new Map<string, Set<boolean>>();
  const heard = new Set<string>();
  return {
    hear: ({ guard, param, isTrue, figures }) => {
      if (guard === undefined || isTrue === undefined) return;
      heard.add(guard);
      const key = JSON.stringify([guard, param, figures]);
      said.set(key, (said.get(key) ?? new Set()).add(isTrue));
    },
    both: () => [...said].filter(([, answers]) => answers.size > 1).map(([key]) => key),
    heard,
  };
}

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

describe('the ways out of a state of Guerra fría', () => {
  it('are told with figures that decide their guards', () => {
    const loaded = loadGuerraFria();
    if (!loaded.ok) throw new Error('the rules do not load');
    const other = {
      chart: chart(guerraFria.machine),
      steps: guerraFria.steps,
      guards: guardsOfGuerraFria,
      looksAt: looksAtGuerraFria,
    };
    const { hear, both, heard } = told();
    for (let seed = 1; seed <= 6; seed++) {
      const random = seeded(seed);
      const board = start(guerraFria, makeBoard(loaded.rules));
      const hand = (fact: GameFact): void => {
        for (const each of waysOut(other, board, stepAt(other.steps, board.state).path)) hear(each);
        for (const { asked } of passages(other, board, fact)) for (const each of asked) hear(each);
      };
      hand({ type: 'agree', talk: 'open' });
      for (let round = 0; round < 25 && !board.state.result; round++)
        for (const by of SEATS) hand({ type: 'select', by, cards: randomSelection(board, by, random) });
    }
    expect(both()).toEqual([]);
    expect(Object.keys(looksAtGuerraFria).filter((name) => !heard.has(name))).toEqual([]);
  });
});
