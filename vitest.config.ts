import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    /** One more than the cores of a small machine: tests in a browser wait for much of their time. */
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    /** Where the run begins afresh with every saved file, so does the page. */
    env: process.argv.includes('run') ? { STARBOARD_TEST_RUN: `run-${Date.now()}-${process.pid}` } : {},
  },
});
