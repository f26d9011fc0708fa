import { describe, expect, it } from 'vitest';
import { getInitialSnapshot, type StateValue, transition } from 'xstate';
import { advance, begin, stepAt } from '../../src/core/steps.ts';
import { seeded } from '../../src/fuzz/random.ts';
import { randomSelection } from '../../src/games/guerra-fria/desk/random.ts';
import type { GameFact } from '../../src/games/guerra-fria/facts.ts';
import { makeBoard } from '../../src/games/guerra-fria/index.ts';
import { loadGuerraFria } from '../../src/games/guerra-fria/program/data/load.ts';
import { sealOf } from '../../src/games/guerra-fria/seal.ts';
import { SEATS } from '../../src/games/guerra-fria/seats.ts';
import { gameMachine, gameSteps } from './index.ts';

const loaded = loadGuerraFria();
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;

describe('the statechart', () => {
  const steps = gameSteps.rows.map(({ step }) => step);

  it('names a clause in every state', () => {
    expect(steps.filter(({ clause }) => !rules.clauses[clause]).map(({ path }) => path)).toEqual([]);
  });

  it('tags every state that waits', () => {
    const waiting = steps.filter(({ tags }) => tags.length > 0).map(({ path, tags }) => `${path} ${tags.join()}`);
    expect(waiting).toEqual(['agreement choice', 'round.selecting choice', 'round.revealing reveal']);
  });

  it('carries a round out in the order of the rules', () => {
    const order = ['judging', 'moving', 'allying', 'attacks'].map((name) => gameSteps.indexOf(`round.${name}`) ?? -1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    const board = makeBoard(rules);
    board.state.step = gameSteps.indexOf('round.selecting') ?? 0;
    const trail: string[] = [];
    for (const by of SEATS) {
      const cards = [[], [], [], []];
      advance(
        gameSteps,
        board,
        board.state,
        { type: 'select', by, cards } as GameFact,
        ({ path }) => void trail.push(path),
      );
    }
    expect(trail.slice(0, 5)).toEqual([
      'round.revealing',
      'round.judging',
      'round.moving',
      'round.allying',
      'round.attacks',
    ]);
    expect(trail.at(-1)).toBe('round.selecting');
  });
});

describe('the compiled steps', () => {
  it('go where xstate goes, with the same position, through random games', () => {
    const random = seeded(7);
    for (let game = 0; game < 10; game++) {
      const board = makeBoard(rules);
      begin(gameSteps, board, board.state);
      let snapshot = getInitialSnapshot(gameMachine, { board: makeBoard(rules) });
      const hand = (fact: GameFact) => {
        advance(gameSteps, board, board.state, fact);
        [snapshot] = transition(gameMachine, snapshot, fact);
        expect(pathOf(snapshot.value)).toBe(stepAt(gameSteps, board.state).path);
        const { step: _, ...position } = board.state;
        expect(snapshot.context.board.state).toMatchObject(position);
      };
      hand({ type: 'agree', talk: 'open' });
      for (let round = 0; round < 30 && !board.state.result; round++) {
        const { round: number } = board.state;
        const chosen = SEATS.map((seat) => randomSelection(board, seat, random));
        hand({ type: 'talk', by: 1, way: 'aloud' });
        hand({ type: 'commit', by: 0, seal: sealOf({ round: number, by: 0, cards: chosen[0]!, salt: 'x' }) });
        for (const by of [1, 2, 3] as const) hand({ type: 'select', by, cards: chosen[by]! });
        hand({ type: 'reveal', by: 0, cards: chosen[1]!, salt: 'wrong' });
        hand({ type: 'reveal', by: 0, cards: chosen[0]!, salt: 'x' });
      }
    }
  });
});

const pathOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, inside]) => `${key}.${pathOf(inside as StateValue)}`)
        .join();
