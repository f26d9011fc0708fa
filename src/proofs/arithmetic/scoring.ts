/** Scoring: a region, Southeast Asia, and the end of the last turn. 10 */
import { putMarkers } from '../../games/twilight-struggle/board.ts';
import type { Country } from '../../games/twilight-struggle/ruleset.ts';
import { scoreRegion } from '../../games/twilight-struggle/scoring/scoring.ts';
import { type Pair, REGIONS, type SideIndex, score, southeastAsia, victoryPoints } from '../formulas.ts';
import { enumerated, type Looked, type Member, type Proof, thinned, type World } from '../proof.ts';
import { besideOf, holding, influence, NAMES, range, round, SIDES } from './board.ts';

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
 * superpower, and of the others how many each side holds. They come as ways to make them: few of very many are looked at.
 */
export function* holdings(countries: readonly Country[]): Iterable<() => ReadonlyMap<Country, SideIndex>> {
  const told = countries.filter(({ battleground, superpower }) => battleground || superpower !== null);
  const others = countries.filter((each) => !told.includes(each));
  for (const owners of owned(told.length))
    for (const us of range(0, others.length))
      for (const ussr of range(0, others.length - us))
        yield () => {
          const held = new Map<Country, SideIndex>();
          told.forEach((each, at) => {
            const owner = owners[at];
            if (owner !== undefined) held.set(each, owner);
          });
          for (const each of others.slice(0, us)) held.set(each, 0);
          for (const each of others.slice(us, us + ussr)) held.set(each, 1);
          return held;
        };
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
    for (const make of thinned(holdings(inside), every)) {
      const held = make();
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

/** Places of the marker from which the points of one side alone would end the game. */
const NEAR_THE_END = [-19, -17, -14, 14, 17, 19] as const;

/** Both sides score: only the difference moves the marker, and only where it then stands may end the game. 10.3.1.b */
function* bothScoring(world: World, quick: boolean): Iterable<Member> {
  for (const scoring of scorings(world, quick ? 4001 : 301)) {
    const both = scoring.points.every((each) => each > 0 && each < Number.POSITIVE_INFINITY);
    if (both) for (const before of NEAR_THE_END) yield played(scoring, before);
  }
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

export const SCORING_PROOFS: readonly Proof[] = [
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
  enumerated('both-score', ['10.3.1.b', '10.1.4'], bothScoring),
  enumerated('southeast-asia', ['10.1.1', '10.2.2'], southeastAsias, 17),
  enumerated('final-scoring', ['4.5.I', '10.3.2', '10.3.2.c', '10.3.2.e', 'card:the-china-card'], lastTurns),
  enumerated('final-regions', ['10.3.2', '10.3.2.a', '10.3.2.b', '10.3.2.d'], lastRegions, 13),
];
