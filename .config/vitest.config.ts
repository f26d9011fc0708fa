import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'machines/**/*.test.ts', 'features/**/*.test.ts'],
    // A process for each file: the time a process has computed (cpuTime) would be that of all its threads.
    pool: 'forks',
    testTimeout: 60_000,
  },
});
