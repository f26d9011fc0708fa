/** A worked example is handed to the referee with the numbers that the document has. */
import { describe, expect, test } from 'vitest';
import { COMPLETE_LOCALES } from '../../data/locales.ts';
import { ownBook, resourcesOf } from '../../planted-errors/books.ts';
import { crosscheck } from '../crosscheck.ts';

describe.each(COMPLETE_LOCALES.filter((locale) => locale !== 'en'))('our own clauses (%s)', (locale) => {
  const { name, source } = ownBook(locale);
  const resources = resourcesOf(locale, 'deluxe');
  const read = (text: string) => crosscheck(name, text, resources);
  const summaryOf = (clause: string) => resources.canon.byId.get(clause)!.summary;
  const changed = (clause: string, from: string, to: string) => {
    const summary = summaryOf(clause);
    expect(summary).toContain(from);
    const { findings } = read(source.replace(summary, summary.replace(from, to)));
    return findings.filter(({ check }) => check === 'example');
  };

  test('every example is found, and computes', () => {
    const { examples, findings } = read(source);
    expect(examples.filter(({ run }) => !run)).toEqual([]);
    expect(findings.filter(({ check }) => check === 'example')).toEqual([]);
  });

  test('a number from which others follow is told with what it comes to', () => {
    const [found] = changed('10.2.2.ex', '10', '11');
    expect(found).toMatchObject({ clause: '10.2.2.ex', expected: '10' });
    expect(found!.message).toMatch(/11.*9.*8/);
  });

  test('a number that follows is told with what the referee makes it', () => {
    const [found] = changed('10.2.2.ex', '8', '7');
    expect(found).toMatchObject({ clause: '10.2.2.ex', expected: '8' });
  });
});
