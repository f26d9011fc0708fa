/** A contest of two dice to which each side adds the regions that it dominates or controls. */
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import type { SideName } from '../draft.ts';
import { diceOf } from './dice.ts';
import type { Facts } from './facts.ts';
import { ASK, actorOf, type Frame, type Said, setting } from './frame.ts';

/** Does the event count the regions in which a side has domination? */
const countsRegions = (event: unknown): boolean =>
  /"regions":.{0,80}"status":\[[^\]]*"domination"/.test(JSON.stringify(event ?? []));

/** Countries that give a side domination of a region in which nobody else has any: one of each kind. 10.1.1.b */
function dominating(region: string, { countries }: Ruleset): readonly string[] {
  const inside = countries.filter((each) => each.region === region);
  return [true, false].flatMap((isKey) => inside.find(({ battleground }) => battleground === isKey)?.id ?? []);
}

/** The regions of each side: everything behind a side, up to the next one, is its own; undefined if one is told of both or of none. */
function regionsOf(facts: Facts): ReadonlyMap<string, SideName> | undefined {
  const held = new Map<string, SideName>();
  let side: SideName | undefined;
  for (const at of facts.of('side', 'region', 'none')) {
    const kind = facts.kindAt(at);
    if (kind === 'side') side = facts.valueAt(at) as SideName;
    else if (side === undefined || held.has(facts.valueAt(at))) return undefined;
    else if (kind === 'region') held.set(facts.valueAt(at), side);
    // "The USSR dominates nothing", but not "Africa nobody".
    else if ([...held.values()].includes(side)) return undefined;
    facts.use(at);
  }
  return held;
}

export const domination: Frame = (facts, rules) => {
  if (facts.has('country', 'coup', 'realign', 'ops', 'milops', 'presence', 'not')) return undefined;
  const [at, ...more] = facts.of('card');
  const card = rules.cards.find(({ id }) => at !== undefined && id === facts.valueAt(at));
  if (at === undefined || more.length > 0 || !card || !countsRegions(card.event)) return undefined;
  const around = setting(facts);
  const host = actorOf(facts, 'card');
  const dice = diceOf(facts);
  facts.use(at, ...facts.of('die'));
  const held = regionsOf(facts);
  if (!around || host === null || !dice || !held || held.size === 0) return undefined;
  const said = [...held].map(([region, side]) => dominating(region, rules).map((country) => ({ side, country })));
  // A sub-region is none of those that are counted.
  if (said.some((countries) => countries.length < 2) || !facts.has('dominates', 'control')) return undefined;
  if (!facts.isAllUsed('control', 'vp', 'points', 'defcon')) return undefined;
  const side = host ?? facts.me;
  return {
    said: [
      ...around,
      ...said.flat().map((each): Said => ['position.control', each]),
      ['play.event', { side: side ?? 'us', card: card.id }],
      ['act.rolls', { side1: 'us', n1: dice.us, side2: 'ussr', n2: dice.ussr }],
      ASK,
    ],
    assumed: [
      { message: 'asked.dominated', args: {} },
      // Whoever plays it, the dice are compared in the same way.
      ...(side ? [] : [{ message: 'asked.side', args: { side: 0 } }]),
    ],
  };
};
