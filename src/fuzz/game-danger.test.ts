import { describe, expect, it } from 'vitest';
import { start } from '../core/judge.ts';
import type { Agreement } from '../match/agreement.ts';
import { escapes } from '../odds/escape.ts';
import { type Choice, choicesIn, lostBy, riskOf } from '../odds/game-danger.ts';
import { carriedToNext, isOver } from '../odds/onward.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { isLegal, playGame } from './game.ts';
import { pick, seeded } from './random.ts';
import { emptyTable } from './table.ts';

const AGREEMENT: Agreement = { edition: 'deluxe', policies: {}, hands: 'known' };

const games = Array.from({ length: 14 }, (_, at) => {
  const { facts, end } = playGame(AGREEMENT, seeded(at + 1), { every: 0 });
  const choices = choicesIn(start(twilightStruggle, emptyTable(AGREEMENT)), facts, { name: `game ${at + 1}`, line: 1 });
  return { choices, result: end.state.result };
});

/** Is the game ever lost before the next play, if everything in a play is chosen and rolled at random? */
function isEverLost({ board, by }: Choice, play: Choice['play'], times: number): boolean {
  const random = seeded(1);
  for (let time = 0; time < times; time++) {
    let now = play.reduce(carriedToNext, board);
    while (!isOver(now)) now = carriedToNext(now, pick(random, twilightStruggle.choices(now)));
    const { result } = now.state;
    if (result && result.how !== 'final-scoring' && result.winner === 1 - by) return true;
  }
  return false;
}

describe('The dangers of random games', () => {
  const lost = games.flatMap(({ choices, result }) => lostBy(choices, result) ?? []);

  it('tell of every game that was not ended by final scoring how it was lost', () => {
    const ended = games.filter(({ result }) => result && result.winner !== 'draw' && result.how !== 'final-scoring');
    expect(lost.length).toBe(ended.length);
    expect(lost.length).toBeGreaterThan(5);
  });

  it('mark the last play of a lost game, unless own choices could still have kept it', () => {
    for (const { last, byOwnChoice } of lost) {
      const kept = escapes(last.board, last.play, last.by);
      expect(byOwnChoice).toBe(kept === true);
      if (kept === false) expect(riskOf(last)?.choice.name).toBe(last.name);
    }
    expect(new Set(lost.map(({ byOwnChoice }) => byOwnChoice)).size).toBe(2);
  });

  it('name instead a play that may be made', () => {
    const risks = games.flatMap(({ choices }) => choices.slice(-12).flatMap((choice) => riskOf(choice) ?? []));
    expect(risks.length).toBeGreaterThan(3);
    for (const { choice, danger, instead } of risks) {
      expect(danger.loss).toBeDefined();
      if (instead?.[0]) expect(isLegal(choice.board, instead[0])).toBe(true);
    }
  });

  it('mark every play that is lost at random although nothing is left to its player', () => {
    for (const { choices } of games.slice(0, 6)) {
      for (const choice of choices.slice(-8)) {
        if (escapes(choice.board, choice.play, choice.by) !== false) continue;
        expect(riskOf(choice)).toBeDefined();
      }
    }
  });
});

describe('A play that is said to escape', () => {
  it('is never lost where its player has nothing to choose', () => {
    for (const { choices } of games)
      for (const choice of choices.slice(-6)) {
        const uses = choice.play.at(-1);
        if (uses?.type !== 'use' || uses.use !== 'space') continue;
        if (escapes(choice.board, choice.play, choice.by) === true)
          expect(isEverLost(choice, choice.play, 20), JSON.stringify(choice.play)).toBe(false);
      }
  });
});
