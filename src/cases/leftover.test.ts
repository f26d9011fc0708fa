/** What is stated and has answered no question: the ruling is not LEGAL, and names the clause that excludes it. */
import { describe, expect, it } from 'vitest';
import { play, statementTable, us, ussr, verdictOn } from './stated.fixture.ts';

const panama = { ...us, influence: { Panama: { us: 1 }, Angola: { ussr: 1 }, Iran: { us: 2, ussr: 1 } } } as const;

const aligned = { ...ussr, influence: { Angola: { us: 2, ussr: 3 } }, deck_top_first: [7, 28, 34, 30, 25] } as const;

describe('what is stated beyond what the rules have', () => {
  statementTable([
    [
      'a second use of the same points',
      panama,
      play('US', 'Containment', { as: 'ops', place: { Panama: 1 }, coup: 'Angola', die: 6 }),
      'illegal: 6.0 stated.one-use',
    ],
    [
      'a scoring card for SALT Negotiations',
      { ...us, discard: [79, 25] },
      play('US', 'SALT Negotiations', { as: 'event', event: { reclaim: 79 } }),
      'illegal: card:salt-negotiations card.fits',
    ],
    [
      'a scoring card for SALT Negotiations, with nothing else in the pile',
      { ...us, discard: [79] },
      play('US', 'SALT Negotiations', { as: 'event', event: { reclaim: 79 } }),
      'illegal: card:salt-negotiations card.fits',
    ],
    [
      'a scoring card for Star Wars',
      { ...us, turn: 8, space: { us: 3, ussr: 1 }, discard: [79] },
      play('US', 'Star Wars', { as: 'event', event: { pick: 79 } }),
      'illegal: card:star-wars card.fits',
    ],
    [
      'a pick for Star Wars while behind in the space race',
      { ...us, turn: 8, space: { us: 1, ussr: 3 }, discard: [25] },
      play('US', 'Star Wars', { as: 'event', event: { pick: 25 } }),
      'illegal: 5.2.b event.unmet',
    ],
    [
      'Operations for a card played for its event',
      { ...ussr, influence: { Iran: { us: 2 } } },
      play('USSR', 'Nasser', { as: 'event', coup: 'Iran', die: 4 }),
      'illegal: 7.1 stated.no-operations',
    ],
    [
      'a die that nobody rolls',
      { ...ussr, influence: { Poland: { ussr: 3 } } },
      play('USSR', 'Duck and Cover', { as: 'ops', order: 'ops_first', place: { Poland: 3 }, die: 4 }),
      'input: action.0.die',
    ],
    [
      'more markers than the card moves: Fidel',
      { ...ussr, influence: { Cuba: { us: 2 } } },
      play('USSR', 'Fidel', { as: 'event', event: { add: { Cuba: 4 } } }),
      'illegal: card:fidel stated.other-amount',
    ],
    [
      'more markers than the card moves: Nasser takes half',
      { ...ussr, influence: { Egypt: { us: 2 } } },
      play('USSR', 'Nasser', { as: 'event', event: { remove: { Egypt: 2 } } }),
      'illegal: card:nasser stated.other-amount',
    ],
    [
      'more markers than the card moves: De Gaulle',
      { ...ussr, influence: { France: { us: 4 } } },
      play('USSR', 'De Gaulle Leads France', { as: 'event', event: { remove: { France: 3 } } }),
      'illegal: card:de-gaulle-leads-france stated.other-amount',
    ],
    [
      'fewer markers than either side loses: Non-Aligned Movement',
      aligned,
      play('USSR', 'Non-Aligned Movement', { as: 'event', event: { remove: { Angola: 1 } } }),
      'illegal: card:non-aligned-movement stated.other-amount',
    ],
    [
      'two markers in one country of COMECON',
      ussr,
      play('USSR', 'COMECON', { as: 'event', event: { add: { Poland: 2, Hungary: 1, Romania: 1 } } }),
      'illegal: card:comecon marker.limit',
    ],
    [
      'two discards for Aldrich Ames',
      { ...ussr, turn: 8, hands: { us: [25, 26, 24], ussr: [98] } },
      play('USSR', 'Aldrich Ames Remix', { as: 'event', event: { discard: [25, 26] } }),
      'illegal: card:aldrich-ames-remix stated.other-cards',
    ],
    [
      'both branches of Warsaw Pact Formed',
      { ...ussr, influence: { Poland: { us: 1 } } },
      play('USSR', 'Warsaw Pact Formed', {
        as: 'event',
        event: { remove_all: ['Poland'], add: { Poland: 2, Hungary: 2, Romania: 1 } },
      }),
      'illegal: card:warsaw-pact-formed stated.one-option',
    ],
    [
      'a coup with a card sent to space',
      { ...us, influence: { Angola: { ussr: 1 } } },
      play('US', 'Duck and Cover', { as: 'space', die: 1, coup: 'Angola' }),
      'illegal: 6.0 stated.one-use',
    ],
    [
      'a placement with the discard to a trap',
      { ...us, effects: [{ name: 'quagmire' }], influence: { Panama: { us: 1 } } },
      play('US', 'Containment', { as: 'trap_discard', die: 1, place: { Panama: 1 } }),
      'illegal: card:quagmire stated.trap',
    ],
    [
      'answers for Muslim Revolution under AWACS Sale to Saudis',
      { ...ussr, turn: 8, effects: [{ name: 'awacs_sale' }], influence: { Egypt: { us: 2 } } },
      play('USSR', 'Muslim Revolution', { as: 'event', event: { remove_all: ['Egypt'] } }),
      'illegal: 7.5 use.not-barred',
    ],
    [
      'markers beyond the seven of Marshall Plan',
      us,
      play('US', 'Marshall Plan', {
        as: 'event',
        event: { add: ['France', 'Italy', 'UK', 'Greece', 'Turkey', 'Canada', 'Norway', 'Sweden'] },
      }),
      'illegal: card:marshall-plan stated.too-many',
    ],
    [
      'Wargames ending the game at DEFCON 3',
      { ...us, turn: 8, defcon: 3 },
      play('US', 'Wargames', { as: 'event', event: { end_game: true } }),
      'illegal: 5.2.b event.unmet',
    ],
    [
      'a level of DEFCON after a tied Summit',
      us,
      play('US', 'Summit', { as: 'event', event: { rolls: { us: 3, ussr: 3 }, winner_defcon: 4 } }),
      'illegal: card:summit contest.tie',
    ],
    [
      'Operations in the headline phase',
      { ...us, phase: 'headline' },
      {
        kind: 'headline',
        us: { card: 'Containment', event: { ops: { place: { Panama: 3 } } } },
        ussr: { card: 'Nasser' },
      },
      'illegal: 4.5.C.h stated.no-operations',
    ],
    [
      'no headline while cards are held',
      { ...us, phase: 'headline', hands: { us: [25, 26], ussr: [15] } },
      { kind: 'headline', us: { card: 'none' }, ussr: { card: 'Nasser' } },
      'illegal: 4.5.C.f headline.due',
    ],
    [
      'an event of a card played for its Operations',
      { ...us, influence: { Panama: { us: 1 } } },
      play('US', 'Marshall Plan', { as: 'ops', place: { Panama: 4 }, event: { add: ['France'] } }),
      'illegal: 5.1 stated.no-event',
    ],
  ]);
});

