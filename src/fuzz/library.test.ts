import { describe, expect, it } from 'vitest';
import { divide, perft } from '../core/perft.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { putCard } from '../games/twilight-struggle/state.ts';
import { position } from '../games/twilight-struggle/table.fixture.ts';
import { type Agreement, HANDS } from '../match/agreement.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { carryOn, type Failure, isLegal, playGame } from './game.ts';
import { faultsOfChoices, faultsOfPosition } from './invariants.ts';
import { fromList, pick, sample, seeded } from './random.ts';
import { replayFor, shrink } from './shrink.ts';
import { agreements, newGame } from './table.ts';

const plain: Agreement = { edition: 'deluxe', policies: {}, hands: 'known' };

describe('chance that is handed in', () => {
  it('repeats for the same seed', () => {
    const draws = (seed: number): number[] =>
      Array.from(
        { length: 8 },
        (
          (random) => () =>
            random.below(100)
        )(seeded(seed)),
      );
    expect(draws(7)).toEqual(draws(7));
    expect(draws(7)).not.toEqual(draws(8));
  });

  it('spreads evenly enough', () => {
    const random = seeded(1);
    const dice = [0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 6000; n++) {
      const die = random.below(6);
      dice[die] = (dice[die] ?? 0) + 1;
    }
    for (const count of dice) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('can be a list, for a shrinker', () => {
    const random = fromList([5, 7]);
    expect([random.below(4), random.below(4), random.below(4)]).toEqual([1, 3, 0]);
  });

  it('takes a sample without repeating', () => {
    expect(sample(seeded(3), [1, 2, 3, 4], 4).toSorted()).toEqual([1, 2, 3, 4]);
    expect(sample(seeded(3), [1, 2], 5)).toHaveLength(2);
    expect(pick(fromList([1]), ['a', 'b'])).toBe('b');
  });
});

describe('the agreements of random games', () => {
  const list = agreements();

  it('visit both editions and every degree of knowledge', () => {
    for (const edition of ['deluxe', 'second']) {
      for (const hands of HANDS) expect(list.some((one) => one.edition === edition && one.hands === hands)).toBe(true);
    }
  });

  it('visit every option that can be ruled under', () => {
    const { issues } = newGame(plain).rules;
    const said = ({ policies }: Agreement) => Object.entries(policies).map(([issue, option]) => `${issue}=${option}`);
    const visited = list.map(said).flatMap((policies) => (policies.length === 1 ? policies : []));
    const wanted = Object.values(issues).flatMap(({ id, supported, preferred }) =>
      supported.filter((option) => option !== preferred).map((option) => `${id}=${option}`),
    );
    expect(visited.toSorted()).toEqual(wanted.toSorted());
    expect(wanted.length).toBeGreaterThan(30);
  });

  it('visit the cards that take an agreement together, too, at every degree of knowledge', () => {
    const { cards } = newGame(plain).rules;
    const together = Object.fromEntries(cards.flatMap(({ deck }) => (deck ? [[deck.issue, deck.when]] : [])));
    const several = list.filter(({ policies }) => Object.keys(policies).length > 1);
    expect(Object.keys(together).length).toBeGreaterThan(1);
    expect(several.map(({ policies }) => policies)).toEqual(HANDS.map(() => together));
    expect(several.map(({ hands }) => hands)).toEqual([...HANDS]);
  });
});

describe('a random game', () => {
  it('is the same for the same seed', () => {
    const play = () => playGame(plain, seeded(5), { every: 0 }).facts;
    expect(play()).toEqual(play());
  });
});

describe('the watch over random games', () => {
  it('finds nothing wrong with a sound position', () => {
    const board = newGame(plain);
    expect([...faultsOfPosition(board), ...faultsOfChoices(board, 'known', seeded(1))]).toEqual([]);
  });

  it.each<[string, (state: ReturnType<typeof newGame>['state']) => unknown, string]>([
    ['DEFCON out of bounds', (state) => Object.assign(state, { defcon: 6 }), 'DEFCON from 1 to 5'],
    ['influence below 0', (state) => (state.influence as Uint8Array).fill(-1, 0, 1), 'influence from 0 to 60'],
    ['20 VP and no end', (state) => Object.assign(state, { vp: 20 }), '10.3.1.a'],
    ['a card in no place', (state) => putCard(state, 4, 0), 'every card is in exactly one place'],
    ['the China Card in the deck', (state) => putCard(state, 6, 1), 'every card is in exactly one place'],
    ['a card left on the table', (state) => putCard(state, 4, 6), 'no card is left lying on the table'],
    ['more hidden cards than there are', (state) => state.hidden.fill(14, 0, 1), 'hidden cards exist'],
  ])('finds %s', (_title, spoil, rule) => {
    const board = newGame(plain);
    spoil(board.state);
    if (rule === 'hidden cards exist')
      for (let n = 1; n < 36; n++) if (board.state.zone[n] === 1) putCard(board.state, n, 4);
    expect(faultsOfPosition(board).map((fault) => fault.rule)).toContain(rule);
  });

  it('makes a failing game short: what is not needed for the failure is left out', () => {
    const { facts } = playGame(plain, seeded(4), { every: 0 });
    const fault = { rule: 'made up', detail: '' };
    // "Fails" once both sides have played a card, whatever else happens.
    const again = (list: readonly GameFact[]): Failure | undefined => {
      let board = newGame(plain);
      const played: GameFact[] = [];
      for (const fact of list) {
        if (!isLegal(board, fact)) continue;
        played.push(fact);
        board = carryOn(board, fact);
        if (board.state.round === 1 && board.state.phasing === 0 && board.state.agenda.at(-1)?.do === 'play')
          return { agreement: plain, facts: played, fault };
      }
      return undefined;
    };
    const short = shrink({ agreement: plain, facts, fault }, again);
    // Deal, 13 markers, no second deal, two headlines, a play and what it asks for, and the play of the US.
    expect(short.facts.length).toBeLessThan(40);
    expect(short.facts.at(-1)?.type).toBe('play');
  });

  it('leaves a failure alone that does not come again', () => {
    const { facts } = playGame(plain, seeded(4), { every: 0 });
    const failure: Failure = { agreement: plain, facts, fault: { rule: 'no such rule', detail: '' } };
    expect(replayFor('no such rule', plain, facts)).toBeUndefined();
    expect(shrink(failure)).toBe(failure);
  });
});

describe('perft', () => {
  const opening = position({
    at: 'turn.actionRounds.choosingCard',
    ussr: ['fidel', 'duck-and-cover', 'asia-scoring'],
    us: ['nato', 'captured-nazi-scientist', 'nasser'],
    influence: {
      syria: [0, 1],
      iraq: [0, 1],
      'north-korea': [0, 3],
      'east-germany': [0, 4],
      poland: [0, 4],
      austria: [0, 1],
      finland: [0, 1],
      canada: [2, 0],
      iran: [1, 0],
      israel: [1, 0],
      japan: [1, 0],
      australia: [4, 0],
      philippines: [1, 0],
      'south-korea': [1, 0],
      panama: [1, 0],
      'south-africa': [1, 0],
      'united-kingdom': [5, 0],
      italy: [3, 0],
      'west-germany': [4, 0],
    },
  });

  it('counts the decisions of the opening', () => {
    expect(perft(twilightStruggle, opening, 4).map(({ sequences }) => sequences)).toEqual(COUNTS);
  });

  it('splits the count by the first decision', () => {
    const parts = divide(twilightStruggle, opening, 3);
    expect(parts.reduce((sum, { sequences }) => sum + sequences, 0)).toBe(COUNTS[2]);
    expect(parts).toHaveLength(twilightStruggle.choices(opening).length);
  });
});

/**
 * Sequences of 1, 2, 3 and 4 decisions in the opening above, counted by hand. Four cards; their uses 3 + 2 + 1 + 2; then
 * three cards of the US after an event, three modes, two orders or six dice; then the targets: 22 countries for a
 * marker, 84 for a realignment, 12 for a coup.
 */
const COUNTS = [4, 8, 32, 306];
