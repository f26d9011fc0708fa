/**
 * What players expect of the arithmetic: that it treats both sides alike, and that more is never less. The formulas are held to
 * it over the domains on which the other proofs show that the referee answers as they do.
 */
import type { Country } from '../../games/twilight-struggle/ruleset.ts';
import {
  controller,
  coup,
  militaryOperations,
  operations,
  type Pair,
  REGIONS,
  realignment,
  type SideIndex,
  score,
  shortfall,
  spaceAttempt,
} from '../formulas.ts';
import type { Looked, Proof, World } from '../proof.ts';
import { thinned } from '../proof.ts';
import { besideOf, DICE, product, range, rival } from './board.ts';
import { holdings } from './scoring.ts';

const swapped = ([us, ussr]: Pair): Pair => [ussr, us];
const same = (a: Pair, b: Pair): boolean => a[0] === b[0] && a[1] === b[1];
const mirrored = (side: SideIndex | undefined): SideIndex | undefined => (side === undefined ? undefined : rival(side));

const held = (property: string, ok: boolean, at: unknown): Looked =>
  ok ? undefined : { detail: `${property}: ${JSON.stringify(at)}`, differences: [] };

/** Both sides are treated alike. */
function* alike({ rules }: World, quick: boolean): Iterable<Looked> {
  for (const [stability, us, ussr] of product(range(1, 5), range(0, 11), range(0, 11))) {
    const [one, other] = [controller(stability, [us, ussr]), controller(stability, [ussr, us])];
    yield held('control', mirrored(one) === other, { stability, us, ussr });
    for (const [die, value] of product(DICE, range(1, 5))) {
      const as = (side: SideIndex, at: Pair): Pair => coup(stability, value, die, at, side);
      yield held('coup', same(as(0, [us, ussr]), swapped(as(1, [ussr, us]))), {
        stability,
        value,
        die,
        us,
        ussr,
      });
    }
  }
  for (const [dice, more] of product(
    DICE.flatMap((us) => DICE.map((ussr): Pair => [us, ussr])),
    range(-4, 4),
  )) {
    const one = realignment([4, 3], dice, [more, 0]);
    yield held('realignment', same(one, swapped(realignment([3, 4], swapped(dice), [0, more]))), { dice, more });
  }
  for (const [defcon, us, ussr] of product(range(2, 5), range(0, 5), range(0, 5)))
    yield held('shortfall', shortfall(defcon, [us, ussr]) + shortfall(defcon, [ussr, us]) === 0, {
      defcon,
      us,
      ussr,
    });
  for (const [own, others, die] of product(range(0, 7), range(0, 8), DICE)) {
    const [one, other] = [spaceAttempt([own, others], 0, die), spaceAttempt([others, own], 1, die)];
    yield held('space', same(one.space, swapped(other.space)) && one.vp + other.vp === 0, { own, others, die });
  }
  for (const { region, seen } of regions(rules.countries, quick ? 31 : 5)) {
    const mirror = seen.map((each) => ({
      ...each,
      beside: mirrored(each.beside),
      controlledBy: mirrored(each.controlledBy),
    }));
    yield held('scoring', same(score(region, seen), swapped(score(region, mirror))), { region, seen });
  }
}

/** More influence, a higher die, a further country never help the other side. */
function* monotone({ rules }: World, quick: boolean): Iterable<Looked> {
  for (const [stability, us, ussr] of product(range(1, 5), range(0, 11), range(0, 11))) {
    const now = controller(stability, [us, ussr]);
    yield held('control', now !== 0 || controller(stability, [us + 1, ussr]) === 0, { stability, us, ussr });
    for (const [die, value] of product(DICE, range(1, 5))) {
      const lead = (of: number, at: number): number => {
        const after = coup(stability, of, at, [us, ussr], 0);
        return after[0] - after[1];
      };
      const ok = lead(value, die) <= lead(value + 1, die) && lead(value, die) <= lead(value, die + 1);
      yield held('coup', ok, { stability, value, die, us, ussr });
    }
  }
  for (const [printed, changes] of product(range(1, 3), [[], [1], [-1], [1, -1], [1, 1], [-1, -1]]))
    yield held('operations', operations(printed, changes) <= operations(printed + 1, changes), { printed, changes });
  for (const [before, more] of product(range(0, 5), range(0, 5))) {
    const after = militaryOperations(before, more);
    yield held('military operations', after >= before && after <= 5, { before, more });
  }
  for (const { region, seen } of regions(rules.countries, quick ? 101 : 11))
    for (const [at, each] of seen.entries()) {
      if (each.controlledBy !== undefined) continue;
      const more = seen.with(at, { ...each, controlledBy: 0 });
      const [[us, ussr], [usThen, ussrThen]] = [score(region, seen), score(region, more)];
      yield held('scoring', usThen >= us && ussrThen <= ussr, { region, seen, at });
    }
}

function* regions(countries: readonly Country[], every: number) {
  for (const region of Object.keys(REGIONS)) {
    const inside = countries.filter((country) => country.region === region);
    for (const make of thinned(holdings(inside), every)) {
      const holders = make();
      yield {
        region,
        seen: inside.map((each) => ({
          battleground: each.battleground,
          beside: besideOf(each),
          controlledBy: holders.get(each),
        })),
      };
    }
  }
}

export const PROPERTY_PROOFS: readonly Proof[] = [
  {
    id: 'alike',
    clauses: ['2.1.7', '6.2.2', '6.3.2', '6.4.1.b', '8.2.1', '10.1.1', '10.1.2'],
    method: 'enumeration',
    look: alike,
  },
  {
    id: 'monotone',
    clauses: ['2.1.7', '6.3.2', '7.4', '8.2.1', '10.1.1', '10.1.2'],
    method: 'enumeration',
    look: monotone,
  },
];
