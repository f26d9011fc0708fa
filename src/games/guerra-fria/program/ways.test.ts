/** What is told of guards, against random games. */
import { describe, expect, it } from 'vitest';
import { looksAt } from '../../../../machines/guerra-fria/looks-at.ts';
import { guards } from '../../../../machines/guerra-fria/vocabulary.ts';
import { chart } from '../../../core/chart.ts';
import { start } from '../../../core/judge.ts';
import { stepAt } from '../../../core/steps.ts';
import { told } from '../../../core/ways.fixture.ts';
import { passages, waysOut } from '../../../core/ways.ts';
import { seeded } from '../../../fuzz/random.ts';
import { guerraFria } from '../../../registry/guerra-fria.ts';
import { randomSelection } from '../desk/random.ts';
import type { GameFact } from '../facts.ts';
import { makeBoard } from '../index.ts';
import { SEATS } from '../seats.ts';
import { guerraFriaTools } from './tools.ts';

describe('the ways out of a state of Guerra fría', () => {
  it('are told with figures that decide their guards', () => {
    const other = {
      chart: chart(guerraFria.machine),
      steps: guerraFria.steps,
      guards,
      looksAt,
    };
    const { hear, both, heard } = told();
    for (let seed = 1; seed <= 6; seed++) {
      const random = seeded(seed);
      const board = start(guerraFria, makeBoard(guerraFriaTools.rules()));
      const hand = (fact: GameFact): void => {
        for (const each of waysOut(other, board, stepAt(other.steps, board.state).path)) hear(each);
        for (const { asked } of passages(other, board, fact)) for (const each of asked) hear(each);
      };
      hand({ type: 'agree', talk: 'open' });
      for (let round = 0; round < 25 && !board.state.result; round++)
        for (const by of SEATS) hand({ type: 'select', by, cards: randomSelection(board, by, random) });
    }
    expect(both()).toEqual([]);
    expect(Object.keys(looksAt).filter((name) => !heard.has(name))).toEqual([]);
  });
});
