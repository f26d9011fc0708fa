/** One turn on one screen: the steps A to I. 4.5 */
import { actionRounds } from './action-round.ts';
import { headlinePhase } from './headline.ts';
import { words } from './vocabulary.ts';

export const turn = words.createStateConfig({
  id: 'turn',
  initial: 'improveDefcon',
  meta: { clause: '4.5' },
  states: {
    improveDefcon: {
      entry: 'improveDefcon',
      meta: { clause: '4.5.A' },
      always: { target: 'deal' },
    },
    deal: {
      tags: 'chance',
      meta: { clause: '4.5.B' },
      on: { deal: { guard: 'allowed', actions: 'deal', target: 'headline' } },
    },
    headline: headlinePhase,
    actionRounds,
    militaryOperations: {
      id: 'militaryOperations',
      entry: 'checkMilitaryOperations',
      meta: { clause: '4.5.E' },
      always: [{ guard: 'gameIsOver', target: '#over' }, { target: 'heldCards' }],
    },
    heldCards: {
      initial: 'discarding',
      meta: { clause: '4.5.F' },
      states: {
        discarding: {
          meta: { clause: '6.4.4.c' },
          always: [{ guard: 'mayDiscardHeld', target: 'choosing' }, { target: 'showing' }],
        },
        choosing: {
          tags: 'choice',
          meta: { clause: '6.4.4.c' },
          on: {
            select: { guard: 'allowed', actions: 'discardHeld', target: 'showing' },
            done: { guard: 'allowed', target: 'showing' },
          },
        },
        showing: {
          tags: 'reveal',
          meta: { clause: '4.5.F' },
          always: [
            { guard: 'gameIsOver', target: '#over' },
            { guard: 'noReveal', target: '#flipChina' },
            { guard: 'heldCardsKnown', actions: 'judgeHeld', target: 'judged' },
          ],
          on: { reveal: { guard: 'allowed', actions: 'showHeld' } },
        },
        judged: {
          meta: { clause: '11.1.2' },
          always: [{ guard: 'gameIsOver', target: '#over' }, { target: '#flipChina' }],
        },
      },
    },
    flipChina: {
      id: 'flipChina',
      entry: ['endTurn', 'flipChina'],
      meta: { clause: '4.5.G' },
      always: [{ guard: 'isLastTurn', target: 'finalScoring' }, { target: 'advance' }],
    },
    advance: {
      entry: 'advanceTurn',
      meta: { clause: '4.5.H' },
      always: { target: 'improveDefcon' },
    },
    finalScoring: {
      entry: 'finalScoring',
      meta: { clause: '4.5.I' },
      always: { target: '#over' },
    },
  },
});
