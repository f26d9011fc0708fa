import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EDITIONS, loadRuleset } from './data/index.ts';
import { INTERPRETERS } from './games/twilight-struggle/events/run.ts';
import { type Step, VERBS } from './games/twilight-struggle/events/vocabulary.ts';
import type { Ruleset } from './games/twilight-struggle/ruleset.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Module {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

/** Paths of the files below a folder of the repository. */
function filesBelow(folder: string, extension: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension) && !name.includes('node_modules'))
    .map((name) => join(folder, name).replaceAll('\\', '/'));
}

const read = (path: string): Module => {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, lines: text.split('\n').length - 1 };
};

const isTest = ({ path }: Module): boolean => /\.test\.ts$|fixture/.test(path);
const everything = ['src', 'machines', 'features'].flatMap((folder) => filesBelow(folder, '.ts')).map(read);
const modules = everything.filter((module) => !isTest(module));
const below = (...folders: string[]): Module[] =>
  modules.filter(({ path }) => folders.some((folder) => path.startsWith(folder)));

// Who may import whom -------------------------------------------------------------------------------------------------

/**
 * Layer -> what it may import besides itself; a star stands for every layer of `src`. Of a game its rules are meant, unless
 * its `program` is named.
 */
const TABLE: Readonly<Record<string, readonly string[]>> = {
  'src/core': ['type xstate'],
  'src/games/twilight-struggle': ['src/core'],
  'src/games/guerra-fria': ['src/core'],
  // What commands, programs and proofs need of a game: it knows of files, and of what is written once for every game.
  'src/games/twilight-struggle/program': ['*', 'node:', 'yaml'],
  'src/games/guerra-fria/program/data': ['src/core', 'src/data', 'src/games/guerra-fria', 'src/ruling', 'validators:'],
  'src/games/guerra-fria/program/ruling': [
    'src/api',
    'src/core',
    'src/data',
    'src/games/guerra-fria',
    'src/games/guerra-fria/program/data',
    'src/games/guerra-fria/program/cases.ts',
    'src/registry',
    'src/ruling',
    'yaml',
  ],
  'src/games/guerra-fria/program': ['*', 'node:', 'yaml', 'machines/guerra-fria'],
  'machines/vocabulary.ts': ['xstate', 'src/core'],
  'machines/twilight-struggle': ['xstate', 'src/core', 'src/games/twilight-struggle', 'machines/vocabulary.ts'],
  'machines/guerra-fria': ['xstate', 'src/core', 'src/games/guerra-fria', 'machines/vocabulary.ts'],
  // The one place that knows every game: the rules with their charts, and what programs and tools ask of a game.
  'src/registry': [
    'src/core',
    'src/games/*',
    'machines/*',
    'src/games/guerra-fria/program',
    'src/games/twilight-struggle/program',
    'src/api',
    'src/cli/game.ts',
  ],
  'src/drawing': ['src/core', 'src/games/twilight-struggle'],
  'src/data': [
    'src/core',
    'src/games/*',
    'src/drawing',
    'node:',
    'yaml',
    'ajv',
    'src/registry/kinds.ts',
    'src/registry/checks.ts',
  ],
  'src/text': ['src/core', 'src/data', 'src/games/*'],
  'src/cases': ['src/core', 'src/data', 'src/games/*', 'src/registry'],
  'src/odds': ['src/core', 'src/games/*', 'src/registry', 'src/cases'],
  'src/asking': ['src/core', 'src/data', 'src/games/*', 'src/registry', 'src/cases'],
  'src/match': ['src/core', 'src/data', 'src/games/*', 'src/registry', 'src/cases'],
  'src/fuzz': ['src/core', 'src/data', 'src/games/*', 'src/registry', 'src/cases', 'src/match', 'src/odds'],
  'src/logs': ['src/core', 'src/data', 'src/games/*', 'src/registry', 'src/cases', 'src/match', 'src/fuzz', 'node:'],
  'src/ruling': [
    'src/core',
    'src/data',
    'src/games/*',
    'src/registry',
    'src/cases',
    'src/odds',
    'src/logs',
    'src/text',
    'yaml',
    'type node:util',
  ],
  'src/rule-mutation': [
    'src/core',
    'src/data',
    'src/games/*',
    'src/registry',
    'src/cases',
    'src/fuzz',
    'src/match',
    'src/tools',
    'node:',
    'yaml',
  ],
  'src/proofs': [
    'src/core',
    'src/data',
    'src/games/*',
    'machines/*',
    'src/registry',
    'src/cases',
    'src/match',
    'src/fuzz',
    'src/rule-mutation',
    'src/tools',
    'xstate',
    'node:',
    'yaml',
  ],
  'src/seeded-faults': [
    'src/data',
    'src/cases',
    'src/fuzz',
    'src/registry',
    'src/proofs',
    'src/rule-mutation',
    'src/tools',
    'xstate',
    'esbuild',
    'typescript',
    'node:',
    'yaml',
  ],
  'src/tools': ['node:'],
  'src/crosscheck': ['src/core', 'src/data', 'src/games/*', 'src/registry', 'src/cases', 'entities/'],
  'src/scxml': [
    'type xstate',
    'src/core',
    'src/data',
    'src/games/*',
    'machines/*',
    'src/registry',
    'src/fuzz',
    'scion-core',
    'sax',
  ],
  'src/interchange': ['src/core', 'src/data', 'gettext-parser', 'sax'],
  'src/cli': ['*', 'node:', 'yaml', 'eld', 'cspell-trie-lib', 'fflate', 'features/support'],
  'src/api': [
    'src/core',
    'src/data',
    'src/games/*',
    'src/registry',
    'src/cases',
    'src/odds',
    'src/match',
    'src/logs',
    'src/ruling',
  ],
  'src/index.ts': ['src/api', 'src/core', 'src/data', 'src/match', 'src/logs', 'src/ruling', 'src/registry'],
  'src/disputes': ['src/asking', 'src/cases', 'src/cli', 'src/core', 'src/data', 'src/games/*', 'node:', 'yaml'],
  'src/planted-errors': ['*', 'src/beside.fixture.ts', 'node:', 'yaml'],
  'src/engines': ['src/index.ts', 'src/cli/engine', 'src/core', 'src/fuzz', 'src/match', 'node:', 'yaml'],
  'src/bench': [
    'src/beside.fixture.ts',
    'src/core',
    'src/data',
    'src/games/*',
    'src/registry',
    'src/fuzz',
    'src/cases',
    'src/match',
    'src/logs',
    'src/odds',
    'src/tools',
    'node:',
    'esbuild',
    'yaml',
    'chess.js',
  ],
  'src/package': [
    'src/api',
    'src/cli/page',
    'src/core',
    'src/data',
    'node:',
    'esbuild',
    'ajv',
    'typescript',
    'json-schema-to-typescript',
    'src/text',
    'validators:',
    'parts:',
    'src/registry',
  ],
  features: ['*', 'node:', 'yaml', '@cucumber/'],
};

