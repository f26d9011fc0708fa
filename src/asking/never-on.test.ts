/** An effect is on the side that its card names, whatever a question says. */
import { describe, expect, it } from 'vitest';
import { asked } from './asked.fixture.ts';

describe('a question that has an effect on the side that it is never on', () => {
  it.each([
    [
      'en',
      'the USSR is in quagmire: may it coup mexico?',
      'Quagmire is never in effect on the USSR (card 42); Bear Trap has',
    ],
    ['en', 'Bear Trap is in effect on the US. The US plays NATO as an event.', '(card 44); Quagmire has that effect'],
    ['ru', 'США в медвежьей ловушке: могут ли они сделать переворот в Мексике?', 'такой эффект у карты «Трясина»'],
  ])('is told so, and the card that has the same effect on that side, in %s: %s', async (locale, question, told) => {
    expect(await asked(locale, question)).toContain(told);
  });

  it('is told nothing where the effect is on that side', async () => {
    expect(await asked('en', 'the US is in quagmire: may it coup mexico?')).not.toContain('never in effect');
  });
});
