import { defineConfig } from 'vitest/config';
import { LongestFirst } from './testkit/run/longest-first.ts';
import { BROWSER_TESTS, NOT_TESTS, SERVER_TESTS, SHARED, TESTS } from './testkit/run/tests.ts';

const ATTEMPTS_MORE = 2;

export default defineConfig({
  test: {
    ...SHARED,
    sequence: { sequencer: LongestFirst },
    /** One more than a small machine has cores: tests in a browser wait for much of their time. */
    maxWorkers: 3,
    /** Where the run begins again with every saved file, so does the page. */
    env: process.argv.includes('run') ? { STARBOARD_TEST_RUN: `run-${Date.now()}-${process.pid}` } : {},
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER_TESTS,
          exclude: NOT_TESTS,
          retry: ATTEMPTS_MORE,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      { extends: true, test: { name: 'servers', include: SERVER_TESTS, exclude: [...NOT_TESTS, ...BROWSER_TESTS] } },
      {
        extends: true,
        test: { name: 'quick', include: TESTS, exclude: [...NOT_TESTS, ...BROWSER_TESTS, ...SERVER_TESTS] },
      },
    ],
  },
});
