/** The whole game of *Guerra fría*: an agreement about talking, then rounds until two players have won. 2.4 */
import { round } from './round.ts';
import { words } from './vocabulary.ts';

export const gameMachine = words.createMachine({
  id: 'guerra-fria',
  context: ({ input }) => input,
  initial: 'agreement',
  meta: { clause: '2.4' },
  states: {
    agreement: {
      tags: 'choice',
      meta: { clause: '2.6.b' },
      always: { guard: 'talkIsSettled', target: 'round' },
      on: { agree: { guard: 'allowed', actions: 'agree' } },
    },
    round,
    over: { id: 'over', type: 'final', meta: { clause: '2.5.d' } },
  },
});
