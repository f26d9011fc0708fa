/** Frames of figures: who controls a country and what it takes, what a card is worth, points, military operations. */

import { mentions } from '../../games/twilight-struggle/events/mentions.ts';
import { Draft, rivalOf, type SideName } from '../draft.ts';
import { ASK, type Frame, influence, type Said, setting, stated, useClaims } from './frame.ts';
import { markersIn } from './markers.ts';
import type { PartKind } from './parts.ts';

export const ruler: Frame = (facts) => {
  if (facts.has('guess', 'need', 'card', 'coup', 'realign', 'region', 'milops', 'die', 'ops', 'vp', 'points', 'defcon'))
    return undefined;
  const [country, ...more] = facts.values('country');
  const [last] = facts.of('control').slice(-1);
  if (country === undefined || more.length > 0 || (last === undefined && !facts.asksWhose)) return undefined;
  // "Does the USSR control it?"
  for (const at of facts.of('control')) facts.doerOf(at);
  facts.use(...facts.of('control'));
  const marked = markersIn(facts, country);
  facts.use(...facts.of('country'));
  if (marked?.length !== 2 || !facts.isAllUsed('side')) return undefined;
  return { said: [...influence(marked), ['ask.control', { country }]] };
};

/** How many markers a side needs for control. 2.1.7 */
export const needed: Frame = (facts) => {
  if (facts.has('card', 'coup', 'realign', 'region', 'milops', 'die', 'ops', 'vp', 'points', 'defcon', 'all'))
    return undefined;
  const [country, ...more] = facts.values('country');
  const [word] = facts.of('need');
  if (country === undefined || more.length > 0 || word === undefined || !facts.has('control')) return undefined;
  facts.use(...facts.of('control'));
  const doers = new Set(facts.of('need').flatMap((at) => facts.doerOf(at) ?? []));
  facts.use(...facts.of('need'));
  const marked = markersIn(facts, country);
  facts.use(...facts.of('country'));
  const left = new Set([...doers, ...facts.of('side').map((at) => facts.valueAt(at) as SideName)]);
  const [only] = marked ?? [];
  const side = left.size > 0 ? [...left][0] : only && marked?.length === 1 ? rivalOf(only.side) : undefined;
  const isRival = marked?.some((each) => side !== undefined && each.side === rivalOf(side));
  if (left.size > 1 || !side || !isRival || !facts.isAllUsed('side')) return undefined;
  return { said: [...influence(marked ?? []), ['ask.needs', { side, country }]] };
};

