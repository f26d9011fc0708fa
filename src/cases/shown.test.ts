/** What is stated of cards that a hand shows, that a new draw pile is made of, or that an event draws and throws away. */
import { describe } from 'vitest';
import { play, statementTable, us, ussr } from './stated.fixture.ts';

describe('what is said to be shown', () => {
  /** The Cambridge Five against a hand of a scoring card and another. */
  const cambridge = { ...ussr, hands: { us: ['Asia Scoring', 'Containment'], ussr: [104] } } as const;

  statementTable([
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
  ]);
});

describe('what is said of cards that nobody chooses', () => {
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

  statementTable([
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
  ]);
});

/** Cards that an event draws and throws away are among those that it draws. */
describe('what is thrown away of what is drawn says', () => {
  const tehran = { ...us, turn: 8, influence: { Israel: { us: 4 } } } as const;
  const throws = (...cards: string[]) => play('US', 'Our Man in Tehran', { as: 'event', event: { discard: cards } });

  statementTable([
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
  ]);
});
