/** Bundling with esbuild: the command in parts that are loaded when needed, and the API as modules that run anywhere. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildOptions, build, type Metafile, type OutputFile, type Plugin, transform } from 'esbuild';
import { asset, FILES } from '../cli/page/assets.ts';
import { COMPLETE_LOCALES, LOCALES, languageFile, TARGET_LOCALES, TRANSLATED_LOCALES } from '../data/locales.ts';
import { PARTS } from '../data/modules.ts';
import { SINGLES, singleModule } from './single.ts';
import { validatorsModule } from './validators.ts';

/** Modules that have a stand-in in the package as it is installed. */
const REPLACED = /\/src\/data\/(parsed|modules|schema|case-schemas|rules-schemas)\.ts$/;
/** The same for one game in one language, which reads JSON and leaves YAML to whoever wants it. */
const REPLACED_IN_SINGLE = /\/src\/data\/(parsed|modules|schema|case-schemas|rules-schemas|read)\.ts$/;

/** The same in the folder of a game: the stand-in lies beside the module. */
const OF_A_GAME = /\/src\/games\/[^/]+\/program\/data\/case-schemas\.ts$/;

/** Compiled data and validators in the place of parsers and compilers. */
function installed(root: string, stands = REPLACED): Plugin {
  const isSingle = stands === REPLACED_IN_SINGLE;
  const standIns = join(root, 'src/package/installed');
  return {
    name: 'installed',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\..*\.ts$/ }, ({ path, resolveDir, kind }) => {
        if (kind !== 'import-statement') return undefined;
        const module = join(resolveDir, path).replaceAll('\\', '/');
        const replaced = stands.exec(module);
        if (replaced) return { path: join(standIns, `${replaced[1]}.ts`) };
        return OF_A_GAME.test(module) ? { path: module.replace(/\.ts$/, '.installed.ts') } : undefined;
      });
      // It is larger than the game itself, and these ways in are one file: see the page on the API.
      if (isSingle)
        onLoad({ filter: /[/\\]api[/\\]house-check\.ts$/ }, () => ({
          contents: 'export const checkHouse = () => [];',
        }));
      onResolve({ filter: /^encoding$/ }, () => ({ path: join(standIns, 'encoding.ts') }));
      onResolve({ filter: /^validators:/ }, ({ path }) => ({
        path: path.replace(/^.*:/, '') + (isSingle && path.endsWith('twilight-struggle') ? '/single' : ''),
        namespace: 'validators',
      }));
      onLoad({ filter: /./, namespace: 'validators' }, ({ path }) => ({
        contents: validatorsModule(path),
        resolveDir: join(root, 'src/data'),
      }));
      onLoad({ filter: /[/\\]src[/\\]cli[/\\]page[/\\]assets\.ts$/ }, () => ({ contents: assetsModule() }));
      onLoad({ filter: /[/\\]src[/\\]data[/\\]locales\.ts$/ }, () => ({ contents: localesModule() }));
      onResolve({ filter: /^parts:/ }, ({ path }) => ({ path, namespace: 'parts' }));
      onLoad({ filter: /./, namespace: 'parts' }, () => ({ contents: partsModule() }));
      onResolve({ filter: /^single:/ }, ({ path }) => ({ path: path.replace(/^.*:/, ''), namespace: 'single' }));
      onResolve({ filter: /^\.\.\/data\//, namespace: 'single' }, ({ path }) => ({ path, external: true }));
      onLoad({ filter: /./, namespace: 'single' }, ({ path }) => ({
        contents: singleModule(SINGLES.get(path) as never),
        resolveDir: join(root, 'src'),
      }));
      onResolve({ filter: /./, namespace: 'parts' }, ({ path }) => ({ path, external: true }));
    },
  };
}

/** Style and script of pages as texts, in the place of the module that reads them. */
function assetsModule(): string {
  const names = Object.keys(FILES) as (keyof typeof FILES)[];
  const texts = Object.fromEntries(names.map((name) => [name, asset(name)]));
  return `const TEXTS = ${JSON.stringify(texts)}; export const asset = (name) => TEXTS[name];`;
}

