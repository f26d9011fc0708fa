/**
 * Runs the tests of the rules for Stryker, for each mutant in a fresh copy of the program, in milliseconds.
 *
 * Stryker's own runner for Vitest starts a worker and loads every module and all rules anew for each mutant and test file,
 * five seconds a mutant. Here all tests and all they need are bundled once, into a script that is compiled once and
 * evaluated anew for each mutant: nothing a mutant has left behind in a module reaches the next one. The tests are run by
 * the few lines of `collect` below and judged by the `expect` of Vitest.
 */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { Script } from 'node:vm';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { commonTokens, declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { build } from 'esbuild';
import { expect } from 'vitest';
import * as yaml from 'yaml';

/** What tests a game from outside its folder: the cases of the conformance suite, and how rulings are worded. */
const OUTSIDE = {
  'twilight-struggle': ['src/cases/suite-cases.fixture.ts', 'src/ruling/messages.test.ts'],
};

/** The tests that must notice when a rule is changed: those of the changed games, in their folders and outside. */
function testsFor(mutate) {
  const patterns = mutate.filter((pattern) => !pattern.startsWith('!'));
  const concerns = (game) =>
    patterns.some((pattern) => /games\/\*/.test(pattern) || pattern.includes(`games/${game}/`));
  const games = readdirSync('src/games').filter(concerns);
  return games.flatMap((game) => [...testsBelow(`src/games/${game}`), ...(OUTSIDE[game] ?? [])]);
}

function testsBelow(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => /^(?!program).*\.test\.ts$/.test(name));
  return names.map((name) => `${folder}/${name}`).sort();
}

/**
 * Left out: tests that read sources as text, and would read all mutants; and tests that ask the same of hundreds of random
 * games or rounds, whose time would be spent on each mutant that survives.
 */
const LEFT_OUT =
  /^every message and clause that the code cites |^the messages say |^whatever the referee finds |^500 random games|^a record of a random game|^a round I1|^a selection in one line reads back/;

const stryker = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

class RulesTestRunner {
  static inject = [commonTokens.options];
  #script;
  #tests;
  /** How long each test took, so that the slow ones come last. */
  #slowness = new Map();

  #mutate;

  constructor({ mutate }) {
    this.#mutate = mutate;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    // Not before: only now the working folder is the copy of the sources in which the changes are made.
    this.#tests = testsFor(this.#mutate);
    globalThis.__vitest__ = { describe, expect, it };
    globalThis.__yaml__ = { ...yaml, parse: once(yaml.parse) };
    globalThis.__rules__ = parsedOnce(evaluate(await bundle(`export * from './src/data/parsed.ts';`, [places])));
    const imports = this.#tests.map((file) => `${JSON.stringify(file)}: () => import('./${file}')`);
    this.#script = await bundle(`export const files = {${imports.join(',\n')}};`, [shared, places]);
  }

