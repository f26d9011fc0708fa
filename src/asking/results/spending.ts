/** Frames of Operations that are spent on markers or in the space race. */

import { hasVerb } from '../../games/twilight-struggle/events/mentions.ts';
import type { SideName } from '../draft.ts';
import { ASK, actorOf, boxesOf, type Frame, influence, setting, stated } from './frame.ts';
import { markersIn } from './markers.ts';
import { worthOf } from './plays.ts';

/** How many markers a side can place in a country. 6.1.2 */
export const room: Frame = (facts, rules) => {
  if (facts.has('coup', 'realign', 'region', 'die', 'milops', 'space', 'headline', 'need', 'score')) return undefined;
  const around = setting(facts);
  const [country, ...others] = facts.values('country');
  const cards = facts.of('card');
  const card = cards.length === 1 ? facts.valueAt(cards[0] as number) : undefined;
  const ops = worthOf(facts);
  const asks = facts.has('place') && facts.has('ask');
  // "Independent Reds in Hungary: how many do I put in": as many as its event does.
  if (card !== undefined && hasVerb(rules.cards.find(({ id }) => id === card)?.event, 'place')) return undefined;
  if (!around || country === undefined || others.length > 0 || !asks || ops === null) return undefined;
  if ((ops === undefined) === (card === undefined) || cards.length > 1) return undefined;
  facts.use(...cards, ...facts.of('ops', 'points'));
  // Whoever places may be named by that alone.
  const doers = new Set(facts.of('place').flatMap((at) => facts.doerOf(at) ?? []));
  facts.use(...facts.of('place'));
  const marked = markersIn(facts, country);
  facts.use(...facts.of('country'));
  const [side = facts.me, ...more] = doers;
  if (!marked || marked.length === 0 || more.length > 0 || !side || !facts.isAllUsed('control')) return undefined;
  return {
    said: [
      ...around,
      ...influence(marked),
      ['act.side', { side }],
      ...(card === undefined ? [] : [['act.card', { card }] as const]),
      ...stated('act.value', ops),
      ['ask.most', { side, country }],
    ],
  };
};

/** An attempt in the space race, with the box in which each marker is. 6.4.1 */
export const space: Frame = (facts) => {
  if (facts.has('coup', 'realign', 'country', 'region', 'milops', 'headline', 'score', 'round')) return undefined;
  const [at] = facts.of('space');
  if (at === undefined) return undefined;
  const around = setting(facts);
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
