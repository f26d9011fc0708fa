/** Scoring, the space race, military operations, DEFCON and what a turn holds. 4.5, 6.4, 8, 10 */
import type { CaseAction } from '../../cases/case.ts';
import { putMarkers } from '../../games/twilight-struggle/board.ts';
import type { Country } from '../../games/twilight-struggle/ruleset.ts';
import { scoreRegion } from '../../games/twilight-struggle/scoring.ts';
import {
  abilities,
  actionRounds,
  coup,
  firstHeadline,
  handSize,
  improved,
  type Pair,
  REGIONS,
  type SideIndex,
  score,
  shortfall,
  southeastAsia,
  spaceAttempt,
  spaceBarred,
  victoryPoints,
} from '../formulas.ts';
import { family, type Looked, type Member, type Proof, thinned, type World } from '../proof.ts';
import {
  besideOf,
  CARD_WORTH,
  DICE,
  holding,
  influence,
  NAMES,
  pairOf,
  perSide,
  range,
  round,
  SIDES,
} from './board.ts';

/** Nobody, the US or the USSR. */
const OWNERS = [undefined, 0, 1] as const;
type Owner = SideIndex | undefined;

/** Every way to give each of some countries to the US, the USSR or nobody. */
function* owned(n: number): Iterable<readonly Owner[]> {
  for (let code = 0; code < 3 ** n; code++)
    yield Array.from({ length: n }, (_, at) => OWNERS[Math.floor(code / 3 ** at) % 3]);
}

/**
 * The positions that scoring can tell apart in a region: every owner of every battleground and of every country beside a
 * superpower, and of the others how many each side holds.
 */
export function* holdings(countries: readonly Country[]): Iterable<ReadonlyMap<Country, SideIndex>> {
  const told = countries.filter(({ battleground, superpower }) => battleground || superpower !== null);
  const others = countries.filter((each) => !told.includes(each));
  for (const owners of owned(told.length))
    for (const us of range(0, others.length))
      for (const ussr of range(0, others.length - us)) {
        const held = new Map<Country, SideIndex>();
        told.forEach((each, at) => {
          const owner = owners[at];
          if (owner !== undefined) held.set(each, owner);
        });
        for (const each of others.slice(0, us)) held.set(each, 0);
        for (const each of others.slice(us, us + ussr)) held.set(each, 1);
        yield held;
      }
}

/** A region scored, and the case that says so. */
interface Scoring {
  readonly region: string;
  readonly held: ReadonlyMap<Country, SideIndex>;
  readonly points: Pair;
}

function* scorings({ rules }: World, every: number): Iterable<Scoring> {
  for (const region of Object.keys(REGIONS)) {
    const inside = rules.countries.filter((country) => country.region === region);
    for (const held of thinned(holdings(inside), every)) {
      const seen = inside.map((each) => ({ ...each, beside: besideOf(each), controlledBy: held.get(each) }));
      yield { region, held, points: score(region, seen) };
    }
  }
}

/** The scoring card played with the marker somewhere on its track. */
function played({ region, held, points: [us, ussr] }: Scoring, before: number): Member {
  const wins = us === Number.POSITIVE_INFINITY ? 'US' : ussr === Number.POSITIVE_INFINITY ? 'USSR' : undefined;
  const after = victoryPoints(before, wins ? 0 : us - ussr);
  return {
    position: {
      ...round(0, `${region}-scoring`),
      vp: before,
      influence: influence([...held].map(([each, side]) => [each.id, holding(side, each)])),
    },
    action: [{ kind: 'play', player: 'US', card: `${region}-scoring`, as: 'event' }],
    expect: { legal: true, vp: after.vp, winner: wins ?? after.winner, ...(!wins && { tally: { us, ussr } }) },
  };
}

/** Every position is scored by the rule, and some of them are played as cases, from every part of the track. */
function* lookAtScoring(world: World, quick: boolean): Iterable<Looked> {
  const board = world.lay({});
  const { countryIndex } = board.tables;
  const { present, controlled } = board.state;
  const empty = { present: [...present], controlled: [...controlled] };
  let at = 0;
  for (const scoring of scorings(world, quick ? 41 : 1)) {
    const { region, held, points } = scoring;
    const places = [...held].map(
      ([each, side]) => [countryIndex.get(each.id) as number, side, each.stability] as const,
    );
    for (const [where, side, n] of places) putMarkers(board, side, where, n);
    const found = scoreRegion(board, region).map(({ total }) => total);
    for (const [where, side] of places) putMarkers(board, side, where, 0);
    Object.assign(present, empty.present);
    Object.assign(controlled, empty.controlled);
    const same = found[0] === points[0] && found[1] === points[1];
    const asCase = !same || at % 53 === 0;
    yield asCase ? world.look(played(scoring, (at % 31) - 15)) : undefined;
    at++;
  }
}

