import { describe, expect, it } from 'vitest';
import { ruleCase } from '../cases/rule.ts';
import { rest } from '../core/judge.ts';
import { loadRuleset } from '../data/index.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import { makeBoard } from '../games/twilight-struggle/index.ts';
import type { CardEntry } from '../games/twilight-struggle/tables.ts';
import { inDecimals } from '../odds/fraction.ts';
import { summed } from '../odds/odds.ts';
import { spread } from '../odds/spread.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { crowded } from './event-positions.fixture.ts';
import { carryOn } from './game.ts';
import { pick, type Random, seeded } from './random.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;

/** The events that roll dice themselves or let somebody attempt a coup or a realignment, by their programs. */
const WITH_DICE = makeBoard(rules).tables.cards.filter(
  (card): card is CardEntry => card !== undefined && /"(war|contest|ops|coup)"/.test(JSON.stringify(card.event)),
);

const awaitsDice = (board: Board): boolean =>
  twilightStruggle.choices(board).some((fact) => fact.type === 'rolls' || (fact.type === 'roll' && fact.die > 0));

/** The card is played for its event, and whatever is asked is answered at random, until dice are awaited. */
function towardsDice(card: CardEntry, random: Random): Board | undefined {
  const result = ruleCase(rules, { position: crowded(rules, card, random), action: [] });
  if (!result.ok) return undefined;
  let { board } = rest(twilightStruggle, result.ruling.end);
  for (let asked = 0; asked < 40 && !board.state.result; asked++) {
    if (asked > 0 && awaitsDice(board)) return board;
    const choices = twilightStruggle.choices(board).filter(({ type }) => type !== 'done' && type !== 'cancel-crisis');
    const own = choices.filter(
      (fact) => (fact.type === 'play' || fact.type === 'headline') && fact.card === card.number,
    );
    const wanted = choices.filter(
      (fact) =>
        (fact.type === 'use' && fact.use === 'event') ||
        (fact.type === 'order' && fact.order === 'event-first') ||
        (fact.type === 'mode' && fact.mode !== 'influence'),
    );
    const from = asked === 0 ? own : wanted.length > 0 ? wanted : choices;
    if (from.length === 0) return undefined;
    board = carryOn(board, pick(random, from));
  }
  return undefined;
}

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

describe('The odds of every event with dice are what playing every roll gives', () => {
  it('finds these events by their programs', () => {
    expect(WITH_DICE.length).toBeGreaterThan(15);
  });

  it.each(WITH_DICE.map((card) => [card.id, card] as const))('%s', (_id, card) => {
    const random = seeded(card.number);
    const boards: Board[] = [];
    for (let tries = 0; tries < 60 && boards.length < 2; tries++) {
      const board = towardsDice(card, random);
      if (board) boards.push(board);
    }
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
  });
});
