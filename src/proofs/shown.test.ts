/** What shows each clause, as the site says it. */
import { describe, expect, it } from 'vitest';
import { RULES_AS_THEY_ARE as rules } from './run.ts';
import { claimsAboutClauses, readClaims, shownByClause } from './shown.ts';

describe('what shows a clause', () => {
  const { 'twilight-struggle': shown, 'guerra-fria': four } = shownByClause(rules);

  it('is kept for every claim about clauses, and for no other (npm run witnesses -- --claims)', () => {
    const nameOf = ({ id, game, edition = '' }: { id: string; game: string; edition?: string }) =>
      `${game} ${edition} ${id}`;
    expect(readClaims().map(nameOf)).toEqual(claimsAboutClauses(rules).map(nameOf));
  });

  it('is counted as it is now, where that takes no time (npm run witnesses -- --claims)', () => {
    const few = readClaims().filter(({ checked }) => checked < 900);
    const now = claimsAboutClauses(rules).filter(({ method }) => method === 'enumeration');
    const recounted = few.flatMap((line) => {
      const task = now.find(
        ({ id, game, edition }) => id === line.id && game === line.game && edition === line.edition,
      );
      return task ? [[line.id, line.checked, [...task.look(false)].length]] : [];
    });
    expect(recounted.length).toBeGreaterThan(10);
    for (const [id, kept, counted] of recounted) expect([id, counted]).toEqual([id, kept]);
  });

  it('is a claim with the size of its domain in both editions, and a case', () => {
    const { claims = [], cases, status } = shown.get('6.3.2') ?? {};
    expect(claims.find(({ id }) => id === 'coup')).toEqual({ id: 'coup', method: 'enumeration', checked: 24192 });
    expect(cases).not.toEqual([]);
    expect(status).toBe('witnessed');
    expect(four.get('2.4.2.1.c')?.claims.map(({ id }) => id)).toEqual(['gain']);
  });

  it('is another clause, or the reason why nothing does', () => {
    expect(shown.get('2.1.5.a')).toMatchObject({ status: 'repeats', repeats: '2.1.5' });
    expect(shown.get('2.0.a')).toEqual({ claims: [], cases: [], status: 'text' });
  });
});
