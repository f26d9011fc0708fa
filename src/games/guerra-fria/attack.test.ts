import { describe, expect, it } from 'vitest';
import type { Finding } from '../../core/finding.ts';
import { guerraFria } from '../../registry/guerra-fria.ts';
import { forces } from './attack.ts';
import type { Board } from './board.ts';
import { readLine } from './desk/notation.ts';
import { newGame, playRound } from './desk/rounds.ts';
import { makeWords } from './desk/words.ts';
import { loadGuerraFria } from './program/data/load.ts';
import { unsaid } from './said.fixture.ts';
import { SEATS } from './seats.ts';

const words = makeWords();

function boardWith(rows: readonly (readonly number[])[], policies: Record<string, string> = {}): Board {
  const loaded = loadGuerraFria({ policies });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.diagnostics));
  const board = newGame(guerraFria, loaded.rules, 'silent');
  rows.flat().forEach((missiles, marker) => {
    board.state.markers[marker] = missiles;
  });
  return board;
}

function play(board: Board, lines: readonly string[]) {
  const played = playRound(
    guerraFria,
    board,
    SEATS.map((seat) => readLine(lines[seat] ?? '', seat, words)),
  );
  expect(unsaid(played.consequences)).toEqual([]);
  return played;
}

const messages = (findings: readonly Finding[]) => findings.map(({ message }) => message);

/** Rows and columns are south, west, north, east; the diagonal is the reserve. */
const CRISIS = [
  [0, 10, 3, 10],
  [8, 0, 8, 0],
  [3, 10, 0, 10],
  [8, 0, 8, 0],
];

describe('2.5.b: forces are the missiles of a pair aimed at the other two, and theirs aimed at the pair', () => {
  it('leaves out reserves, and what allies aim at each other', () => {
    const board = boardWith([
      [99, 1, 77, 2],
      [10, 99, 20, 77],
      [77, 4, 99, 8],
      [40, 77, 80, 99],
    ]);
    expect(forces(board.state, [0, 2])).toEqual({ attack: 1 + 2 + 4 + 8, defence: 10 + 20 + 40 + 80 });
  });
});

describe('2.5.a: an attack is valid if two players name each other in the same round', () => {
  it('is not if the alliance is one-sided', () => {
    const { consequences, after } = play(boardWith(CRISIS), ['A north', '+4', '+4', '+4']);
    expect(messages(consequences)).toContain('attack.unanswered');
    expect(after.state.attacks).toEqual([]);
  });

  it('is not if one of the two selections is null, unless the table reads it otherwise', () => {
    const lines = ['A north', '+4', 'south ALLY 1, west 0 0, east 0 0', '+4'];
    expect(play(boardWith(CRISIS), lines).after.state.result).toBeNull();
    const lenient = play(boardWith(CRISIS, { 'null-alliance': 'names' }), lines);
    expect(lenient.after.state.result).toEqual({ winners: [0, 2] });
    expect(lenient.after.state.outcomes[2]?.move).toBe('null');
  });
});

describe('2.5.c: two valid attacks are looked at one after the other', () => {
  const lines = ['A north', 'A east', 'A south', 'A west'];

  it('reports both, and at most one wins', () => {
    const { consequences, after } = play(boardWith(CRISIS), lines);
    expect(after.state.attacks).toEqual([
      { pair: [0, 2], attack: 40, defence: 32 },
      { pair: [1, 3], attack: 32, defence: 40 },
    ]);
    expect(messages(consequences).slice(-6)).toEqual([
      'attack.two',
      'attack.valid',
      'attack.victorious',
      'end.win',
      'attack.valid',
      'attack.repelled',
    ]);
    expect(after.state.result).toEqual({ winners: [0, 2] });
  });

  it('lets the second win as well as the first', () => {
    const turned = [3, 0, 1, 2].map((row) => [3, 0, 1, 2].map((column) => CRISIS[row]?.[column] ?? 0));
    expect(play(boardWith(turned), lines).after.state.result).toEqual({ winners: [1, 3] });
  });

  it('has no winners if the forces are equal', () => {
    const equal = CRISIS.map((row) => row.map((missiles) => (missiles === 10 ? 8 : missiles)));
    expect(play(boardWith(equal), lines).after.state).toMatchObject({ result: null, round: 2 });
  });
});

describe('2.5.d: the game ends with the pair that wins', () => {
  it('takes nothing more', () => {
    const { after } = play(boardWith(CRISIS), ['A north', '+4', 'A south', '+4']);
    expect(guerraFria.steps.rows[after.state.step]?.step).toMatchObject({ path: 'over', final: true });
    expect(guerraFria.choices(after)).toEqual([]);
  });

  it('goes on without a limit, unless the table has agreed on one', () => {
    const passive = ['+4', '+4', '+4', '+4'];
    const endless = boardWith(CRISIS);
    endless.state.round = 100;
    expect(play(endless, passive).after.state).toMatchObject({ result: null, round: 101 });
    const limited = boardWith(CRISIS, { 'round-limit': 'after-100-rounds' });
    limited.state.round = 100;
    expect(play(limited, passive).after.state.result).toEqual({ winners: [] });
    limited.state.round = 99;
    expect(play(limited, passive).after.state.result).toBeNull();
  });
});
