/** What a turn holds: military operations, DEFCON, the deal, the order of headlines, the China Card. 4.5, 8, 9 */
import type { CaseAction } from '../../cases/case.ts';
import { coup, firstHeadline, handSize, improved, type Pair, shortfall, victoryPoints } from '../formulas.ts';
import { enumerated, type Member, type Proof, type World } from '../proof.ts';
import { DICE, influence, NAMES, pairOf, perSide, product, range, round, SIDES } from './board.ts';

/** Every DEFCON and every number of military operations of both sides at the end of a turn, and some places of the marker. */
function* shortfalls(): Iterable<Member> {
  for (const [defcon, us, ussr, vp] of product(range(2, 5), range(0, 5), range(0, 5), [-19, -17, 0, 17, 19])) {
    const after = victoryPoints(vp, shortfall(defcon, [us, ussr]));
    yield {
      position: { turn: 5, phase: 'cleanup', defcon, vp, milops: { us, ussr }, hands: { us: [], ussr: [] } },
      action: [{ kind: 'phase', phase: 'check_milops' }],
      expect: { legal: true, vp: after.vp, winner: after.winner, milops: { us: 0, ussr: 0 } },
    };
  }
}

/** Every level at the start of a turn. */
function* improvements(): Iterable<Member> {
  for (const [defcon, turn] of product(range(2, 5), range(1, 10)))
    yield {
      position: { turn, phase: 'start_of_turn', defcon },
      action: [{ kind: 'phase', phase: 'improve_defcon' }],
      expect: { legal: true, defcon: improved(defcon) },
    };
}

/** Every turn and every number of cards still in hand. */
function* deals({ rules }: World): Iterable<Member> {
  const cards = rules.cards
    .filter(({ period, id }) => period === 'early' && id !== 'the-china-card')
    .map(({ id }) => id);
  for (const [turn, us, ussr] of product(range(1, 10), range(0, 3), range(0, 3)))
    yield {
      position: { turn, phase: 'deal', hands: { us: cards.slice(0, us), ussr: cards.slice(us, us + ussr) } },
      action: [{ kind: 'phase', phase: 'deal' }],
      expect: { legal: true, drawn: { US: handSize(turn) - us, USSR: handSize(turn) - ussr } },
    };
}

/** The cards of a headline phase that leave the rest to nobody: scoring cards and events without a choice. */
const PLAIN = [
  'duck-and-cover',
  'nuclear-subs',
  'panama-canal-returned',
  'nato',
  'allende',
  'fidel',
  'nasser',
  'romanian-abdication',
  'vietnam-revolts',
  'quagmire',
  'asia-scoring',
  'middle-east-scoring',
  'europe-scoring',
  'opec',
  'sadat-expels-soviets',
  'kitchen-debates',
];

/** Every two of them as headlines: the higher value first, equal values the US, a scoring card worth nothing. */
function* headlines({ rules }: World): Iterable<Member> {
  const cards = rules.cards.filter(({ id }) => PLAIN.includes(id));
  for (const [us, ussr] of product(cards, cards)) {
    if (us === ussr) continue;
    const values: Pair = [us.scoring ? 0 : us.ops, ussr.scoring ? 0 : ussr.ops];
    yield {
      position: { turn: 9, phase: 'headline', defcon: 5, hands: { us: [us.id], ussr: [ussr.id] } },
      action: [{ kind: 'headline', us: { card: us.id }, ussr: { card: ussr.id } } as unknown as CaseAction],
      expect: { legal: true, first_resolved: NAMES[firstHeadline(values)] },
    };
  }
}

/** The China Card in every country: a point more in Asia, and nowhere else. */
function* chinas({ rules }: World): Iterable<Member> {
  for (const [side, { id, region, stability }, die] of product(SIDES, rules.countries, DICE)) {
    const before = pairOf(side, 0, 9);
    const ops = region === 'asia' ? 5 : 4;
    yield {
      position: {
        ...round(side, 'olympic-games'),
        china: { holder: NAMES[side], face: 'up' },
        influence: influence([[id, before]]),
      },
      action: [{ kind: 'play', player: NAMES[side], card: 'the-china-card', as: 'ops', coup: id, die }],
      expect: {
        legal: true,
        ops_value: ops,
        influence: { [id]: perSide(coup(stability, ops, die, before, side)) },
        china: { holder: NAMES[side === 0 ? 1 : 0], face: 'down' },
      },
    };
  }
}

export const TURN_PROOFS: readonly Proof[] = [
  enumerated(
    'military-operations',
    ['4.5.E', '8.2.1', '8.2.1.a', '10.1.4', '10.2.1', '10.2.2', '10.3.1.a'],
    shortfalls,
  ),
  enumerated('defcon-improves', ['4.5.A', '8.1.6', '8.1.2'], improvements),
  enumerated('deal', ['4.5.B', '4.5.B.a'], deals),
  enumerated('china-card', ['9.3', '9.6'], chinas),
  enumerated('headline-order', ['4.5.C.b', '4.5.C.c', '4.5.C.d', '4.5.C.e'], headlines),
];
