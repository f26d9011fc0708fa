/** Frames of Operations that are spent on markers or in the space race. */

import { hasVerb } from '../../games/twilight-struggle/events/mentions.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import type { SideName } from '../draft.ts';
import { controlIn } from './control.ts';
import type { Facts } from './facts.ts';
import { ASK, actorOf, boxesOf, control, type Frame, influence, type Said, setting, stated } from './frame.ts';
import { markersIn } from './markers.ts';
import type { Part } from './parts.ts';
import { CHINA, worthOf } from './plays.ts';

/** "The USSR headlined Vietnam Revolts, then …": what is in effect since. */
function headlinedBefore(facts: Facts): readonly Said[] {
  return facts.of('headline').flatMap((at): readonly Said[] => {
    const card = facts.beside(at, 1, 'card') ?? facts.beside(at, -1, 'card');
    const side = facts.beside(at, -1, 'side');
    if (card === undefined) return [];
    facts.use(at, card, ...(side === undefined ? [] : [side]));
    return [['position.effect', { card: facts.valueAt(card) }]];
  });
}

/** Points that are claimed of a card whose value is asked for, and what they are said to come to: "6 ops", "ended 3/2". */
function useCounts(facts: Facts): void {
  const [, ...later] = facts.of('pair');
  facts.use(...later);
  for (const at of facts.of('ops', 'points')) {
    const number = facts.beside(at, -1, 'n');
    if (number !== undefined) facts.use(at, number);
  }
}

/** Whoever is named last before a card, in its part of the sentence. */
function sideBefore(facts: Facts, card: number): SideName | undefined {
  const { clause } = facts.parts[card] as Part;
  const at = facts.parts.findLastIndex((part, index) => index < card && part.kind === 'side' && part.clause === clause);
  return at < 0 ? undefined : (facts.valueAt(at) as SideName);
}

/** How many markers a side can place in a country. 6.1.2 */
export const room: Frame = (facts, rules) => {
  if (facts.has('coup', 'realign', 'region', 'die', 'milops', 'space', 'score')) return undefined;
  const headlined = headlinedBefore(facts);
  const around = setting(facts);
  const [country, ...others] = facts.values('country');
  const cards = facts.of('card');
  const card = cards.length === 1 ? facts.valueAt(cards[0] as number) : undefined;
  // "The China Card all into Thailand, 5 or 6?": how many points it is worth there is what is asked.
  const isChina = card === CHINA && facts.has('all', 'place', 'ops');
  if (!isChina && (facts.has('need') || headlined.length > 0)) return undefined;
  if (isChina) useCounts(facts);
  const ops = worthOf(facts);
  const asks = (facts.has('place') && facts.has('ask')) || isChina;
  // "Independent Reds in Hungary: how many do I put in": as many as its event does.
  if (card !== undefined && hasVerb(rules.cards.find(({ id }) => id === card)?.event, 'place')) return undefined;
  if (!around || country === undefined || others.length > 0 || !asks || ops === null) return undefined;
  if ((ops === undefined) === (card === undefined) || cards.length > 1) return undefined;
  facts.use(...cards, ...facts.of('ops', 'points'));
  // Whoever places may be named by that alone.
  const doers = new Set(
    facts.of('place', ...(isChina ? (['card'] as const) : [])).flatMap((at) => facts.doerOf(at) ?? []),
  );
  const named = isChina ? sideBefore(facts, cards[0] as number) : undefined;
  facts.use(...facts.of('place', ...(isChina ? (['all'] as const) : [])));
  const marked = markersIn(facts, country);
  facts.use(...facts.of('country'));
  const [side = named ?? facts.me, ...more] = doers;
  if (!marked || (marked.length === 0 && !isChina) || more.length > 0 || !side) return undefined;
  if (!facts.isAllUsed('control', ...(isChina ? (['side', 'end', 'claims'] as const) : []))) return undefined;
  return {
    said: [
      ...headlined,
      ...around,
      ...influence(marked),
      ['act.side', { side }],
      ...(card === undefined ? [] : [['act.card', { card }] as const]),
      ...stated('act.value', ops),
      ['ask.most', { side, country }],
    ],
  };
};

/** Markers that a list names, and whose countries they go to: "one in Thailand and one in Laos". */
function listedBehind(facts: Facts, word: number): Readonly<Record<string, number>> {
  const placed: Record<string, number> = {};
  for (const at of facts.of('country')) {
    const number = facts.beside(at, -1, 'n');
    // "Having 1 in Nicaragua": what is there already.
    if (at < word || number === undefined || facts.kindAt(number - 1) === 'has') continue;
    placed[facts.valueAt(at)] = Number(facts.valueAt(number));
    facts.use(at, number);
  }
  return placed;
}

