import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    /** Both cores, also where there are only two; with more at once, tests under load would take each other's time. */
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    /** Where the run begins afresh with every saved file, so does the page. */
    env: process.argv.includes('run') ? { STARBOARD_TEST_RUN: `run-${Date.now()}-${process.pid}` } : {},
  },
});