/** What a card of a value is worth with what is in effect. 7.4 */
export const worth: Frame = (facts, rules) => {
  const cards = facts.of('card');
  if (facts.has('country', 'region', 'coup', 'realign', 'die', 'milops', 'all', 'none', 'influence')) return undefined;
  const named = cards.map((at) => rules.cards.find(({ id }) => id === facts.valueAt(at)));
  // "Nuclear Test Ban under Red Scare": one that is spent, whose own event does nothing of the kind.
  const spent = cards.filter((_, nth) => !changesOps(named[nth]?.event));
  const changing = named.filter((card) => changesOps(card?.event));
  const numbers = facts.of('n').filter((at) => !facts.parts[at]?.article);
  if (changing.length === 0 || named.includes(undefined) || spent.length > 1) return undefined;
  const [n, ...others] = spent.length > 0 ? spent : numbers;
  if (n === undefined || others.length > 0 || (spent.length > 0 && (numbers.length > 0 || !facts.has('ops'))))
    return undefined;
  const sides = new Set([...facts.values('side'), ...(facts.me ? [facts.me] : [])]);
  // "Containment is on and the USSR plays CIA Created: 1 or 2?": the points of an event go to the side whose card it is.
  const owner = rules.cards.find(({ id }) => spent.length > 0 && id === facts.valueAt(spent[0] as number))?.side;
  const isForOwner =
    sides.size === 2 && (owner === 'us' || owner === 'ussr') && changing.every((card) => card?.side === owner);
  const side = isForOwner ? owner : ([...sides][0] as SideName | undefined);
  // What helps one side only is asked of that side; what hinders is against whoever asks.
  const isWrong = changing.some((card) => card && card.side !== 'neutral' && card.side !== side);
  if ((sides.size !== 1 && !isForOwner) || !side || isWrong) return undefined;
  facts.use(n, ...cards, ...facts.of('side', 'ops', 'worth', 'active', 'against'));
  if (!facts.isAllUsed()) return undefined;
  const plain = spent.length > 0 ? facts.valueAt(n) : new Draft(rules).plainCard(side, Number(facts.valueAt(n)));
  const card = rules.cards.find(({ id }) => id === plain);
  if (!card) return undefined;
  return {
    said: [
      ['act.side', { side }],
      ...cards.flatMap((at): readonly Said[] => {
        const id = facts.valueAt(at);
        if (spent.includes(at)) return [];
        const isNeutral = rules.cards.find((each) => each.id === id)?.side === 'neutral';
        return [isNeutral ? ['position.effect_on', { card: id, side }] : ['position.effect', { card: id }]];
      }),
      ['act.card', { card: plain }],
      ['ask.value'],
    ],
    assumed: spent.length > 0 ? [] : [{ message: 'asked.card', args: { n: card.ops ?? 0, card: card.number } }],
  };
};

/** Does the event change what cards are worth, wherever they are spent? */
const changesOps = (event: unknown): boolean => {
  const text = JSON.stringify(event ?? []);
  return text.includes('"quantity":"card-ops"') && !text.includes('"where"');
};

/** Where the marker of victory points goes. 10.2 */
export const marker: Frame = (facts) => {
  if (facts.has('country', 'region', 'card', 'coup', 'realign', 'milops', 'defcon', 'ops', 'die')) return undefined;
  const numbers = facts.of('n');
  const [stood, gained] = numbers;
  if (stood === undefined || gained === undefined || numbers.length > 2 || !facts.has('vp', 'leads')) return undefined;
  const clause = facts.parts[gained]?.clause;
  const verb = facts.of('gain', 'score').find((at) => facts.parts[at]?.clause === clause && at < gained && at > stood);
  if (verb === undefined) return undefined;
  const lead =
    facts.beside(stood, -1, 'side') ?? facts.beside(stood, 1, 'side') ?? facts.of('side').find((at) => at < stood);
  const gainer = facts.beside(verb, -1, 'side') ?? (facts.parts[stood]?.clause === clause ? lead : undefined);
  if (lead === undefined || gainer === undefined) return undefined;
  facts.use(stood, gained, lead, gainer, ...facts.of('gain', 'score', 'leads', 'vp', 'points'));
  if (facts.of('n').length > 0 || !facts.isAllUsed('worth')) return undefined;
  return {
    said: [
      ['position.vp', { side: facts.valueAt(lead), n: Number(facts.valueAt(stood)) }],
      ['act.award', { side: facts.valueAt(gainer), n: Number(facts.valueAt(gained)) }],
      ASK,
    ],
  };
};

