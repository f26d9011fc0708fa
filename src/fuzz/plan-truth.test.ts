import { describe, expect, it } from 'vitest';
import { start } from '../core/judge.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import type { Agreement } from '../match/agreement.ts';
import { carriedToEnd } from '../odds/onward.ts';
import { ownTurn, type Plan, planOf } from '../odds/plan.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { carryOn, isLegal, playGame } from './game.ts';
import { pick, type Random, seeded } from './random.ts';
import { emptyTable } from './table.ts';

const AGREEMENT: Agreement = { edition: 'deluxe', policies: {}, hands: 'known' };
const DUTIES = { scoring: true, milops: true };

interface Planned {
  readonly board: Board;
  readonly plan: Plan;
}

/** Plans from the third round on, at every play of random games. */
function planned(seeds: readonly number[]): Planned[] {
  return seeds.flatMap((seed) => {
    const { facts } = playGame(AGREEMENT, seeded(seed), { every: 0 });
    let board = start(twilightStruggle, emptyTable(AGREEMENT));
    const found: Planned[] = [];
    for (const fact of facts) {
      if (fact.type === 'play' && board.state.agenda.length === 1 && board.state.round > 4)
        found.push({ board, plan: planOf(board, fact.by, DUTIES, 4000) });
      board = carryOn(board, fact);
    }
    return found;
  });
}

const reached = ({ state, tables }: Board, side: Side): boolean =>
  !state.result &&
  state.milops[side] >= state.defcon &&
  state.lying[side === 0 ? 2 : 3]?.and(tables.scoringCards).isEmpty === true;

/** Plays the own rounds at random, and says whether everything is done at the end of the turn. */
function atRandom(from: Board, side: Side, random: Random): boolean {
  let now = from;
  for (;;) {
    const choices = twilightStruggle.choices(now);
    if (choices.length === 0) return false;
    const after = carriedToEnd(now, pick(random, choices));
    const next = ownTurn(after, side);
    if (!next) return reached(after, side);
    now = next;
  }
}

describe('Plans in random games', () => {
  const all = planned(Array.from({ length: 12 }, (_, at) => at + 1));

  it('are found, and are found not to be there', () => {
    const kinds = new Set(all.map(({ plan }) => plan.reliance));
    expect(all.length).toBeGreaterThan(50);
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['certain', 'none']));
  });

  it('are legal fact by fact, and end with everything done', () => {
    for (const { board, plan } of all) {
      let now: Board | undefined = board;
      let after = board;
      for (const { fact } of plan.way.flatMap(({ links }) => links)) {
        expect(now && isLegal(now, fact), JSON.stringify(fact)).toBe(true);
        after = carriedToEnd(now as Board, fact);
        now = ownTurn(after, plan.side);
      }
      if (plan.way.length > 0 && !after.state.result) expect(reached(after, plan.side)).toBe(true);
    }
  });

  it('are not there where it is said so, however the rounds are played at random', () => {
    for (const { board, plan } of all.filter(({ plan: { reliance } }) => reliance === 'none')) {
      const random = seeded(1);
      for (let time = 0; time < 100; time++) expect(atRandom(board, plan.side, random)).toBe(false);
    }
  });
});
