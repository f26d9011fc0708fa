/** Reading the verbs that do something at once. */

import { companionOf } from '../games/twilight-struggle/cards/pairing.ts';
import type {
  ConductOps,
  Contest,
  Discard,
  Distribute,
  IfStep,
  PerCountry,
  Role,
  Step,
  Take,
  VerbParameters,
  VerbStep,
  VictoryPoints,
  War,
} from '../games/twilight-struggle/events/vocabulary.ts';
import type { Act, ActOf } from './acts.ts';
import type { Bound, Spread } from './phrases.ts';
import {
  cardPhrase,
  cardSet,
  countrySet,
  isInForce,
  type Reading,
  rivalOf,
  whoOf,
  without,
  zonePhrase,
} from './reading.ts';
import { readAddition, readAward, readCount, readRemoval, readValue } from './reading-numbers.ts';

/** The acts of a step with one of the verbs that need no phrase of their own; undefined for the others. */
export function readActs(reading: Reading, step: Exclude<Step, IfStep>): readonly Act[] | undefined {
  const verb = Object.keys(READERS).find((name) => name in step) as keyof typeof READERS | undefined;
  if (verb === undefined) return undefined;
  return (READERS[verb] as (reading: Reading, step: Exclude<Step, IfStep>) => readonly Act[])(reading, step);
}

/** The verbs that are a phrase of their own or last. */
type Composite = 'contest' | 'choose' | 'trigger' | 'offer' | 'modify' | 'forbid' | 'exempt' | 'trap' | 'oblige';
type Readers = {
  readonly [V in Exclude<keyof VerbParameters, Composite>]: (reading: Reading, step: VerbStep<V>) => readonly Act[];
};

const READERS: Readers = {
  place: (reading, step) => [addition(reading, step)],
  remove: (reading, step) => [removal(reading, step)],
  vp: (reading, step) => [victoryPoints(reading, step.vp)],
  defcon: (reading, { defcon, by }) => {
    if ('change' in defcon) return [{ act: 'defcon', change: defcon.change }];
    if (typeof defcon.set === 'number') return [{ act: 'defconSet', to: defcon.set }];
    return [{ act: 'defconPick', who: whoOf(reading, by ?? 'player'), levels: defcon.set.pick }];
  },
  milops: (reading, { milops }) => {
    const side = whoOf(reading, milops.side);
    return ['add' in milops ? { act: 'milops', side, add: milops.add } : { act: 'milopsSet', side, to: milops.set }];
  },
  space: (reading, { space }) => [{ act: 'space', side: whoOf(reading, space.side), advance: space.advance }],
  score: (reading, step) => [scoring(reading, step.score.region)],
  end: (reading, { end }) => {
    if (end.winner === 'by-vp') return [{ act: 'endByVp' }];
    if (end.winner) return [{ act: 'end', result: 'wins', who: whoOf(reading, end.winner) }];
    return [{ act: 'end', result: 'loses', who: whoOf(reading, end.loser ?? 'phasing') }];
  },
  ops: (reading, step) => [operations(reading, step.ops)],
  war: (reading, step) => war(reading, step.war),
  discard: (reading, step) => [discard(reading, step.discard)],
  take: (reading, step) => take(reading, step.take),
  move: (reading, { move }) => [
    { act: 'move', card: cardPhrase(reading, move.card), to: zonePhrase(reading, move.to) },
  ],
  draw: (reading, { draw }) => [
    {
      act: 'draw',
      side: whoOf(reading, draw.side),
      count: readCount(reading, draw.count),
      to: zonePhrase(reading, draw.to),
    },
  ],
  shuffle: () => [{ act: 'shuffle' }],
  reveal: (reading, { reveal }) => {
    const { cards, until } = reveal;
    const from = whoOf(reading, cards.hand);
    return [
      { act: 'reveal', from, cards: cardSet(reading, cards.where), to: rivalOf(from), open: until === 'end-of-turn' },
    ];
  },
  fire: (reading, { fire }) => [{ act: 'fire', card: cardPhrase(reading, fire.card), as: whoOf(reading, fire.as) }],
  play: (reading, { play }) => [{ act: 'play', card: cardPhrase(reading, play.card), by: whoOf(reading, play.by) }],
  china: (reading, { china }) => [{ act: 'china', to: whoOf(reading, china.to), face: china.face }],
  cancel: (reading, { cancel }) => {
    if ('headline' in cancel) return [{ act: 'cancelHeadline', side: whoOf(reading, cancel.headline) }];
    // A card of another edition has no effect that could end.
    const known = reading.rules.cards.some(({ id }) => id === cancel.card);
    return known ? [{ act: 'cancel', card: cancel.card }] : [];
  },
};

