/** What is stated answers one question, or the ruling is not LEGAL. Rows: what is stated, and what the rules make of it. */
import { describe, expect, it } from 'vitest';
import { loadRuleset } from '../data/index.ts';
import type { CaseAction, CaseInput, CasePosition } from './case.ts';
import { ruleCase } from './rule.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules cannot be loaded');
const { rules } = loaded;

/** The verdict with what forbids it, or with what is missing; "input: …" for what makes no sense. */
function ruled(position: CasePosition, ...action: readonly object[]): string {
  const result = ruleCase(rules, { position, action: action as CaseInput['action'] });
  if (!result.ok) return `input: ${result.problem.path.join('.')}`;
  const { verdict, steps, missing } = result.ruling;
  const forbids = steps.at(-1)?.findings.filter(({ force }) => force === 'forbids') ?? [];
  const why = forbids.map(({ clause, message }) => `${clause} ${message}`);
  return [verdict, ...(verdict === 'illegal' ? why.slice(0, 1) : []), ...(missing ? [missing.missing] : [])].join(': ');
}

type Row = readonly [title: string, position: CasePosition, action: CaseAction | object, expected: string];

const play = (player: string, card: string | number, words: object): object => ({
  kind: 'play',
  player,
  card,
  ...words,
});
const us = { phasing: 'US', turn: 5, defcon: 5 } as const;
const ussr = { phasing: 'USSR', turn: 5, defcon: 5 } as const;
const panama = { ...us, influence: { Panama: { us: 1 }, Angola: { ussr: 1 }, Iran: { us: 2, ussr: 1 } } } as const;

const aligned = { ...ussr, influence: { Angola: { us: 2, ussr: 3 } }, deck_top_first: [7, 28, 34, 30, 25] } as const;

const superfluous: readonly Row[] = [
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
];

const further: readonly Row[] = [
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
      realign: [...['Thailand', 'Thailand', 'Thailand', 'Thailand', 'Libya'].map((at) => ({ in: at, us: 3, ussr: 3 }))],
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
];

/** The Cambridge Five against a hand of a scoring card and another. */
const cambridge = { ...ussr, hands: { us: ['Asia Scoring', 'Containment'], ussr: [104] } } as const;

const shown: readonly Row[] = [
  [
    'a card that is no scoring card, for The Cambridge Five',
    cambridge,
    play('USSR', 104, { as: 'event', event: { shown: ['Asia Scoring', 'Containment'], add: { Japan: 1 } } }),
    'illegal: card:the-cambridge-five stated.not-shown',
  ],
  [
    'the scoring card alone, for The Cambridge Five',
    cambridge,
    play('USSR', 104, { as: 'event', event: { shown: ['Asia Scoring'], add: { Japan: 1 } } }),
    'legal',
  ],
  [
    'the order of discards that are not shuffled, because the draw pile has a card for the one that is discarded',
    { ...us, hands: { us: [77, 'Nasser'] }, deck_top_first: ['Containment'], discard: ['NATO', 'Duck and Cover'] },
    play('US', 77, { as: 'event', event: { discard: ['Nasser'], reshuffle_order: ['NATO', 'Nasser'] } }),
    'illegal: 4.3 stated.no-reshuffle',
  ],
];

const cia = { ...us, influence: { Panama: { us: 1 } } } as const;
const showsHand = (...cards: string[]) =>
  play('US', 'CIA Created', { as: 'event', event: { shown: cards, place: { Panama: 1 } } });
const askNot = (order: readonly string[]) =>
  play('US', 77, { as: 'event', event: { discard: ['Nasser', 'Fidel'], reshuffle_order: order } });
const onePile = {
  ...us,
  hands: { us: [77, 'Nasser', 'Fidel'] },
  deck_top_first: ['NATO'],
  discard: ['Duck and Cover', 'Blockade'],
} as const;

