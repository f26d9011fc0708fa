/**
 * Odds that others have published, as facts: figures and where they stand. Where one differs, the difference is explained.
 *
 * Realignment: a simulation of 10,000 rolls for each modifier (github.com/tucaoneo/Gaming, twilightStruggleRealignment).
 * Coups: an account of a game at grogheads.com (aars/11014). Wars: twilightstrategy.com on Iran-Iraq War.
 */
import { describe, expect, it } from 'vitest';
import type { CaseAction, CasePosition } from '../cases/case.ts';
import { ruleCase } from '../cases/rule.ts';
import { loadRuleset } from '../data/index.ts';
import { influence } from '../games/twilight-struggle/board.ts';
import { inDecimals } from './fraction.ts';
import { type Leaf, spread } from './spread.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;

/** How likely something is once the dice of an action have fallen, which it does not state. */
function chance(
  position: CasePosition,
  action: CaseAction,
  target: string,
  holds: (leaf: Leaf, country: number) => boolean,
) {
  const result = ruleCase(rules, { position, action: [action] });
  if (!result.ok) throw new Error(result.problem.message.text);
  const { end, names } = result.ruling;
  const country = names.country(target) as number;
  return spread(end)
    .filter((leaf) => holds(leaf, country))
    .reduce((sum, leaf) => sum + inDecimals(leaf.chance), 0);
}

describe('Realignment: at least so many markers of the opponent removed', () => {
  const MODIFIERS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  /** By the number of markers, then by modifier. */
  const PUBLISHED = [
    [0.0295, 0.0798, 0.161, 0.2808, 0.4181, 0.582, 0.7237, 0.8234, 0.9181],
    [0, 0.0279, 0.0824, 0.1717, 0.2788, 0.4166, 0.5819, 0.7153, 0.8362],
    [0, 0, 0.0269, 0.0822, 0.166, 0.2718, 0.4193, 0.5786, 0.7246],
    [0, 0, 0, 0.0272, 0.0811, 0.1632, 0.275, 0.4044, 0.5832],
    [0, 0, 0, 0, 0.0273, 0.0824, 0.1667, 0.2656, 0.4164],
  ];
  const ROLLS = 10_000;
  const NEIGHBOURS = ['West Germany', 'Poland', 'Czechoslovakia', 'Austria'];

  const position = (modifier: number): CasePosition => ({
    turn: 5,
    phasing: 'US',
    defcon: 5,
    hands: { us: ['NATO'] },
    influence: {
      'East Germany': { us: 6, ussr: 6 },
      ...Object.fromEntries(
        NEIGHBOURS.map((name, at) => [
          name,
          at >= Math.abs(modifier) ? {} : { us: modifier > 0 ? 5 : 0, ussr: modifier < 0 ? 5 : 0 },
        ]),
      ),
    },
  });
  const exact = (modifier: number, least: number): number =>
    chance(
      position(modifier),
      { kind: 'play', player: 'US', card: 'NATO', as: 'ops', realign: [{ in: 'East Germany' }] as never },
      'East Germany',
      ({ board }, country) => 6 - influence(board, 1, country) >= least,
    );

  it.each(MODIFIERS)('with a modifier of %i agrees within the error of the simulation', (modifier) => {
    for (const [at, row] of PUBLISHED.entries()) {
      const p = exact(modifier, at + 1);
      const seen = row[MODIFIERS.indexOf(modifier)] as number;
      expect(Math.abs(seen - p), `${at + 1} markers: ${p}`).toBeLessThan(3 * Math.sqrt((p * (1 - p)) / ROLLS) + 1e-9);
    }
  });
});

describe('A coup: at least one marker removed', () => {
  const coup = (country: string, card: string): number =>
    chance(
      { turn: 5, phasing: 'US', defcon: 5, hands: { us: [card] }, influence: { [country]: { ussr: 6 } } },
      { kind: 'play', player: 'US', card, as: 'ops', coup: country },
      country,
      ({ board }, number) => influence(board, 1, number) < 6,
    );

  it('of 2 Operations in Iran, published as won by a 3 or more, is 2 in 3', () => {
    expect(coup('Iran', 'Indo-Pakistani War')).toBeCloseTo(4 / 6, 9);
  });

  const OPERATIONS = { 1: 'UN Intervention', 2: 'Indo-Pakistani War', 3: 'Containment', 4: 'NATO' };
  const STABILITY = { 1: 'Zaire', 2: 'Iran', 3: 'Poland', 4: 'West Germany', 5: 'UK' };

  it.each(
    Object.entries(STABILITY).flatMap(([stability, country]) =>
      Object.entries(OPERATIONS).map(([ops, card]) => [Number(ops), Number(stability), card, country] as const),
    ),
  )(
    'of %i Operations against stability %i is what counting the dice gives (6.3.2)',
    (ops, stability, card, country) => {
      const dice = [1, 2, 3, 4, 5, 6].filter((die) => die + ops > 2 * stability);
      expect(coup(country, card)).toBeCloseTo(dice.length / 6, 9);
    },
  );
});

describe('A war', () => {
  const AROUND = ['Iraq', 'Afghanistan', 'Pakistan'];
  const war = (against: number): number =>
    chance(
      {
        turn: 8,
        phasing: 'US',
        hands: { us: ['Iran-Iraq War'] },
        influence: Object.fromEntries(AROUND.map((name, at) => [name, at < against ? { ussr: 9 } : { us: 9 }])),
      },
      { kind: 'play', player: 'US', card: 'Iran-Iraq War', as: 'event', event: { target: 'Iran' } },
      'Iran',
      ({ board }) => board.state.vp > 0,
    );

  it('against Iran with nobody hostile around, published as upwards of 50%, is 50% and never more', () => {
    expect(war(0)).toBeCloseTo(1 / 2, 9);
  });

  it.each([1, 2, 3])('with %i neighbours of the opponent loses a die for each', (against) => {
    expect(war(against)).toBeCloseTo((3 - against) / 6, 9);
  });
});
