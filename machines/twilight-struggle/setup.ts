/** Setting up: the first deal, the free markers of both sides, and what was agreed before the game. 3.0 */
import { words } from './vocabulary.ts';

export const setUp = words.createStateConfig({
  id: 'setUp',
  initial: 'offeredCard',
  entry: 'setUp',
  meta: { clause: '3.0' },
  states: {
    offeredCard: {
      tags: 'choice',
      meta: { clause: 'TZ-6' },
      always: { guard: 'noCardOffered', target: 'deal' },
      on: {
        select: { guard: 'allowed', actions: 'takeOffered' },
        done: { guard: 'allowed', actions: 'leaveOffered' },
      },
    },
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
      always: [
        // The scenario begins with DEFCON as it says.
        { guard: 'scenarioIsSet', target: '#headline', meta: { clause: 'LW-2' } },
        { guard: 'noHandicapLeft', target: '#turn' },
      ],
      on: { place: { guard: 'allowed', actions: 'placeHandicap' } },
    },
  },
});