const unchosen: readonly Row[] = [
  [
    'one of two scoring cards, for The Cambridge Five',
    { ...ussr, hands: { us: ['Asia Scoring', 'Europe Scoring'], ussr: [104] } },
    play('USSR', 104, { as: 'event', event: { shown: ['Asia Scoring'], add: { Japan: 1 } } }),
    'illegal: card:the-cambridge-five stated.left-out',
  ],
  [
    'cards of a hand that nobody has seen, for CIA Created',
    { ...cia, hands: { us: ['CIA Created'], ussr: { hidden: 2 } } },
    showsHand('Fidel', 'Nasser'),
    'legal',
  ],
  [
    'more cards than the hand has, for CIA Created',
    { ...cia, hands: { us: ['CIA Created'], ussr: { hidden: 2 } } },
    showsHand('Fidel', 'Nasser', 'Blockade'),
    'illegal: card:cia-created stated.not-shown',
  ],
  [
    'a card that lies in the discard pile, for CIA Created',
    { ...cia, discard: ['Fidel'], hands: { us: ['CIA Created'], ussr: { hidden: 2 } } },
    showsHand('Fidel', 'Nasser'),
    'illegal: card:cia-created stated.not-shown',
  ],
  [
    'an order of the discards with the cards that have just been discarded',
    onePile,
    askNot(['Duck and Cover', 'Fidel', 'Nasser', 'Blockade']),
    'legal',
  ],
  [
    'an order of the discards with a card that is none of them',
    onePile,
    askNot(['Duck and Cover', 'Fidel', 'Olympic Games']),
    'illegal: 4.3 card.fits',
  ],
];

const never: readonly Row[] = [
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
];

/** What is denied is so where nothing of the kind can happen. */
const denied: readonly Row[] = [
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
];

const limits: readonly Row[] = [
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
];

/** What a case leaves out and what it says allow one reading only. */
const understood: readonly Row[] = [
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
];

const tehran = { ...us, turn: 8, influence: { Israel: { us: 4 } } } as const;
const throws = (...cards: string[]) => play('US', 'Our Man in Tehran', { as: 'event', event: { discard: cards } });

/** Cards that an event draws and throws away are among those that it draws. */
const drawn: readonly Row[] = [
  ['that a card which is thrown away was drawn', tehran, throws('Fidel', 'NATO'), 'legal'],
  [
    'that one of the discards was not drawn',
    { ...tehran, discard: ['Fidel'] },
    throws('Fidel'),
    'illegal: card:our-man-in-tehran card.fits',
  ],
  [
    'that six cards are more than are drawn',
    tehran,
    throws('Fidel', 'NATO', 'Nasser', 'Blockade', 'COMECON', 'Truman Doctrine'),
    'illegal: card:our-man-in-tehran card.fits',
  ],
];

const named: readonly Row[] = [
  [
    'a further country for an event that could not move all its markers',
    { ...ussr, influence: { Israel: { us: 1 }, 'United Kingdom': { us: 2 } } },
    play('USSR', 'Suez Crisis', {
      as: 'event',
      event: { remove: ['Israel', 'United Kingdom', 'United Kingdom'], target: 'France' },
    }),
    'illegal: 5.2.d marker.present',
  ],
];

const incomplete: readonly Row[] = [
  [
    'three of four countries of Decolonization',
    ussr,
    play('USSR', 'Decolonization', { as: 'event', event: { add: ['Angola', 'Zaire', 'Kenya'] } }),
    'undetermined: markers',
  ],
  [
    'no more than three countries of Decolonization',
    ussr,
    play('USSR', 'Decolonization', { as: 'event', event: { add: ['Angola', 'Zaire', 'Kenya'], no_more: true } }),
    'illegal: card:decolonization done.optional',
  ],
];

