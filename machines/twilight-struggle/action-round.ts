/** Step D: action rounds, the USSR first in each. 4.5.D */
import { playOfCard } from './play.ts';
import { words } from './vocabulary.ts';

export const actionRounds = words.createStateConfig({
  id: 'actionRounds',
  initial: 'between',
  entry: 'beginActionRounds',
  meta: { clause: '4.5.D' },
  states: {
    between: {
      id: 'betweenRounds',
      meta: { clause: '4.5.D.a' },
      always: [{ guard: 'roundLeft', actions: 'beginRound', target: 'beginning' }, { target: '#militaryOperations' }],
    },
    beginning: {
      meta: { clause: '4.5.D.c' },
      always: [
        { guard: 'sitsOut', actions: 'pass', target: 'ending' },
        { guard: 'isTrapped', target: 'trapped' },
        { target: 'choosingCard' },
      ],
    },
    choosingCard: {
      tags: 'choice',
      meta: { clause: '5.1' },
      on: {
        play: { guard: 'allowed', actions: 'playCard', target: '#roundPlay-use' },
        pass: { guard: 'allowed', actions: 'pass', target: 'ending' },
      },
    },
    trapped: {
      initial: 'discarding',
      meta: { clause: '5.5' },
      states: {
        discarding: {
          tags: 'choice',
          meta: { clause: '5.3' },
          on: {
            discard: { guard: 'allowed', actions: 'discardToTrap', target: 'escaping' },
            play: { guard: 'allowed', actions: 'playCard', target: '#roundPlay-use' },
            pass: { guard: 'allowed', actions: 'pass', target: '#roundEnding' },
          },
        },
        escaping: {
          tags: 'chance',
          meta: { clause: '5.5' },
          always: { guard: 'gameIsOver', target: '#over' },
          on: { roll: { guard: 'allowed', actions: 'rollTrap', target: '#roundEnding' } },
        },
      },
    },
    resolving: playOfCard('roundPlay', '4.5.D.b', '#roundEnding'),
    ending: {
      id: 'roundEnding',
      meta: { clause: '4.5.D.b' },
      always: [
        { guard: 'inEvent', target: '#roundPlay-steps' },
        { guard: 'isRoundOpen', actions: 'endRound' },
        { target: '#betweenRounds' },
      ],
    },
  },
});