  /** Which test needs which code. */
  async dryRun() {
    stryker.activeMutant = undefined;
    stryker.hitLimit = undefined;
    stryker.mutantCoverage = { static: {}, perTest: {} };
    const { perTest } = stryker.mutantCoverage;
    const results = [];
    for (const file of this.#tests) {
      const { tests } = await collect(evaluate(this.#script), [file]);
      for (const test of tests) results.push(await covered(test, test.id));
      for (const test of tests) await covered(test, AGAIN + test.id);
      shareWhatIsKept(
        perTest,
        tests.map(({ id }) => id),
      );
    }
    for (const { id, timeSpentMs } of results) this.#slowness.set(id, timeSpentMs);
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: stryker.mutantCoverage };
  }

  /** The tests that are nearest to the change come first, and the slow ones last. */
  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit, disableBail, sandboxFileName }) {
    stryker.hitCount = 0;
    stryker.hitLimit = hitLimit;
    stryker.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    const wanted = testFilter && new Set(testFilter);
    const files = wanted ? new Set(testFilter.map(fileOf)) : this.#tests;
    const { tests, failure } = await collect(evaluate(this.#script), files);
    stryker.activeMutant = activeMutant.id;
    const results = failure ? [failure] : [];
    const mutated = relative(process.cwd(), sandboxFileName ?? '');
    const order = ({ id, file }) => distance(mutated, file) + (this.#slowness.get(id) ?? 0) / 1e6;
    const selected = tests.filter(({ id }) => wanted?.has(id) ?? true).sort((a, b) => order(a) - order(b));
    for (const test of selected) {
      if (!disableBail && results.at(-1)?.status === TestStatus.Failed) break;
      results.push(await run(test));
    }
    stryker.activeMutant = undefined;
    const limit = determineHitLimitReached(stryker.hitCount, hitLimit);
    return toMutantRunResult(limit ?? { status: DryRunStatus.Complete, tests: results });
  }
}

// What tests need ------------------------------------------------------------------------------------------------------

/** Marks the second time that a test is run. */
const AGAIN = 'again: ';

/** Runs a test while Stryker counts which of its changes the test would meet. */
async function covered(test, as) {
  stryker.currentTestId = as;
  const result = await run(test);
  stryker.currentTestId = undefined;
  return result;
}

/**
 * What a test needs the first time but not the second has been worked out and kept: every other test of the file, run by
 * itself, would need it too.
 */
function shareWhatIsKept(perTest, ids) {
  const kept = new Set();
  for (const id of ids) {
    const again = perTest[AGAIN + id] ?? {};
    for (const mutant of Object.keys(perTest[id] ?? {})) if (!(mutant in again)) kept.add(mutant);
    delete perTest[AGAIN + id];
  }
  for (const id of ids) {
    perTest[id] ??= {};
    for (const mutant of kept) perTest[id][mutant] ??= 1;
  }
}

// Tests ---------------------------------------------------------------------------------------------------------------

/** The tests of some files in a fresh copy of the program; and the failure to find out which there are, if there is one. */
async function collect(program, files) {
  const tests = [];
  let failure;
  for (const file of files) {
    try {
      found = { tests: [], names: [] };
      await program.files[file]();
      const wanted = found.tests.filter(({ name }) => !LEFT_OUT.test(name));
      tests.push(...wanted.map(({ name, body }) => ({ id: `${file}#${name}`, name, file, body })));
    } catch (error) {
      failure = { ...resultOf({ id: `${file}#`, name: file, file }, 0), ...failed(error) };
    }
  }
  return { tests, failure };
}

/** The tests of the file that is being loaded, and the descriptions it is in. */
let found = { tests: [], names: [] };

function describe(name, body) {
  found.names.push(name);
  body();
  found.names.pop();
}

function it(name, body) {
  found.tests.push({ name: [...found.names, name].join(' '), body });
}

/** A row of a table is one argument or several, which may stand in the name. */
const each = (define) => (rows) => (name, body) => {
  for (const row of rows) {
    const values = Array.isArray(row) ? row : [row];
    const count = name.replaceAll('%%', '').match(/%[sdijfoO]/g)?.length ?? 0;
    define(format(name, ...values.slice(0, count)), () => body(...values));
  }
};

describe.each = each(describe);
it.each = each(it);
it.runIf = (condition) => (condition ? it : () => {});

async function run(test) {
  const begin = performance.now();
  try {
    await test.body();
    return resultOf(test, performance.now() - begin);
  } catch (error) {
    return { ...resultOf(test, performance.now() - begin), ...failed(error) };
  }
}

const resultOf = ({ id, name, file }, timeSpentMs) => ({
  id,
  name,
  fileName: resolve(file),
  timeSpentMs,
  status: TestStatus.Success,
});

const failed = (error) => ({ status: TestStatus.Failed, failureMessage: String(error?.message ?? error) });

/** How far tests are from the file they might be about: its own, of its folder, of the rulings at large, of anything. */
function distance(mutated, tests) {
  if (tests === mutated.replace(/\.ts$/, '.test.ts')) return 0;
  if (/\/(argument|disputed)\.test\.ts$/.test(tests)) return 1;
  return dirname(tests) === dirname(mutated) ? 2 : 3;
}

const fileOf = (id) => id.slice(0, id.indexOf('#'));

// The bundle ----------------------------------------------------------------------------------------------------------

/** The TypeScript of an entry with all it imports, compiled once. Packages are loaded once and shared. */
async function bundle(contents, plugins) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
    plugins,
  });
  const text = `(function (require, module, exports) {${outputFiles[0].text}\n})`;
  return new Script(text, { filename: 'bundle.cjs' });
}

/** Evaluates a compiled bundle; what it exports. */
function evaluate(script) {
  const module = { exports: {} };
  script.runInThisContext()(createRequire(join(process.cwd(), 'package.json')), module, module.exports);
  return module.exports;
}

/** Outside the bundle: the words of tests, and what is parsed once and no mutant may change. */
const shared = {
  name: 'shared',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^vitest$/ }, () => ({ path: '__vitest__', namespace: 'shared' }));
    onResolve({ filter: /\/parsed\.ts$/ }, ({ path, resolveDir }) =>
      resolve(resolveDir, path) === resolve('src/data/parsed.ts')
        ? { path: '__rules__', namespace: 'shared' }
        : undefined,
    );
    onResolve({ filter: /^yaml$/ }, () => ({ path: '__yaml__', namespace: 'shared' }));
    onLoad({ filter: /./, namespace: 'shared' }, ({ path }) => ({ contents: `module.exports = globalThis.${path};` }));
  },
};

/** A module in the bundle knows where its file is. */
const places = {
  name: 'places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      return { contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' };
    });
  },
};

/** The answers of a function of a text, worked out once and frozen. */
function once(answer) {
  const known = new Map();
  return (text) => {
    if (!known.has(text)) known.set(text, freeze(answer(text)));
    return known.get(text);
  };
}

function parsedOnce({ rulesPaths, parsedRules }) {
  const paths = rulesPaths();
  return { rulesPaths: () => paths, parsedRules: once(parsedRules) };
}

function freeze(value) {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'rules', RulesTestRunner)];

/** For a look without Stryker. */
export { RulesTestRunner };
