/**
 * Resolving what lies on the agenda: a card's use, its Operations, its event, and whatever these set off.
 * Statecharts have no recursion and events do, so nested plays live on the agenda; this block takes the top task,
 * waits in the state that fits it, and comes back to `next` until the agenda is empty.
 */
import type { Need } from '../../src/games/twilight-struggle/task.ts';
import { words } from './vocabulary.ts';

/** The block, for one place in the sequence of play; ids make its states addressable from inside. */
export function resolution(id: string, clause: string, then: string) {
  const next = `#${id}-next`;
  const waits = (what: Need) => ({ guard: { type: 'needs' as const, params: { what } }, target: `#${id}-${what}` });
  return words.createStateConfig({
    id,
    initial: 'next',
    meta: { clause },
    states: {
      next: {
        id: `${id}-next`,
        meta: { clause: '4.5.D.b' },
        always: [
          { guard: 'gameIsOver', target: '#over' },
          { guard: { type: 'needs', params: { what: 'automatic' } }, actions: 'carryOut' },
          waits('use'),
          waits('order'),
          waits('mode'),
          waits('influence'),
          waits('realignmentTarget'),
          waits('realignmentDice'),
          waits('coupTarget'),
          waits('coupDie'),
          waits('spaceDie'),
          waits('markers'),
          waits('option'),
          waits('card'),
          waits('draw'),
          waits('shownCards'),
          waits('warTarget'),
          waits('warDie'),
          waits('contestDice'),
          waits('discountedCountry'),
          { target: then },
        ],
      },
      use: {
        id: `${id}-use`,
        tags: 'choice',
        meta: { clause: '5.1' },
        on: { use: { guard: 'allowed', actions: 'answer', target: next } },
      },
      order: {
        id: `${id}-order`,
        tags: 'choice',
        meta: { clause: '5.2.a' },
        on: { order: { guard: 'allowed', actions: 'answer', target: next } },
      },
      operations: {
        meta: { clause: '6.0' },
        initial: 'mode',
        states: {
          mode: {
            id: `${id}-mode`,
            tags: 'choice',
            meta: { clause: '6.0.a' },
            on: {
              mode: { guard: 'allowed', actions: 'answer', target: next },
              done: { guard: 'allowed', actions: 'answer', target: next },
            },
          },
          influence: {
            id: `${id}-influence`,
            tags: 'choice',
            meta: { clause: '6.1' },
            on: {
              place: { guard: 'allowed', actions: 'answer', target: next },
              mode: { guard: 'allowed', actions: 'answer', target: next },
              done: { guard: 'allowed', actions: 'answer', target: next },
            },
          },
          realignment: {
            meta: { clause: '6.2' },
            initial: 'target',
            states: {
              target: {
                id: `${id}-realignmentTarget`,
                tags: 'choice',
                meta: { clause: '6.2.1.b' },
                on: {
                  target: { guard: 'allowed', actions: 'answer', target: next },
                  mode: { guard: 'allowed', actions: 'answer', target: next },
                  done: { guard: 'allowed', actions: 'answer', target: next },
                },
              },
              dice: {
                id: `${id}-realignmentDice`,
                tags: 'chance',
                meta: { clause: '6.2.2' },
                on: { rolls: { guard: 'allowed', actions: 'answer', target: next } },
              },
            },
          },
          coup: {
            meta: { clause: '6.3' },
            initial: 'target',
            states: {
              target: {
                id: `${id}-coupTarget`,
                tags: 'choice',
                meta: { clause: '6.3.1' },
                on: {
                  target: { guard: 'allowed', actions: 'answer', target: next },
                  mode: { guard: 'allowed', actions: 'answer', target: next },
                  done: { guard: 'allowed', actions: 'answer', target: next },
                },
              },
              die: {
                id: `${id}-coupDie`,
                tags: 'chance',
                meta: { clause: '6.3.2' },
                on: { roll: { guard: 'allowed', actions: 'answer', target: next } },
              },
            },
          },
          space: {
            id: `${id}-spaceDie`,
            tags: 'chance',
            meta: { clause: '6.4.1' },
            on: { roll: { guard: 'allowed', actions: 'answer', target: next } },
          },
        },
      },
      event: {
        meta: { clause: '5.2' },
        initial: 'markers',
        states: {
          markers: {
            id: `${id}-markers`,
            tags: 'choice',
            meta: { clause: '6.1.1.b' },
            on: {
              place: { guard: 'allowed', actions: 'answer', target: next },
              remove: { guard: 'allowed', actions: 'answer', target: next },
              done: { guard: 'allowed', actions: 'answer', target: next },
            },
          },
          option: {
            id: `${id}-option`,
            tags: 'choice',
            meta: { clause: '7.1' },
            on: { choose: { guard: 'allowed', actions: 'answer', target: next } },
          },
          card: {
            id: `${id}-card`,
            tags: 'choice',
            meta: { clause: '5.4' },
            on: {
              select: { guard: 'allowed', actions: 'answer', target: next },
              done: { guard: 'allowed', actions: 'answer', target: next },
            },
          },
          draw: {
            id: `${id}-draw`,
            tags: 'chance',
            meta: { clause: '4.3' },
            on: { draw: { guard: 'allowed', actions: 'answer', target: next } },
          },
          shownCards: {
            id: `${id}-shownCards`,
            tags: 'reveal',
            meta: { clause: '5.5' },
            on: { reveal: { guard: 'allowed', actions: 'answer', target: next } },
          },
          war: {
            meta: { clause: '7.6' },
            initial: 'target',
            states: {
              target: {
                id: `${id}-warTarget`,
                tags: 'choice',
                meta: { clause: '7.6.a' },
                on: { target: { guard: 'allowed', actions: 'answer', target: next } },
              },
              die: {
                id: `${id}-warDie`,
                tags: 'chance',
                meta: { clause: '7.6.b' },
                on: { roll: { guard: 'allowed', actions: 'answer', target: next } },
              },
            },
          },
          contest: {
            id: `${id}-contestDice`,
            tags: 'chance',
            meta: { clause: '5.5' },
            on: { rolls: { guard: 'allowed', actions: 'answer', target: next } },
          },
          discountedCountry: {
            id: `${id}-discountedCountry`,
            tags: 'choice',
            meta: { clause: '10.1.2' },
            on: { target: { guard: 'allowed', actions: 'answer', target: next } },
          },
        },
      },
    },
  });
}
