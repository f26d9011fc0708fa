import { describe, expect, it } from 'vitest';
import { advance, begin } from '../../../core/steps.ts';
import { loadGuerraFria } from '../../../data/guerra-fria.ts';
import { seeded } from '../../../fuzz/random.ts';
import { guerraFria, guerraFriaDesk } from '../../../registry.ts';
import type { Selection } from '../cards.ts';
import { makeBoard } from '../index.ts';
import { SEATS, type Seat } from '../seats.ts';
import { copyState, type State } from '../state.ts';
import { brokenInvariants } from './invariants.ts';
import { type Random, randomSelection } from './random.ts';
import type { Round } from './record.ts';

const loaded = loadGuerraFria();
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;

const GAMES = Number(process.env.GUERRA_FRIA_GAMES ?? 500);

describe(`${GAMES} random games (GUERRA_FRIA_GAMES=10000 for more)`, () => {
  it('keep every invariant in every round, and see everything that can happen', () => {
    const seen: Record<string, number> = {};
    const failures: string[] = [];
    for (let seed = 1; seed <= GAMES; seed++) {
      const game = guerraFriaDesk.randomGame(rules, seeded(seed));
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
  it('is the same for the same random numbers', () => {
    const [one, two] = [5, 5].map((seed) => guerraFriaDesk.randomGame(rules, seeded(seed)).record());
    expect(one).toEqual(two);
  });

  it('is given up after as many rounds as the caller allows', () => {
    const given = guerraFriaDesk.randomGame(rules, seeded(1), 1);
    expect(given).toMatchObject({ rounds: 1, decisions: 5, winners: [] });
  });
});

describe('the invariants', () => {
  const opening = makeBoard(rules).state;
  const broken = (change: Partial<State>) =>
    brokenInvariants(opening, { ...copyState(opening), ...change }, [0, 0, 0, 0]).map((text) => text.slice(0, 2));

  it('hold where nothing happens, and notice what cannot be', () => {
    expect(broken({})).toEqual([]);
    expect(broken({ markers: [4, ...zeros(15)] })).toEqual(['I1', 'I3']);
    expect(broken({ markers: [1, -1, ...zeros(14)] })).toEqual(['I5', 'I6', 'I2']);
    expect(broken({ result: { winners: [0, 1] } })).toEqual(['I8']);
    expect(broken({ attacks: [{ pair: [0, 2], attack: 1, defence: 0 }] })).toEqual(['I8', 'I9']);
  });
});

const zeros = (count: number): number[] => new Array<number>(count).fill(0);

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
