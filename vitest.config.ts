import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './testkit/run/longest-first.ts';
import { SummaryReporter } from './testkit/run/reporter.ts';
import { BROWSER_TESTS, NOT_TESTS, SERVER_TESTS, SHARED, TESTS } from './testkit/run/tests.ts';

/** How often a browser test that failed is tried again. */
const RETRIES = 2;

export default defineConfig({
  test: {
    ...SHARED,
    reporters: [
      'default',
      ...(process.env['GITHUB_ACTIONS'] === 'true' ? ['github-actions' as const] : []),
      new SummaryReporter(join(import.meta.dirname, '.cache/flaky.json')),
    ],
    sequence: { sequencer: LongestFirst },
    /** More than a small machine has cores: tests in a browser or of servers wait for much of their time. */
    maxWorkers: 4,
    /** Where the run begins again with every saved file, so does the page. */
    env: process.argv.includes('run') ? { STARBOARD_TEST_RUN: `run-${Date.now()}-${process.pid}` } : {},
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER_TESTS,
          exclude: NOT_TESTS,
          retry: RETRIES,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      { extends: true, test: { name: 'servers', include: SERVER_TESTS, exclude: NOT_TESTS } },
      {
        extends: true,
        test: { name: 'quick', include: TESTS, exclude: [...NOT_TESTS, ...BROWSER_TESTS, ...SERVER_TESTS] },
      },
    ],
  },
});
