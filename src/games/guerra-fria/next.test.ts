/** What may come next at each step of a round. 2.4.1, 2.6 */
import { describe, expect, it } from 'vitest';
import { judge, start } from '../../core/judge.ts';
import { guerraFria } from '../../registry/guerra-fria.ts';
import type { Board } from './board.ts';
import { readLine } from './desk/notation.ts';
import { makeWords } from './desk/words.ts';
import type { GameFact } from './facts.ts';
import { makeBoard } from './index.ts';
import { loadGuerraFria } from './program/data/load.ts';
import { SEATS, type Seat } from './seats.ts';

const loaded = loadGuerraFria();
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;

describe('what may come next', () => {
  const having = (...facts: readonly GameFact[]): Board =>
    facts.reduce((at, fact) => judge(guerraFria, at, fact).board, start(guerraFria, makeBoard(rules)));
  const silent: GameFact = { type: 'agree', talk: 'silent' };
  const lay = (by: Seat): GameFact => ({ type: 'select', by, cards: readLine('+4', by, makeWords()) });
  const kept = (by: Seat): GameFact => ({ type: 'commit', by, seal: null });
  /** How many choices of a type each seat has. */
  const counts = (board: Board, type: GameFact['type']): number[] => {
    const choices = guerraFria.choices(board).filter((fact) => fact.type === type);
    return SEATS.map((seat) => choices.filter((fact) => 'by' in fact && fact.by === seat).length);
  };

  it('before the start is one of two agreements (2.6.b)', () => {
    expect(guerraFria.choices(having())).toEqual([
      { type: 'agree', talk: 'open' },
      { type: 'agree', talk: 'silent' },
    ]);
  });

  it('is a selection of everybody who has not laid any yet (2.4.1.1)', () => {
    expect(counts(having(silent), 'select')).toEqual([50, 50, 50, 50]);
    expect(counts(having(silent, lay(2)), 'select')).toEqual([50, 50, 0, 50]);
    expect(counts(having(silent, lay(2)), 'reveal')).toEqual([0, 0, 0, 0]);
  });

  it('is to turn up cards that lie face down, once all have laid (2.4.1.2)', () => {
    const board = having(silent, lay(0), kept(1), lay(2), kept(3));
    expect(counts(board, 'reveal')).toEqual([0, 50, 0, 50]);
    expect(counts(board, 'select')).toEqual([0, 0, 0, 0]);
    for (const fact of guerraFria.choices(board)) expect(judge(guerraFria, board, fact).verdict).toBe('legal');
  });

  it('is not listed for sealed cards, which only their owner knows', () => {
    const board = having(silent, lay(0), lay(1), lay(2), { type: 'commit', by: 3, seal: 'unknown' });
    expect(counts(board, 'reveal')).toEqual([0, 0, 0, 0]);
  });
});
