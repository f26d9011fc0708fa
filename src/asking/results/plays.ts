/** Frames of what is played: a coup, a realignment, an event. */
import { hasVerb, mentions } from '../../games/twilight-struggle/events/mentions.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { rivalOf, type SideName } from '../draft.ts';
import { controlIn, type Ruled } from './control.ts';
import { BEST, diceOf } from './dice.ts';
import type { Facts } from './facts.ts';
import {
  ASK,
  actorOf,
  boxesOf,
  control,
  type Frame,
  influence,
  type Said,
  setting,
  stated,
  useClaims,
} from './frame.ts';
import { type Marked, markersIn } from './markers.ts';

/** Whoever strikes where only the other has markers. */
function strikerOf(marked: readonly Marked[], country: string): SideName | undefined {
  const there = marked.filter((each) => each.country === country && each.n > 0);
  return there.length === 1 && there[0] ? rivalOf(there[0].side) : undefined;
}

/** The Operations of the card: "3 ops", "a card of 3", "with a 3"; undefined if nothing is said of them, null if too much. */
export function worthOf(facts: Facts): number | undefined | null {
  const named = [...facts.numbersOf('ops', -1, 1), ...facts.numbersOf('points', -1)];
  if (named.length > 0) return named.length > 1 ? null : named[0]?.n;
  const with_ = facts.of('worth').filter((at) => {
    const number = facts.beside(at, 1, 'n');
    // "The US with 2", "with 2 American": markers.
    const isMarkers = facts.beside(at, -1, 'side') !== undefined || (number && facts.beside(number, 1, 'side', 'die'));
    return number !== undefined && !isMarkers;
  });
  const [at] = with_;
  if (at === undefined || with_.length > 1) return at === undefined ? undefined : null;
  const number = facts.beside(at, 1, 'n') as number;
  facts.use(at, number);
  return Number(facts.valueAt(number));
}

/** A card that is played for its Operations only. */
export const CHINA = 'the-china-card';

/** "3 ops and a 5": a number of a die that stands alone behind the Operations is what was rolled. */
function bareDie(facts: Facts, operations: readonly number[]): number | undefined {
  for (const at of operations) {
    const number = facts.beside(at, 1, 'n');
    if (number === undefined || facts.parts[number + 1]?.clause === facts.parts[number]?.clause) continue;
    const n = Number(facts.valueAt(number));
    if (n < 1 || n > BEST) continue;
    facts.use(number);
    return n;
  }
  return undefined;
}

export const coup: Frame = (facts) => {
  const [country, ...more] = facts.values('country');
  const [at] = facts.of('coup');
  if (at === undefined || country === undefined || more.length > 0 || facts.has('realign', 'region')) return undefined;
  const around = setting(facts);
  const rolled = facts.numberOf('die', 1, -1);
  const operations = facts.of('ops');
  const ops = worthOf(facts);
  const die = rolled ?? (rolled === undefined && ops ? bareDie(facts, operations) : rolled);
  // "With NATO", "with the China Card": what the coup is carried out with.
  const [card] = facts.of('card').filter((each) => facts.valueAt(each) === CHINA || facts.kindAt(each - 1) === 'worth');
  if (card !== undefined) facts.use(card);
  const actor = actorOf(facts, 'coup', 'die');
  const marked = markersIn(facts, country);
  if (!around || ops === null || die === null || actor === null || !marked) return undefined;
  facts.use(...facts.of('coup', 'die', 'ops', 'points', 'country'));
  const side = actor ?? strikerOf(marked, country) ?? facts.me;
  // What a card and a country come to without anything else is told as a number.
  if (die === undefined && marked.length === 0 && around.length === 0 && !facts.has('worth')) return undefined;
  // With a die the result hangs on the card and on what is there.
  const isWhole = side && marked.some((each) => each.side === rivalOf(side) && each.n > 0);
  const isMade = ops !== undefined || card !== undefined;
  if (!facts.isAllUsed('defcon') || !side || (die !== undefined && !(isMade && isWhole))) return undefined;
  return {
    said: [
      ...around,
      ...influence(marked),
      ['act.coup', { side, country }],
      ...(card === undefined ? [] : [['act.card', { card: facts.valueAt(card) }] as const]),
      ...stated('act.value', ops),
      ...stated('act.die', die),
      ASK,
    ],
  };
};

/** The country in whose part of the sentence markers are counted. */
const whereMarkersAre = (facts: Facts): number | undefined =>
  facts.of('country').find((at) => {
    const clause = facts.parts[at]?.clause;
    return facts.of('n', 'none', 'pair').some((number) => facts.parts[number]?.clause === clause);
  });

