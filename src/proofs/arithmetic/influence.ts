/** Control, the price of markers, where they may go, and what Operations are worth. 2.1.7, 6.1, 7.4 */
import { controller, isInReach, markersFor, operations, type Pair } from '../formulas.ts';
import { enumerated, type Member, type Proof, thinned, type World } from '../proof.ts';
import {
  besideOf,
  CARD_WORTH,
  influence,
  NAMES,
  operate,
  pairOf,
  perSide,
  product,
  range,
  rival,
  round,
  SIDES,
} from './board.ts';

/** Every country with every influence up to beyond what decides. */
function* controls({ rules }: World): Iterable<Member> {
  for (const { id, stability } of rules.countries)
    for (const [us, ussr] of product(range(0, 2 * stability + 1), range(0, 2 * stability + 1))) {
      const by = controller(stability, [us, ussr]);
      yield {
        position: { influence: influence([[id, [us, ussr]]]) },
        action: [{ kind: 'query', query: 'controller', of: id }],
        expect: { controller: by === undefined ? 'none' : NAMES[by] },
      };
    }
}

/** All the Operations of a card into one country: every marker at the price of that moment, and one more is refused. */
function* prices({ rules }: World): Iterable<Member> {
  for (const [side, { id, stability }] of product(SIDES, rules.countries))
    for (const [own, rivals, points] of product(range(1, stability + 1), range(0, 2 * stability + 2), range(1, 4)))
      yield* priced(side, id, stability, pairOf(side, own, rivals), points);
}

function* priced(side: 0 | 1, id: string, stability: number, before: Pair, points: number): Iterable<Member> {
  const card = CARD_WORTH[points] as string;
  const position = round(side, card, { influence: influence([[id, before]]) });
  const costs = markersFor(points, stability, before, side);
  const after: Pair = side === 0 ? [before[0] + costs.length, before[1]] : [before[0], before[1] + costs.length];
  const place = { [id]: costs.length };
  if (costs.length > 0)
    yield {
      position,
      action: [operate(side, card, { place })],
      expect: { legal: true, marker_costs: costs, influence: { [id]: perSide(after) } },
    };
  else
    yield {
      position,
      action: [operate(side, card, { place: { [id]: 1 } })],
      expect: { legal: false, reason: '6.1.2' },
    };
}

/** A marker in one country, another placed in any: allowed there, next door, and beside one's own superpower. */
function* reaches({ rules }: World, quick: boolean): Iterable<Member> {
  const all = rules.countries;
  const card = CARD_WORTH[1] as string;
  for (const [side, from, to] of product(SIDES, [...thinned(all, quick ? 9 : 1)], all)) {
    const allowed = isInReach(from === to, from.adjacent.includes(to.id), besideOf(to), side);
    yield {
      position: round(side, card, { influence: influence([[from.id, pairOf(side, 1, 0)]]) }),
      action: [operate(side, card, { place: { [to.id]: 1 } })],
      // Beside the rival's superpower the exception of 6.1.4 is what fails.
      expect: allowed ? { legal: true } : { legal: false, reason: besideOf(to) === undefined ? '6.1.1.a' : '6.1.4' },
    };
  }
}

/** The effects that change the Operations of a side's cards, and by how much. */
const CHANGES = [
  [
    ['containment', undefined, 1],
    ['red_scare_on', 'US', -1],
  ],
  [
    ['brezhnev_doctrine', undefined, 1],
    ['red_scare_on', 'USSR', -1],
  ],
] as const;

/** The cards of the game: one that takes an agreement is among them where the players have agreed on it. */
const cardsOf = ({ cards, policies }: World['rules']) =>
  cards.filter(({ deck }) => deck === undefined || policies[deck.issue] === deck.when);

/** Every card under every combination of the effects that change its Operations. */
function* values({ rules }: World): Iterable<Member> {
  for (const [side, mask] of product(SIDES, range(0, 3))) {
    const chosen = CHANGES[side].filter((_, bit) => (mask >> bit) & 1);
    const others = CHANGES[rival(side)];
    for (const [with_, effects] of [chosen, [...chosen, ...others]].entries()) {
      if (with_ === 1 && mask === 0) continue;
      const sums = chosen.map(([, , by]) => by);
      yield {
        position: {
          turn: 5,
          phasing: NAMES[side],
          effects: effects.map(([name, value]) => ({ name, ...(value !== undefined && { value }) })),
        },
        action: [{ kind: 'query', query: 'operations_values' }],
        expect: {
          operations_values: Object.fromEntries(
            cardsOf(rules).map(({ number, ops }) => [number, ops === 0 ? 0 : operations(ops, sums)]),
          ),
        },
      };
    }
  }
}

export const INFLUENCE_PROOFS: readonly Proof[] = [
  enumerated('control', ['2.1.7', '2.1.7.a', '2.1.7.b'], controls, 3),
  enumerated('marker-cost', ['6.1.2', '6.1.2.a', '6.1.2.b', '6.1.3', '6.1.1'], prices, 13),
  enumerated('reach', ['6.1.1.a', '6.1.4', '2.1.6'], reaches),
  enumerated('operations', ['2.2.2', '7.4', '7.4.1', '7.4.2'], values),
];