const owners: readonly Row[] = [
  [
    'what is said of the event belongs to the event, what is said of the play to its Operations',
    { ...us, turn: 8, influence: { Egypt: { us: 1 }, Iran: { us: 2 } }, hands: { us: ['Lone Gunman'], ussr: [] } },
    play('US', 'Lone Gunman', {
      as: 'ops',
      order: 'event_first',
      place: { Egypt: 1 },
      event: { coup: 'Iran', die: 6 },
    }),
    'legal',
  ],
  [
    'Operations for a card taken by Missile Envy whose event comes up instead',
    { ...us, influence: { Panama: { us: 1 } }, hands: { us: ['Missile Envy'], ussr: ['NATO'] } },
    play('US', 'Missile Envy', { as: 'event', event: { taken: 'NATO', event: { place: { Panama: 4 } } } }),
    'illegal: 5.2.b event.unmet',
  ],
  [
    "Missile Envy used for the Operations of the card taken, as its event says, where that is the opponent's",
    { ...us, influence: { Panama: { us: 1 } }, hands: { us: ['Missile Envy'], ussr: ['Decolonization'] } },
    play('US', 'Missile Envy', { as: 'event', event: { taken: 'Decolonization', event: { place: { Panama: 2 } } } }),
    'legal',
  ],
  [
    'the wrong side for a tie under Missile Envy',
    { ...us, influence: { Panama: { us: 1 } }, hands: { us: ['Missile Envy'], ussr: ['NATO', 'Marshall Plan'] } },
    play('US', 'Missile Envy', { as: 'event', event: { taken: 'NATO', tie_chosen_by: 'US' } }),
    'illegal: card:missile-envy not-your-decision',
  ],
  [
    'the wrong side for the Operations of Lone Gunman',
    { ...us, turn: 8, influence: { Iran: { us: 2 } }, hands: { us: ['Lone Gunman'], ussr: [] } },
    play('US', 'Lone Gunman', {
      as: 'ops',
      order: 'event_first',
      place: { Iran: 1 },
      event: { ops: { by: 'US', coup: 'Iran', die: 6 } },
    }),
    'illegal: 6.0.a not-your-decision',
  ],
  [
    'the wrong side for an event that asks nothing',
    ussr,
    play('USSR', 'Fidel', { as: 'event', event: { by: 'US' } }),
    'illegal: card:fidel not-your-decision',
  ],
  [
    'the right side for an event that asks nothing',
    ussr,
    play('USSR', 'Fidel', { as: 'event', event: { by: 'USSR' } }),
    'legal',
  ],
];

/** Whether something may be tried does not depend on the dice; what comes of it is told for every result. */
const dice: readonly Row[] = [
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
];

const forced: readonly Row[] = [
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
];

describe.each([
  ['what is stated beyond what the rules have', superfluous],
  ['what is stated of something that does not come about', further],
  ['what is said to be shown', shown],
  ['what is said of cards that nobody chooses', unchosen],
  ['what an event cannot ask for', never],
  ['what is denied', denied],
  ['what is not said is understood', understood],
  ['what is thrown away of what is drawn says', drawn],
  ['what goes beyond a limit, by the limit', limits],
  ['what is named beside what an event does', named],
  ['what is stated in part', incomplete],
  ['what is stated belongs to its owner', owners],
  ['what has to happen, happens unstated', forced],
  ['what only the dice decide is open, not undetermined', dice],
])('%s', (_title, rows) => {
  it.each(rows)('%s', (_name, position, action, expected) => {
    expect(ruled(position, action)).toBe(expected);
  });
});

describe('a number of markers', () => {
  it.each([2, 5])('may be that of the side chosen or that of both: %i by Non-Aligned Movement', (n) => {
    const words = { as: 'event', event: { remove: { Angola: n } } };
    expect(ruled(aligned, play('USSR', 'Non-Aligned Movement', words))).toBe('legal');
  });
});

describe('the dice of a tied Summit', () => {
  it('are told with what is added to them', () => {
    const influence = { France: { us: 3 }, Italy: { us: 2 }, 'Spain/Portugal': { us: 2 }, Egypt: { ussr: 2 } };
    const event = { rolls: { us: 3, ussr: 4 } };
    const action = [play('US', 'Summit', { as: 'event', event })] as unknown as CaseInput['action'];
    const result = ruleCase(rules, { position: { ...us, influence }, action });
    const tie = result.ok ? result.ruling.findings.find(({ message }) => message === 'contest.tie') : undefined;
    expect(tie?.args).toMatchObject({ dieUs: 3, plusUs: 1, us: 4, ussr: 4 });
  });
});

describe('an action that says nothing', () => {
  it.each([
    ['headline', { turn: 5, phase: 'headline' }, {}],
    ['setup', { turn: 1, phase: 'setup' }, {}],
    ['facts', us, { facts: [] }],
    ['interrupt', us, { player: 'US', remove: {} }],
  ] as const)('is no action of kind %s', (kind, position, words) => {
    expect(ruled(position, { kind, ...words })).toBe('input: action.0');
  });
});
