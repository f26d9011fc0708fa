/** One round on one screen: everybody selects, then everything is turned up and carried out. 2.4.1 */
import { words } from './vocabulary.ts';

export const round = words.createStateConfig({
  id: 'round',
  initial: 'selecting',
  meta: { clause: '2.4.1' },
  // Talking is judged at any time; it changes nothing on the table.
  on: { talk: { guard: 'allowed' } },
  states: {
    selecting: {
      tags: 'choice',
      meta: { clause: '2.4.1.1' },
      always: { guard: 'allLaid', target: 'revealing' },
      on: {
        select: { guard: 'allowed', actions: 'lay' },
        commit: { guard: 'allowed', actions: 'lay' },
      },
    },
    revealing: {
      tags: 'reveal',
      meta: { clause: '2.4.1.2' },
      always: { guard: 'allShown', target: 'judging' },
      on: { reveal: { guard: 'allowed', actions: 'turnUp' } },
    },
    judging: {
      entry: 'judgeSelections',
      meta: { clause: '2.4.2' },
      always: { target: 'moving' },
    },
    // [+4] and [R] before [A]: an attack meets the markers as they stand afterwards.
    moving: {
      entry: 'moveMissiles',
      meta: { clause: '2.4.1.2' },
      always: { target: 'allying' },
    },
    allying: {
      entry: 'formAlliances',
      meta: { clause: '2.4.2.3' },
      always: { target: 'attacks' },
    },
    attacks: {
      initial: 'next',
      meta: { clause: '2.5' },
      states: {
        next: {
          meta: { clause: '2.5.c' },
          always: [
            { guard: 'attackLeft', target: 'considering' },
            { guard: 'gameIsWon', target: '#over' },
            { guard: 'limitReached', actions: 'endAtLimit', target: '#over' },
            { actions: 'nextRound', target: '#round.selecting' },
          ],
        },
        considering: {
          entry: 'considerAttack',
          meta: { clause: '2.5.b' },
          always: { target: 'next' },
        },
      },
    },
  },
});
