import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The words of the site, which its builds set to one language each.
  resolve: { alias: { '@words': new URL('../website/words/en.json', import.meta.url).pathname } },
  test: {
    include: ['src/**/*.test.ts', 'machines/**/*.test.ts', 'features/**/*.test.ts', 'website/plugins/**/*.test.ts'],
    // A process for each file: the time a process has computed (cpuTime) would be that of all its threads.
    pool: 'forks',
    testTimeout: 60_000,
  },
});
