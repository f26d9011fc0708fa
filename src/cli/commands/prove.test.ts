/** `arbiter prove`: the page of what is proved. */
import { describe, expect, it } from 'vitest';
import { arbiter } from '../fixtures.ts';

describe('arbiter prove', () => {
  it('prints what is claimed of a clause, of how many positions, in which editions', async () => {
    const { code, out } = await arbiter(['prove', '--clause', '4.5.A']);
    expect(code).toBe(0);
    expect(out).toMatch(/How DEFCON improves\n +holds · 80 looked at · Deluxe, second edition · /);
    expect(out).toContain('2 of 2 claims hold');
  });

  it('prints the same as JSON, and what is proved of each clause', async () => {
    const { out } = await arbiter(['prove', '--claim', 'deal', '--edition', 'second', '--format', 'json']);
    const { claims, clauses } = JSON.parse(out) as { claims: { id: string }[]; clauses: Record<string, object> };
    expect(claims.map(({ id }) => id)).toEqual(['deal']);
    expect(clauses['twilight-struggle']).toMatchObject({ '4.5.B': { claims: ['deal'], checked: 160, holds: true } });
  });

  it('proves Guerra fría by itself, in the language of the call', async () => {
    const { code, out } = await arbiter([
      'prove',
      '--game',
      'guerra-fria',
      '--claim',
      'gain',
      '--quick',
      '--lang',
      'es',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('Lo que hace un [+4]');
  });

  it.each([
    [['prove', '--clause', '99.9'], 'nothing is proved of "99.9"'],
    [['prove', '--claim', 'cuop'], 'did you mean "coup"?'],
    [['prove', '--profile', 'playdek'], 'takes no --profile'],
  ])('says what is wrong with %j', async (argv, said) => {
    const { code, err } = await arbiter(argv);
    expect(code).toBe(2);
    expect(err).toContain(said);
  });
});
