import { describe, expect, it } from 'vitest';
import { timesOrdinary } from '../cpu-time.fixture.ts';
import { anonymise } from './anonymise.ts';

describe('a log without names', () => {
  it('has the sides in their place, and every other character as it was', () => {
    expect(
      anonymise('\uFEFFSETUP: : Anna K. will play as USSR.\r\nNasser  will play as USA. \r\n\r\nEvent: Nasser*\r'),
    ).toBe('\uFEFFSETUP: : USSR player will play as USSR.\r\nUS player  will play as USA. \r\n\r\nEvent: Nasser*\r');
  });

  it('has the sides in bids too, which are settled further down', () => {
    expect(
      anonymise(
        'SETUP: Anna bids 0 Influence for USSR\nBoris bids 1 Influence for USSR\nCarl bids 2 Influence for US\nBoris will play as USSR.\nAnna will play as USA.\n',
      ),
    ).toBe(
      'SETUP: US player bids 0 Influence for USSR\nUSSR player bids 1 Influence for USSR\nA player bids 2 Influence for US\nUSSR player will play as USSR.\nUS player will play as USA.\n',
    );
  });

  it('stays as it is when done again', () => {
    const once = anonymise('SETUP: : will will play as USSR.\nwill play as USA. will play as USA.\n');
    expect(once).toBe('SETUP: : USSR player will play as USSR.\nUS player will play as USA.\n');
    expect(anonymise(once)).toBe(once);
  });

  it('costs little even if a line is made to be costly', () => {
    const costly = `${`a${' '.repeat(1998)}\n`.repeat(500)}${'x will play as US'.repeat(100_000)}`;
    expect(timesOrdinary(() => anonymise(costly))).toBeLessThan(20);
  });
});