// Board ---------------------------------------------------------------------------------------------------------------

/** That influence is doubled where there is some is implied. */
function addition(reading: Reading, step: VerbStep<'place'>): ActOf<'place'> {
  const { place } = step;
  const amount = readAddition(reading, 'each' in place ? place.each : place.total, place.side);
  const at = spread(reading, place);
  const found = amount.amount === 'double' ? { ...at, set: without(at.set, 'has') } : at;
  return { act: 'place', ...parties(reading, place, step), amount, at: found };
}

function parties(reading: Reading, spec: Distribute | PerCountry, { by = 'player' }: { readonly by?: Role }) {
  return { who: whoOf(reading, by), side: whoOf(reading, spec.side) };
}

function spread(reading: Reading, spec: Distribute | PerCountry): Spread {
  const set = countrySet(reading, spec.where);
  if ('each' in spec) return { spread: 'each', countries: countries(spec.countries), set };
  const { max, together } = spec;
  if (together && isInForce(reading.rules, together)) return { spread: 'each', countries: 1, set };
  return { spread: 'total', set, ...(max !== undefined && { max }) };
}

function countries(count: PerCountry['countries']): Extract<Spread, { spread: 'each' }>['countries'] {
  if (count === 'all' || typeof count === 'number') return count;
  if ('upTo' in count && typeof count.upTo === 'number') return { upTo: count.upTo };
  throw new Error('a number of countries is a number');
}

/** That influence is taken from where there is some, and enough, is implied. */
function removal(reading: Reading, step: VerbStep<'remove'>): ActOf<'remove'> {
  const { remove } = step;
  const { who, side } = parties(reading, remove, step);
  const amount = readRemoval(reading, 'each' in remove ? remove.each : remove.total, remove.side);
  const at = spread(reading, remove);
  const { has, hasAtLeast } = at.set;
  const bare = without(
    at.set,
    ...(has === side ? ['has' as const] : []),
    ...(amount.amount === 'exactly' && hasAtLeast?.who === side && hasAtLeast.n <= amount.n
      ? ['hasAtLeast' as const]
      : []),
  );
  const loses = at.spread === 'each' && at.countries === 'all';
  return { act: 'remove', who, side, amount, at: { ...at, set: bare }, loses };
}

function victoryPoints(reading: Reading, vp: VictoryPoints): Act {
  if ('net' in vp) return { act: 'vpBoth', us: readAward(reading, vp.net.us), ussr: readAward(reading, vp.net.ussr) };
  return { act: 'vp', side: whoOf(reading, vp.side), amount: readAward(reading, vp.amount) };
}

function scoring(reading: Reading, region: string): Act {
  const { rules } = reading;
  const values = rules.regions.find(({ id }) => id === region)?.scoring;
  if (!values) throw new Error(`${region} has no scoring`);
  const besideSuperpower = rules.countries.some((country) => country.region === region && country.superpower !== null);
  return { act: 'score', region, ...values, besideSuperpower };
}

// Operations and wars -------------------------------------------------------------------------------------------------

