/**
 * A region that is scored, by what each side is said to control there: countries by their names, or only how many. Where they
 * are only counted, countries that fit are taken, so that the scoring itself computes the points; if it matters which they
 * are, nothing is made of the question.
 */
import type { Message } from '../../core/render.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { rivalOf, type SideName } from '../draft.ts';
import type { Facts } from './facts.ts';
import { type Frame, type Said, setting, useClaims } from './frame.ts';
import type { Part, PartKind } from './parts.ts';

/** What a side is said to control. */
interface Holding {
  readonly named: readonly string[];
  /** Battlegrounds, and other countries, that are only counted. */
  readonly battlegrounds: number;
  readonly others: number;
  /** Countries that are counted, of which it is not said whether the battlegrounds are among them. */
  readonly countries: number;
}

const NOTHING: Holding = {
  named: [],
  battlegrounds: 0,
  others: 0,
  countries: 0,
};

const SCORING = /-scoring$/;

export const countedScoring: Frame = (facts, rules) => {
  if (facts.has('coup', 'realign', 'ops', 'die', 'milops', 'pair', 'influence')) return undefined;
  const around = setting(facts);
  // "The US with Nigeria against the USSR with Algeria".
  facts.use(...facts.of('against').filter((at) => facts.beside(at, 1, 'side') !== undefined));
  if (!around || facts.of('against').length > 0) return undefined;
  const cards = facts.of('card');
  // "With Formosan Resolution": in effect.
  const lasting = cards.filter((at) => !SCORING.test(facts.valueAt(at)) && facts.beside(at, -1, 'worth') !== undefined);
  const without = cards.filter((at) => {
    const none = facts.beside(at, -1, 'none') ?? facts.beside(at, 1, 'none');
    if (none !== undefined) facts.use(at, none);
    return none !== undefined;
  });
  const scored = cards.filter((at) => !without.includes(at) && !lasting.includes(at)).map((at) => facts.valueAt(at));
  if (scored.some((card) => !SCORING.test(card))) return undefined;
  const ids = new Set([...facts.values('region'), ...scored.map((card) => card.replace(SCORING, ''))]);
  const [region] = ids;
  const isScored = rules.cards.some(({ id }) => id === `${region}-scoring`);
  if (region === undefined || ids.size !== 1 || !isScored) return undefined;
  facts.use(...facts.of('region', 'card', 'score'));
  useClaims(facts);
  const within = rules.countries.filter((each) => isIn(each, region));
  const inside = within.map(({ id }) => id);
  const battlegrounds = within.flatMap(({ id, battleground }) => (battleground ? [id] : []));
  const held = holdings(facts, battlegrounds);
  if (!held || !facts.isAllUsed('control', 'vp', 'points', 'countries', 'battlegrounds', 'others')) return undefined;
  const named = [...held.us.named, ...held.ussr.named];
  if (new Set(named).size < named.length || named.some((id) => !inside.includes(id))) return undefined;
  const chosen = chosenFor(held, region, rules);
  if (!chosen) return undefined;
  return {
    said: [
      ...around,
      ...lasting.map((at): Said => ['position.effect', { card: facts.valueAt(at) }]),
      ...(['us', 'ussr'] as const).flatMap((side) =>
        chosen[side].map((country): Said => ['position.control', { side, country }]),
      ),
      ['ask.score', { region }],
    ],
    assumed: (['us', 'ussr'] as const).flatMap((side): readonly Message[] => {
      const { battlegrounds: n, others: m } = held[side];
      return n + m > 0
        ? [
            {
              message: 'asked.counted',
              args: { side: side === 'us' ? 0 : 1, n, m },
            },
          ]
        : [];
    }),
  };
};

