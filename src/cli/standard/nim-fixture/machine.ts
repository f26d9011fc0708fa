/** The sequence of Nim: turns until nothing is left. Every state names its clause. */
import { createMachine } from 'xstate';
import { compileSteps, isRuling } from '../../../core/steps.ts';
import { type Board, decide, isAllowed, isEmpty, setUp, type Take, take } from './nim.ts';

export const machine = createMachine({
  id: 'nim',
  initial: 'begin',
  states: {
    begin: { meta: { clause: '1' }, entry: 'setUp', always: 'turn' },
    turn: {
      meta: { clause: '2.1' },
      tags: 'choice',
      always: { guard: 'isEmpty', target: 'over' },
      on: { take: { guard: 'allowed', actions: 'take', target: 'turn' } },
    },
    over: { meta: { clause: '3' }, entry: 'decide', type: 'final' },
  },
});

export const steps = compileSteps<Board>(machine, {
  guards: { isEmpty, allowed: isRuling((board, fact) => isAllowed(board, fact as Take)) },
  actions: { setUp, decide, take: (board, fact) => take(board, fact as Take) },
});
