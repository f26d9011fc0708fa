/** The crises of Turn Zero with their ids turned into the numbers of a table. TZ-1 */
import { NumberSet } from '../../../core/number-set.ts';
import type { CrisisChange, CrisisResult, Ruleset, SideId } from '../ruleset.ts';
import type { CrisisOutcome } from './turn-zero-state.ts';

type Side = 0 | 1;
const sideOf = (id: SideId): Side => (id === 'us' ? 0 : 1);

export interface CrisisTables {
  /** Places in the list of crises, by pile; a crisis that another variant leaves out is in none. */
  readonly piles: readonly (readonly number[])[];
  /** By crisis and result. */
  readonly outcomes: readonly (readonly CrisisOutcome[])[];
  /** How many statecraft cards each side has put away unseen. TZ-8 */
  readonly unseen: number;
}

/** Makes the tables of the crises; a result is the one of the reading in force. */
export function crisisTables(
  rules: Ruleset,
  country: (id: string) => number,
  cardNumber: ReadonlyMap<string, number>,
): CrisisTables {
  const { crises, piles, leftOut } = rules.turnZero;
  const without = rules.policies[leftOut.policy.issue] === leftOut.policy.when;
  const places = (pile: readonly string[]): number[] =>
    pile.flatMap((id) => (without && id === leftOut.crisis ? [] : crises.findIndex((crisis) => crisis.id === id)));
  return {
    piles: piles.map(places),
    outcomes: crises.map(({ results }) =>
      results.map((result) => outcomeOf(result.clause, changeOf(rules, result), country, cardNumber)),
    ),
    unseen: without ? leftOut.statecraft : 0,
  };
}

const changeOf = (rules: Ruleset, { change, under = [] }: CrisisResult): CrisisChange =>
  under.find(({ issue, when }) => rules.policies[issue] === when)?.change ?? change;

function outcomeOf(
  clause: string,
  change: CrisisChange,
  country: (id: string) => number,
  cardNumber: ReadonlyMap<string, number>,
): CrisisOutcome {
  // An edition may lack a card; nothing is to be changed on it then.
  const numbers = (id: string): number[] => [cardNumber.get(id)].filter((number) => number !== undefined);
  const { take, first, defcon } = change;
  return {
    clause,
    influence: Object.entries(change.influence ?? {}).flatMap(([side, markers]) =>
      Object.entries(markers).map(([id, n]) => ({ side: sideOf(side as SideId), country: country(id), n })),
    ),
    free: (change.free ?? []).map(({ side, count, region, each }) => ({
      side: sideOf(side),
      count,
      region,
      each: each ?? count,
    })),
    take: take && { side: sideOf(take.side), cards: take.cards.flatMap(numbers) },
    first: first && { side: sideOf(first.side), lastTurn: first.lastTurn },
    period: Object.entries(change.period ?? {}).flatMap(([id, to]) => numbers(id).map((card) => ({ card, to }))),
    noEffect: (change.noEffect ?? []).flatMap(({ card: id, lastTurn = Number.POSITIVE_INFINITY }) =>
      numbers(id).map((card) => ({ card, lastTurn })),
    ),
    battlegrounds: NumberSet.of((change.battlegrounds ?? []).map(country)),
    chinaDown: change.china === 'down',
    defcon: defcon && { ignoredBy: sideOf(defcon.ignoredBy), least: defcon.least, lastTurn: defcon.lastTurn },
    scoring: new Map(Object.entries(change.scoring ?? {})),
  };
}
