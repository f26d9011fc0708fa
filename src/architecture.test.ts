/** Who may import whom: the map of the code. */
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { below, filesBelow, type Import, importsOf, isProgram, modules, read } from './architecture.fixture.ts';

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

const layerOf = (path: string): string | undefined =>
  Object.keys(TABLE)
    .filter((layer) => path === layer || path.startsWith(`${layer}/`))
    .sort((a, b) => b.length - a.length)[0];

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
