/** Coups, realignments and wars: every die in every country. 6.2, 6.3, 7.6, 8.1.5 */
import type { Country } from '../../games/twilight-struggle/ruleset.ts';
import {
  controller,
  coup,
  isOpen,
  militaryOperations,
  type Pair,
  realignment,
  realignmentModifiers,
  WARS,
  war,
} from '../formulas.ts';
import { enumerated, type Member, type Proof, type World } from '../proof.ts';
import {
  besideOf,
  CARD_WORTH,
  DICE,
  holding,
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

/** Every country, die and value, against little, enough and more influence of the rival. */
function* coups({ rules }: World): Iterable<Member> {
  for (const [{ id, stability, battleground }, side, ops, die, [own, rivals]] of product(
    rules.countries,
    SIDES,
    range(1, 4),
    DICE,
    [
      [0, 1],
      [1, 3],
      [0, 9],
    ] as const,
  )) {
    const card = CARD_WORTH[ops] as string;
    const before = pairOf(side, own, rivals);
    const done = (die + ops) % 6;
    yield {
      position: round(side, card, {
        influence: influence([[id, before]]),
        milops: perSide(pairOf(side, done, 1)),
      }),
      action: [operate(side, card, { coup: id, die })],
      expect: {
        legal: true,
        influence: { [id]: perSide(coup(stability, ops, die, before, side)) },
        milops: perSide(pairOf(side, militaryOperations(done, ops), 1)),
        defcon: battleground ? 4 : 5,
        cards: { [card]: 'discard' },
      },
    };
  }
}

/** Every country at every level of DEFCON, with and without influence of the rival: may a coup or a realignment be tried? */
function* attempts({ rules }: World): Iterable<Member> {
  for (const [country, side, defcon, [own, rivals]] of product(rules.countries, SIDES, range(2, 5), [
    [0, 1],
    [1, 0],
    [0, 0],
  ] as const)) {
    const card = CARD_WORTH[1] as string;
    const { id, region } = country;
    const position = round(side, card, { defcon, influence: influence([[id, pairOf(side, own, rivals)]]) });
    const open = isOpen(defcon, region);
    // A realignment asks for no influence of the rival, by the preferred reading; a coup does.
    const expect = (as: 'coup' | 'realign'): Member['expect'] => {
      if (as === 'coup' && rivals === 0) return { legal: false, reason: '6.3.1' };
      return open ? afterAttempt(as, country, defcon, side) : { legal: false, reason: '8.1.5' };
    };
    yield { position, action: [operate(side, card, { coup: id, die: 1 })], expect: expect('coup') };
    yield {
      position,
      action: [operate(side, card, { realign: [{ in: id, us: 3, ussr: 3 }] })],
      expect: expect('realign'),
    };
  }
}

/** What an attempt does to DEFCON: a coup in a battleground degrades it, and at 1 its player has lost. 6.3.4, 8.1.3 */
function afterAttempt(
  as: 'coup' | 'realign',
  { battleground }: Country,
  defcon: number,
  side: 0 | 1,
): Member['expect'] {
  const after = as === 'coup' && battleground ? defcon - 1 : defcon;
  const over = after === 1;
  return { legal: true, defcon: after, winner: over ? NAMES[rival(side)] : 'none', how: over ? 'defcon_1' : 'none' };
}

/** Ways to share the neighbours of a country between the two sides: so many of the US, so many of the USSR. */
function* shares(n: number): Iterable<Pair> {
  for (const us of range(0, n)) for (const ussr of range(0, n - us)) yield [us, ussr];
}

/** Influence of the first neighbours for the US, of the next for the USSR, and of nobody in the rest. */
function sharedOut(
  country: Country,
  [us, ussr]: Pair,
  byId: ReadonlyMap<string, Country>,
): (readonly [string, Pair])[] {
  const next = country.adjacent.map((id) => byId.get(id) as Country);
  return next.flatMap((each, at) => {
    const side = at < us ? 0 : at < us + ussr ? 1 : undefined;
    return side === undefined ? [] : [[each.id, holding(side, each)] as const];
  });
}

const REALIGNED: readonly Pair[] = [
  [0, 2],
  [2, 2],
  [3, 1],
  [1, 3],
  [4, 0],
];

/** Every country, every share of its neighbours, every pair of dice. */
function* realignments({ rules }: World): Iterable<Member> {
  const byId = new Map(rules.countries.map((each) => [each.id, each]));
  const card = CARD_WORTH[1] as string;
  let turn = 0;
  for (const country of rules.countries)
    for (const [share, us, ussr] of product([...shares(country.adjacent.length)], DICE, DICE)) {
      // Who rolls and who has what in the country go round, so that each meets each.
      const before = REALIGNED[turn % REALIGNED.length] as Pair;
      const side = (turn++ % 2) as 0 | 1;
      if (before[rival(side)] === 0) continue;
      const modifiers = realignmentModifiers(share, before, besideOf(country));
      yield {
        position: round(side, card, {
          influence: influence([...sharedOut(country, share, byId), [country.id, before]]),
        }),
        action: [operate(side, card, { realign: [{ in: country.id, us, ussr }] })],
        expect: {
          legal: true,
          roll_modifiers: [perSide(modifiers)],
          influence: { [country.id]: perSide(realignment(before, [us, ussr], modifiers)) },
          defcon: 5,
        },
      };
    }
}

/** The same country twice with one card: the second roll begins where the first has ended. 6.2.1.b, 6.2.1.c */
function* twice({ rules }: World): Iterable<Member> {
  const card = CARD_WORTH[2] as string;
  for (const [country, side, first, second] of product(
    rules.countries.filter(({ region }) => region === 'africa'),
    SIDES,
    DICE,
    DICE,
  )) {
    const rolls: readonly Pair[] = [
      [first, second],
      [second, 3],
    ];
    let now: Pair = [3, 3];
    for (const dice of rolls) now = realignment(now, dice, realignmentModifiers([0, 0], now, besideOf(country)));
    yield {
      position: round(side, card, { influence: influence([[country.id, [3, 3]]]) }),
      action: [operate(side, card, { realign: rolls.map(([us, ussr]) => ({ in: country.id, us, ussr })) })],
      expect: { legal: true, influence: { [country.id]: perSide(now) } },
    };
  }
}

/** Every war against every target, die and number of neighbours that the defender's ally controls. */
function* wars({ rules }: World): Iterable<Member> {
  const byId = new Map(rules.countries.map((each) => [each.id, each]));
  for (const [[card, spec], side] of product(Object.entries(WARS), SIDES)) {
    if (side === 0 && (card === 'korean-war' || card === 'arab-israeli-war')) continue;
    for (const target of targetsOf(card, rules.countries)) {
      const befores = [pairOf(side, 1, 2), pairOf(side, 0, target.stability + 1)];
      const neighbours = [...shares(target.adjacent.length)].filter((share) => share[side] <= 1);
      for (const [share, die, before] of product(neighbours, DICE, befores)) {
        const foe = rival(side);
        const allied = share[foe] + (besideOf(target) === foe ? 1 : 0);
        const holds = controller(target.stability, before) === foe;
        const { won, influence: after } = war(spec, die, allied, holds, before, side);
        const points = side === 0 ? spec.vp : -spec.vp;
        yield {
          position: round(side, card, {
            influence: influence([...sharedOut(target, share, byId), [target.id, before]]),
          }),
          action: [{ kind: 'play', player: NAMES[side], card, as: 'event', event: { target: target.id, die } }],
          expect: {
            legal: true,
            influence: { [target.id]: perSide(after) },
            vp: won ? points : 0,
            milops: perSide(pairOf(side, spec.milops, 0)),
            defcon: 5,
          },
        };
      }
    }
  }
}

/** The countries that a war may be about. */
const targetsOf = (card: string, countries: readonly Country[]): readonly Country[] =>
  countries.filter(({ id, stability }) => {
    switch (card) {
      case 'korean-war':
        return id === 'south-korea';
      case 'arab-israeli-war':
        return id === 'israel';
      case 'indo-pakistani-war':
        return id === 'india' || id === 'pakistan';
      case 'iran-iraq-war':
        return id === 'iran' || id === 'iraq';
      default:
        return stability < 3;
    }
  });

export const DICE_PROOFS: readonly Proof[] = [
  enumerated('coup', ['2.2.6', '6.3.2', '6.3.2.a', '6.3.2.b', '6.3.3', '6.3.4', '8.1.4', '8.2.2', '8.2.3'], coups, 13),
  enumerated(
    'attempt',
    [
      '6.2.1.a',
      '6.3.1.a',
      '6.3.1.b',
      '8.1.5',
      '8.1.5.a',
      '8.1.5.b',
      '8.1.5.c',
      '8.1.5.d',
      '8.1.5.e',
      '8.1.3',
      '10.3.1.d',
    ],
    attempts,
    3,
  ),
  enumerated(
    'realignment',
    ['6.2.2', '6.2.2.a', '6.2.2.b', '6.2.2.c', '6.2.2.d', '6.2.2.e', '6.2.3'],
    realignments,
    41,
  ),
  enumerated('realignment-again', ['6.2.1.b', '6.2.1.c', '6.2.2'], twice, 5),
  enumerated('war', ['7.6', '7.6.a', '7.6.b', '8.2.3', '2.1.5.b'], wars, 11),
];
