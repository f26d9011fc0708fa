/** Turn Zero, where it is played: crisis after crisis, and what has come of them before the set-up. TZ-1 */
import { words } from './vocabulary.ts';

export const turnZero = words.createStateConfig({
  initial: 'crisis',
  meta: { clause: 'TZ-1' },
  states: {
    crisis: {
      tags: 'chance',
      meta: { clause: 'TZ-2' },
      always: { guard: 'noCrisisLeft', target: '#setUp' },
      on: { crisis: { guard: 'allowed', actions: 'turnUp', target: 'statecraft' } },
    },
    statecraft: {
      tags: 'choice',
      meta: { clause: 'TZ-3' },
      always: { guard: 'statecraftChosen', target: 'die' },
      on: { choose: { guard: 'allowed', actions: 'chooseStatecraft' } },
    },
    die: {
      tags: 'chance',
      meta: { clause: 'TZ-4' },
      on: { roll: { guard: 'allowed', actions: 'resolveCrisis', target: 'crisis' } },
    },
  },
});
