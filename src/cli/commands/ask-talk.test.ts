/** `arbiter ask` without words: a conversation that asks back what decides, and nothing else. */
import { describe, expect, it } from 'vitest';
import { arbiter } from '../fixtures.ts';

const talk = (...typed: readonly string[]) =>
  arbiter(['ask', '--lang', 'en'], {
    ...{ stdin: typed.map((line) => `${line}\n`).join(''), keyboard: true, isTTY: true, columns: 100 },
    env: { NO_COLOR: '1' },
  });

/** First line of each ruling. */
const rulings = (out: string): readonly string[] =>
  out
    .split('\n')
    .flatMap((line) => /^(?:> )?(?:LEGAL|ILLEGAL|UNDETERMINED)\b[^·:]*/.exec(line)?.[0].replace('> ', '').trim() ?? []);

describe('a conversation in the terminal', () => {
  it('is refused in a sentence where nobody sits at a keyboard', async () => {
    const { code, err } = await arbiter(['ask'], { stdin: 'may the US coup Iran?\n' });
    expect([code, err]).toEqual([2, expect.stringContaining('put the question behind it: arbiter ask "QUESTION"')]);
  });

  it('asks whether influence is within reach where that decides, and rules with the answer', async () => {
    const { out, code } = await talk('may the US place 1 in Poland?', '1');
    expect(out).toContain('1  the US has influence in Poland or next to it');
    expect(out).toContain('a number from 1 to 2, a fact, or another question');
    expect([rulings(out), code]).toEqual([['UNDETERMINED', 'ILLEGAL', 'LEGAL'], 0]);
  });

  it('asks nothing where the ruling stands, and takes a die that is typed', async () => {
    const { out, code } = await talk('may the USSR coup Italy at DEFCON 5?', '4');
    expect(out).not.toContain('a number from');
    expect(out).toContain('USSR in Italy: die 4 + Operations 3');
    expect(code).toBe(0);
  });

  it('takes a fact of the position, and another question', async () => {
    const { out, code } = await talk(
      'may the USSR coup Italy at DEFCON 5?',
      'defcon=2',
      'may the US coup Iran at DEFCON 2?',
    );
    expect([rulings(out), code]).toEqual([['LEGAL', 'ILLEGAL', 'ILLEGAL'], 1]);
  });

  it('underlines what is not understood and goes on', async () => {
    const { out, code } = await talk('wibble wobble', 'may the USSR coup Italy at DEFCON 5?', '');
    expect(out).toContain('^^^^^^ ^^^^^^');
    expect([rulings(out), code]).toEqual([['LEGAL'], 0]);
  });
});
