/**
 * A card from the naming of its use to its disposal: use, order, event and Operations, disposal. 5.1, 5.2, 6.0
 *
 * A statechart has no recursion and events do: an event may make a side play a card or conduct Operations, and effects
 * in force act in the middle of a play. What is under way lies on the agenda; `steps` carries out the event on top of it,
 * waits in the state that its step needs, and leads back to what it has interrupted.
 */
import type { Need, Resumed } from '../../src/games/twilight-struggle/task.ts';
import { operationsStates } from './operations.ts';
import { words } from './vocabulary.ts';

/**
 * The block, for one place in the sequence of play; ids make its states addressable from inside.
 * @param then where the sequence goes on when the play and all that came of it are over
 */
export function playOfCard(id: string, clause: string, then: string) {
  const steps = `#${id}-steps`;
  const resumes = (what: Need | Resumed) => ({
    guard: { type: 'needs' as const, params: { what } },
    target: `#${id}-${what}`,
  });
  const answered = (target: string) => ({ guard: 'allowed' as const, actions: 'answer' as const, target });
  return words.createStateConfig({
    id,
    initial: 'use',
    meta: { clause },
    states: {
      use: {
        id: `${id}-use`,
        tags: 'choice',
        meta: { clause: '5.1' },
        on: { use: answered(`#${id}-used`) },
      },
      used: {
        id: `${id}-used`,
        meta: { clause: '5.2' },
        always: [
          { guard: 'inEvent', target: steps },
          {
            guard: { type: 'usedFor', params: { use: 'space' } },
            actions: 'beginOperations',
            target: `#${id}-spaceDie`,
          },
          {
            guard: { type: 'usedFor', params: { use: 'event' } },
            actions: 'beginEvent',
            target: steps,
            meta: { clause: '5.1' },
          },
          { guard: 'asksOrder', target: 'order' },
          // Nobody chooses when an event that cannot occur comes up.
          { guard: 'eventFirst', actions: 'beginEvent', target: steps, meta: { clause: '5.2.c' } },
          { actions: 'beginOperations', target: `#${id}-mode` },
        ],
      },
      order: {
        id: `${id}-order`,
        tags: 'choice',
        meta: { clause: '5.2.a' },
        on: { order: answered(`#${id}-used`) },
      },
      event: {
        meta: { clause: '5.2' },
        initial: 'steps',
        states: {
          steps: {
            id: `${id}-steps`,
            meta: { clause: '5.5' },
            always: [
              { guard: 'gameIsOver', target: '#over' },
              { guard: { type: 'needs', params: { what: 'program' } }, actions: 'carryOut' },
              resumes('markers'),
              resumes('option'),
              resumes('card'),
              resumes('draw'),
              resumes('shownCards'),
              resumes('warTarget'),
              resumes('warDie'),
              resumes('contestDice'),
              resumes('discountedCountry'),
              // The event makes a side play a card, or conduct Operations.
              resumes('use'),
              resumes('mode'),
              // Back to what it has interrupted.
              resumes('used'),
              resumes('order'),
              resumes('coupDie'),
              resumes('operationsOver'),
              resumes('eventOver'),
              { target: then },
            ],
          },
          markers: {
            id: `${id}-markers`,
            tags: 'choice',
            meta: { clause: '6.1.1.b' },
            on: { place: answered(steps), remove: answered(steps), done: answered(steps) },
          },
          option: {
            id: `${id}-option`,
            tags: 'choice',
            meta: { clause: '7.1' },
            on: { choose: answered(steps) },
          },
          card: {
            id: `${id}-card`,
            tags: 'choice',
            meta: { clause: '5.4' },
            on: { select: answered(steps), done: answered(steps) },
          },
          draw: {
            id: `${id}-draw`,
            tags: 'chance',
            meta: { clause: '4.3' },
            on: { draw: answered(steps) },
          },
          shownCards: {
            id: `${id}-shownCards`,
            tags: 'reveal',
            meta: { clause: '5.5' },
            on: { reveal: answered(steps) },
          },
          war: {
            meta: { clause: '7.6' },
            initial: 'target',
            states: {
              target: {
                id: `${id}-warTarget`,
                tags: 'choice',
                meta: { clause: '7.6.a', evident: true },
                on: { target: answered(`#${id}-warDie`) },
              },
              die: {
                id: `${id}-warDie`,
                tags: 'chance',
                meta: { clause: '7.6.b', evident: true },
                on: { roll: answered(steps) },
              },
            },
          },
          contest: {
            id: `${id}-contestDice`,
            tags: 'chance',
            meta: { clause: '5.5', evident: true },
            on: { rolls: answered(steps) },
          },
          discountedCountry: {
            id: `${id}-discountedCountry`,
            tags: 'choice',
            meta: { clause: '10.1.2' },
            on: { target: answered(steps) },
          },
          over: {
            id: `${id}-eventOver`,
            meta: { clause: '5.2' },
            always: [
              { guard: 'eventFirst', actions: 'beginOperations', target: `#${id}-mode`, meta: { clause: '5.2.a' } },
              { target: `#${id}-disposal`, meta: { clause: '5.2' } },
            ],
          },
        },
      },
      operations: operationsStates(id),
      disposal: {
        id: `${id}-disposal`,
        entry: 'dispose',
        meta: { clause: '2.2.4' },
        always: [{ guard: 'isPlayed', target: then }, { target: steps }],
      },
    },
  });
}