/** What each side is said to hold: everything behind a side, up to the next one, is its own. */
function holdings(facts: Facts, battlegrounds: readonly string[]): Readonly<Record<SideName, Holding>> | undefined {
  const held: Partial<Record<SideName, Holding>> = {};
  let side: SideName | undefined;
  const places = [...facts.parts.keys()].filter((at) => !facts.isUsed(at));
  const told = places.filter((at) => facts.kindAt(at) === 'country' || facts.kindAt(at) === 'side');
  const isTurned = facts.kindAt(told[0] ?? -1) === 'country' && facts.kindAt(told.at(-1) ?? -1) === 'side';
  // "Thailand and Indonesia American": whose they are stands behind.
  for (const at of isTurned && facts.of('n', 'none', 'all').length === 0 ? places.toReversed() : places) {
    const { kind, value, article } = facts.parts[at] as Part;
    if (facts.isUsed(at)) continue;
    const next = facts.kindAt(at + 1);
    if (kind === 'side') {
      side = value as SideName;
      continue;
    }
    if (!['country', 'n', 'none', 'all'].includes(kind)) continue;
    // "Without Formosa", before anybody is named: an event that is not in effect.
    if (side === undefined && kind === 'none' && next === 'country') {
      facts.use(at, at + 1);
      continue;
    }
    if (side === undefined) return undefined;
    const before = held[side] ?? NOTHING;
    // "All battlegrounds, North Korea among them".
    if (kind === 'country') held[side] = { ...before, named: [...new Set([...before.named, String(value)])] };
    else if (kind === 'none' && ['others', 'countries', 'battlegrounds'].includes(next)) {
      // "All battlegrounds, and no other country".
      held[side] = before;
    } else if (kind === 'none') {
      if (held[side] !== undefined) return undefined;
      held[side] = NOTHING;
    } else if (kind === 'all') {
      // "All three battlegrounds", "all six battlegrounds of Asia".
      const [last = -1] = [1, 2, 3].filter((step) => facts.kindAt(at + step) === 'battlegrounds');
      const between = [...facts.parts.keys()].slice(at + 1, at + last);
      const counts = between.filter((each) => facts.kindAt(each) === 'n');
      const isOther = between.some((each) => !['n', 'region'].includes(facts.kindAt(each)));
      if (last < 0 || isOther || counts.some((each) => facts.valueAt(each) !== String(battlegrounds.length)))
        return undefined;
      held[side] = { ...before, named: [...before.named, ...battlegrounds] };
      facts.use(...counts);
    } else if (next === 'battlegrounds') held[side] = { ...before, battlegrounds: Number(value) };
    else if (next === 'others') held[side] = { ...before, others: Number(value) };
    else if (next === 'country') {
      // "One Costa Rica": the number says nothing.
      if (Number(value) !== 1) return undefined;
    } else if (next === 'countries') {
      held[side] = { ...before, countries: Number(value) };
    } else if (!article) return undefined;
    facts.use(at);
  }
  if (places.some((at) => isUncounted(facts, at))) return undefined;
  const { us, ussr } = held;
  const counted = [us, ussr].some((each) => each && each.battlegrounds + each.others + each.countries > 0);
  // "The USSR Cuba, I Panama": whoever asks is the other one.
  if (facts.mixes && !(us && ussr) && facts.taken !== undefined) return undefined;
  // Of a side of which nothing is said nothing is known.
  if ((!us && !ussr) || ((counted || facts.has('all')) && !(us && ussr))) return undefined;
  facts.use(...facts.of('side', 'all', 'n', 'none', 'country'));
  return asTotals({ us: us ?? NOTHING, ussr: ussr ?? NOTHING });
}

/** "He has more countries": how many is not said. */
function isUncounted(facts: Facts, at: number): boolean {
  // "All six battlegrounds of Asia".
  const before = facts.kindAt(at - 1) === 'region' ? facts.kindAt(at - 2) : facts.kindAt(at - 1);
  if (!COUNTED.has(facts.kindAt(at)) || COUNTING.has(before) || COUNTED.has(before)) return false;
  const { clause } = facts.parts[at] as Part;
  return facts.parts.slice(0, at).some((part) => part.kind === 'side' && part.clause === clause);
}
const COUNTED: ReadonlySet<PartKind> = new Set<PartKind>(['countries', 'battlegrounds', 'others']);
const COUNTING: ReadonlySet<PartKind> = new Set<PartKind>(['n', 'none', 'all']);

/**
 * "3 battlegrounds and 5 countries": five in all, if eight would make no difference to presence, domination and control; those
 * ask who has more, and whether there is one of each kind. 10.1.1
 */
function asTotals(held: Readonly<Record<SideName, Holding>>): typeof held | undefined {
  const sides = [held.us, held.ussr] as const;
  if (sides.every(({ countries }) => countries === 0)) return held;
  if (sides.some(({ named, others }) => named.length + others > 0)) return undefined;
  const inAll = sides.map(({ countries, battlegrounds }) => Math.max(countries, battlegrounds)) as [number, number];
  const besides = sides.map(({ countries, battlegrounds }) => countries + battlegrounds) as [number, number];
  const others = sides.map(({ battlegrounds }, at) => (inAll[at] ?? 0) - battlegrounds) as [number, number];
  const isSame =
    Math.sign(inAll[0] - inAll[1]) === Math.sign(besides[0] - besides[1]) &&
    sides.every(({ countries, battlegrounds }, at) => battlegrounds === 0 || (others[at] ?? 0) > 0 === countries > 0);
  return isSame
    ? {
        us: { ...held.us, others: others[0], countries: 0 },
        ussr: { ...held.ussr, others: others[1], countries: 0 },
      }
    : undefined;
}

const isIn = (country: Ruleset['countries'][number], region: string): boolean =>
  country.region === region || country.subregions.includes(region);

/** Countries for each side, if no others that fit would bring other points: those beside the enemy superpower count more. 10.1.2.a */
function chosenFor(
  held: Readonly<Record<SideName, Holding>>,
  region: string,
  rules: Ruleset,
): Readonly<Record<SideName, readonly string[]>> | undefined {
  const inside = rules.countries.filter((each) => isIn(each, region));
  const taken = new Set([...held.us.named, ...held.ussr.named]);
  const chosen = { us: [...held.us.named], ussr: [...held.ussr.named] };
  for (const side of ['us', 'ussr'] as const) {
    for (const [n, isKey] of [
      [held[side].battlegrounds, true],
      [held[side].others, false],
    ] as const) {
      const free = inside.filter(({ id, battleground }) => !taken.has(id) && battleground === isKey);
      const plain = free.filter(({ superpower }) => superpower !== rivalOf(side));
      // One beside the enemy would bring a point more.
      if (n > free.length || (n > 0 && plain.length < free.length)) return undefined;
      for (const { id } of plain.slice(0, n)) {
        taken.add(id);
        chosen[side].push(id);
      }
    }
  }
  return chosen;
}
