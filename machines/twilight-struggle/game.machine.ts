/** The whole game of *Twilight Struggle*: set-up, ten turns of steps A to I, and the ways it can end. 4.0 */
import { setUp } from './setup.ts';
import { turn } from './turn.ts';
import { turnZero } from './turn-zero.ts';
import { words } from './vocabulary.ts';

export const gameMachine = words.createMachine({
  id: 'twilight-struggle',
  context: ({ input }) => input,
  initial: 'turnZero',
  meta: { clause: '4.0' },
  // A right that may be used at any time, also in the other player's round.
  on: { 'cancel-crisis': { guard: 'allowed', actions: 'payOff' } },
  states: {
    turnZero,
    setUp,
    turn,
    over: { id: 'over', type: 'final', meta: { clause: '10.3' } },
  },
});
