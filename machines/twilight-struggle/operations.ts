/** Conducting Operations, those of a card or those that an event grants: one use for all their points. 6.0 */
import { words } from './vocabulary.ts';

/** The states of the block with this id; see `play.ts`. */
export function operationsStates(id: string) {
  const to = (state: string): string => `#${id}-${state}`;
  const answered = (target: string) => ({ guard: 'allowed' as const, actions: 'answer' as const, target });
  const usedFor = (mode: 'influence' | 'realignment' | 'coup', target: string) => ({
    guard: { type: 'pointsGoTo' as const, params: { mode } },
    target: to(target),
  });
  // A use may be named anew while it has nowhere to go, and points may be left unspent. 5.1.a, 6.0.a
  const elsewhere = { mode: answered(to('named')), done: answered(to('operationsOver')) };
  const whenSpent = { guard: 'pointsAreSpent' as const, target: to('operationsOver') };
  return words.createStateConfig({
    meta: { clause: '6.0' },
    initial: 'mode',
    states: {
      mode: {
        id: `${id}-mode`,
        tags: 'choice',
        meta: { clause: '6.0.a' },
        on: elsewhere,
      },
      named: {
        id: `${id}-named`,
        meta: { clause: '6.0' },
        always: [
          usedFor('influence', 'influence'),
          usedFor('realignment', 'realignmentTarget'),
          usedFor('coup', 'coupTarget'),
          { target: 'space' },
        ],
      },
      influence: {
        id: `${id}-influence`,
        tags: 'choice',
        meta: { clause: '6.1' },
        always: whenSpent,
        on: { place: { guard: 'allowed', actions: 'answer' }, ...elsewhere },
      },
      realignment: {
        meta: { clause: '6.2' },
        initial: 'target',
        states: {
          target: {
            id: `${id}-realignmentTarget`,
            tags: 'choice',
            meta: { clause: '6.2.1.b', evident: true },
            always: whenSpent,
            on: { target: answered(to('realignmentDice')), ...elsewhere },
          },
          dice: {
            id: `${id}-realignmentDice`,
            tags: 'chance',
            meta: { clause: '6.2.2', evident: true },
            on: { rolls: answered(to('realignmentTarget')) },
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
            meta: { clause: '6.3.1', evident: true },
            on: { target: answered(to('declared')), ...elsewhere },
          },
          // An effect that watches for coups acts before the die.
          declared: {
            id: `${id}-declared`,
            meta: { clause: '5.5' },
            always: [{ guard: 'inEvent', target: to('steps') }, { target: 'die' }],
          },
          die: {
            id: `${id}-coupDie`,
            tags: 'chance',
            meta: { clause: '6.3.2', evident: true },
            on: { roll: answered(to('operationsOver')) },
          },
        },
      },
      space: {
        id: `${id}-spaceDie`,
        tags: 'chance',
        meta: { clause: '6.4.1', evident: true },
        on: { roll: answered(to('operationsOver')) },
      },
      over: {
        id: `${id}-operationsOver`,
        meta: { clause: '6.0' },
        always: [
          { guard: 'gameIsOver', target: '#over' },
          { guard: 'inEvent', target: to('steps') },
          { guard: 'eventLast', actions: 'beginEvent', target: to('steps'), meta: { clause: '5.2.a' } },
          { target: to('disposal') },
        ],
      },
    },
  });
}
