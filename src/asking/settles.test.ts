/** A case of the suite is said to settle a question only where the question does not come to another verdict itself. */
import { describe, expect, it } from 'vitest';
import { arbiter } from '../cli/fixtures.ts';
import { settles } from './settles.ts';

describe('a case that a question is like', () => {
  it('settles it where it is likely to, and nothing says otherwise', () => {
    expect(settles({ isSure: true }, 'legal', [])).toBe(true);
    expect(settles({ isSure: false }, 'legal', ['legal'])).toBe(false);
  });

  it('does not settle a question that, read as a case, comes to the opposite', () => {
    expect(settles({ isSure: true }, 'legal', ['illegal'])).toBe(false);
    expect(settles({ isSure: true }, 'illegal', ['legal', 'illegal'])).toBe(false);
    expect(settles({ isSure: true }, 'undetermined', ['legal'])).toBe(false);
  });

  it('settles one that something is lacking for, and one that comes to the same', () => {
    expect(settles({ isSure: true }, 'legal', ['undetermined'])).toBe(true);
    expect(settles({ isSure: true }, 'illegal', ['illegal'])).toBe(true);
  });

  it('is shown as a case like it where the case that may be meant has the opposite verdict', async () => {
    const question =
      'ussr plays NATO for ops on turn 2, neither Marshall Plan nor Warsaw Pact has happened yet. does nato go into effect and is the card gone for good?';
    const { nearly, cases, settled } = JSON.parse((await arbiter(['ask', question, '--format', 'json'])).out);
    const verdictOf = async (): Promise<string> =>
      JSON.parse((await arbiter(['ask', nearly, '--format', 'json'])).out).ruling.verdict;
    expect([cases[0].verdict, await verdictOf()]).toEqual(['legal', 'illegal']);
    expect(settled).toBe(false);
    expect((await arbiter(['ask', question])).out).not.toContain('settled by this case');
  });
});
