import { describe, expect, it } from 'vitest';
import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import { advance, begin, stepAt } from '../../src/core/steps.ts';
import { carryOn, playGame } from '../../src/fuzz/game.ts';
import { seeded } from '../../src/fuzz/random.ts';
import { emptyTable, newGame } from '../../src/fuzz/table.ts';
import type { Board } from '../../src/games/twilight-struggle/board.ts';
import type { Agreement } from '../../src/match/agreement.ts';
import { gameMachine, gameSteps } from './index.ts';

/** The dotted path of the innermost state, as the step table writes it. */
function pathOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const [[key, inner] = ['', '']] = Object.entries(value as Record<string, unknown>);
  return `${key}.${pathOf(inner)}`;
}

/** A position as text; where it stands in the chart is compared apart. */
const plain = ({ state }: Board): string => JSON.stringify({ ...state, step: 0 });

const games: readonly (readonly [string, Agreement])[] = [
  ['with open hands', { edition: 'deluxe', policies: { 'tournament-reveal': 'on' }, hands: 'known', handicap: [2, 1] }],
  ['with hidden hands', { edition: 'deluxe', policies: {}, hands: 'hidden' }],
  ['of the second edition', { edition: 'second', policies: {}, hands: 'us-known' }],
  [
    'with the options of the designers',
    { edition: 'deluxe', policies: { 'mix-influence-realign': 'on' }, hands: 'known' },
  ],
];

describe('the step table', () => {
  it.each(games)('is in the same state and position as xstate after every fact of games %s', (_name, agreement) => {
    let compared = 0;
    for (let seed = 1; compared < 600; seed++) {
      const { facts } = playGame(agreement, seeded(seed), { every: 0 });
      let board = newGame(agreement);
      let snapshot = getInitialSnapshot(gameMachine, { board: emptyTable(agreement) });
      for (const fact of facts) {
        expect(snapshot.can(fact)).toBe(true);
        snapshot = getNextSnapshot(gameMachine, snapshot, fact);
        board = carryOn(board, fact);
        expect(pathOf(snapshot.value)).toBe(stepAt(gameSteps, board.state).path);
        expect(plain(snapshot.context.board)).toBe(plain(board));
        compared++;
      }
      expect(snapshot.status).toBe('done');
    }
  });

  it.each(games)('goes the same way written out and read row by row, in games %s', (_name, agreement) => {
    let compared = 0;
    for (let seed = 1; compared < 2000; seed++) {
      const { facts } = playGame(agreement, seeded(seed), { every: 0 });
      const [written, read] = [newGame(agreement), newGame(agreement)];
      for (const fact of facts) {
        expect(advance(gameSteps, written, written.state, fact)).toBe(true);
        // A trail is left only by reading the rows.
        expect(advance(gameSteps, read, read.state, fact, () => undefined)).toBe(true);
        expect(stepAt(gameSteps, written.state).path).toBe(stepAt(gameSteps, read.state).path);
        expect(plain(written)).toBe(plain(read));
        compared++;
      }
    }
  });

  it('begins where xstate begins', () => {
    const board = emptyTable({ edition: 'deluxe', policies: {}, hands: 'known' });
    begin(gameSteps, board, board.state);
    expect(stepAt(gameSteps, board.state).path).toBe('setUp.deal');
  });

  it('takes up a game in the middle as xstate does', () => {
    const agreement: Agreement = { edition: 'deluxe', policies: {}, hands: 'known' };
    const { facts } = playGame(agreement, seeded(9), { every: 0 });
    let board = newGame(agreement);
    for (const fact of facts.slice(0, 60)) board = carryOn(board, fact);
    const value = stepAt(gameSteps, board.state)
      .path.split('.')
      .reduceRight<unknown>((inner, key) => (inner === undefined ? key : { [key]: inner }), undefined);
    let snapshot = gameMachine.resolveState({ value: value as string, context: { board } });
    for (const fact of facts.slice(60, 90)) {
      snapshot = getNextSnapshot(gameMachine, snapshot, fact);
      board = carryOn(board, fact);
      expect(pathOf(snapshot.value)).toBe(stepAt(gameSteps, board.state).path);
      expect(plain(snapshot.context.board)).toBe(plain(board));
    }
  });

  it('refuses what xstate refuses', () => {
    const agreement: Agreement = { edition: 'deluxe', policies: {}, hands: 'known' };
    const snapshot = getInitialSnapshot(gameMachine, { board: emptyTable(agreement) });
    const board = newGame(agreement);
    for (const fact of [
      { type: 'place', by: 1, country: 14 },
      { type: 'roll', die: 3 },
      { type: 'cancel-crisis', by: 0, country: 6 },
    ] as const) {
      expect(snapshot.can(fact)).toBe(false);
      expect(() => carryOn(board, fact)).toThrow();
    }
  });
});
