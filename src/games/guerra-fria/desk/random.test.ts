import { describe, expect, it } from 'vitest';
import { advance, begin } from '../../../core/steps.ts';
import { fromList, seeded } from '../../../fuzz/random.ts';
import { guerraFria } from '../../../registry/guerra-fria.ts';
import type { Selection } from '../cards.ts';
import { makeBoard } from '../index.ts';
import { loadGuerraFria } from '../program/data/load.ts';
import { idOf, SEATS, type Seat } from '../seats.ts';
import { read } from '../selection.ts';
import { copyState, type State } from '../state.ts';
import { writeLine } from './notation.ts';
import { type Random, randomGame, randomSelection } from './random.ts';
import { type Round, replayRecord } from './record.ts';

const loaded = loadGuerraFria();
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;

const GAMES = Number(process.env.GUERRA_FRIA_GAMES ?? 500);

describe(`${GAMES} random games (GUERRA_FRIA_GAMES=10000 for more)`, () => {
  it('keep every invariant in every round, and see everything that can happen', () => {
    const seen: Record<string, number> = {};
    const failures: string[] = [];
    for (let seed = 1; seed <= GAMES; seed++) {
      const game = randomGame(guerraFria, rules, seeded(seed));
      failures.push(...game.failures.map((failure) => `game ${seed}: ${failure}`));
      for (const [name, times] of Object.entries(game.seen)) seen[name] = (seen[name] ?? 0) + times;
    }
    expect(failures).toEqual([]);
    expect(Object.keys(seen)).toEqual(
      expect.arrayContaining([
        '+4',
        'R',
        'A',
        'cards.pairs',
        'cards.in-deck',
        'cards.announce',
        'one attack',
        'two attacks',
        'victory',
      ]),
    );
  });
});

describe('one random game', () => {
  it('counts what its record replays to', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const game = randomGame(guerraFria, rules, seeded(seed));
      const result = replayRecord(guerraFria, rules, game.record());
      if (!result.ok) throw new Error(result.problem.message.text);
      const { steps, nullMoves, ending } = result.replay;
      const rounds = steps.filter((_, index) => index % 4 === 3).map(({ after }) => after.state);
      const count = (holds: (state: State) => boolean): number => rounds.filter(holds).length;
      const moves = (move: string): number =>
        rounds.flatMap(({ outcomes }) => outcomes).filter((outcome) => outcome?.move === move).length;
      const seen = (...names: readonly string[]): number =>
        names.reduce((sum, name) => sum + (game.seen[name] ?? 0), 0);
      const failed = Object.keys(game.seen).filter((name) => name.includes('.'));
      expect([game.rounds, game.decisions]).toEqual([rounds.length, 1 + steps.length]);
      expect([seen('+4'), seen('R'), seen('A')]).toEqual([moves('+4'), moves('R'), moves('A')]);
      expect(seen(...failed)).toBe(moves('null'));
      expect(nullMoves.map(({ message }) => message)).toEqual(expect.arrayContaining(failed));
      expect(seen('+4', 'R', 'A', ...failed)).toBe(4 * rounds.length);
      expect(seen('one attack')).toBe(count(({ attacks }) => attacks.length === 1));
      expect(seen('two attacks')).toBe(count(({ attacks }) => attacks.length === 2));
      expect(seen('victory')).toBe(ending.over ? 1 : 0);
      expect(game.winners.map(idOf).sort()).toEqual(ending.over ? ending.winners : []);
      expect(game.failures).toEqual([]);
    }
  });

  it('is the same for the same random numbers', () => {
    const [one, two] = [5, 5].map((seed) => randomGame(guerraFria, rules, seeded(seed)).record());
    expect(one).toEqual(two);
  });

  it('is given up after as many rounds as the caller allows', () => {
    const given = randomGame(guerraFria, rules, seeded(1), 1);
    expect(given).toMatchObject({ rounds: 1, decisions: 5, winners: [] });
  });
});

