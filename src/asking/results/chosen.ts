/** Frames of events in which the other side takes part or a card is drawn, and of the card that a trap asks for. */
import { hasVerb, mentions } from '../../games/twilight-struggle/events/mentions.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { rivalOf, type SideName } from '../draft.ts';
import { diceOf } from './dice.ts';
import type { Facts } from './facts.ts';
import { ASK, type Frame, type Said, setting } from './frame.ts';
import { worthOf } from './plays.ts';

const cardAt = (facts: Facts, at: number | undefined, { cards }: Ruleset) =>
  cards.find(({ id }) => at !== undefined && id === facts.valueAt(at));

/** Two dice of an event: the Games, in which the other side takes part. */
export const contest: Frame = (facts, rules) => {
  if (facts.has('country', 'region', 'coup', 'realign', 'ops', 'milops', 'control')) return undefined;
  const [at, ...more] = facts.of('card');
  const card = cardAt(facts, at, rules);
  if (at === undefined || more.length > 0 || !card || !mentions(card.event, 'participate')) return undefined;
  const around = setting(facts);
  const host = facts.doerOf(at) ?? facts.me;
  const dice = diceOf(facts);
  facts.use(at, ...facts.of('die'));
  for (const join of facts.of('joins')) facts.doerOf(join);
  if (!around || !host || !dice || facts.of('n').length > 0 || !facts.isAllUsed('vp', 'points', 'side'))
    return undefined;
  return {
    said: [
      ...around,
      ['play.event', { side: host, card: card.id }],
      ['act.participate', { side: rivalOf(host) }],
      ['act.rolls', { side1: 'us', n1: dice.us, side2: 'ussr', n2: dice.ussr }],
      ASK,
    ],
  };
};

/** "I host the Olympic Games at DEFCON 2 and he boycotts". */
export const boycotted: Frame = (facts, rules) => {
  const [word] = facts.of('boycotts');
  if (word === undefined || facts.has('country', 'region', 'coup', 'realign', 'die', 'milops', 'ops', 'headline'))
    return undefined;
  const [at, ...more] = facts.of('card');
  if (at === undefined || more.length > 0 || !mentions(cardAt(facts, at, rules)?.event, 'boycott')) return undefined;
  const around = setting(facts);
  const refuses = facts.doerOf(word);
  // Without the level nothing is computed.
  if (!around?.some(([id]) => id === 'position.defcon')) return undefined;
  const host = facts.doerOf(at) ?? (refuses ? rivalOf(refuses) : facts.me);
  if (!host || (refuses ?? rivalOf(host)) === host) return undefined;
  facts.use(at, word);
  if (!facts.isAllUsed('side', 'vp', 'defcon')) return undefined;
  return {
    said: [
      ...around,
      ['play.event', { side: host, card: facts.valueAt(at) }],
      ['act.boycott', { side: rivalOf(host) }],
      ASK,
    ],
  };
};

/** "I play Five Year Plan at DEFCON 2 and it pulls Duck and Cover": the card that an event takes at random, and what comes of it. */
export const drawn: Frame = (facts, rules) => {
  // In Spanish a die and a card are drawn with the same word.
  const [word] = facts.of('draws', 'die').filter((at) => facts.beside(at, 1, 'card') !== undefined);
  if (word === undefined || facts.has('country', 'region', 'coup', 'realign', 'milops', 'ops')) return undefined;
  const [first, second, ...more] = facts.of('card');
  const card = cardAt(facts, first, rules);
  if (first === undefined || second === undefined || more.length > 0 || second < word) return undefined;
  if (!hasVerb(card?.event, 'discard') || !mentions(card?.event, 'random')) return undefined;
  const player = facts.doerOf(first) ?? facts.me;
  // "It pulls Duck and Cover out of his hand": not in effect.
  const out = facts.beside(second, 1, 'active', 'on');
  const headlined = facts.of('headline');
  facts.use(word, first, second, ...(out === undefined ? [] : [out]), ...headlined);
  const around = setting(facts);
  if (!around || !player) return undefined;
  if (!facts.isAllUsed('side', 'vp', 'hand', 'defcon')) return undefined;
  const play = headlined.length > 0 ? 'headline.play' : 'play.event';
  return {
    said: [
      ...around,
      [play, { side: player, card: facts.valueAt(first) }],
      ['act.hits', { card: facts.valueAt(second) }],
      ASK,
    ],
  };
};

/** The side that an event traps. */
const trapped = (event: unknown): SideName | undefined =>
  hasVerb(event, 'trap') ? (mentions(event, 'us') ? 'us' : 'ussr') : undefined;

/** "In Quagmire, under Red Scare, he discards a 2": whether the card is worth enough. 7.4.2 */
export const trap: Frame = (facts, rules) => {
  if (facts.has('country', 'region', 'coup', 'realign', 'milops', 'headline', 'space')) return undefined;
  const [word] = facts.of('discard');
  const cards = facts.of('card');
  const [at, ...more] = cards.filter((each) => trapped(cardAt(facts, each, rules)?.event));
  const side = trapped(cardAt(facts, at, rules)?.event);
  const hindered = cards.filter((each) => each !== at);
  if (word === undefined || at === undefined || more.length > 0 || !side || hindered.length > 1) return undefined;
  if (hindered.some((each) => !mentions(cardAt(facts, each, rules)?.event, 'card-ops'))) return undefined;
  // Whoever is trapped may be called by that alone.
  const named = new Set(facts.values('side'));
  if ([...named].some((each) => each !== side)) return undefined;
  facts.use(...cards, ...facts.of('side', 'active', 'against', 'on'));
  const value = worthOf(facts);
  facts.use(...facts.of('discard', 'worth'));
  // "For the roll".
  if (typeof value !== 'number' || !facts.isAllUsed('die', 'ops', 'hand')) return undefined;
  return {
    said: [
      ['position.effect_on', { side, card: facts.valueAt(at) }],
      ...hindered.map((each): Said => ['position.effect_on', { side, card: facts.valueAt(each) }]),
      ['act.side', { side }],
      ['act.discard_value', { n: value }],
      ASK,
    ],
  };
};
