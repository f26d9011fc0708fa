/**
 * Questions that ask for the result of what they state: a coup, a realignment, an event, a scoring, who controls a country, the
 * check of military operations. Their parts may come in any order and with any words that only ask; the result is the
 * referee's, for what comes out are the same phrases that a question in the usual words has.
 */
import type { Message } from '../../core/render.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { rivalOf, type SideName } from '../draft.ts';
import type { Fragment, Value } from '../segment.ts';
import { countedScoring } from './counted.ts';
import { Facts, type Marked } from './facts.ts';
import type { Part } from './parts.ts';

/** The phrases that a question amounts to, and what was taken for granted. */
export interface Told {
  readonly fragments: readonly Fragment[];
  readonly assumed: readonly Message[];
}

export type Said = readonly [id: string, values?: Readonly<Record<string, Value>>];
/** What a frame makes of the facts; undefined if they are not of its kind, or not all understood. */
export type Frame = (
  facts: Facts,
  rules: Ruleset,
) => { readonly said: readonly Said[]; readonly assumed?: readonly Message[] } | undefined;

/** What a question tells, by the one frame that fits. */
export function toldBy(parts: readonly Part[], rules: Ruleset): Told | undefined {
  if (!parts.some(({ kind }) => kind === 'ask' || kind === 'over' || kind === 'won' || kind === 'control'))
    return undefined;
  if (!Facts.leavesOpenWhoAsks(parts)) return framed(parts, rules, undefined);
  const [one, other] = [framed(parts, rules, 'us'), framed(parts, rules, 'ussr')];
  // Nobody says who asks: it makes no difference, or only one of the two can be meant, or no side is named at all.
  if (!one || !other) return withSide(one, 'us') ?? withSide(other, 'ussr');
  if (JSON.stringify(one.fragments) === JSON.stringify(other.fragments)) return one;
  const isPlain = !Facts.namesSide(parts) && !parts.some(({ kind }) => kind === 'card');
  return isPlain ? withSide(one, 'us') : undefined;
}

/** What is told, and that it was assumed who asks. */
const withSide = (told: Told | undefined, side: SideName): Told | undefined =>
  told && {
    ...told,
    assumed: [...told.assumed, { message: 'asked.side', args: { side: side === 'us' ? 0 : 1 } }],
  };

function framed(parts: readonly Part[], rules: Ruleset, taken: SideName | undefined): Told | undefined {
  for (const frame of FRAMES) {
    const facts = new Facts(parts, taken);
    if (facts.parts.some(({ kind, value }) => kind === 'side' && value !== 'us' && value !== 'ussr')) return undefined;
    const found = frame(facts, rules);
    if (!found) continue;
    const fragments = found.said.map(
      ([id, values = {}], at): Fragment => ({
        id,
        values,
        from: at,
        to: at + 1,
        passed: [],
      }),
    );
    return { fragments, assumed: found.assumed ?? [] };
  }
  return undefined;
}

const influence = (marked: readonly Marked[]): readonly Said[] =>
  marked.map(({ country, side, n }): Said => ['position.influence', { side, country, n }]);
const control = (list: readonly { readonly side: SideName; readonly country: string }[]): readonly Said[] =>
  list.map(({ side, country }): Said => ['position.control', { side, country }]);
const stated = (id: string, n: number | undefined): readonly Said[] => (n === undefined ? [] : [[id, { n }]]);
const ASK: Said = ['ask.plain'];

/** What all plays have: the level of DEFCON, and cards that are in effect; null if it cannot be told. */
function setting(facts: Facts): readonly Said[] | null {
  const defcon = facts.numberOf('defcon', 1, -1);
  const effects = facts.of('active').flatMap((at): readonly Said[] => {
    const card = facts.beside(at, -1, 'card') ?? facts.beside(at, 1, 'card');
    if (card === undefined) return [];
    facts.use(at, card);
    return [['position.effect', { card: facts.valueAt(card) }]];
  });
  return defcon === null ? null : [...stated('position.defcon', defcon), ...effects];
}

/** The side that does what the word says, and rolls; undefined if it is not said, null if two are. */
function actorOf(
  facts: Facts,
  ...words: readonly ('coup' | 'realign' | 'die' | 'card')[]
): SideName | undefined | null {
  const named = new Set<SideName>();
  for (const at of facts.parts.keys()) {
    if (!(words as readonly string[]).includes(facts.kindAt(at))) continue;
    const side = facts.doerOf(at);
    if (side) named.add(side);
  }
  return named.size > 1 ? null : [...named][0];
}