function operations(reading: Reading, spec: ConductOps): Act {
  const side = whoOf(reading, spec.side);
  const set = spec.where && countrySet(reading, spec.where);
  return {
    act: 'ops',
    side,
    value: operationsValue(reading, spec.value),
    modes: spec.modes,
    ...(set && { set }),
    free: spec.free === true,
    credited: !spec.free && !(spec.uncredited && isInForce(reading.rules, spec.uncredited)),
  };
}

function operationsValue(reading: Reading, value: ConductOps['value']): ActOf<'ops'>['value'] {
  if (typeof value === 'number') return { n: value };
  if ('ops' in value) {
    const of = cardPhrase(reading, value.ops);
    return of.card === 'this' ? { of, printed: reading.card.ops } : { of };
  }
  throw new Error(`${reading.card.id}: Operations have a number or the value of a card`);
}

function war(reading: Reading, spec: War): readonly Act[] {
  const attacker = whoOf(reading, spec.attacker);
  const target = countrySet(reading, spec.target);
  const { adjacentControlled, targetControlled } = spec.penalty;
  const [country, ...more] = target.ids ?? [];
  return [
    { act: 'war', attacker, target, milops: spec.milops },
    {
      act: 'warRoll',
      attacker,
      success: spec.success,
      ...(adjacentControlled && { adjacent: whoOf(reading, adjacentControlled) }),
      ...(targetControlled && { target: whoOf(reading, targetControlled) }),
    },
    {
      act: 'warWon',
      attacker,
      defender: rivalOf(attacker),
      vp: spec.vp,
      ...(country !== undefined && more.length === 0 && { country }),
    },
  ];
}

/** A bonus that both sides have alike is said once. */
export function readContest(reading: Reading, contest: Contest): Act {
  const bonus = Object.entries(contest.bonus).flatMap(([role, expression]) => {
    const value = readValue(reading, expression);
    return value.value === 'number' && value.n === 0 ? [] : [{ who: whoOf(reading, role as Role), value }];
  });
  const [first, second] = bonus;
  const value = first && common(first.value);
  const alike = value && second && JSON.stringify(value) === JSON.stringify(common(second.value));
  return { act: 'contest', bonus: alike ? [{ who: 'any', value }] : bonus, ties: contest.ties };
}

function common(value: ReturnType<typeof readValue>): ReturnType<typeof readValue> {
  return value.value === 'regions' ? { ...value, who: 'any' } : value;
}

// Cards ---------------------------------------------------------------------------------------------------------------

function discard(reading: Reading, spec: Discard): Act {
  const from = zonePhrase(reading, spec.from);
  if (typeof spec.from === 'string') leaveRest(reading, spec.from);
  const who = spec.by ? whoOf(reading, spec.by) : from.zone === 'hand' ? from.of : whoOf(reading, 'player');
  return {
    act: 'discard',
    who,
    from,
    count: readCount(reading, spec.count),
    set: cardSet(reading, spec.where),
    random: spec.random === true,
    revealed: spec.revealed === true,
  };
}

/** Who later speaks of these cards means those that are left. */
function leaveRest(reading: Reading, name: string): void {
  const bound = reading.bound.get(name);
  if (bound?.card === 'bound') reading.bound.set(name, { ...(bound as Bound), rest: true });
}

/** Does this step take up the second card of a paired play? */
export function isCompanion(reading: Reading, { from, where }: Take): boolean {
  const companion = companionOf(reading.card);
  return (
    companion !== undefined &&
    JSON.stringify([from, where]) === JSON.stringify([{ hand: companion.side }, companion.where])
  );
}

/** The companion of a paired play has been named by the timing of the card. */
function take(reading: Reading, spec: Take): readonly Act[] {
  if (isCompanion(reading, spec)) return [];
  return [
    {
      act: 'take',
      who: whoOf(reading, spec.by ?? 'player'),
      from: zonePhrase(reading, spec.from),
      to: zonePhrase(reading, spec.to),
      set: cardSet(reading, spec.where),
      random: spec.random === true,
      revealed: spec.revealed === true,
    },
  ];
}
