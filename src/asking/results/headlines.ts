/** Frames of what is not played in an action round by the one who asks: the headlines of both sides, and an event of the other. */
import { hasVerb } from '../../games/twilight-struggle/events/mentions.ts';
import { rivalOf, type SideName } from '../draft.ts';
import type { Facts } from './facts.ts';
import { ASK, type Frame, influence, leadOf, type Said, setting, useClaims } from './frame.ts';
import { markersIn } from './markers.ts';

/** Whose a card is said to be: the side before it in the same part of the sentence, or behind it. */
function holderOf(facts: Facts, card: number): SideName | undefined {
  const { clause } = facts.parts[card] ?? {};
  const within = facts.of('side').filter((at) => facts.parts[at]?.clause === clause);
  const found = within.findLast((at) => at < card) ?? within.find((at) => at > card);
  if (found === undefined) return undefined;
  facts.use(found);
  return facts.valueAt(found) as SideName;
}

/** The headlines of both sides: which is first, and what comes of them. 4.5.C */
export const headlines: Frame = (facts, rules) => {
  const cards = facts.of('card');
  const isAgain = (at: number): boolean => cards.some((each) => each < at && facts.valueAt(each) === facts.valueAt(at));
  const [one, other, ...more] = cards.filter((at) => !isAgain(at));
  if (facts.has('country', 'coup', 'realign', 'die', 'milops', 'active', 'round') || !facts.has('headline'))
    return undefined;
  const around = setting(facts);
  if (!around || one === undefined || other === undefined || more.length > 0) return undefined;
  facts.use(...cards.filter(isAgain));
  // "The USSR headlined Vietnam Revolts, I play China into Asia": a region that no headline scores is where something is done.
  const named = [one, other].map((at) => rules.cards.find(({ id }) => id === facts.valueAt(at)));
  if (facts.has('region') && !named.some((card) => card?.scoring)) return undefined;
  // "He has Duck and Cover. Can the USSR headline Containment?": a card of which no headline is spoken yet is only held.
  const begun = Math.min(...facts.of('headline'));
  const clauseOf = (at: number): number => facts.parts[at]?.clause ?? 0;
  const isSpoken = (at: number): boolean => begun < at || clauseOf(begun) === clauseOf(at);
  if (![one, other].every(isSpoken) || clauseOf(other) - clauseOf(one) > 1) return undefined;
  const [first, second] = [holderOf(facts, one), holderOf(facts, other)];
  if (!first || second !== rivalOf(first)) return undefined;
  facts.use(one, other, ...facts.of('headline', 'region', 'score', 'both', 'worth'));
  // "Both worth 3": what is printed.
  facts.use(...facts.of('n').filter((at) => named.every((card) => facts.valueAt(at) === String(card?.ops))));
  // Points of a headline are spent by its event, of which this says nothing; beside a number that is left over they are something else.
  if (facts.of('n').length === 0) facts.use(...facts.of('ops').filter((at) => facts.kindAt(at - 1) === 'n'));
  if (!facts.isAllUsed('side', 'vp', 'defcon')) return undefined;
  const plays = [one, other].map((at): Said => {
    const side = at === one ? first : second;
    return ['headline.play', { side, card: facts.valueAt(at) }];
  });
  return { said: [...around, ...plays, ASK] };
};

/** "The USSR plays Duck and Cover for Operations": what comes of the event of a card of the other side. 5.2 */
export const opposed: Frame = (facts, rules) => {
  if (facts.has('country', 'region', 'coup', 'realign', 'die', 'milops', 'headline', 'space')) return undefined;
  const around = setting(facts);
  const [at, ...more] = facts.of('card');
  const card = rules.cards.find(({ id }) => at !== undefined && id === facts.valueAt(at));
  if (!around || at === undefined || more.length > 0 || !card || facts.of('ops').length === 0) return undefined;
  const spoken = facts.of('side').filter((side) => side < at && facts.parts[side]?.clause === facts.parts[at]?.clause);
  const [named] = new Set(spoken.map((side) => facts.valueAt(side) as SideName));
  const player = facts.doerOf(at) ?? named ?? facts.me;
  const use = facts.of('ops').find((ops) => ops > at && facts.parts[ops]?.clause === facts.parts[at]?.clause);
  const isSaid = facts.has('side') && facts.taken === undefined;
  if (!player || !isSaid || use === undefined) return undefined;
  // A war of one's own, where something that is in effect answers to it: Flower Power.
  const isAnswered = card.war === true && around.some(([id]) => id === 'position.effect');
  if (card.side !== rivalOf(player) && !isAnswered) return undefined;
  // "For its 2 Operations": what is printed.
  const printed = facts
    .of('n')
    .filter((n) => facts.beside(n, 1, 'ops') === use && facts.valueAt(n) === String(card.ops));
  facts.use(at, use, ...printed, ...facts.of('round'));
  // "Does the USSR get the 2 VP?"
  for (const verb of facts.of('gain')) facts.use(...[facts.beside(verb, 1, 'n')].flatMap((n) => n ?? []));
  useClaims(facts);
  if (!facts.isAllUsed('vp', 'points', 'defcon', 'side')) return undefined;
  return { said: [...around, ['play.operations', { side: player, card: card.id }], ASK] };
};

/** "The US plays Lone Gunman at DEFCON 2 and the USSR coups Angola": a coup by the event of a card that the other side plays. */
export const eventCoup: Frame = (facts, rules) => {
  if (facts.has('realign', 'region', 'die', 'milops', 'headline')) return undefined;
  const around = setting(facts);
  const [country, ...others] = facts.values('country');
  const [at, ...more] = facts.of('card');
  // "… and I lose? He did the coup": told again.
  const [coup, ...retold] = facts.of('coup');
  const again = retold.filter((at) => facts.parts[at]?.clause === facts.parts[coup ?? at]?.clause);
  const card = rules.cards.find(({ id }) => at !== undefined && id === facts.valueAt(at));
  if (!around || country === undefined || others.length + more.length + again.length > 0) return undefined;
  if (at === undefined || coup === undefined || !card || !hasVerb(card.event, 'ops')) return undefined;
  const striker = facts.doerOf(coup);
  const player = facts.doerOf(at) ?? facts.me;
  if (!striker || !player || striker === player || card.side !== striker) return undefined;
  const led = leadOf(facts);
  // "For its 1 Operation", "for 1 influence": what is printed.
  const isOfCard = (n: number): boolean =>
    facts.beside(n, 1, 'ops') !== undefined ||
    (facts.kindAt(n + 1) === 'influence' && facts.parts[n]?.clause === facts.parts[at]?.clause);
  const printed = facts.of('n').filter(isOfCard);
  if (printed.some((n) => facts.valueAt(n) !== String(card.ops))) return undefined;
  facts.use(at, coup, ...retold, ...printed, ...facts.of('ops', 'country', 'side', 'round'));
  const marked = markersIn(facts, country);
  if (!marked || !facts.isAllUsed('defcon', 'control')) return undefined;
  return {
    said: [
      ...around,
      ...led,
      ...influence(marked),
      ['act.side', { side: player }],
      ['act.card', { card: card.id }],
      ['act.coup', { side: striker, country }],
      ASK,
    ],
  };
};
