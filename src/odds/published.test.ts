/**
 * Odds that others have published, as facts: figures and where they stand. Where one differs, the difference is explained.
 *
 * Realignment: a simulation of 10,000 rolls for each modifier (github.com/tucaoneo/Gaming, twilightStruggleRealignment).
 * Coups: a table of seven opening set-ups (github.com/JamesYouL2/struggler, docs/CLAUDE_NOTES.md) and an account of a game at
 * grogheads.com (aars/11014). Wars: what the engine of github.com/SaitoTech/saito-lite rolls for (mods/twilight/src/cards/core),
 * and twilightstrategy.com on Iran-Iraq War and on the Middle East. The guide on other engines holds the same tables.
 */
import { describe, expect, it } from 'vitest';
import type { CaseAction, CasePosition } from '../cases/case.ts';
import { ruleCase } from '../cases/rule.ts';
import { loadRuleset } from '../data/index.ts';
import { controls, influence, putMarkers } from '../games/twilight-struggle/board.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
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

describe('A Soviet coup of 4 Operations in Italy at DEFCON 5, with which the game may open', () => {
  /** By the American influence in Italy: control lost, and the Operations that regain it on average. */
  const PUBLISHED = [
    { us: 4, lost: 0.67, regain: 2.33 },
    { us: 3, lost: 0.83, regain: 4 },
    { us: 2, lost: 1, regain: 6 },
  ];
  const coup = (us: number, value: (leaf: Leaf, italy: number) => number): number => {
    const result = ruleCase(rules, {
      position: {
        turn: 1,
        phasing: 'USSR',
        defcon: 5,
        hands: { ussr: ['Fidel', 'Red Scare/Purge'] },
        influence: { Italy: { us } },
      },
      action: [{ kind: 'play', player: 'USSR', card: 'Red Scare/Purge', as: 'ops', coup: 'Italy' }],
    });
    if (!result.ok) throw new Error(result.problem.message.text);
    const { end, names } = result.ruling;
    const italy = names.country('Italy') as number;
    return spread(end).reduce((sum, leaf) => sum + inDecimals(leaf.chance) * value(leaf, italy), 0);
  };

  /** What it costs the US to control a country again; a marker costs two points only while the USSR controls it. 6.1.2 */
  const toRegain = ({ board }: Leaf, italy: number, dearToTheLast: boolean): number => {
    const now = twilightStruggle.copy(board);
    const wasSoviet = controls(now, 1, italy);
    let points = 0;
    while (!controls(now, 0, italy)) {
      points += controls(now, 1, italy) || (dearToTheLast && wasSoviet) ? 2 : 1;
      putMarkers(now, 0, italy, influence(now, 0, italy) + 1);
    }
    return points;
  };

  it.each(PUBLISHED)('against $us markers costs control with the chance that is published', ({ us, lost }) => {
    expect(coup(us, ({ board }, italy) => (controls(board, 0, italy) ? 0 : 1))).toBeCloseTo(lost, 2);
  });

  it.each(PUBLISHED)(
    'against $us markers costs the Operations that are published if each marker is paid double there, which 6.1.2 ends with control',
    ({ us, regain }) => {
      expect(coup(us, (leaf, italy) => toRegain(leaf, italy, true))).toBeCloseTo(regain, 2);
      expect(coup(us, (leaf, italy) => toRegain(leaf, italy, false))).toBeLessThan(regain);
    },
  );
});

describe('The wars as another engine rolls them', () => {
  /** What the die has to show, and whose control makes it one more. */
  const WARS = [
    {
      card: 'Korean War',
      turn: 1,
      by: 'USSR',
      target: 'South Korea',
      from: 4,
      around: ['Japan', 'Taiwan', 'North Korea'],
    },
    {
      card: 'Arab-Israeli War',
      turn: 1,
      by: 'USSR',
      target: 'Israel',
      from: 4,
      around: ['Israel', 'Egypt', 'Jordan', 'Lebanon', 'Syria'],
    },
    {
      card: 'Indo-Pakistani War',
      turn: 1,
      by: 'USSR',
      target: 'Pakistan',
      from: 4,
      around: ['India', 'Iran', 'Afghanistan'],
    },
    { card: 'Indo-Pakistani War', turn: 1, by: 'USSR', target: 'India', from: 4, around: ['Pakistan', 'Burma'] },
    {
      card: 'Brush War',
      turn: 4,
      by: 'USSR',
      target: 'Angola',
      from: 3,
      around: ['Zaire', 'Botswana', 'South Africa'],
    },
    {
      card: 'Iran-Iraq War',
      turn: 8,
      by: 'USSR',
      target: 'Iran',
      from: 4,
      around: ['Iraq', 'Afghanistan', 'Pakistan'],
    },
    // The American space next to it counts like a country. 2.1.5.b
    { card: 'Brush War', turn: 4, by: 'USSR', target: 'Mexico', from: 4, around: ['Guatemala'] },
  ] as const;
  const CHOSEN: ReadonlySet<string> = new Set(['Indo-Pakistani War', 'Brush War', 'Iran-Iraq War']);

  const rows = WARS.flatMap((war) =>
    Array.from({ length: war.around.length + 1 }, (_, against) => ({ ...war, against })),
  );

  it.each(rows.map((row) => [row.card, row.target, row.against, row] as const))(
    '%s against %s, with %i of the countries that count held by the US',
    (_card, _target, _against, row) => {
      const { card, turn, by, target, from, around, against } = row;
      const won = chance(
        {
          turn,
          phasing: by,
          hands: { ussr: [card] },
          influence: Object.fromEntries(around.map((name, at) => [name, at < against ? { us: 9 } : { ussr: 0 }])),
        },
        {
          kind: 'play',
          player: by,
          card,
          as: 'event',
          ...(CHOSEN.has(card) && { event: { target } }),
        },
        target,
        ({ board }) => board.state.vp < 0,
      );
      expect(won).toBeCloseTo(Math.max(0, 7 - from - against) / 6, 9);
    },
  );
});

describe('A war', () => {
  it('against Israel as the game begins is the even chance that is published', () => {
    const won = chance(
      { base: 'setup', turn: 1, phasing: 'USSR', hands: { ussr: ['Arab-Israeli War'] } },
      { kind: 'play', player: 'USSR', card: 'Arab-Israeli War', as: 'event' },
      'Israel',
      ({ board }) => board.state.vp < 0,
    );
    expect(won).toBeCloseTo(1 / 2, 9);
  });

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