/** "A card of 2, one in Thailand and one in Laos, the US controls both": markers in several countries, paid for by one card. 6.1.2 */
export const placing: Frame = (facts) => {
  if (facts.has('coup', 'realign', 'region', 'die', 'milops', 'space', 'headline', 'need', 'score')) return undefined;
  const [word, ...again] = facts.of('place');
  const around = setting(facts);
  const ops = worthOf(facts);
  if (word === undefined || again.length > 0 || !around || typeof ops !== 'number' || facts.of('card').length > 0)
    return undefined;
  const side = facts.doerOf(word) ?? facts.me ?? onlyDoer(facts, word);
  const placed = listedBehind(facts, word);
  const countries = Object.keys(placed);
  if (!side || countries.length < 2) return undefined;
  const both = facts.of('control').flatMap((at) => {
    const all = facts.beside(at, 1, 'both', 'all');
    const owner = facts.beside(at, -1, 'side');
    if (all === undefined || owner === undefined) return [];
    facts.use(at, all, owner);
    return countries.map((country) => ({ side: facts.valueAt(owner) as SideName, country }));
  });
  const ruled = controlIn(facts, ['control']);
  facts.use(word, ...facts.of('ops', 'points', 'worth'));
  if (!ruled || !facts.isAllUsed('side', 'influence', 'control')) return undefined;
  return {
    said: [
      ...around,
      ...control([...both, ...ruled]),
      ['act.side', { side }],
      ['act.other_card', { n: ops }],
      ...Object.entries(placed).map(([country, n]): Said => ['act.place', { country, n }]),
      ASK,
    ],
  };
};

/** The side that is spoken of before what is done, if it is the only one. */
function onlyDoer(facts: Facts, word: number): SideName | undefined {
  const before = new Set(
    facts
      .of('side')
      .filter((at) => at < word)
      .map(facts.valueAt),
  );
  return before.size === 1 ? ([...before][0] as SideName) : undefined;
}

/** "My next box needs 3": the first box for which a card must be worth so much. 6.4.1 */
function boxThatAsks(facts: Facts, { spaceRace }: Ruleset): number | undefined {
  for (const at of facts.of('box')) {
    const need = facts.beside(at, 1, 'need');
    const number = need === undefined ? undefined : facts.beside(need, 1, 'n');
    const box = spaceRace.find(({ ops }) => number !== undefined && ops === Number(facts.valueAt(number)));
    if (need === undefined || number === undefined || !box) continue;
    facts.use(at, need, number);
    return box.box;
  }
  return undefined;
}

/** An attempt in the space race, with the box in which each marker is. 6.4.1 */
export const space: Frame = (facts, rules) => {
  if (facts.has('coup', 'realign', 'country', 'region', 'milops', 'headline', 'score', 'round')) return undefined;
  const asked = boxThatAsks(facts, rules);
  const [at] = facts.of('space');
  if (at === undefined && asked === undefined) return undefined;
  const around = setting(facts);
  const [named, ...others] = facts.of('card');
  if (asked !== undefined) {
    // Whose marker it is makes no difference.
    const side = actorOf(facts, 'space', 'card') ?? (facts.taken === undefined ? facts.me : undefined) ?? 'us';
    facts.use(...facts.of('space', 'box', 'discard', 'card', 'ops', 'side', 'play'));
    if (!around || named === undefined || others.length > 0 || !facts.isAllUsed()) return undefined;
    return {
      said: [
        ...around,
        ['position.space', { side, n: asked - 1 }],
        ['act.side', { side }],
        ['act.space', { card: facts.valueAt(named) }],
        ASK,
      ],
      assumed: [{ message: 'asked.box', args: { n: asked } }],
    };
  }
  const boxes = boxesOf(facts);
  const die = facts.numberOf('die', 1, -1);
  const actor = actorOf(facts, 'space', 'die');
  const spent = worthOf(facts) ?? facts.numberOf('space', 1);
  facts.use(...facts.of('space', 'die', 'ops', 'points'));
  const [only, ...more] = facts.values('side');
  const side = actor ?? facts.me ?? (more.length === 0 ? (only as SideName | undefined) : undefined);
  const isWhole = facts.isAllUsed('side', 'vp');
  if (!around || !boxes || actor === null || !side || spent === null || spent === undefined || die === null || !isWhole)
    return undefined;
  return {
    said: [
      ...around,
      ...boxes,
      ['act.side', { side }],
      ['act.space'],
      ...stated('act.value', spent),
      ...stated('act.die', die),
      ASK,
    ],
  };
};
