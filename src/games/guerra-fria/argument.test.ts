/** What a ruling says, step by step: the clauses in their order, with the numbers. */
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../core/finding.ts';
import { judge } from '../../core/judge.ts';
import { guerraFria } from '../../registry/guerra-fria.ts';
import type { Board } from './board.ts';
import { readLine } from './desk/notation.ts';
import { newGame } from './desk/rounds.ts';
import { makeWords } from './desk/words.ts';
import type { GameFact } from './facts.ts';
import { loadGuerraFria } from './program/data/load.ts';
import { unsaid } from './said.fixture.ts';
import { SEATS, type Seat } from './seats.ts';

const words = makeWords();

/** Rows and columns are south, west, north, east; the diagonal is the reserve. */
function boardWith(rows: readonly (readonly number[])[], policies: Record<string, string> = {}): Board {
  const loaded = loadGuerraFria({ policies });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.diagnostics));
  const board = newGame(guerraFria, loaded.rules, 'silent');
  rows.flat().forEach((missiles, marker) => {
    board.state.markers[marker] = missiles;
  });
  return board;
}

const EVEN = [
  [3, 5, 5, 5],
  [5, 3, 5, 5],
  [5, 5, 3, 5],
  [5, 5, 5, 3],
];

const select = (by: Seat, line: string): GameFact => ({ type: 'select', by, cards: readLine(line, by, words) });

/** One line for each step: its clause, its message, and the numbers and players it names. */
const lines = (findings: readonly Finding[]): string[] => {
  expect(unsaid(findings)).toEqual([]);
  return findings.map(({ clause, message, args }) => [clause, message, ...Object.values(args ?? {}).flat()].join(' '));
};

/** What is said once the last of four selections lies there. */
function said(board: Board, selections: readonly [string, string, string, string]): string[] {
  const [last, ...first] = [...SEATS].reverse();
  const laid = first.reduce((at, seat) => judge(guerraFria, at, select(seat, selections[seat])).board, board);
  return lines(judge(guerraFria, laid, select(last as Seat, selections[last as Seat])).consequences);
}

