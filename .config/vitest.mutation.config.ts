import { defineConfig } from 'vitest/config';

/** The tests of the rules: what must notice when a rule is changed. */
export default defineConfig({
  test: {
    include: ['src/games/**/*.test.ts'],
    pool: 'threads',
    testTimeout: 60_000,
  },
});