describe('a random selection', () => {
  /** What South lays on these numbers, with these missiles in reserve and 6 at each marker. */
  const laid = (numbers: readonly number[], reserve = 12): string => {
    const board = makeBoard(rules);
    board.state.markers.splice(0, 4, reserve, 6, 6, 6);
    return writeLine(read(board, 0, randomSelection(board, 0, fromList(numbers))));
  };

  it.each([
    [0, '+4 west 0 north 0 east 0'],
    [44, '+4 west 0 north 0 east 0'],
    [45, 'R west -0 north +0'],
    [64, 'R west -0 north +0'],
    [65, 'A west'],
    [99, 'A west'],
  ])('is in 45 of a hundred a gain, in 20 a reorganisation, in 35 an attack: on %d it is %s', (roll, line) => {
    expect(laid([1, roll])).toBe(line);
  });

  it.each<[string, number[], string]>([
    ['a sum, and what of it goes to the first and to the second marker', [7, 3, 2], '+4 west 3 north 2 east 2'],
    ['at most twelve, all of them at one marker', [12, 12, 0], '+4 west 12 north 0 east 0'],
    ['all but a few at the second', [12, 3, 9], '+4 west 3 north 9 east 0'],
    ['no more than are left at the second', [12, 3, 15], '+4 west 3 north 5 east 4'],
  ])('of a gain has %s', (_what, numbers, line) => {
    expect(laid([1, 0, ...numbers])).toBe(line);
  });

  it.each<[string, number[], string]>([
    ['from one marker to one', [5, 2, 0], 'R west -5 north +5'],
    ['from two markers to one', [5, 2, 1], 'R west -2 north -3 east +5'],
    ['from one marker to two', [5, 2, 2], 'R west -5 north +2 east +3'],
    ['all of them from the first of two', [5, 5, 1], 'R west -5 north -0 east +5'],
  ])('of a reorganisation moves up to five missiles %s', (_what, numbers, line) => {
    expect(laid([1, 45, ...numbers])).toBe(line);
  });

  it('may lie at the markers in all six orders', () => {
    expect([0, 1, 2, 3, 4, 5].map((order) => laid([1, 0, 6, 1, 2, order]))).toEqual([
      '+4 west 1 north 2 east 3',
      '+4 west 1 north 3 east 2',
      '+4 west 2 north 1 east 3',
      '+4 west 2 north 3 east 1',
      '+4 west 3 north 1 east 2',
      '+4 west 3 north 2 east 1',
    ]);
  });

  it('is tried again where it is no move', () => {
    // Twelve are more than the four that are gained; the second time an attack comes up.
    expect(laid([1, 0, 12, 12, 0, 0, 65, 0], 0)).toBe('A west');
  });

  it('is thrown together from any cards, once in twenty times', () => {
    const cards = [0, 0, 0, 1, 0, 2, 0, 3, 12, 5, 0, 4];
    const board = makeBoard(rules);
    expect(randomSelection(board, 0, fromList([0, ...cards]))).toEqual([[], ['IN', 'OUT'], ['ALLY', 0], [12, 0]]);
    expect(randomSelection(board, 2, fromList([0, ...cards, 3]))).toEqual([['ALLY', 0], [12, 0], [], ['IN', 'OUT']]);
  });
});

// Whole rounds compared -------------------------------------------------------------------------------------------------

/** Plays one round from a position, the players laying their cards in some order. */
function playRound(before: State, round: Round, order: readonly Seat[]): State {
  const board = makeBoard(rules);
  begin(guerraFria.steps, board, board.state);
  Object.assign(board.state, copyState(before), { step: guerraFria.steps.indexOf('round.selecting') });
  for (const by of order)
    advance(guerraFria.steps, board, board.state, { type: 'select', by, cards: round[by] } as never);
  return board.state;
}

/** A position with plenty of missiles, and selections for it. */
function crisis(random: Random): { before: State; round: Round } {
  const board = makeBoard(rules);
  board.state.markers.forEach((_, marker) => {
    board.state.markers[marker] = random.below(13);
  });
  return { before: board.state, round: SEATS.map((seat) => randomSelection(board, seat, random)) };
}

const orders = SEATS.flatMap((a) =>
  SEATS.flatMap((b) => SEATS.flatMap((c) => SEATS.map((d) => [a, b, c, d] as const))),
).filter((order) => new Set(order).size === 4);

/** What is left of a state when the order of its lists and the round's cards do not matter. */
const outcome = ({ markers, outcomes, attacks, result }: State) => ({
  markers,
  outcomes,
  attacks: attacks.map(({ pair, ...rest }) => JSON.stringify([[...pair].sort(), rest])).sort(),
  winners: [...(result?.winners ?? [])].sort(),
});

describe('a round', () => {
  it('I11: comes out the same in whatever order the players lay their cards', () => {
    const random = seeded(11);
    for (let n = 0; n < 100; n++) {
      const { before, round } = crisis(random);
      const expected = outcome(playRound(before, round, SEATS));
      for (const order of orders) expect(outcome(playRound(before, round, order))).toEqual(expected);
    }
  });

  it('I10: comes out the same for players who change seats', () => {
    const random = seeded(10);
    for (let n = 0; n < 100; n++) {
      const { before, round } = crisis(random);
      const there = playRound(before, round, SEATS);
      for (const to of orders) {
        const moved = playRound(moveMarkers(before, to), moveRound(round, to), SEATS);
        expect(outcome(moved)).toEqual(outcome(moveOutcome(there, to)));
      }
    }
  });
});

/** The same position with the player of seat s now sitting at `to[s]`. */
function moveMarkers(state: State, to: readonly Seat[]): State {
  const moved = copyState(state);
  for (const seat of SEATS)
    for (const target of SEATS) moved.markers[4 * to[seat]! + to[target]!] = state.markers[4 * seat + target]!;
  return moved;
}

function moveRound(round: Round, to: readonly Seat[]): Round {
  const moved: Selection[] = [];
  for (const seat of SEATS) {
    const cards: Selection[number][] = [];
    for (const target of SEATS) cards[to[target]!] = round[seat]?.[target] ?? [];
    moved[to[seat]!] = cards;
  }
  return moved;
}

function moveOutcome(state: State, to: readonly Seat[]): State {
  const moved = moveMarkers(state, to);
  for (const seat of SEATS) moved.outcomes[to[seat]!] = state.outcomes[seat]!;
  moved.attacks = state.attacks.map((each) => ({ ...each, pair: [to[each.pair[0]]!, to[each.pair[1]]!] as const }));
  moved.result = state.result && { winners: state.result.winners.map((seat) => to[seat]!) };
  return moved;
}