describe('a number of markers', () => {
  it.each([2, 5])('may be that of the side chosen or that of both: %i by Non-Aligned Movement', (n) => {
    const words = { as: 'event', event: { remove: { Angola: n } } };
    expect(verdictOn(aligned, play('USSR', 'Non-Aligned Movement', words))).toBe('legal');
  });
});

describe('what goes beyond a limit, by the limit', () => {
  statementTable([
    [
      'a second attempt in the space race, with the card of an event of the opponent',
      { ...us, space_attempts_spent: { us: 1 }, hands: { us: ['Fidel'] } },
      play('US', 'Fidel', { as: 'space', die: 2 }),
      'illegal: 6.4.2 space.attempt-left',
    ],
    [
      'twice as many markers in France as the card has points',
      { ...us, influence: { France: { us: 1 } } },
      play('US', 'Containment', { as: 'ops', place: { France: 6 } }),
      'illegal: 6.1.3 unused.points',
    ],
  ]);
});

describe('what is named beside what an event does', () => {
  statementTable([
    [
      'a further country for an event that could not move all its markers',
      { ...ussr, influence: { Israel: { us: 1 }, 'United Kingdom': { us: 2 } } },
      play('USSR', 'Suez Crisis', {
        as: 'event',
        event: { remove: ['Israel', 'United Kingdom', 'United Kingdom'], target: 'France' },
      }),
      'illegal: 5.2.d marker.present',
    ],
  ]);
});