interface Import {
  readonly from: string;
  readonly to: string;
  /** Nothing but types, which are gone when it runs. */
  readonly typeOnly: boolean;
  /** Loaded only when it is wanted. */
  readonly lazy: boolean;
}

const IMPORT = /^(?:import|export)\s+(type\s)?(?:[^;'"]*?from\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;

function importsOf({ path, text }: Module): Import[] {
  return [...text.matchAll(IMPORT)].map((match) => {
    const to = (match[2] ?? match[3]) as string;
    const resolved = to.startsWith('.') ? normalize(join(dirname(path), to)).replaceAll('\\', '/') : to;
    return { from: path, to: resolved, typeOnly: match[1] !== undefined, lazy: match[3] !== undefined };
  });
}

const layerOf = (path: string): string | undefined =>
  Object.keys(TABLE)
    .filter((layer) => path === layer || path.startsWith(`${layer}/`))
    .sort((a, b) => b.length - a.length)[0];

const isProgram = (path: string): boolean => /^src\/games\/[^/]+\/program\b/.test(path);

function mayImport(layer: string, { to, typeOnly }: Import): boolean {
  return (TABLE[layer] ?? []).some((allowed) => {
    if (allowed.startsWith('type ')) return typeOnly && to === allowed.slice(5);
    if (allowed === '*') return to.startsWith('src/');
    if (isProgram(to) && !isProgram(allowed)) return false;
    if (allowed.endsWith('/*')) return to.startsWith(allowed.slice(0, -1));
    return to === allowed || to.startsWith(`${allowed}/`) || (/[:/]$/.test(allowed) && to.startsWith(allowed));
  });
}

describe('the table of imports', () => {
  it('has a row for every module', () => {
    expect(modules.filter(({ path }) => layerOf(path) === undefined).map(({ path }) => path)).toEqual([]);
  });

  it.each(Object.keys(TABLE))('is kept by %s', (layer) => {
    const own = modules.filter(({ path }) => layerOf(path) === layer);
    const strays = own
      .flatMap(importsOf)
      .filter((found) => layerOf(found.to) !== layer && !mayImport(layer, found))
      .map(({ from, to }) => `${from} imports ${to}`);
    expect(strays).toEqual([]);
    expect(own.length).toBeGreaterThan(0);
  });

  it('is kept by a machine only as long as the functions it names are in the rules', () => {
    for (const game of ['twilight-struggle', 'guerra-fria']) {
      const strays = below(`src/games/${game}/`)
        .filter(({ path }) => !isProgram(path))
        .flatMap(importsOf)
        .filter(({ to }) => to.startsWith('machines'));
      expect(strays).toEqual([]);
    }
  });

  it('lets data know the games by their types, and by the vocabulary that schemas must match', () => {
    const values = below('src/data/')
      .flatMap(importsOf)
      .filter(({ to, typeOnly }) => to.startsWith('src/games/') && !typeOnly)
      .map(({ to }) => relative('src/games', to));
    const known = /vocabulary\.ts$|ruleset\.ts$|law\.ts$|desk\/|program\/data\//;
    expect(values.filter((to) => !known.test(to))).toEqual([]);
  });
});

/** What reads files of the second game past the registry: tests of what both games share, and the pages of the site. */
const IMPORTERS: readonly string[] = [
  'src/api/api.test.ts',
  'website/plugins/rulebook/find.test.ts',
  'website/plugins/rulebook/house.test.ts',
  'website/plugins/rulebook/index.ts',
];

// A game is a folder ---------------------------------------------------------------------------------------------------

describe('what is of the second game alone', () => {
  const isOwn = (path: string): boolean => /^(?:(?:website\/)?src\/games|machines|features)\/guerra-fria\//.test(path);
  const elsewhere = ['src', 'website/src', 'website/plugins', 'machines', 'features']
    .flatMap((folder) => ['.ts', '.tsx', '.mts'].flatMap((extension) => filesBelow(folder, extension)))
    .filter((path) => !isOwn(path));

  it('lies in its folder: of the code elsewhere nothing is named after it but its row in the registry', () => {
    expect(elsewhere.filter((path) => /guerra-?fria/i.test(path))).toEqual(['src/registry/guerra-fria.ts']);
  });

  it('is handed in to the registry, from which alone everything else has it', () => {
    const importing = elsewhere.filter((path) => importsOf(read(path)).some(({ to }) => isOwn(to)));
    expect(importing.filter((path) => !path.startsWith('src/registry/'))).toEqual(IMPORTERS);
  });
});

// No circles ---------------------------------------------------------------------------------------------------------

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

// The rules are pure --------------------------------------------------------------------------------------------------

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

// What the code names exists ------------------------------------------------------------------------------------------

const rulesets = EDITIONS.map((edition) => {
  const loaded = loadRuleset('twilight-struggle', edition);
  if (!loaded.ok) throw new Error(loaded.diagnostics[0]?.message);
  return loaded.rules;
});
const [deluxe] = rulesets as [Ruleset];

describe('every clause named in the code', () => {
  const named = below('src/games/twilight-struggle/', 'machines/twilight-struggle/').flatMap(({ path, text }) =>
    [...text.matchAll(/'((?:\d{1,2}(?:\.(?:\d+|[A-Z]|[a-z]{1,2}\d?))+)|(?:OPT|LW)-\d|card:[a-z0-9-]+)'/g)].map(
      (match) => [match[1] as string, path] as const,
    ),
  );
  const exists = (id: string): boolean =>
    rulesets.some(({ clauses, cards }) =>
      id.startsWith('card:') ? cards.some((card) => `card:${card.id}` === id) : Object.hasOwn(clauses, id),
    );

  it('exists', () => {
    expect(named.filter(([id]) => !exists(id)).map(([id, path]) => `${id} in ${path}`)).toEqual([]);
    expect(new Set(named.map(([id]) => id)).size).toBeGreaterThan(60);
  });
});

describe('the vocabulary of events', () => {
  it('has an interpreter for every verb, and no other', () => {
    expect([...Object.keys(INTERPRETERS), 'if'].toSorted()).toEqual([...VERBS].toSorted());
  });

  it.each(VERBS)('%s is a verb that some card uses', (verb) => {
    const events = rulesets.flatMap(({ cards }) => cards.flatMap((card) => [...card.event, ...card.intrinsic]));
    expect(uses(events, verb)).toBe(true);
  });
});

/** Does any step, or a step inside it, have this verb? */
const uses = (steps: readonly Step[], verb: string): boolean => JSON.stringify(steps).includes(`"${verb}":`);

// Readings ------------------------------------------------------------------------------------------------------------

describe('a reading that can be ruled under', () => {
  const choosable = Object.values(deluxe.issues).filter(({ supported }) => supported.length > 1);
  const code = below('src/games/twilight-struggle/', 'machines/', 'src/data/')
    .map(({ text }) => text)
    .join('\n');
  const data = filesBelow('rules/twilight-struggle', '.yaml')
    .filter((path) => !/issues\.yaml$|profiles\.yaml$|i18n/.test(path))
    .map((path) => read(path).text)
    .join('\n');

  it.each(choosable.map(({ id, supported }) => [id, supported] as const))('makes a difference: %s', (id, supported) => {
    const asked = [...code.matchAll(new RegExp(`(?:policy\\(\\w+, |policies\\[)'${id}'[)\\]] [!=]== '([^']+)'`, 'g'))];
    const handed = code.includes(`'${id}'`) || code.includes(`["${id}"]`);
    const written = [...data.matchAll(new RegExp(`issue: ${id},?\\s+when: "?([a-z-]+)"?`, 'g'))];
    const options = [...asked, ...written].map((match) => match[1] as string);
    for (const option of options) expect(supported).toContain(option);
    expect(options.length > 0 || handed).toBe(true);
  });
});

// The guide to it ------------------------------------------------------------------------------------------------------

describe('CONTRIBUTING.md', () => {
  it('names files and folders that are there', () => {
    const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
    const named = [...text.matchAll(/`((?:src|rules|machines|features|website)\/[\w./-]+)`/g)].map(
      ([, path]) => path ?? '',
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
