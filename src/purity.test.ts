/** What the code must not do: need itself through others, and, in the rules, know of a machine, of time or of chance. */
import { describe, expect, it } from 'vitest';
import { below, everything, importsOf, isProgram, type Module, modules } from './architecture.fixture.ts';

/** Parts of one recursive language: conditions hold expressions, which hold conditions. */
const RECURSIVE: readonly RegExp[] = [
  /^src\/games\/twilight-struggle\/events\/(?:card-filter|conditions|expressions|occurrence)\.ts$/,
  /^src\/text\/reading-(?:conditions|numbers)\.ts$/,
];

describe('a file', () => {
  const paths = new Set(modules.map(({ path }) => path));
  const needs = new Map(
    modules.map((module) => [
      module.path,
      importsOf(module).flatMap(({ to, typeOnly, lazy }) => (typeOnly || lazy || !paths.has(to) ? [] : [to])),
    ]),
  );
  /** Everything that has to be loaded for a file. */
  const behind = (path: string): Set<string> => {
    const all = new Set<string>();
    const open = [path];
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const to of needs.get(at) ?? []) if (!all.has(to)) open.push(all.add(to) && to);
    return all;
  };

  it('needs itself through others only where it reads a part of a recursive language', () => {
    const inCircle = [...paths].filter((path) => behind(path).has(path));
    expect(inCircle.filter((path) => !RECURSIVE.some((part) => part.test(path)))).toEqual([]);
    for (const part of RECURSIVE) expect(inCircle.some((path) => part.test(path))).toBe(true);
  });
});

describe('the rules', () => {
  const rules = below('src/core/', 'src/games/', 'machines/').filter(({ path }) => !isProgram(path));

  it.each([
    ['know no chance', /Math\.random|crypto\.(?:random|get)/],
    ['know no time', /\bDate\b|performance\.now|setTimeout|setInterval/],
    ['know no machine they run on', /from 'node:|process\./],
    ['never wait', /\basync\b|\bawait\b|Promise/],
    ['ask for readings, never for the edition', /edition\s*[!=]==|===\s*'(?:deluxe|second)'|\.edition\b(?!s)/],
    ['have no "any"', /[:,<|]\s*any\b|as any\b/],
  ])('%s', (_title, pattern) => {
    const code = ({ text }: Module): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    const found = rules.filter((module) => pattern.test(code(module).replace(EXEMPT, ''))).map(({ path }) => path);
    expect(found).toEqual([]);
  });

  it('stand in files that can be read in one go', () => {
    const long = [
      ...below('src/games/', 'machines/'),
      ...everything.filter(({ path }) => path.startsWith('src/games/')),
    ];
    expect(long.filter(({ lines }) => lines > 400).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });
});

/** Uses of a word that are not what the pattern looks for. */
const EXEMPT = /readonly edition: string;/g;