export const realign: Frame = (facts) => {
  const [at] = facts.of('realign');
  if (at === undefined || facts.has('coup', 'region', 'ops')) return undefined;
  const around = setting(facts);
  const dice = diceOf(facts);
  const next = facts.beside(at, 1, 'country');
  const target = next ?? whereMarkersAre(facts) ?? facts.of('country')[0];
  const actor = actorOf(facts, 'realign');
  if (target === undefined || actor === null || dice === null || !around) return undefined;
  const country = facts.valueAt(target);
  if (next !== undefined) facts.use(target);
  const ruled = controlIn(facts, ['control', 'has', 'own'], undefined, true);
  const marked = ruled && markersIn(facts, country);
  if (!ruled || !marked || ruled.some((each) => each.country === country)) return undefined;
  facts.use(at, ...facts.of('country').filter((each) => facts.valueAt(each) === country));
  // What comes of it does not hang on who attempts it.
  const side = actor ?? strikerOf(marked, country) ?? facts.me;
  const rivals = side && marked.find((each) => each.side === rivalOf(side) && each.country === country);
  // Whoever asks is not the side that would have nothing to take away.
  if (facts.taken !== undefined && rivals?.n === 0) return undefined;
  if (!facts.isAllUsed() || !side || !rivals) return undefined;
  const rolls: readonly Said[] = dice
    ? [['act.rolls', { side1: 'us', n1: dice.us, side2: 'ussr', n2: dice.ussr }]]
    : [];
  return {
    said: [...around, ...control(ruled), ...influence(marked), ['act.realign', { side, country }], ...rolls, ASK],
  };
};

/** Somebody chooses what the event does: without that nothing comes of it. */
const offersChoice = (event: unknown): boolean => JSON.stringify(event ?? []).includes('"choose":');

/** Is it said of the event which country it strikes, of several? */
const hasTarget = (event: unknown): boolean => /"target":/.test(JSON.stringify(event ?? []));

/** Does whoever plays the event choose the level of DEFCON? */
const setsDefcon = (event: unknown): boolean => JSON.stringify(event ?? []).includes('"defcon":{"set":{"pick"');

/** Does it matter to the event who controls countries? */
const hangsOnControl = (event: unknown): boolean =>
  /"(?:controlledBy|adjacentControlled)"/.test(JSON.stringify(event ?? []));

/** The country that an event speaks of, if it is only one: "there". */
function onlyCountryOf(event: unknown, { countries }: Ruleset): string | undefined {
  const named = countries.filter(({ id }) => mentions(event, id));
  return named.length === 1 ? named[0]?.id : undefined;
}

/** "My military operations 4, his 2"; null if it cannot be told whose they are. */
function militaryOperations(facts: Facts): readonly Said[] | null {
  if (!facts.has('milops')) return [];
  const done: Said[] = [];
  // "Military operations: mine 4, theirs 2".
  let begun = false;
  for (const clause of facts.clauses()) {
    begun ||= clause.some((at) => facts.kindAt(at) === 'milops');
    if (!begun) continue;
    const sides = clause.filter((at) => facts.kindAt(at) === 'side');
    const numbers = clause.filter((at) => facts.kindAt(at) === 'n' || facts.kindAt(at) === 'none');
    if (sides.length !== numbers.length || clause.some((at) => facts.kindAt(at) === 'country')) continue;
    for (const [nth, at] of numbers.entries()) {
      const n = facts.kindAt(at) === 'none' ? 0 : Number(facts.valueAt(at));
      done.push(['position.milops', { side: facts.valueAt(sides[nth] as number), n }]);
    }
    facts.use(...sides, ...numbers);
  }
  facts.use(...facts.of('milops'));
  return new Set(done.map(([, values]) => values?.side)).size === done.length && done.length > 0 ? done : null;
}