/** The languages there are, in the place of the module that looks for their files. */
const localesModule = (): string =>
  `export const LOCALES = ${JSON.stringify(LOCALES)};
export const TRANSLATED_LOCALES = ${JSON.stringify(TRANSLATED_LOCALES)};
export const TARGET_LOCALES = ${JSON.stringify(TARGET_LOCALES)};
export const COMPLETE_LOCALES = ${JSON.stringify(COMPLETE_LOCALES)};
const FILES = ${JSON.stringify(Object.fromEntries(LOCALES.map((locale) => [locale, languageFile(locale)])))};
export const languageFile = (locale) => FILES[locale] ?? { name: locale, english: locale };`;

/** The text of the module `parts:all`: every part is an import that a bundler finds. */
const partsModule = (): string =>
  `export const MODULES = {${PARTS.map((part) => `'${part}': () => import('./data/${part}.js')`).join(', ')}};`;

const COMMON = {
  bundle: true,
  minify: true,
  target: 'es2022',
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
} satisfies BuildOptions;

const MODULES = {
  ...COMMON,
  // Parts have no name that tells which game needs them.
  chunkNames: 'parts/[name]-[hash]',
  platform: 'browser',
  format: 'esm',
  // Each game is a part of its own, which is loaded when somebody asks for its rules.
  splitting: true,
} satisfies BuildOptions;

/** What a module of the command knows of its own place, which in the style of CommonJS is no URL. */
const PLACE = "const __place = require('node:url').pathToFileURL(__filename).href;";

/**
 * The parts of the command in the style of CommonJS, the only one of which Node lets the compiled code be kept; see
 * `src/cli/compiled.cjs`. esbuild cuts a bundle into parts only as ES modules, so each part is turned afterwards.
 */
async function writeParts(outputs: readonly OutputFile[]): Promise<void> {
  for (const { path, text } of outputs) {
    const usesPlace = text.includes('import.meta.url');
    const { code } = await transform(text, {
      format: 'cjs',
      platform: 'node',
      target: COMMON.target,
      // What is loaded when needed is loaded the same way.
      supported: { 'dynamic-import': false },
      minify: true,
      define: { 'import.meta.url': '__place' },
      ...(usesPlace && { banner: PLACE }),
    });
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
}

/**
 * Bundles into the folder `dist`.
 * @returns what went into which file
 */
export async function bundle(root: string, dist: string): Promise<Metafile[]> {
  const command = await build({
    ...COMMON,
    entryPoints: { main: join(root, 'src/cli/main.ts') },
    outdir: join(dist, 'cli'),
    platform: 'node',
    format: 'esm',
    splitting: true,
    outExtension: { '.js': '.cjs' },
    write: false,
    plugins: [installed(root)],
    // Scenarios are compared in a checkout only.
    external: ['@cucumber/*'],
  });
  await writeParts(command.outputFiles);
  const api = await build({
    ...MODULES,
    entryPoints: { index: join(root, 'src/index.ts') },
    outdir: dist,
    plugins: [installed(root)],
  });
  const singles = await build({
    ...MODULES,
    entryPoints: Object.fromEntries([...SINGLES.keys()].map((name) => [name, `single:${name}`])),
    outdir: dist,
    plugins: [installed(root, REPLACED_IN_SINGLE)],
  });
  const compiler = await build({
    ...COMMON,
    entryPoints: { schema: join(root, 'src/data/schema.ts') },
    outdir: join(dist, 'cli'),
    outExtension: { '.js': '.cjs' },
    platform: 'node',
    format: 'cjs',
  });
  return [command.metafile, api.metafile, singles.metafile, compiler.metafile];
}

/** Names of the packages that went into the bundles. */
export function packagesIn(metafiles: readonly Metafile[]): string[] {
  const inputs = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs)),
  );
  const names = inputs.flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 ? (/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []) : [],
  );
  return [...new Set(names)].sort();
}
