import { defineConfig } from 'vitest/config';

/** Browser tests of the built site; they need `npm run site` first. */
export default defineConfig({
  test: { include: ['website/tests/**/*.test.ts'], pool: 'threads', testTimeout: 60_000, hookTimeout: 120_000, fileParallelism: false },
});
