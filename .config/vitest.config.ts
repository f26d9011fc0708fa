import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'machines/**/*.test.ts', 'features/**/*.test.ts'],
    pool: 'threads',
    testTimeout: 60_000,
  },
});