function* southeastAsias({ rules }: World): Iterable<Member> {
  const inside = rules.countries.filter(({ subregions }) => subregions.includes('southeast-asia'));
  for (const owners of owned(inside.length)) {
    const held = inside.flatMap((each, at) => (owners[at] === undefined ? [] : [[each, owners[at]] as const]));
    yield {
      position: {
        ...round(0, 'southeast-asia-scoring'),
        influence: influence(held.map(([each, side]) => [each.id, holding(side, each)])),
      },
      action: [{ kind: 'play', player: 'US', card: 'southeast-asia-scoring', as: 'event' }],
      expect: { legal: true, vp: southeastAsia(held.map(([{ id }, side]) => ({ id, side }))) },
    };
  }
}

/** Both markers anywhere on the track, every value of a card, every number of attempts made, every die. */
function* attempts(): Iterable<Member> {
  for (const side of SIDES)
    for (const own of range(0, 8))
      for (const others of range(0, 8))
        for (const ops of range(1, 4))
          for (const used of range(0, 2)) {
            const space = pairOf(side, own, others);
            const card = CARD_WORTH[ops] as string;
            const at = {
              ...round(side, card),
              space: perSide(space),
              space_attempts_spent: perSide(pairOf(side, used, 0)),
            };
            const action = (die: number) => [{ kind: 'play', player: NAMES[side], card, as: 'space', die }];
            const reason = spaceBarred(space, side, ops, used);
            if (reason !== undefined) yield { position: at, action: action(1), expect: { legal: false, reason } };
            else
              for (const die of DICE) {
                const after = spaceAttempt(space, side, die);
                yield {
                  position: at,
                  action: action(die),
                  expect: {
                    legal: true,
                    space: perSide(after.space),
                    vp: after.vp,
                    cards: { [card]: 'discard' },
                    abilities: { US: abilities(after.space, 0), USSR: abilities(after.space, 1) },
                  },
                };
              }
          }
}

/** Both markers anywhere: who has which ability, and how many rounds each side has. */
function* rights(): Iterable<Member> {
  for (const us of range(0, 8))
    for (const ussr of range(0, 8))
      for (const turn of range(1, 10)) {
        const held = SIDES.map((side) => abilities([us, ussr], side));
        const rounds = held.map((names) => (names.includes('eight_action_rounds') ? 8 : actionRounds(turn)));
        yield {
          position: { turn, space: { us, ussr } },
          action: [{ kind: 'query', query: 'headline_order' }],
          expect: { abilities: { US: held[0], USSR: held[1] }, action_rounds: { US: rounds[0], USSR: rounds[1] } },
        };
      }
}

