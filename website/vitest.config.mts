import { defineConfig } from 'vitest/config';

/** Tests of the built site in a real browser; `npm run test:site` builds it first. */
export default defineConfig({
  test: {
    include: ['website/tests/**/*.test.ts'],
    globalSetup: 'website/tests/setup.ts',
    pool: 'threads',
    // One more than the machine has cores where these are two: a test waits for its page half of the time.
    maxWorkers: 3,
    // Against a test that never ends only: a busy machine took twenty times as long.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 300_000 } },
  },
});
