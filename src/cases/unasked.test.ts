/** What nothing asks for, since it does not come about or the event has nothing of the kind: it is refused, and may be denied. */
import { describe } from 'vitest';
import { play, statementTable, us, ussr } from './stated.fixture.ts';

describe('what is stated of something that does not come about', () => {
  statementTable([
    [
      'the card of Grain Sales returned and used',
      { ...us, influence: { Panama: { us: 3 } }, hands: { us: [67], ussr: ['NATO'] } },
      play('US', 67, {
        as: 'event',
        event: {
          drawn: 'NATO',
          choice: 'return',
          ops: { place: { Panama: 2 } },
          as: 'ops',
          event: { place: { Panama: 4 } },
        },
      }),
      'illegal: card:grain-sales-to-soviets stated.one-option',
    ],
    [
      'the event of a card of the own side that Five Year Plan hits',
      { ...us, hands: { us: ['Five Year Plan'], ussr: ['Decolonization'] } },
      play('US', 'Five Year Plan', {
        as: 'event',
        event: { discarded: 'Decolonization', event: { add: ['Angola', 'Zaire', 'Kenya', 'Nigeria'] } },
      }),
      'illegal: card:five-year-plan stated.no-event',
    ],
    [
      'the event of a headline that Defectors cancels',
      { ...us, phase: 'headline', hands: { us: ['Defectors'], ussr: ['Decolonization'] } },
      {
        kind: 'headline',
        us: { card: 'Defectors' },
        ussr: { card: 'Decolonization', event: { add: ['Angola', 'Zaire', 'Kenya', 'Nigeria'] } },
      },
      'illegal: card:defectors headline.cancelled',
    ],
    [
      'the event of a card sent to space',
      us,
      play('US', 'Fidel', { as: 'space', die: 3, event: { add: { Cuba: 3 } } }),
      'illegal: 6.4.5 space.no-event',
    ],
    [
      'a price of one marker for Cuban Missile Crisis',
      { ...ussr, influence: { Cuba: { ussr: 3 } }, effects: [{ name: 'cuban_missile_crisis_by', value: 'US' }] },
      { kind: 'interrupt', player: 'USSR', what: 'cancel_cuban_missile_crisis', remove: { Cuba: 1 } },
      'illegal: card:cuban-missile-crisis stated.price',
    ],
    [
      'held cards that are shown outside a tournament',
      { turn: 5, phase: 'cleanup', hands: { us: ['Asia Scoring'], ussr: [] } },
      { kind: 'phase', phase: 'reveal_held' },
      'illegal: 4.5.F held.not-shown',
    ],
    [
      'a side for a tie where there is none',
      { ...us, influence: { Panama: { us: 1 } }, hands: { us: [49], ussr: ['Decolonization', 'Nasser'] } },
      play('US', 49, { as: 'event', event: { taken: 'Decolonization', tie_chosen_by: 'USSR', place: { Panama: 2 } } }),
      'illegal: card:missile-envy unused.not-offered',
    ],
    [
      'a fifth point of the China Card outside Asia',
      { ...us, china: { holder: 'US' }, influence: { Japan: { us: 1 }, Panama: { us: 1 } } },
      play('US', 'The China Card', { as: 'ops', place: { Japan: 4, Panama: 1 } }),
      'illegal: 9.6 place.points',
    ],
    [
      'a fifth point of the China Card after one outside Asia',
      { ...ussr, china: { holder: 'USSR' }, influence: { 'North Korea': { ussr: 3 }, Libya: { ussr: 1 } } },
      play('USSR', 'The China Card', { as: 'ops', place: { Libya: 1, 'North Korea': 4 } }),
      'illegal: 9.6 unused.bonus-lost',
    ],
    [
      'a fifth roll of the China Card outside Asia',
      { ...ussr, china: { holder: 'USSR' }, influence: { Thailand: { us: 9 }, Libya: { us: 1 } } },
      play('USSR', 'The China Card', {
        as: 'ops',
        realign: [
          ...['Thailand', 'Thailand', 'Thailand', 'Thailand', 'Libya'].map((at) => ({ in: at, us: 3, ussr: 3 })),
        ],
      }),
      'illegal: 9.6 realign.points',
    ],
    [
      'more points than the China Card has even in Asia',
      { ...ussr, china: { holder: 'USSR' }, influence: { 'North Korea': { ussr: 3 }, Libya: { ussr: 1 } } },
      play('USSR', 'The China Card', { as: 'ops', place: { Libya: 1, 'North Korea': 5 } }),
      'illegal: 6.1.3 unused.points',
    ],
    [
      'a point of Vietnam Revolts outside Southeast Asia',
      { ...ussr, effects: [{ name: 'vietnam_revolts' }], influence: { Vietnam: { ussr: 1 }, Angola: { ussr: 1 } } },
      play('USSR', 'Nasser', { as: 'ops', place: { Vietnam: 1, Angola: 1 } }),
      'illegal: card:vietnam-revolts place.points',
    ],
    [
      'a marker beside the superpower of the other side',
      us,
      play('US', 'NATO', { as: 'ops', place: { Finland: 1 } }),
      'illegal: 6.1.4 place.reach',
    ],
  ]);
});

