/** The errors are what they are said to be, and the measure is strict. */

import { describe, expect, test } from 'vitest';
import { crosscheck } from '../crosscheck/crosscheck.ts';
import { seeded } from '../fuzz/random.ts';
import { ownBook, realBooks, resourcesOf, rewordedBook, SPOILT_LOCALES, wordsOf } from './books.ts';
import { newOf } from './judge.ts';
import { plant, sample, spoil } from './plant.ts';
import { formatAdmitted } from './report.ts';
import { KINDS } from './sites.ts';

describe.each(SPOILT_LOCALES)('our own clauses (%s)', (locale) => {
  const book = ownBook(locale);
  const { document, findings } = crosscheck(book.name, book.source, resourcesOf(locale, 'deluxe'));
  const errors = plant(document, book.source, wordsOf(locale), book.isRuleText);

  test('as they are they give no finding', () => expect(findings).toEqual([]));

  test('errors of every kind can be put in', () => {
    expect([...new Set(errors.map(({ kind }) => kind))].sort()).toEqual([...KINDS].sort());
  });

  test('no error is there twice', () => {
    const keys = errors.map(({ kind, edits }) => `${kind} ${JSON.stringify(edits)}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('each changes the text where it says, and leaves every other line and its number as they were', () => {
    const before = book.source.split('\n');
    for (const { edits, lines, kind } of sample(errors, 10)) {
      const after = spoil(book.source, edits).split('\n');
      expect(after, kind).toHaveLength(before.length);
      const changed = after.flatMap((line, index) => (line === before[index] ? [] : [index + 1]));
      expect(changed.length, kind).toBeGreaterThan(0);
      for (const line of changed)
        expect(
          lines.some(([from, to]) => line >= from && line <= to),
          kind,
        ).toBe(true);
    }
  });
});

test.runIf(realBooks().length > 0)(
  'where there is more than one thing to change the sample is spread over the book',
  () => {
    const book = realBooks()[0]!;
    const { document } = crosscheck(book.name, book.source, resourcesOf(book.locale, book.edition));
    const errors = plant(document, book.source, wordsOf(book.locale), book.isRuleText);
    const lines = sample(errors, 5).flatMap(({ kind, lines: [first] }) => (kind === 'number' ? [first![0]] : []));
    expect(lines).toHaveLength(5);
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
    expect(lines.at(-1)! - lines[0]!).toBeGreaterThan(100);
  },
);

test('of two equal findings the second is new', () => {
  const finding = { check: 'number', clause: '4.5.B', expected: '8' } as Parameters<typeof newOf>[0][number];
  expect(newOf([finding], [finding])).toEqual([]);
  expect(newOf([finding], [finding, finding])).toEqual([finding]);
  expect(newOf([], [finding])).toEqual([finding]);
});

test('a seed gives other errors, and the same ones each time', () => {
  const book = ownBook('es');
  const { document } = crosscheck(book.name, book.source, resourcesOf('es', 'deluxe'));
  const chosen = (seed: number) => {
    const random = seeded(seed);
    return sample(plant(document, book.source, wordsOf('es'), book.isRuleText), 5, random);
  };
  const [first, again, other] = [chosen(1), chosen(1), chosen(2)];
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
  expect(other.map(({ kind }) => kind)).toEqual(first.map(({ kind }) => kind));
});

test('what a book does not admit often enough is put in as often as it does, and the report says so', () => {
  const errors = Array.from({ length: 3 }, () => ({ kind: 'number' }) as Parameters<typeof sample>[0][number]);
  expect(sample(errors, 5)).toHaveLength(3);
  expect(formatAdmitted([{ locale: 'ru', errors }], 5)).toMatch(/^number +3 \(all\)$/m);
  expect(formatAdmitted([{ locale: 'ru', errors }], 2)).toMatch(/^number +3$/m);
});

test('a program writes a second Russian book in other words, with the same rules', () => {
  const [own, other] = [ownBook('ru').source, rewordedBook('ru')!.source];
  expect(own).not.toContain('противник');
  expect(other).toContain('противник');
  expect(other).not.toMatch(/соперник(?!\p{L})/u);
  expect(rewordedBook('es')).toBeUndefined();
});