/** Both sides score at once: only the difference moves the marker. 10.1.2.c */
export const difference: Frame = (facts) => {
  if (facts.has('country', 'coup', 'realign', 'milops', 'defcon', 'ops', 'die', 'pair', 'all', 'battlegrounds'))
    return undefined;
  const told = facts.clauses().flatMap((clause) => {
    const counted = clause.filter((at) => facts.kindAt(at) === 'side' || facts.kindAt(at) === 'n');
    if (!counted.some((at) => facts.kindAt(at) === 'n')) return [];
    const pairs: { side: SideName; n: number }[] = [];
    for (let at = 0; at + 1 < counted.length; at += 2) {
      const [number, owner] = counted.slice(at, at + 2).toSorted((a) => (facts.kindAt(a) === 'n' ? -1 : 1)) as [
        number,
        number,
      ];
      pairs.push({ side: facts.valueAt(owner) as SideName, n: Number(facts.valueAt(number)) });
    }
    const isWhole = counted.length === 2 * pairs.length && pairs.every(({ side, n }) => isSide(side) && n >= 0);
    // "Asia gives the US 2": a gain by itself is nowhere the marker stands.
    const isGain = pairs.length === 1 && clause.some((at) => GAINING.has(facts.kindAt(at)));
    facts.use(...counted);
    return [isWhole && !isGain ? pairs : []];
  });
  const stood = told.filter((pairs) => pairs.length === 1).flat();
  const gains = told.filter((pairs) => pairs.length === 2).flat();
  const [lead] = stood;
  const [one, other] = gains;
  if (told.length !== 2 || !lead || !one || !other || one.side === other.side || one.n === other.n) return undefined;
  if (!facts.isAllUsed('vp', 'points', 'score', 'region', 'card', 'leads', 'gain', 'on')) return undefined;
  const [more, less] = one.n > other.n ? [one, other] : [other, one];
  return {
    said: [
      ['position.vp', { side: lead.side, n: lead.n }],
      ['act.award', { side: more.side, n: more.n - less.n }],
      ASK,
    ],
    assumed: [{ message: 'asked.net', args: { n: more.n, m: less.n } }],
  };
};

/** A game that an event may end, with the points as they stand: who wins. */
export const ending: Frame = (facts, rules) => {
  if (facts.has('country', 'region', 'coup', 'realign', 'die', 'milops', 'ops', 'score', 'not')) return undefined;
  const around = setting(facts);
  const [at, ...more] = facts.of('card');
  const card = rules.cards.find(({ id }) => at !== undefined && id === facts.valueAt(at));
  const endsGame = mentions(card?.event, 'end-game');
  // "The marker is on 0": where it is said to come to.
  const [over] = facts.of('over');
  const come = facts
    .of('n')
    .filter(
      (each) => [1, 2].some((step) => facts.kindAt(each - step) === 'influence') || (over !== undefined && each > over),
    );
  const [n, ...others] = facts.of('n').filter((each) => !facts.parts[each]?.article && !come.includes(each));
  if (!around || at === undefined || !card || !endsGame || n === undefined || more.length + others.length > 0)
    return undefined;
  const sides = new Set([...facts.values('side'), ...(facts.me ? [facts.me] : [])] as readonly SideName[]);
  const [leader, ...rivals] = sides;
  if (!facts.has('end', 'over', 'won') || leader === undefined || rivals.length > 0) return undefined;
  facts.use(at, n, ...come, ...facts.of('side', 'leads', 'active', 'on', 'worth', 'end', 'vp', 'points'));
  if (!facts.isAllUsed('defcon')) return undefined;
  // Where no level is named it is the one at which the event can end the game.
  const level = Number(/"track":"defcon"\},(\d)/.exec(JSON.stringify(card.requires ?? ''))?.[1]);
  const isTold = around.some(([id]) => id === 'position.defcon') || Number.isNaN(level);
  return {
    assumed: isTold ? [] : [{ message: 'asked.defcon', args: { n: level } }],
    said: [
      ...around,
      ...stated('position.defcon', isTold ? undefined : level),
      ['position.vp', { side: leader, n: Number(facts.valueAt(n)) }],
      ['play.event', { side: leader, card: card.id }],
      ['act.end_game'],
      ASK,
    ],
  };
};

/** Words of a scoring, in which a number is what comes of it. */
const GAINING: ReadonlySet<PartKind> = new Set<PartKind>(['region', 'card', 'score', 'gain']);

const isSide = (side: string): boolean => side === 'us' || side === 'ussr';