/** Whoever strikes where only the other has markers. */
function strikerOf(marked: readonly Marked[], country: string): SideName | undefined {
  const there = marked.filter((each) => each.country === country && each.n > 0);
  return there.length === 1 && there[0] ? rivalOf(there[0].side) : undefined;
}

/** The Operations of the card: "3 ops", "a card of 3", "with a 3"; undefined if nothing is said of them, null if too much. */
function worthOf(facts: Facts): number | undefined | null {
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

const coup: Frame = (facts) => {
  const [country, ...more] = facts.values('country');
  const [at] = facts.of('coup');
  if (at === undefined || country === undefined || more.length > 0 || facts.has('realign', 'region')) return undefined;
  const around = setting(facts);
  const die = facts.numberOf('die', 1, -1);
  const ops = worthOf(facts);
  const actor = actorOf(facts, 'coup', 'die');
  const marked = facts.markers(country);
  if (!around || ops === null || die === null || actor === null || !marked) return undefined;
  facts.use(...facts.of('coup', 'die', 'ops', 'points', 'country'));
  const side = actor ?? strikerOf(marked, country) ?? facts.me;
  // What a card and a country come to without anything else is told as a number.
  if (die === undefined && marked.length === 0 && around.length === 0 && !facts.has('worth')) return undefined;
  // With a die the result hangs on the card and on what is there.
  const isWhole = ops !== undefined && side && marked.some((each) => each.side === rivalOf(side) && each.n > 0);
  if (!facts.isAllUsed('defcon', 'own') || !side || !ops || (die !== undefined && !isWhole)) return undefined;
  return {
    said: [
      ...around,
      ...influence(marked),
      ['act.coup', { side, country }],
      ['act.value', { n: ops }],
      ...stated('act.die', die),
      ASK,
    ],
  };
};

/** The two dice of a contest, each with whose it is; undefined if there are none, null if it cannot be told. */
function diceOf(facts: Facts): { readonly us: number; readonly ussr: number } | undefined | null {
  const dice: { us?: number; ussr?: number } = {};
  const words = facts.of('die');
  if (words.length === 0) return undefined;
  let last: number | undefined;
  for (const at of words) {
    const before = facts.beside(at, -1, 'side');
    const number = facts.beside(at, 1, 'n');
    if (before === undefined || number === undefined) continue;
    dice[facts.valueAt(before) as SideName] = Number(facts.valueAt(number));
    facts.use(before, at, number);
    last = number;
  }
  // "His roll 3, mine 5": the word is said once.
  if (last !== undefined && Object.keys(dice).length === 1) {
    const [side, number] = [last + 1, last + 2];
    if (facts.kindAt(side) === 'side' && facts.kindAt(number) === 'n' && !facts.isUsed(side)) {
      dice[facts.valueAt(side) as SideName] = Number(facts.valueAt(number));
      facts.use(side, number);
    }
  }
  return dice.us !== undefined && dice.ussr !== undefined ? { us: dice.us, ussr: dice.ussr } : null;
}

const realign: Frame = (facts) => {
  const [at] = facts.of('realign');
  if (at === undefined || facts.has('coup', 'region', 'ops')) return undefined;
  const around = setting(facts);
  const dice = diceOf(facts);
  const next = facts.beside(at, 1, 'country');
  const target =
    next ?? facts.of('country').find((each) => facts.beside(each, 1, 'realign') === at) ?? facts.of('country')[0];
  const actor = actorOf(facts, 'realign');
  if (target === undefined || actor === null || dice === null || !around) return undefined;
  const country = facts.valueAt(target);
  if (next !== undefined) facts.use(target);
  const ruled = facts.controls('control', 'own');
  const marked = ruled && facts.markers(country);
  if (!ruled || !marked || ruled.some((each) => each.country === country)) return undefined;
  facts.use(at, ...facts.of('country').filter((each) => facts.valueAt(each) === country));
  const side = actor ?? strikerOf(marked, country);
  const rivals = side && marked.find((each) => each.side === rivalOf(side) && each.country === country);
  if (!facts.isAllUsed('own') || !side || !rivals) return undefined;
  const rolls: readonly Said[] = dice
    ? [['act.rolls', { side1: 'us', n1: dice.us, side2: 'ussr', n2: dice.ussr }]]
    : [];
  return {
    said: [...around, ...control(ruled), ...influence(marked), ['act.realign', { side, country }], ...rolls, ASK],
  };
};

/** Is it said of the event which country it strikes, of several? */
const hasTarget = (event: unknown): boolean => /"target":/.test(JSON.stringify(event ?? []));

/** The best die. */
const BEST = 6;

const event: Frame = (facts, rules) => {
  if (facts.has('coup', 'realign', 'region', 'ops', 'milops')) return undefined;
  const around = setting(facts);
  const cards = facts.of('card');
  const names = new Set(cards.map(facts.valueAt));
  const card = rules.cards.find(({ id }) => cards[0] !== undefined && id === facts.valueAt(cards[0]));
  if (!around || !card || card.scoring || names.size > 1) return undefined;
  const die = facts.numberOf('die', 1, -1);
  const actor = actorOf(facts, 'card', 'die');
  const against = [...facts.of('against'), ...cards].flatMap((at) => facts.beside(at, 1, 'country') ?? []);
  const target = hasTarget(card.event) && against[0] !== undefined ? facts.valueAt(against[0]) : undefined;
  facts.use(...cards, ...(target === undefined ? [] : against.slice(0, 1)), ...facts.of('against', 'die'));
  const countries = facts.values('country');
  const ruled = facts.controls('control');
  const marked = ruled && facts.markers(countries.length === 1 ? countries[0] : undefined);
  if (!ruled || !marked || die === null || actor === null) return undefined;
  const side = card.side === 'us' || card.side === 'ussr' ? card.side : (actor ?? facts.me);
  // Without a fact of the position there is nothing to compute.
  const states = ruled.length + marked.length > 0 || around.length > 0 || die !== undefined;
  // A war that is said to be won, with nothing that speaks against it: the best die wins it.
  const isWon = facts.says('won');
  if (isWon && (card.war !== true || die !== undefined || ruled.length > 0)) return undefined;
  if (!side || (actor ?? side) !== side || !states || !facts.isAllUsed('own')) return undefined;
  return {
    said: [
      ...around,
      ...control(ruled),
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
      ASK,
    ],
    assumed: isWon ? [{ message: 'asked.won', args: { n: BEST } }] : [],
  };
};

const ruler: Frame = (facts) => {
  if (facts.has('card', 'coup', 'realign', 'region', 'milops', 'die', 'ops', 'vp', 'points', 'defcon'))
    return undefined;
  const [country, ...more] = facts.values('country');
  const [last] = facts.of('control').slice(-1);
  if (country === undefined || more.length > 0 || last === undefined) return undefined;
  facts.use(...facts.of('control'));
  const marked = facts.markers(country);
  facts.use(...facts.of('country'));
  if (marked?.length !== 2 || !facts.isAllUsed('own', 'side')) return undefined;
  return { said: [...influence(marked), ['ask.control', { country }]] };
};

const shortfall: Frame = (facts) => {
  const defcon = facts.numberOf('defcon', 1, -1);
  if (defcon === null || defcon === undefined || facts.has('country', 'region', 'card', 'coup')) return undefined;
  const done: Partial<Record<SideName, number>> = {};
  for (const clause of facts.clauses()) {
    const sides = clause.filter((at) => facts.kindAt(at) === 'side');
    const numbers = clause.filter((at) => facts.kindAt(at) === 'n' || facts.kindAt(at) === 'none');
    if (numbers.length === 0) continue;
    if (sides.length !== numbers.length) return undefined;
    for (const [nth, at] of numbers.entries()) {
      const side = facts.valueAt(sides[nth] as number) as SideName;
      if (done[side] !== undefined) return undefined;
      done[side] = facts.kindAt(at) === 'none' ? 0 : Number(facts.valueAt(at));
    }
    facts.use(...sides, ...numbers);
  }
  const [one] = Object.keys(done) as SideName[];
  if (one === undefined || !facts.has('milops') || !facts.isAllUsed('milops', 'end', 'vp')) return undefined;
  const other = done[rivalOf(one)] === undefined ? rivalOf(one) : undefined;
  return {
    said: [
      ['position.defcon', { n: defcon }],
      ...(['us', 'ussr'] as const).map((side): Said => ['position.milops', { side, n: done[side] ?? defcon }]),
      ['phase.military'],
      ASK,
    ],
    assumed: other ? [{ message: 'asked.milops', args: { side: other === 'us' ? 0 : 1 } }] : [],
  };
};

const FRAMES: readonly Frame[] = [coup, realign, countedScoring, event, ruler, shortfall];