describe('a round tells', () => {
  it('why each selection is a move, what it moves, and who attacks whom with what', () => {
    expect(said(boardWith(EVEN), ['A north', '+4 south 3 north 2', 'A south', 'R south -5 west +5'])).toEqual([
      '2.4.1.1 cards.placed south',
      '2.2.1 cards.in-deck south',
      '2.4.2 cards.pairs south',
      '2.4.2.n cards.announce south',
      '2.4.2.3.a attack.zeros south',
      '2.4.2 move.is south A',
      '2.4.1.1 cards.placed west',
      '2.2.1 cards.in-deck west',
      '2.4.2 cards.pairs west',
      '2.4.2.n cards.announce west',
      '2.4.2.1.b gain.sum west 5 12',
      '2.4.2.1.c gain.reserve west 1 3',
      '2.4.2 move.is west +4',
      '2.4.1.1 cards.placed north',
      '2.2.1 cards.in-deck north',
      '2.4.2 cards.pairs north',
      '2.4.2.n cards.announce north',
      '2.4.2.3.a attack.zeros north',
      '2.4.2 move.is north A',
      '2.4.1.1 cards.placed east',
      '2.2.1 cards.in-deck east',
      '2.4.2 cards.pairs east',
      '2.4.2.n cards.announce east',
      '2.4.2.2.b reorganise.sum east 5 12',
      '2.4.2.2.c reorganise.equal east 5 5',
      '2.4.2.2 reorganise.present east south 5 5',
      '2.4.2 move.is east R',
      '2.4.2.1.a change.marker west south 5 8',
      '2.4.2.1.a change.marker west north 5 7',
      '2.4.2.1.d change.reserve west 3 2',
      '2.4.2.2.a change.marker east south 5 0',
      '2.4.2.2.a change.marker east west 5 10',
      '2.4.2.3 attack.names south north',
      '2.4.2.3 attack.names north south',
      '2.5.a attack.valid south north',
      '2.5.b attack.repelled south north 20 20',
    ]);
  });

  it('nothing of a reserve that stays as it was', () => {
    const tells = said(boardWith(EVEN), ['+4 west 4', '+4', '+4 west 3', '+4']);
    expect(tells.filter((line) => line.includes('change.reserve'))).toEqual([
      '2.4.2.1.d change.reserve west 3 7',
      '2.4.2.1.d change.reserve north 3 4',
      '2.4.2.1.d change.reserve east 3 7',
    ]);
  });

  it('of two attacks that their order is disputed and decides nothing', () => {
    const board = boardWith(EVEN);
    const laid = [select(0, 'A west'), select(1, 'A south'), select(2, 'A east')].reduce(
      (at, fact) => judge(guerraFria, at, fact).board,
      board,
    );
    const { consequences } = judge(guerraFria, laid, select(3, 'A north'));
    expect(consequences.find(({ message }) => message === 'attack.two')).toEqual({
      clause: '2.5.c',
      force: 'applies',
      message: 'attack.two',
      args: {},
      issue: 'order-of-attacks',
    });
    expect(consequences.find(({ message }) => message === 'attack.valid')).not.toHaveProperty('issue');
  });

  it('that the alliance of a null selection and a last round rest on readings', () => {
    const board = boardWith(EVEN, { 'round-limit': 'after-50-rounds' });
    board.state.round = 50;
    const laid = [select(0, 'A north'), select(1, '+4'), select(2, 'south ALLY 1, west 0 0, east 0 0')];
    const three = laid.reduce((at, fact) => judge(guerraFria, at, fact).board, board);
    const { consequences } = judge(guerraFria, three, select(3, '+4'));
    const issueOf = (message: string) => consequences.find((finding) => finding.message === message)?.issue;
    expect([issueOf('attack.lost'), issueOf('end.limit')]).toEqual(['null-alliance', 'round-limit']);
  });

  it('why a selection is null, and that its alliance is lost', () => {
    expect(said(boardWith(EVEN), ['A north', '+4', 'south ALLY 1, west 0 0, east 0 0', '+4'])).toEqual([
      '2.4.1.1 cards.placed south',
      '2.2.1 cards.in-deck south',
      '2.4.2 cards.pairs south',
      '2.4.2.n cards.announce south',
      '2.4.2.3.a attack.zeros south',
      '2.4.2 move.is south A',
      '2.4.1.1 cards.placed west',
      '2.2.1 cards.in-deck west',
      '2.4.2 cards.pairs west',
      '2.4.2.n cards.announce west',
      '2.4.2.1.b gain.sum west 0 12',
      '2.4.2.1.c gain.reserve west 0 3',
      '2.4.2 move.is west +4',
      '2.4.1.1 cards.placed north',
      '2.2.1 cards.in-deck north',
      '2.4.2 cards.pairs north',
      '2.4.2.n cards.announce north',
      '2.4.2.3.a attack.zeros north',
      '2.4.2.n move.null north',
      '2.4.1.1 cards.placed east',
      '2.2.1 cards.in-deck east',
      '2.4.2 cards.pairs east',
      '2.4.2.n cards.announce east',
      '2.4.2.1.b gain.sum east 0 12',
      '2.4.2.1.c gain.reserve east 0 3',
      '2.4.2 move.is east +4',
      '2.4.2.1.d change.reserve west 3 7',
      '2.4.2.1.d change.reserve east 3 7',
      '2.4.2.3 attack.names south north',
      '2.4.2.n attack.lost north south',
      '2.5.a attack.unanswered south north',
    ]);
  });
});

describe('what may be done', () => {
  const open = (board: Board, fact: GameFact) => lines(judge(guerraFria, board, fact).findings);

  it('looks at the clauses that the fact brings into play', () => {
    const board = boardWith(EVEN);
    expect(open(board, select(0, '+4'))).toEqual(['2.4.1.1 laying.once south']);
    expect(open(board, { type: 'talk', by: 1, way: 'aloud' })).toEqual([
      '2.4.1.1.a talk.hides-cards west',
      '2.6.a talk.not-secret west',
      '2.6.b talk.agreed west',
    ]);
  });
});