/** The military operations that an event adds for whoever plays it: How I Learned to Stop Worrying. 8.2.4 */
function operationsAdded(event: unknown): number | undefined {
  const [, n] = /"milops":\{"side":"player","add":(\d)/.exec(JSON.stringify(event ?? [])) ?? [];
  return n === undefined ? undefined : Number(n);
}

export const shortfall: Frame = (facts, rules) => {
  const defcon = facts.numberOf('defcon', 1, -1) ?? facts.numberOf('level', 1);
  if (defcon === null || defcon === undefined || facts.has('country', 'region', 'need')) return undefined;
  if (facts.has('coup') && !facts.has('end')) return undefined;
  const [card, ...others] = facts.of('card');
  const played = rules.cards.find(({ id }) => card !== undefined && id === facts.valueAt(card));
  const added = operationsAdded(played?.event);
  let adding: SideName | undefined;
  if (others.length > 0 || (card !== undefined && added === undefined)) return undefined;
  // "One coup with a 2": as many as the Operations of its card. 6.3.3
  const coups = facts.of('coup').flatMap((at) => {
    const word = facts.beside(at, 1, 'worth');
    const number = word === undefined ? undefined : facts.beside(word, 1, 'n');
    const before = facts.beside(at, -1, 'n');
    if (word === undefined || number === undefined || (before !== undefined && facts.valueAt(before) !== '1'))
      return [];
    facts.use(at, word, ...(before === undefined ? [] : [before]));
    return [at];
  });
  const done: Partial<Record<SideName, number>> = {};
  useClaims(facts);
  for (const clause of facts.clauses()) {
    const sides = clause.filter((at) => facts.kindAt(at) === 'side');
    const numbers = clause.filter((at) => facts.kindAt(at) === 'n' || facts.kindAt(at) === 'none');
    const [player, ...rivals] = new Set(sides.map((at) => facts.valueAt(at) as SideName));
    const isPlay = card !== undefined && clause.includes(card);
    if (isPlay && player && rivals.length === 0) {
      // "I event it, set DEFCON to 2 and have 5": the same number, told twice.
      if (numbers.some((at) => facts.valueAt(at) !== String(added))) return undefined;
      done[player] = added as number;
      adding = player;
      facts.use(card, ...sides, ...numbers);
      continue;
    }
    if (numbers.length === 0) continue;
    if (sides.length !== numbers.length) return undefined;
    for (const [nth, at] of numbers.entries()) {
      const side = facts.valueAt(sides[nth] as number) as SideName;
      if (done[side] !== undefined) return undefined;
      done[side] = facts.kindAt(at) === 'none' ? 0 : Number(facts.valueAt(at));
    }
    facts.use(...sides, ...numbers);
  }
  // "The US has 5 from How I Learned".
  if (card !== undefined && Object.values(done).some((each) => each === added)) facts.use(card);
  if (card !== undefined && !facts.isUsed(card)) return undefined;
  // "The last action round of the turn": without a number.
  facts.use(...facts.of('turn', 'round').filter((at) => facts.beside(at, 1, 'n') === undefined));
  const [one] = Object.keys(done) as SideName[];
  const isTold = facts.has('milops') || coups.length > 0;
  if (one === undefined || !isTold || !facts.isAllUsed('milops', 'end', 'vp', 'points', 'leads', 'place'))
    return undefined;
  const other = done[rivalOf(one)] === undefined ? rivalOf(one) : undefined;
  return {
    said: [
      ['position.defcon', { n: defcon }],
      ...(['us', 'ussr'] as const).map((side): Said => ['position.milops', { side, n: done[side] ?? defcon }]),
      ['phase.military'],
      ASK,
    ],
    assumed: [
      ...(played && adding && added !== undefined
        ? [{ message: 'asked.added', args: { card: played.number, side: adding === 'us' ? 0 : 1, n: added } }]
        : []),
      ...(other ? [{ message: 'asked.milops', args: { side: other === 'us' ? 0 : 1 } }] : []),
    ],
  };
};
