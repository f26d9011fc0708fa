/** What a case leaves out: it is understood, it has to happen, or only the dice decide it. */
import { describe } from 'vitest';
import { play, statementTable, us, ussr } from './stated.fixture.ts';

/** What a case leaves out and what it says allow one reading only. */
describe('what is not said is understood', () => {
  statementTable([
    [
      'whose round it is: that of whoever plays',
      { turn: 5, defcon: 5, influence: { Panama: { us: 1 } } },
      play('US', 'Containment', { as: 'ops', place: { Panama: 3 } }),
      'legal',
    ],
    [
      'what a trapped side does with a card and a die: it discards it',
      { turn: 5, defcon: 5, effects: [{ name: 'bear_trap' }] },
      play('USSR', 'Duck and Cover', { die: 5 }),
      'legal',
    ],
    [
      'that a card worth 1 is no discard to a trap, although a die is rolled',
      { turn: 5, defcon: 5, effects: [{ name: 'quagmire' }] },
      play('US', 'CIA Created', { die: 5 }),
      'illegal: 7.4.2 trap.value',
    ],
  ]);
});

describe('what has to happen, happens unstated', () => {
  statementTable([
    [
      'Missile Envy against one highest card',
      { ...us, hands: { us: ['Missile Envy'], ussr: ['NATO', 'Nasser'] } },
      play('US', 'Missile Envy', { as: 'event' }),
      'legal',
    ],
    [
      'the order stated for a reshuffle in the middle of an event',
      {
        ...us,
        hands: { us: [77, 'Nasser', 'Fidel'], ussr: [] },
        deck_top_first: ['Containment'],
        discard: ['NATO', 'Duck and Cover'],
      },
      play('US', 77, {
        as: 'event',
        event: { discard: ['Nasser', 'Fidel'], reshuffle_order: ['NATO', 'Duck and Cover', 'Nasser', 'Fidel'] },
      }),
      'legal',
    ],
    [
      'Blockade against a hand without a card worth 3',
      { ...ussr, hands: { us: ['Truman Doctrine'], ussr: [10] }, influence: { 'West Germany': { us: 4 } } },
      play('USSR', 'Blockade', { as: 'event' }),
      'legal',
    ],
    [
      'Latin American Debt Crisis against a hand without a card worth 3',
      { ...ussr, turn: 8, hands: { us: ['Truman Doctrine'], ussr: [95] } },
      play('USSR', 'Latin American Debt Crisis', { as: 'event' }),
      'legal',
    ],
    [
      'Truman Doctrine with one possible country',
      { ...us, influence: { Greece: { ussr: 1 } } },
      play('US', 'Truman Doctrine', { as: 'event' }),
      'legal',
    ],
    [
      'Socialist Governments where there are three markers',
      { ...ussr, influence: { France: { us: 2 }, Italy: { us: 1 } } },
      play('USSR', 'Socialist Governments', { as: 'event' }),
      'legal',
    ],
    [
      'Five Year Plan against a single card',
      { ...us, hands: { us: [5], ussr: ['Nasser'] } },
      play('US', 'Five Year Plan', { as: 'event' }),
      'legal',
    ],
    [
      'a scoring card, whose only use is its event',
      { ...us, hands: { us: ['Asia Scoring'] } },
      play('US', 'Asia Scoring', {}),
      'legal',
    ],
    [
      'a discard under Quagmire',
      { ...us, effects: [{ name: 'quagmire' }], hands: { us: ['Containment'] } },
      play('US', 'Containment', { as: 'discard', die: 3 }),
      'legal',
    ],
  ]);
});

/** Whether something may be tried does not depend on the dice; what comes of it is told for every result. */
describe('what only the dice decide is open, not undetermined', () => {
  statementTable([
    [
      'a coup without its die',
      { ...us, influence: { Angola: { ussr: 1 } } },
      play('US', 'Duck and Cover', { as: 'ops', coup: 'Angola' }),
      'legal: coup-die',
    ],
    [
      'a coup without its die where DEFCON forbids it',
      { ...us, defcon: 2, influence: { Iran: { ussr: 1 } } },
      play('US', 'Duck and Cover', { as: 'ops', coup: 'Iran' }),
      'illegal: 8.1.5 defcon.region-open',
    ],
    ['a war without its die', ussr, play('USSR', 'Korean War', { as: 'event' }), 'legal: war-die'],
    [
      'an attempt in the space race without its die',
      us,
      play('US', 'Duck and Cover', { as: 'space' }),
      'legal: space-die',
    ],
    [
      'a discard to a trap without its die',
      { ...us, effects: [{ name: 'quagmire' }], hands: { us: ['Containment'] } },
      play('US', 'Containment', { as: 'trap_discard' }),
      'legal: trap-die',
    ],
    [
      'a coup without its die with a second use of the points',
      { ...us, influence: { Angola: { ussr: 1 }, Panama: { us: 1 } } },
      play('US', 'Duck and Cover', { as: 'ops', coup: 'Angola', place: { Panama: 1 } }),
      'illegal: 6.0 stated.one-use',
    ],
  ]);
});
