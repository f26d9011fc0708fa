import { defineConfig } from 'vitest/config';

/**
 * Tests of the rules and of what is made of them: pure, so that their files share a process and load the modules once, which
 * takes most of their time otherwise. The others run commands, change the environment, or measure what a process computes.
 */
const PURE = ['core', 'games', 'cases', 'data', 'text', 'ruling', 'odds', 'asking', 'match', 'drawing', 'crosscheck'].map(
  (folder) => `src/${folder}/**/*.test.ts`,
);

const OTHERS = ['src/**/*.test.ts', 'machines/**/*.test.ts', 'features/**/*.test.ts', 'website/plugins/**/*.test.ts'];

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
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'own process', include: OTHERS, exclude: ['**/node_modules/**', ...PURE] } },
    ],
  },
});
