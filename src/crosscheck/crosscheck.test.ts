/** Small faulty documents of our own, and what a careful reader would say about each. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadResources } from '../cli/commands/crosscheck-resources.ts';
import type { Edition } from '../data/index.ts';
import { crosscheck } from './crosscheck.ts';
import type { TargetLocale } from './types.ts';

function check(name: string, locale: TargetLocale, edition: Edition, sections: readonly string[]) {
  const source = readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
  return crosscheck(name, source, { ...loadResources(locale, edition), sections });
}

const seen = ({ findings }: ReturnType<typeof check>) => findings.map(({ line, check: id }) => `${line} ${id}`);

describe('a Spanish text', () => {
  const result = check('es.md', 'es', 'deluxe', []);

  test.each([
    ['a number that differs', '5 number'],
    ['a false friend', '5 term'],
    ['a sentence left in English', '5 language'],
    ['an exchanged sign', '7 sign'],
    ['a prohibition that has become a possibility', '12 modality'],
  ])('%s is found', (_, expected) => expect(seen(result)).toContain(expected));

  test('a comment with a reason suppresses the next line', () => {
    expect(seen(result)).not.toContain('15 term');
    expect(result.suppressed.map(({ check: id }) => id)).toContain('term');
  });

  test('a document of few sections raises no coverage alarm outside', () => {
    expect(seen(result).filter((each) => each.endsWith('coverage'))).toEqual([]);
  });
});

describe('an Italian text cut at a margin', () => {
  const result = check('it.txt', 'it', 'second', []);

  test.each([
    ['two comparators on one number', '9 comparator'],
    ['the other superpower', '6 sides'],
    ['a prohibition that has become a permission', '7 modality'],
  ])('%s is found', (_, expected) => expect(seen(result)).toContain(expected));

  test('lines cut in the middle of a sentence are joined', () => {
    expect(result.document.blocks.some(({ text }) => text.includes('si aggiunge uno al suo stato'))).toBe(true);
  });
});

describe('a page whose columns were put together in another order', () => {
  const { findings } = check('cut.txt', 'es', 'deluxe', ['1']);

  test('a clause is not called missing without a word about the line that breaks off in its place', () => {
    const [finding, ...others] = findings.filter(({ check: id }) => id === 'coverage');
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ clause: '1.0.b', severity: 'medium', confidence: 0.5 });
    expect(finding?.message).toContain('en la línea 7 el texto queda cortado');
  });
});

describe('a Russian text', () => {
  const result = check('ru.txt', 'ru', 'deluxe', []);

  test.each([
    ['a number that differs', '1 number'],
    ['a doubled word', '3 duplicate'],
    ['a prohibition that has become a permission', '5 modality'],
  ])('%s is found', (_, expected) => expect(seen(result)).toContain(expected));
});

test('a worked example is computed again with its own numbers', () => {
  const coup = (die: number) =>
    `# 6.3 Intentos de golpe de Estado\n\nEjemplo: EE. UU. intenta un golpe en México, de número de estabilidad bajo, con una carta de 3 operaciones; la URSS tiene allí 2 puntos de influencia. Las operaciones militares de EE. UU. avanzan 3. El dado da un ${die} y con las operaciones, 3, suma 7. El doble de la estabilidad es 2 x 2 = 4 y la diferencia es 3: se retiran 2 puntos de influencia soviética y se añade 1 punto de influencia de EE. UU.\n`;
  const found = (die: number) =>
    crosscheck('golpe.md', coup(die), { ...loadResources('es', 'deluxe'), sections: [] }).findings.filter(
      (each) => each.check === 'example',
    );
  expect(found(4)).toEqual([]);
  // The die is what was changed; the sum is what shows it.
  expect(found(5)).toMatchObject([{ line: 3, clause: '6.3.3.ex', expected: '4', phrase: expect.stringMatching(/^5/) }]);
  expect(found(5)[0]!.message).toContain('resulta 8 y el texto dice 7');
});

describe('a number of one edition', () => {
  const TEXT = '# 2.2 Carte\n\n2.2.1 Si gioca con 103 carte; la carta 104 è soltanto di aiuto.\n';
  const found = (edition: Edition) =>
    crosscheck('carte.md', TEXT, { ...loadResources('it', edition), sections: [] }).findings.filter(
      ({ check: id }) => id === 'edition',
    );

  test('is right in that edition', () => expect(found('second')).toEqual([]));
  test('is a finding in the other', () =>
    expect(found('deluxe')).toMatchObject([{ line: 3, clause: '2.2.1', phrase: '103', expected: '110' }]));
});