/** Every DEFCON and every number of military operations of both sides at the end of a turn, and some places of the marker. */
function* shortfalls(): Iterable<Member> {
  for (const defcon of range(2, 5))
    for (const us of range(0, 5))
      for (const ussr of range(0, 5))
        for (const vp of [-19, -17, 0, 17, 19]) {
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
  for (const defcon of range(2, 5))
    for (const turn of range(1, 10))
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
  for (const turn of range(1, 10))
    for (const us of range(0, 3))
      for (const ussr of range(0, 3))
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
  for (const us of cards)
    for (const ussr of cards) {
      if (us === ussr) continue;
      const values: Pair = [us.scoring ? 0 : us.ops, ussr.scoring ? 0 : ussr.ops];
      yield {
        position: { turn: 9, phase: 'headline', defcon: 5, hands: { us: [us.id], ussr: [ussr.id] } },
        action: [{ kind: 'headline', us: { card: us.id }, ussr: { card: ussr.id } } as unknown as CaseAction],
        expect: { legal: true, first_resolved: NAMES[firstHeadline(values)] },
      };
    }
}

/** Every place of the marker and every holder of the China Card, with nothing on the map to score. */
function* lastTurns(): Iterable<Member> {
  for (const vp of range(-19, 19))
    for (const [holder, worth] of [
      ['US', 1],
      ['USSR', -1],
    ] as const) {
      const after = vp + worth;
      yield {
        position: { turn: 10, phase: 'final_scoring', vp, china: { holder, face: 'up' } },
        action: [{ kind: 'phase', phase: 'final_scoring' }],
        expect: {
          legal: true,
          vp: after,
          winner: after > 0 ? 'US' : after < 0 ? 'USSR' : 'draw',
          how: 'final_scoring',
        },
      };
    }
}

/** Southeast Asia counts once, in Asia; and control of Europe wins whatever the marker says. 10.3.2.a, 10.3.2.d */
function* lastRegions({ rules }: World): Iterable<Member> {
  const china = { holder: 'US', face: 'up' } as const;
  const at = { turn: 10, phase: 'final_scoring', china } as const;
  const action = [{ kind: 'phase', phase: 'final_scoring' }];
  const inside = rules.countries.filter(({ subregions }) => subregions.includes('southeast-asia'));
  for (const owners of owned(inside.length)) {
    const holder = new Map(inside.map((each, n) => [each, owners[n]] as const));
    const seen = rules.countries.filter(({ region }) => region === 'asia');
    const points = score(
      'asia',
      seen.map((each) => ({ ...each, beside: besideOf(each), controlledBy: holder.get(each) })),
    );
    const held = inside.flatMap((each) => {
      const side = holder.get(each);
      return side === undefined ? [] : [[each.id, holding(side, each)] as const];
    });
    const vp = points[0] - points[1] + 1;
    yield { position: { ...at, influence: influence(held) }, action, expect: { legal: true, vp: Math.min(20, vp) } };
  }
  const europe = rules.countries.filter(({ region }) => region === 'europe');
  for (const side of SIDES)
    for (const before of range(-19, 19))
      yield {
        position: { ...at, vp: before, influence: influence(europe.map((each) => [each.id, holding(side, each)])) },
        action,
        expect: { legal: true, winner: NAMES[side], how: 'europe_control' },
      };
}

/** The China Card in every country: a point more in Asia, and nowhere else. */
function* chinas({ rules }: World): Iterable<Member> {
  for (const side of SIDES)
    for (const { id, region, stability } of rules.countries)
      for (const die of DICE) {
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

export const TRACK_PROOFS: readonly Proof[] = [
  {
    id: 'scoring',
    clauses: [
      '10.1.1',
      '10.1.1.a',
      '10.1.1.b',
      '10.1.1.c',
      '10.1.1.d',
      '10.1.2',
      '10.1.2.a',
      '10.1.2.b',
      '10.1.2.c',
      '10.2.3',
      '10.3.1.a',
      '10.3.1.c',
    ],
    method: 'enumeration',
    look: lookAtScoring,
  },
  {
    id: 'southeast-asia',
    clauses: ['10.1.1', '10.2.2'],
    method: 'enumeration',
    look: family((world, quick) => thinned(southeastAsias(world), quick ? 17 : 1)),
  },
  {
    id: 'space-race',
    clauses: ['6.4.1', '6.4.1.a', '6.4.1.b', '6.4.2', '6.4.3', '6.4.3.a', '6.4.3.c', '6.4.4.a', '6.4.5.a', '6.4.6'],
    method: 'enumeration',
    // Some values of the second edition's track are not certain.
    editions: ['deluxe'],
    look: family((_world, quick) => thinned(attempts(), quick ? 5 : 1)),
  },
  {
    id: 'abilities',
    clauses: ['6.4.4', '6.4.4.a', '6.4.4.b', '6.4.4.c', '6.4.4.d', '6.4.4.e', '4.5.D'],
    method: 'enumeration',
    look: family(rights),
  },
  {
    id: 'military-operations',
    clauses: ['4.5.E', '8.2.1', '8.2.1.a', '10.1.4', '10.2.1', '10.2.2', '10.3.1.a'],
    method: 'enumeration',
    look: family(shortfalls),
  },
  { id: 'defcon-improves', clauses: ['4.5.A', '8.1.6', '8.1.2'], method: 'enumeration', look: family(improvements) },
  { id: 'deal', clauses: ['4.5.B', '4.5.B.a'], method: 'enumeration', look: family(deals) },
  {
    id: 'final-scoring',
    clauses: ['4.5.I', '10.3.2', '10.3.2.c', '10.3.2.e', 'card:the-china-card'],
    method: 'enumeration',
    look: family(lastTurns),
  },
  {
    id: 'final-regions',
    clauses: ['10.3.2', '10.3.2.a', '10.3.2.b', '10.3.2.d'],
    method: 'enumeration',
    look: family((world, quick) => thinned(lastRegions(world), quick ? 13 : 1)),
  },
  { id: 'china-card', clauses: ['9.3', '9.6'], method: 'enumeration', look: family(chinas) },
  {
    id: 'headline-order',
    clauses: ['4.5.C.b', '4.5.C.c', '4.5.C.d', '4.5.C.e'],
    method: 'enumeration',
    look: family(headlines),
  },
];
