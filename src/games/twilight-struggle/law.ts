/**
 * The values that the rules read from the clauses, each named once with the clause and the fact that states it. They are
 * looked up when the tables are made, not when a decision is taken.
 */
import type { Clause, ClauseId } from '../../core/ruleset.ts';

/** Where a value stands: the clause, and the name of its fact. */
export type LawPlace = readonly [clause: ClauseId, fact: string];

/** Numbers. */
export const LAW_NUMBERS = {
  /** Influence needed for control beyond the stability number. */
  controlPlus: ['2.1.7.a', 'plus'],
  /** Lead needed for control beyond the stability number. */
  leadPlus: ['2.1.7.b', 'plus'],
  startMilops: ['3.4.a', 'milops'],
  startTurn: ['3.4.b', 'turn'],
  startDefcon: ['3.4.c', 'defcon'],
  startVp: ['3.4.d', 'vp'],
  /** By how much DEFCON improves at the start of a turn, and below which level. */
  improvement: ['4.5.A', 'delta'],
  improvesBelow: ['4.5.A', 'threshold'],
  scoringHeadline: ['4.5.C.d', 'value'],
  milopsReset: ['4.5.E', 'reset'],
  markerCost: ['6.1.2', 'cost'],
  markerCostEnemy: ['6.1.2.a', 'cost'],
  realignmentCost: ['6.2.2', 'cost'],
  realignmentNeighbour: ['6.2.2.c', 'mod'],
  realignmentMore: ['6.2.2.d', 'mod'],
  realignmentSuperpower: ['6.2.2.e', 'mod'],
  coupMultiplier: ['6.3.2', 'multiplier'],
  /** By how much a coup must exceed the multiplied stability number to succeed. */
  coupLeast: ['6.3.2.a', 'least'],
  /** Levels by which a coup in a battleground moves DEFCON: negative. */
  coupDefcon: ['6.3.4', 'delta'],
  spaceCards: ['6.4.2', 'limit'],
  spaceCardsWithAbility: ['6.4.4.a', 'limit'],
  roundsWithAbility: ['6.4.4.d', 'rounds'],
  /** VP for the opponent for each military operation short. */
  shortVp: ['8.2.1.a', 'vp'],
  presenceCountries: ['10.1.1.a', 'min'],
  dominationBattlegrounds: ['10.1.1.c', 'bg'],
  dominationOthers: ['10.1.1.c', 'nonbg'],
  besideEnemyVp: ['10.1.2.a', 'vp'],
  battlegroundVp: ['10.1.2.b', 'vp'],
} as const satisfies Record<string, LawPlace>;

/** The least that a number may be, where that is not 0: below it the rule would say nothing, or something else. */
export const LAW_LEAST: Readonly<Partial<Record<keyof typeof LAW_NUMBERS, number>>> = {
  coupDefcon: Number.NEGATIVE_INFINITY,
  startVp: Number.NEGATIVE_INFINITY,
  startTurn: 1,
  coupLeast: 1,
  dominationBattlegrounds: 1,
};

/** Sides, by their ids. */
export const LAW_SIDES = {
  headlineTie: ['4.5.C.c', 'tie'],
  scoringHeadlineTie: ['4.5.C.e', 'tie'],
  firstInRound: ['4.5.D.a', 'first'],
} as const satisfies Record<string, LawPlace>;

/** The values, by name. Sides are indexes, 0 for the US. */
export type Law = Readonly<Record<keyof typeof LAW_NUMBERS, number> & Record<keyof typeof LAW_SIDES, 0 | 1>>;

/** Looks the values up. Throws if a clause lacks one, which validated data does not. */
export function makeLaw(clauses: Readonly<Record<ClauseId, Clause>>): Law {
  const fact = ([clause, name]: LawPlace): unknown => {
    const value = clauses[clause]?.facts[name];
    if (value === undefined) throw new Error(`the clause ${clause} does not state "${name}"`);
    return value;
  };
  const numbers = Object.entries(LAW_NUMBERS).map(([name, place]) => [name, Number(fact(place))]);
  const sides = Object.entries(LAW_SIDES).map(([name, place]) => [name, fact(place) === 'us' ? 0 : 1]);
  return Object.fromEntries([...numbers, ...sides]) as Law;
}
