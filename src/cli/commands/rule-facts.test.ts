/** Facts that `arbiter rule` is told beside a case, with `--fact`: what they settle, and which it refuses. */
import { describe, expect, it } from 'vitest';
import { arbiter, fileOf, MEXICO } from '../fixtures.ts';
import { CASES } from './rule.fixture.ts';

const HELD = `${CASES}held-scoring-card.yaml`;

describe('facts handed in', () => {
  it.each([
    ['ussr reveals asia scoring', 0, 'the US wins: a scoring card was held'],
    ['la URSS muestra Puntuación de Asia', 0, 'the US wins'],
    ['USSR holds NATO', 0, 'LEGAL'],
    ['ussr holds nothing else', 0, 'LEGAL'],
  ])('"%s" settles the held card', async (fact, code, text) => {
    const result = await arbiter(['rule', HELD, '--fact', fact]);
    expect(result.code).toBe(code);
    expect(result.out).toContain(text);
  });

  it('of a trapped hand nobody has seen are cards that the trap takes', async () => {
    const trapped = 'turn: 5, phasing: US, effects: [{name: quagmire}], hands: {us: {known: [], hidden: 3}}';
    const file = fileOf(`position: {${trapped}}\naction: [{kind: pass, player: US}]\n`);
    const { code, out } = await arbiter(['rule', file]);
    expect([code, /(\d+) of the \d+ that could be there are worth enough/.test(out)]).toEqual([3, true]);
    const [, fact = ''] = /--fact "(.+?)"/.exec(out) ?? [];
    const settled = await arbiter(['rule', file, '--fact', fact]);
    expect([settled.code, settled.out]).toEqual([1, expect.stringContaining('card 42')]);
  });

  it('name the die of a coup', async () => {
    const text = MEXICO.replace(', die: 4', '');
    const open = await arbiter(['rule', fileOf(text)]);
    expect([open.code, open.out]).toEqual([0, expect.stringContaining('LEGAL')]);
    expect(open.out).toContain('--fact "die 4"');
    expect(open.out).toContain('in any case: US military operations: 0 → 3; DEFCON 5 → 4: Mexico is a battleground');
    expect(open.out).toContain('die 3: USSR influence in Mexico: 2 → 0\n');
    // The table of the dice says it all.
    expect(open.out).not.toContain('What would settle it');
    expect((await arbiter(['rule', fileOf(text), '--fact', 'die 4'])).out).toContain('USSR influence in Mexico: 2 → 0');
  });

  it.each([
    ['the moon is full', 'is not understood'],
    ['die 4', 'no die is awaited'],
    ['ussr holds the queen of hearts', 'there is no card "the queen of hearts"'],
    ['defcon=9', 'defcon goes from 1 to 5'],
  ])('"%s" are refused if they make no sense', async (fact, message) => {
    const { code, out, err } = await arbiter(['rule', HELD, '--fact', fact]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});
