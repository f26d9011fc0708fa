/** Where no turn is stated, it is one in which the cards and effects that are spoken of have joined the game. */
import { describe, expect, it } from 'vitest';
import { asked } from '../asking/asked.fixture.ts';
import { arbiter } from '../cli/fixtures.ts';
import { deluxe } from '../text/cards.fixture.ts';
import { fittingTurn } from './fitting-turn.ts';

describe('the turn of a play that names none', () => {
  it('is one of the Late War where a card or an effect of it is spoken of, wherever that stands', () => {
    expect(fittingTurn({ effects: [{ name: 'north_sea_oil_extra_round' }] }, deluxe)).toBe(8);
    expect(fittingTurn([{ hands: { us: ['wargames'] } }], deluxe)).toBe(8);
    expect(fittingTurn([{}, [{ kind: 'play', card: 'opec' }]], deluxe)).toBe(5);
  });

  it.each([
    'The USSR plays OPEC as an event. North Sea Oil is in effect.',
    'The USSR plays OPEC as an event. The US holds North Sea Oil.',
    'the USSR holds Wargames and plays Nasser for ops, place 2 in Egypt',
  ])('is told, and nothing is odd in it: %s', async (question) => {
    const told = await asked('en', question);
    expect(told).toContain('no turn is named: turn 8');
    expect(told).not.toContain('Odd in what is stated');
  });

  it('is the one that is stated, where one is', async () => {
    const told = await asked('en', 'It is turn 6. The USSR plays OPEC as an event. North Sea Oil is in effect.');
    expect(told).toContain('4.1.e: North Sea Oil joins the draw pile in turn 8');
  });
});

describe('a card that another one is played along with', () => {
  it('is used for Operations by the card that allows it: nothing of that is taken for granted', async () => {
    const { out } = await arbiter([
      'ask',
      'The US plays UN Intervention with Socialist Governments and places 3 in Italy.',
    ]);
    expect(out).toContain('taken for granted');
    expect(out).not.toContain('how the card is used is not said');
  });
});
