/** Nim, as it is handed in. */

import { CaseError } from '../../../core/case-problem.ts';
import { wording } from '../../../core/wording.ts';
import { type StandardGame, standardGame } from '../index.ts';
import { machine, steps } from './machine.ts';
import { type Board, check, choices, HEAPS, type Heap, type Player, type Take } from './nim.ts';

interface Written {
  readonly kind: 'take';
  readonly player: Player;
  readonly heap: Heap;
  readonly count: number;
}

interface Position {
  readonly heaps: Readonly<Partial<Record<Heap, number>>>;
  readonly turn?: Player;
  readonly winner?: Player | null;
}

const definition: StandardGame<Board, Take, Written, Position> = {
  title: 'Nim',
  folder: new URL('rules/', import.meta.url),
  game: {
    id: 'nim',
    machine,
    steps,
    check,
    choices,
    decides: ({ state }, { by }) => ({ by, awaited: state.turn }),
    copy: ({ rules, state }, report) => ({
      rules,
      state: { ...state, heaps: { ...state.heaps } },
      ...(report && { report }),
    }),
  },
  empty: (rules) => ({ rules, state: { step: 0, heaps: { a: 0, b: 0, c: 0 }, turn: 'first', winner: null } }),
  at: (rules, { heaps, turn = 'first' }) => {
    if (HEAPS.every((heap) => !heaps[heap]))
      throw new CaseError({ path: ['position', 'heaps'], message: wording('no object is left') });
    const step = steps.indexOf('turn') ?? 0;
    return { rules, state: { step, heaps: { a: 0, b: 0, c: 0, ...heaps }, turn, winner: null } };
  },
  write: ({ by, heap, count }) => ({ kind: 'take', player: by, heap, count }),
  read: ({ player, heap, count }) => ({ type: 'take', by: player, heap, count }),
  state: ({ state: { heaps, turn, winner } }) => ({ heaps: { ...heaps }, turn, winner }),
  faults: ({ state: { heaps } }) =>
    HEAPS.filter((heap) => heaps[heap] < 0).map((heap) => `heap ${heap} holds ${heaps[heap]}`),
};

export const nim = standardGame(definition);
