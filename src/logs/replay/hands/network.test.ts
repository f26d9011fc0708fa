/** The matching against every way there is to spread a few cards: it misses no contradiction and invents none. */
import { describe, expect, it } from 'vitest';
import { pick, type Random, sample, seeded } from '../../../fuzz/random.ts';
import { DISCARD, REMOVED } from '../../../games/twilight-struggle/state.ts';
import type { Side } from '../../../games/twilight-struggle/tables.ts';
import { contradiction, type HandEvent, Hands } from './hands.ts';

const CARDS = [1, 2, 3, 4, 5, 6];

/** Which draw each card came with, by the number of its event; 0 for one that is in the pile. */
type Spread = readonly number[];

/** Every spread that agrees with the events; the first of them puts all cards into the pile. */
function spreadsOf(events: readonly HandEvent[]): Spread[] {
  const draws = events.flatMap((event, at) =>
    event.event === 'drawn' ? ([0, 1] as const).map((side) => ({ at, side, count: event.counts[side] })) : [],
  );
  const places = [0, ...draws.flatMap(({ count }, n) => (count > 0 ? [n + 1] : []))];
  const all = CARDS.reduce<Spread[]>(
    (found, _) => found.flatMap((spread) => places.map((place) => [...spread, place])),
    [[]],
  );
  const drawOf = (spread: Spread, card: number) => draws[(spread[card - 1] ?? 0) - 1];
  return all.filter((spread) => {
    const full = draws.every(({ count }, n) => spread.filter((place) => place === n + 1).length === count);
    return full && events.every((event, at) => fits(event, at, (card) => drawOf(spread, card), seenAt(events)));
  });
}

const seenAt =
  (events: readonly HandEvent[]) =>
  (card: number): number => {
    const at = events.findIndex((event) => event.event === 'seen' && event.card === card);
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };

interface Drawn {
  readonly at: number;
  readonly side: Side;
}

function fits(
  event: HandEvent,
  at: number,
  drawOf: (card: number) => Drawn | undefined,
  seen: (card: number) => number,
): boolean {
  if (event.event === 'seen') {
    const draw = drawOf(event.card);
    return event.where === 'pile'
      ? draw === undefined
      : draw !== undefined && draw.side === event.where && draw.at < at;
  }
  if (event.event !== 'lacking') return true;
  return event.cards.every((card) => {
    const draw = drawOf(card);
    return seen(card) < at || draw === undefined || draw.side !== event.side || draw.at > at;
  });
}

/** A card may be seen once, draws take no more than there is. */
function randomEvent(random: Random, unseen: number[], left: { pile: number }): HandEvent | undefined {
  const claim = { line: 1, clause: '5.1' };
  const kind = random.below(3);
  if (kind === 0) {
    const us = random.below(Math.min(3, left.pile + 1));
    const ussr = random.below(Math.min(3, left.pile - us + 1));
    left.pile -= us + ussr;
    return us + ussr > 0 ? { event: 'drawn', counts: [us, ussr], reshuffled: undefined } : undefined;
  }
  const side: Side = random.below(2) as Side;
  if (kind === 1 && unseen.length > 0) {
    const card = pick(random, unseen);
    unseen.splice(unseen.indexOf(card), 1);
    const inPile = random.below(5) === 0;
    return { event: 'seen', card, where: inPile ? 'pile' : side, to: REMOVED, ...claim };
  }
  return { event: 'lacking', side, cards: sample(random, unseen, 1 + random.below(2)), why: '', ...claim };
}

describe('the spread of hidden cards', () => {
  it('is found whenever there is one, and only then; and says of each card every place in which it can be', () => {
    let refused = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const random = seeded(seed);
      const hands = new Hands();
      const events: HandEvent[] = [{ event: 'piled', cards: CARDS }];
      hands.take(events[0] as HandEvent, 0);
      const unseen = [...CARDS];
      const left = { pile: CARDS.length };
      let conflict: readonly number[] | undefined;
      for (let n = 0; n < 9 && !conflict; n++) {
        const event = randomEvent(random, unseen, left);
        // A card seen in the pile is no longer there to be drawn.
        if (!event || (event.event === 'seen' && event.where === 'pile' && --left.pile < 0)) continue;
        events.push(event);
        conflict = hands.take(event, events.length - 1);
        expect(conflict === undefined, `seed ${seed}: ${JSON.stringify(events)}`).toBe(spreadsOf(events).length > 0);
      }
      if (conflict) refused++;
      else expectPlaces(hands, events, unseen, seed);
    }
    expect(refused).toBeGreaterThan(100);
  });
});

function expectPlaces(hands: Hands, events: readonly HandEvent[], unseen: readonly number[], seed: number): void {
  const { network } = hands;
  const groups = network.components();
  const spreads = spreadsOf(events);
  const sides = events.flatMap((event) => (event.event === 'drawn' ? [0, 1] : []));
  for (const card of unseen) {
    const stay = hands.hidden(card);
    if (!stay) throw new Error(`card ${card} is not hidden`);
    const found = new Set(network.possible(stay, groups).map((place) => place.side ?? 'pile'));
    const places = new Set(spreads.map((spread) => spread[card - 1] ?? 0));
    const wanted = new Set([...places].map((place) => (place === 0 ? 'pile' : sides[place - 1])));
    expect(found, `seed ${seed}, card ${card}`).toEqual(wanted);
  }
}

describe('claims that contradict each other', () => {
  const seen = (card: number, where: Side, line: number): HandEvent => ({
    event: 'seen',
    card,
    where,
    to: DISCARD,
    line,
    clause: '5.1',
  });
  const start: HandEvent[] = [
    { event: 'piled', cards: CARDS },
    { event: 'drawn', counts: [2, 2], reshuffled: undefined },
  ];

  function coreOf(events: readonly HandEvent[]): readonly number[] {
    const hands = new Hands();
    for (const [number, event] of events.entries()) {
      const conflict = hands.take(event, number);
      if (conflict) return contradiction(events, number, conflict, new Set());
    }
    return [];
  }

  it('are found without those that have nothing to do with it', () => {
    const lacking: HandEvent = { event: 'lacking', side: 0, cards: [3, 4], why: '', line: 3, clause: '5.1' };
    expect(coreOf([...start, seen(1, 1, 1), seen(2, 0, 2), lacking, seen(4, 0, 4)])).toEqual([4, 5]);
  });

  it('are those about the same card, where it was not shuffled in again', () => {
    expect(coreOf([...start, seen(1, 1, 1), seen(2, 0, 2), seen(1, 0, 3)])).toEqual([2, 4]);
    const shuffled: HandEvent = { event: 'drawn', counts: [1, 1], reshuffled: 'emptied' };
    const drawn: HandEvent = { event: 'drawn', counts: [1, 1], reshuffled: undefined };
    expect(coreOf([...start, seen(1, 1, 1), seen(2, 0, 2), drawn, shuffled, seen(1, 0, 3)])).toEqual([]);
  });

  it('include that a pile had run out, so that a card in it must have been drawn', () => {
    // All six are drawn; both sides have three, and each has shown three others.
    const rest: HandEvent = { event: 'drawn', counts: [1, 1], reshuffled: undefined };
    const core = coreOf([...start, rest, seen(1, 0, 1), seen(2, 0, 2), seen(3, 0, 3), seen(4, 0, 4)]);
    expect(core).toEqual([3, 4, 5, 6]);
  });
});
