/**
 * What follows from a mistake is said below it, and goes when the mistake is repaired: each log here is altered once, and
 * its original is the repair. A second mistake is no consequence of the first.
 *
 * `MUTANTS=20` makes twenty of each kind for every game instead of one.
 */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../fuzz/random.ts';
import { INVENTED_GAME } from '../fixture-log.ts';
import { ABSENT, PLAYDEK, REAL_GAMES } from '../fixtures.ts';
import { replayLog } from '../replay.ts';
import { mistakesOf, type Violation } from '../report.ts';
import { writeRandomGame } from '../written/random-log.ts';
import { mutantsOf } from './index.ts';
import { type Mutant, type Subject, subjectOf } from './subject.ts';

const EACH = Number(process.env.MUTANTS ?? 1);

const wrongOf = (subject: Subject): Mutant[] =>
  mutantsOf(subject, EACH).filter(({ equivalent }) => equivalent === undefined);

const violationsOf = (text: string): readonly Violation[] => replayLog(PLAYDEK, text).violations;

/** Later findings of the logs that have any, and how many of them stand below the first. */
function countLater(subjects: readonly Subject[]) {
  const found = subjects.flatMap(wrongOf).map(({ text }) => violationsOf(text));
  const several = found.filter(({ length }) => length > 1);
  const later = several.flatMap((violations) => violations.slice(1));
  const below = several.flatMap(([first, ...rest]) => rest.filter(({ follows }) => follows === first?.line));
  return { logs: found.length, several: several.length, later: later.length, below: below.length };
}

/** Two mistakes in one log, well apart; each is found where it is made alone. */
function* pairsOf(subject: Subject): Generator<{ readonly text: string; readonly second: number }> {
  const mutants = wrongOf(subject).filter(({ text }) => text.split('\n').length === subject.lines.length);
  for (const [at, one] of mutants.entries()) {
    const other = mutants[(7 * at + 3) % mutants.length] as Mutant;
    const [first, second] = [one, other].toSorted((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0)) as [Mutant, Mutant];
    if ((second.lines[0] ?? 0) - (first.lines.at(-1) ?? 0) < 30) continue;
    const alone = violationsOf(second.text)[0]?.line;
    if (alone === undefined || violationsOf(first.text).length === 0) continue;
    const [early, late] = [first.text.split('\n'), second.text.split('\n')];
    const lines = subject.lines.map((line, index) => (late[index] === line ? early[index] : late[index]));
    yield { text: lines.join('\n'), second: alone };
  }
}

function countSecond(subjects: readonly Subject[]) {
  const pairs = subjects.flatMap((subject) => [...pairsOf(subject)]);
  const told = pairs.filter(({ text, second }) => mistakesOf(violationsOf(text)).some(({ line }) => line === second));
  return { pairs: pairs.length, told: told.length };
}

const random = [11, 12].map((seed) => writeRandomGame(PLAYDEK, seeded(seed)));

describe.each([
  ['the invented game and random ones', [INVENTED_GAME, ...random]],
  [`real games${ABSENT}`, REAL_GAMES.slice(0, EACH > 1 ? undefined : 3).map(({ text }) => text)],
])('in altered copies of %s', (_name, texts) => {
  const subjects = texts.map((text) => subjectOf(PLAYDEK, text));

  it.skipIf(texts.length === 0)('what follows from the mistake stands below it', () => {
    const counted = countLater(subjects);
    console.log(`later findings: ${JSON.stringify(counted)}`);
    expect(counted.later).toBeGreaterThan(5);
    expect(counted.below / counted.later).toBeGreaterThan(0.85);
  });

  it.skipIf(texts.length === 0)('a second mistake is told for itself', () => {
    const counted = countSecond(subjects);
    console.log(`second mistakes: ${JSON.stringify(counted)}`);
    expect(counted.pairs).toBeGreaterThan(10);
    expect(counted.told / counted.pairs).toBeGreaterThan(0.9);
  });
});
