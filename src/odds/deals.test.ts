import { describe, expect, it } from 'vitest';
import type { CasePosition } from '../cases/case.ts';
import { ruleCase } from '../cases/rule.ts';
import { rest } from '../core/judge.ts';
import { loadRuleset } from '../data/index.ts';
import { seeded } from '../fuzz/random.ts';
import { handSize } from '../games/twilight-struggle/turn/hands.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { playsOf } from './danger.ts';
import { dealsOf, lossChance } from './deals.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;

function boardOf(position: CasePosition) {
  const result = ruleCase(rules, { position: { turn: 5, phasing: 'USSR', defcon: 2, ...position }, action: [] });
  if (!result.ok) throw new Error(result.problem.message.text);
  return { board: rest(twilightStruggle, result.ruling.end).board, card: result.ruling.names.card };
}

function chanceOf(position: CasePosition, name: string, use: string, most: number) {
  const { board, card } = boardOf(position);
  const play = playsOf(board, 1).find(
    ([first, second]) =>
      first?.type === 'play' && first.card === card(name) && second?.type === 'use' && second.use === use,
  );
  const deals = dealsOf(board, most, seeded(1).below);
  return play && deals && lossChance(deals, play, 1);
}

describe('The chance that a play loses', () => {
  it('is that of the draw where one of the own cards is drawn: 1 in 2 for Five Year Plan', () => {
    const hands = { ussr: ['Five Year Plan', 'Duck and Cover', 'Fidel'], us: [] };
    const found = chanceOf({ hands }, 'Five Year Plan', 'operations', 10);
    expect(found).toEqual({ chance: 0.5, error: 0, deals: 1, losing: 1, exact: true });
  });

  it('counts every deal of one hidden card: those in which Missile Envy takes a card that lowers DEFCON', () => {
    const hands = { ussr: ['Missile Envy'], us: { known: [], hidden: 1 } };
    const found = chanceOf({ hands }, 'Missile Envy', 'event', 200);
    expect(found?.exact).toBe(true);
    expect(found?.error).toBe(0);
    // Two cards lose whatever comes; Summit where the opponent rolls more, 15 of 36, and lowers DEFCON.
    expect(found?.losing).toBe(3);
    expect(found?.chance).toBeCloseTo((2 + 15 / 36) / (found?.deals ?? 1), 9);
  });

  it('is met by a sample within three of its standard errors, and the same for the same seed', () => {
    const hands = { ussr: ['Missile Envy'], us: { known: [], hidden: 1 } };
    const exact = chanceOf({ hands }, 'Missile Envy', 'event', 200);
    const sampled = chanceOf({ hands }, 'Missile Envy', 'event', 60);
    expect(sampled?.exact).toBe(false);
    expect(Math.abs((sampled?.chance ?? 0) - (exact?.chance ?? 1))).toBeLessThan(3 * (sampled?.error ?? 0));
    expect(chanceOf({ hands }, 'Missile Envy', 'event', 60)).toEqual(sampled);
  });

  it('is none where only the own choice loses', () => {
    const position = { influence: { Angola: { us: 1 } }, hands: { ussr: ['Fidel'], us: { known: [], hidden: 2 } } };
    expect(chanceOf(position, 'Fidel', 'operations', 20)).toMatchObject({ chance: 0, losing: 0 });
  });
});

describe('Deals', () => {
  it('fill both hands from the cards nobody has seen', () => {
    const { board } = boardOf({ hands: { ussr: { known: ['Fidel'], hidden: 2 }, us: { known: [], hidden: 3 } } });
    for (const each of dealsOf(board, 20, seeded(1).below)?.boards ?? []) {
      expect([handSize(each, 0), handSize(each, 1)]).toEqual([3, 3]);
      expect(each.state.hidden).toEqual([0, 0]);
    }
  });

  it('are none where it is not stated how many cards a hand holds', () => {
    expect(dealsOf(boardOf({ hands: { ussr: ['Fidel'] } }).board, 20, seeded(1).below)).toBeUndefined();
  });
});
