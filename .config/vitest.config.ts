import { defineConfig } from 'vitest/config';

const TESTS = ['src', 'machines', 'features', 'website/plugins'].map((folder) => `${folder}/**/*.test.ts`);

/**
 * Tests that start programs, change what all modules see, or measure what a process computes: a process for each file.
 * All others share processes, so that modules are loaded and the rules read once, which takes most of their time
 * otherwise.
 */
const APART = [
  'src/bench/bench.test.ts',
  'src/cli/interrupt.test.ts',
  'src/cli/invented-language.test.ts',
  'src/patterns.test.ts',
  'website/plugins/loading.test.ts',
];

/** Tests of the package, which is built for them once. */
const PACKED = ['src/cli/process.test.ts', 'src/package/*.test.ts'];

export default defineConfig({
  // The words of the site, which its builds set to one language each.
  resolve: { alias: { '@words': new URL('../website/words/en.json', import.meta.url).pathname } },
  test: {
    // A process for each file: the time a process has computed (cpuTime) would be that of all its threads.
    pool: 'forks',
    // Every core: the runner would leave one idle, half of a machine with two.
    maxWorkers: '100%',
    // Against a test that never ends only: a busy machine took twenty times as long.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    projects: [
      { extends: true, test: { name: 'packed', include: PACKED, globalSetup: 'src/package/stage.fixture.ts' } },
      { extends: true, test: { name: 'apart', include: APART } },
      {
        extends: true,
        test: { name: 'shared', include: TESTS, exclude: ['**/node_modules/**', ...PACKED, ...APART], isolate: false },
      },
    ],
  },
});