describe('what an event cannot ask for', () => {
  statementTable([
    [
      'a level that DEFCON does not move to after a Summit',
      { ...us, defcon: 3 },
      play('US', 'Summit', { as: 'event', event: { rolls: { us: 5, ussr: 1 }, winner_defcon: 5 } }),
      'illegal: card:summit option.offered',
    ],
    [
      'an option of another event, for a Summit',
      { ...us, defcon: 3 },
      play('US', 'Summit', { as: 'event', event: { rolls: { us: 5, ussr: 1 }, choice: 'boycott' } }),
      'illegal: card:summit option.offered',
    ],
    [
      'dice of the Olympic Games that are boycotted',
      ussr,
      play('USSR', 'Olympic Games', { as: 'event', event: { choice: 'boycott', rolls: { us: 2, ussr: 5 } } }),
      'illegal: card:olympic-games stated.one-option',
    ],
    [
      'dice for an event that rolls none and whose country is not stated',
      { ...us, influence: { Italy: { ussr: 1 }, France: { ussr: 1 } } },
      play('US', 'Truman Doctrine', { as: 'event', event: { rolls: { us: 1, ussr: 3 } } }),
      'illegal: card:truman-doctrine unused.not-offered',
    ],
    [
      'a country beyond those that the event names',
      us,
      play('US', 'Panama Canal Returned', { as: 'event', event: { add: ['Panama', 'Costa Rica', 'Mexico'] } }),
      'illegal: card:panama-canal-returned marker.named-country',
    ],
    [
      'more markers in a country than the event takes from one, where no other country is left',
      { ...us, influence: { Angola: { ussr: 4 } } },
      play('US', 'The Voice of America', { as: 'event', event: { remove: { Angola: 3 } } }),
      'illegal: card:the-voice-of-america marker.limit',
    ],
    [
      'the order of Operations and an event that another forbids',
      { ...us, turn: 8, effects: [{ name: 'awacs_sale' }], influence: { Panama: { us: 2 } } },
      play('US', 'Muslim Revolution', { as: 'ops', order: 'event_first', place: { Panama: 4 } }),
      'illegal: 5.2.c event.barred',
    ],
  ]);
});

/** What is denied is so where nothing of the kind can happen. */
describe('what is denied', () => {
  statementTable([
    [
      'that no more markers went, where no more could',
      { ...us, influence: { Angola: { ussr: 2 } } },
      play('US', 'The Voice of America', { as: 'event', event: { remove: { Angola: 2 }, no_more: true } }),
      'legal',
    ],
    [
      'that Wargames did not end the game, where it cannot',
      { ...us, turn: 8, defcon: 3 },
      play('US', 'Wargames', { as: 'event', event: { end_game: false } }),
      'legal',
    ],
  ]);
});
