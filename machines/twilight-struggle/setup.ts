/** Setting up: the first deal, the free markers of both sides, and what was agreed before the game. 3.0 */
import { words } from './vocabulary.ts';

export const setUp = words.createStateConfig({
  initial: 'deal',
  entry: 'setUp',
  meta: { clause: '3.0' },
  states: {
    deal: {
      tags: 'chance',
      meta: { clause: '3.1' },
      on: { deal: { guard: 'allowed', actions: 'deal', target: 'ussrPlacement' } },
    },
    ussrPlacement: {
      tags: 'choice',
      meta: { clause: '3.2' },
      always: { guard: 'ussrHasPlaced', target: 'usPlacement' },
      on: { place: { guard: 'allowed', actions: 'placeFree' } },
    },
    usPlacement: {
      tags: 'choice',
      meta: { clause: '3.3' },
      always: { guard: 'usHasPlaced', target: 'handicap' },
      on: { place: { guard: 'allowed', actions: 'placeFree' } },
    },
    handicap: {
      tags: 'choice',
      meta: { clause: '3.3' },
      always: { guard: 'noHandicapLeft', target: '#turn' },
      on: { place: { guard: 'allowed', actions: 'placeHandicap' } },
    },
  },
});