export const event: Frame = (facts, rules) => {
  if (facts.asksWhose || facts.has('coup', 'realign', 'region', 'ops')) return undefined;
  const around = setting(facts);
  const fought = militaryOperations(facts);
  const boxes = boxesOf(facts);
  const cards = facts.of('card');
  const names = new Set(cards.map(facts.valueAt));
  const card = rules.cards.find(({ id }) => cards[0] !== undefined && id === facts.valueAt(cards[0]));
  if (!around || !card || card.scoring || names.size > 1 || offersChoice(card.event)) return undefined;
  // "Nasser to the space race": sent there, unless the event speaks of the track.
  if (facts.has('space') && !mentions(card.event, 'space')) return undefined;
  if (asksForMarkers(facts) || asksForControl(facts) || cards.some((at) => isHeld(facts, at))) return undefined;
  const die = facts.numberOf('die', 1, -1);
  // "How I Learned sets DEFCON to 1".
  const level = setsDefcon(card.event) ? facts.numberOf('level', 1) : undefined;
  // What the check of military operations comes to then is another question.
  if (level !== undefined && facts.has('milops')) return undefined;
  const actor = actorOf(facts, 'card', 'die');
  // "In an action round": said of an event that is another one in the headline phase.
  const rounds = facts.of('round').filter(() => mentions([card.event, card.requires], 'headline'));
  facts.use(...rounds);
  // "Brush War against Zaire", "Brush War by the USSR in Zaire".
  const against = [...facts.of('against'), ...cards].flatMap((at) => {
    const side = facts.parts[at + 1]?.kind === 'side' ? at + 1 : at;
    return facts.beside(side, 1, 'country') ?? [];
  });
  // "Brush War as event on Panama": the only country, named with the card.
  const [near, ...far] = facts.of('country').filter((at) => isWithin(facts, at, cards));
  if (near !== undefined && far.length === 0 && !isCounted(facts, near)) against.push(near);
  const target = hasTarget(card.event) && against[0] !== undefined ? facts.valueAt(against[0]) : undefined;
  useClaims(facts);
  facts.use(...cards, ...(target === undefined ? [] : against.slice(0, 1)), ...facts.of('against', 'die'));
  const countries = facts.values('country');
  // "The US has Iran and India": of an event that asks for control it is said who has it.
  const owns = hangsOnControl(card.event);
  const owner = card.side === 'us' || card.side === 'ussr' ? card.side : undefined;
  const ruled = controlIn(facts, owns ? ['control', 'has', 'own'] : ['control'], owner, owns);
  const only = onlyCountryOf(card.event, rules);
  const there = countries.length === 0 ? only : undefined;
  // "Iran is nobody's, 2 of his": in the target.
  const marked = ruled && markersIn(facts, target ?? (countries.length === 1 ? countries[0] : there));
  facts.use(...facts.of('country').filter((at) => facts.valueAt(at) === only));
  if (!ruled || !marked || !fought || !boxes || die === null || actor === null) return undefined;
  const struck = target === undefined ? [] : targetHeld(facts, target);
  if (!struck) return undefined;
  const side = owner ?? actor ?? facts.me;
  // Without a fact of the position there is nothing to compute.
  const told = [ruled, marked, fought, boxes, around, rounds].flat().length;
  const states = told > 0 || die !== undefined;
  // A war that is said to be won, with nothing that speaks against it: the best die wins it.
  const isWon = facts.says('won');
  if (isWon && (card.war !== true || die !== undefined || ruled.length > 0)) return undefined;
  const places = hasVerb(card.event, 'place') ? (['place'] as const) : [];
  const isWhole = facts.isAllUsed('control', 'vp', 'points', 'defcon', ...places);
  if (!side || (actor ?? side) !== side || !(states || level) || !isWhole || level === null) return undefined;
  return {
    said: [
      ...around,
      ...fought,
      ...boxes,
      ...control([...ruled, ...struck]),
      ...influence(marked),
      [
        'play.event',
        {
          side,
          card: card.id,
          ...((die !== undefined || isWon) && { n: die ?? BEST }),
        },
      ],
      ...(target === undefined ? [] : [['event.target', { country: target }] as const]),
      ...stated('event.defcon', level),
      ASK,
    ],
    assumed: [
      ...(isWon ? [{ message: 'asked.won', args: { n: BEST } }] : []),
      ...(ruled.length > 0 && !facts.has('control') ? [{ message: 'asked.has', args: {} }] : []),
    ],
  };
};

/** Is a country named in the part of the sentence in which a card is? */
const isWithin = (facts: Facts, country: number, cards: readonly number[]): boolean =>
  cards.some((at) => at < country && facts.parts[at]?.clause === facts.parts[country]?.clause);

/** Is something counted or owned where a country is named? */
const isCounted = (facts: Facts, country: number): boolean =>
  facts.parts.some(
    ({ kind, clause }) =>
      clause === facts.parts[country]?.clause && ['n', 'none', 'pair', 'control', 'has', 'place'].includes(kind),
  );

/** "Puts 1 into Spain", "take 3 out of Angola": what the event is to do with a number of markers, not what is there. */
const asksForMarkers = (facts: Facts): boolean =>
  facts.clauses().some((clause) => {
    const verb = clause.find((at) => facts.kindAt(at) === 'place' || facts.kindAt(at) === 'need');
    // "Takes 1 VP" says nothing of markers.
    const isPoints = (at: number): boolean => facts.beside(at, 1, 'vp', 'points') !== undefined;
    return verb !== undefined && clause.some((at) => facts.kindAt(at) === 'n' && !isPoints(at));
  });

/** "He holds Duck and Cover": in his hand, not played. */
const isHeld = (facts: Facts, card: number): boolean =>
  facts.kindAt(card - 1) === 'has' && facts.kindAt(card - 2) === 'side' && facts.kindAt(card + 1) !== 'active';

/** "Does the US get control of Japan?": asked for, not stated. */
const asksForControl = (facts: Facts): boolean =>
  facts.of('control').some((at) => facts.beside(at, -1, 'gain') !== undefined);

/** "Brush War against Italy that the US controls": of the target it is said whose it is; undefined where that may be what is asked. */
function targetHeld(facts: Facts, country: string): readonly Ruled[] | undefined {
  const last = facts.parts.at(-1)?.clause;
  const found: Ruled[] = [];
  for (const at of facts.of('control')) {
    const { clause } = facts.parts[at] ?? {};
    const side = facts.of('side').find((other) => facts.parts[other]?.clause === clause);
    if (side === undefined) continue;
    if (clause === last) return undefined;
    facts.use(at, side);
    found.push({ side: facts.valueAt(side) as SideName, country });
  }
  return found;
}
