import { describe, expect, it } from 'vitest';
import { position } from '../table.fixture.ts';
import { discardsFromHand, drawsToDiscard, hasVerb, mentions, stepsIn } from './mentions.ts';

const { cards } = position().tables.rules;
const eventOf = (id: string) => cards.find((card) => card.id === id)?.event;

describe('what the program of an event speaks of', () => {
  it.each([
    ['norad', 'defconMovedTo'],
    ['warsaw-pact-formed', 'remove'],
    ['camp-david-accords', 'egypt'],
    ['five-year-plan', 'fire'],
  ])('%s: %s, wherever it stands', (card, word) => {
    expect(mentions(eventOf(card), word)).toBe(true);
  });

  it('no word that merely begins like one of its own', () => {
    expect(mentions(eventOf('camp-david-accords'), 'egy')).toBe(false);
    expect(mentions(eventOf('camp-david-accords'), 'iran')).toBe(false);
  });

  it('a verb is what a step does, not what it names', () => {
    const effect = eventOf('flower-power');
    expect([mentions(effect, 'ops'), hasVerb(effect, 'ops'), hasVerb(eventOf('abm-treaty'), 'ops')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it.each([
    ['ask-not-what-your-country-can-do-for-you', 'us'],
    ['five-year-plan', 'ussr'],
    ['blockade', 'us'],
    ['terrorism', 'opponent'],
    // It discards from the deck.
    ['our-man-in-tehran', undefined],
    ['nasser', undefined],
  ])('the hand that the event of %s discards from: %s', (card, role) => {
    expect(discardsFromHand(eventOf(card))).toBe(role);
  });

  it.each([
    ['ask-not-what-your-country-can-do-for-you', [false]],
    ['our-man-in-tehran', [true]],
    ['non-aligned-movement', [true]],
    ['nasser', []],
  ])('the draws of %s, and whether they are for the discard pile: %j', (card, drawn) => {
    const steps = stepsIn(eventOf(card) ?? []);
    expect(steps.flatMap((step) => ('draw' in step ? [drawsToDiscard(step, steps)] : []))).toEqual(drawn);
  });
});
