/** Our own texts, changed on purpose: a check that cannot see the change is no check, and the unchanged text is clean. */
import { describe, expect, test } from 'vitest';
import { loadResources } from '../cli/commands/crosscheck-resources.ts';
import { crosscheck } from './crosscheck.ts';
import type { TargetLocale } from './types.ts';

const MEANING = [
  'number',
  'sides',
  'modality',
  'comparator',
  'timing',
  'opposite',
  'sign',
  'example',
  'name',
  'language',
  'duplicate',
];

interface Change {
  readonly what: string;
  readonly from: RegExp;
  readonly to: (found: string) => string;
  /** Share of the changes that must be found. */
  readonly least: number;
}

const number: Change = {
  what: 'a number one higher',
  from: /(?<= )\d+(?= )/,
  to: (found) => String(Number(found) + 1),
  least: 0.5,
};
const swap = (what: string, from: RegExp, to: string, least: number): Change => ({ what, from, to: () => to, least });

const CHANGES: Readonly<Record<TargetLocale, readonly Change[]>> = {
  es: [
    number,
    swap('the other superpower', /EE\. UU\./g, 'la URSS', 0.8),
    swap('after for before', /antes/, 'después', 0.7),
    swap('more than for at least', /al menos/, 'más de', 0.6),
    swap('may for must', / debe /, ' puede ', 0.6),
    swap('face down for face up', /boca arriba/, 'boca abajo', 0.6),
    swap('lower for higher', /más alt/, 'más baj', 0.5),
  ],
  it: [
    number,
    swap('the other superpower', /l'URSS/g, 'gli Stati Uniti', 0.7),
    swap('the start for the end', /alla fine del/, "all'inizio del", 0.6),
    swap('face down for face up', /a faccia in su/, 'a faccia in giù', 0.6),
  ],
  ru: [
    number,
    swap('the other superpower', /США/g, 'СССР', 0.8),
    swap('the start for the end', /в конце/, 'в начале', 0.6),
    swap('face down for face up', /лицом вверх/, 'рубашкой вверх', 0.6),
  ],
};

describe.each(Object.entries(CHANGES))('%s', (locale, changes) => {
  const resources = loadResources(locale as TargetLocale, 'deluxe');
  const clauses = resources.canon.clauses.filter(({ heading }) => !heading);
  const run = (texts: readonly string[]) => crosscheck('own.txt', texts.join('\n'), resources).findings;

  test('the unchanged texts have nothing to find', () => {
    const found = run(clauses.map(({ summary }) => summary)).filter(({ check }) =>
      [...MEANING, 'coverage', 'term'].includes(check),
    );
    expect(found.map(({ line, check, phrase }) => `${line} ${check} ${phrase}`)).toEqual([]);
  });

  test.each(changes)('$what is found', ({ from, to, least }) => {
    // Every third clause is changed: the others keep the order of the booklet recognisable.
    const changed = clauses.flatMap(({ summary, normative }, index) =>
      normative && index % 3 === 0 && summary.search(from) >= 0 ? [index] : [],
    );
    const texts = clauses.map(({ summary }, index) => (changed.includes(index) ? summary.replace(from, to) : summary));
    const lines = new Set(run(texts).flatMap(({ line, check }) => (MEANING.includes(check) ? [line] : [])));
    const seen = changed.filter((index) => lines.has(index + 1)).length;
    if (changed.length > 1) expect(seen / changed.length).toBeGreaterThanOrEqual(least);
  });
});

describe('one change is one finding, at its line', () => {
  /** What is found in the texts of a language as they are, looked for once. */
  const foundBefore = new Map<TargetLocale, ReadonlySet<string>>();

  test.each<[what: string, locale: TargetLocale, clause: string, from: RegExp | string, to: string, check: string]>([
    ['a number that stands there already', 'es', '4.5.B', '8', '9', 'number'],
    ['a number that stands there already', 'ru', '4.5.B', '8', '9', 'number'],
    ['the cost, and not what is bought', 'es', '6.1.2', '1 punto', '2 puntos', 'number'],
    ['the opponent for the phasing player', 'es', '8.1.3', 'en fase', 'oponente', 'sides'],
    ['at most for at least', 'es', '2.1.7.a', 'al menos', 'como máximo', 'comparator'],
    ['at most for at least', 'it', '2.1.7.a', 'almeno', 'al massimo', 'comparator'],
    ['at most for at least', 'ru', '2.1.7.a', 'не меньше', 'не больше', 'comparator'],
    ['a card handed over face up', 'it', '9.3', 'a faccia in giù', 'a faccia in su', 'opposite'],
    ['a card handed over face up', 'ru', '9.3', 'лицом вниз', 'лицом вверх', 'opposite'],
    ['the marker moved down twice', 'it', '8.1.7', 'più alto', 'più basso', 'opposite'],
    ['another region closed by DEFCON', 'es', '8.1.5.b', 'Europa', 'Asia', 'name'],
    ['another region closed by DEFCON', 'it', '8.1.5.b', 'Europa', 'Asia', 'name'],
    ['another region closed by DEFCON', 'ru', '8.1.5.b', 'Европе', 'Азии', 'name'],
    ['another country', 'es', '2.1.1.b', 'Austria', 'Suecia', 'name'],
    ['a permission denied', 'es', '6.1.3', 'pueden', 'no pueden', 'modality'],
  ])('%s (%s, %s)', (_, locale, clause, from, to, check) => {
    const resources = loadResources(locale, 'deluxe');
    const clauses = resources.canon.clauses.filter(({ heading }) => !heading);
    const run = (texts: readonly string[]) =>
      crosscheck('own.txt', texts.join('\n'), resources).findings.map((each) => `${each.line} ${each.check}`);
    const before = foundBefore.get(locale) ?? new Set(run(clauses.map(({ summary }) => summary)));
    foundBefore.set(locale, before);
    const changed = clauses.map(({ id, summary }) => (id === clause ? summary.replace(from, to) : summary));
    const line = clauses.findIndex(({ id }) => id === clause) + 1;
    expect(run(changed).filter((each) => !before.has(each))).toEqual([`${line} ${check}`]);
  });
});

test.each(['es', 'it', 'ru'] as const)('of numbered rules (%s) one that is left out is missed', (locale) => {
  const resources = loadResources(locale, 'deluxe');
  const clauses = resources.canon.clauses.filter(({ heading }) => !heading);
  const run = (without: string) => {
    const texts = clauses.map(({ id, official, summary }) => (id === official ? `${official} ${summary}` : summary));
    const kept = texts.filter((_, index) => clauses[index]!.id !== without);
    return crosscheck('own.txt', kept.join('\n\n'), resources).findings.filter(({ check }) => check === 'coverage');
  };
  const all = run('');
  for (const id of ['6.2.3', '7.5', '8.1.2', '9.8'])
    expect(
      run(id)
        .filter(({ clause }) => !all.some((each) => each.clause === clause))
        .map(({ clause }) => clause),
    ).toEqual([id]);
});
