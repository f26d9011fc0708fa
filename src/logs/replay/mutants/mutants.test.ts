/**
 * How much the replay notices: logs altered in every way that a line can be wrong. The real games show it on a
 * wide front; the invented one keeps the test alive without them.
 *
 * `MUTANTS=20` makes twenty of each kind for every game instead of one.
 */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../fuzz/random.ts';
import { INVENTED_GAME } from '../fixture-log.ts';
import { ABSENT, PLAYDEK, REAL_GAMES } from '../fixtures.ts';
import { writeRandomGame } from '../written/random-log.ts';
import { type Tally, tableOf, tallyMutants } from './index.ts';
import { subjectOf } from './subject.ts';

const EACH = Number(process.env.MUTANTS ?? 1);

const sum = (tallies: readonly Tally[], of: (tally: Tally) => number): number =>
  tallies.reduce((total, tally) => total + of(tally), 0);

describe('altered copies of the invented game and of random ones', () => {
  const random = [11, 12, 13, 14, 15].map((seed) => writeRandomGame(PLAYDEK, seeded(seed)));
  const tallies = tallyMutants(
    [INVENTED_GAME, ...random].map((text) => subjectOf(PLAYDEK, text)),
    2,
  );
  const mutants = sum(tallies, (tally) => tally.mutants);

  it('are noticed', () => {
    expect(mutants).toBeGreaterThan(250);
    expect(sum(tallies, (tally) => tally.near) / mutants).toBeGreaterThanOrEqual(0.98);
    expect(sum(tallies, (tally) => tally.falseAlarms)).toBe(0);
  });

  it('are called wrong at the line that was changed, under a clause that has to do with it', () => {
    expect(sum(tallies, (tally) => tally.clause) / mutants).toBeGreaterThan(0.95);
  });
});

describe.skipIf(REAL_GAMES.length === 0)(`altered copies of real games${ABSENT}`, () => {
  it('are noticed nearly always, and explained', () => {
    const subjects = REAL_GAMES.map(({ text }) => subjectOf(PLAYDEK, text));
    const tallies = tallyMutants(subjects, EACH);
    console.log(tableOf(tallies));
    const mutants = sum(tallies, (tally) => tally.mutants);
    expect(tallies.filter((tally) => tally.mutants === 0).map(({ kind }) => kind)).toEqual([]);
    expect(mutants).toBeGreaterThan(500);
    expect(sum(tallies, (tally) => tally.near) / mutants).toBeGreaterThanOrEqual(0.98);
    expect(sum(tallies, (tally) => tally.clause) / mutants).toBeGreaterThan(0.95);
    expect(sum(tallies, (tally) => tally.falseAlarms)).toBe(0);
  });
});
