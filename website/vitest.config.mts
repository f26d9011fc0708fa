import { defineConfig } from 'vitest/config';

/** Tests of the built site in a real browser; `npm run test:site` builds it first. */
export default defineConfig({
  test: {
    include: ['website/tests/**/*.test.ts'],
    globalSetup: 'website/tests/setup.ts',
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
