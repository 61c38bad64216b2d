import { LONG } from './long.ts';

export const TESTS = ['**/test/**/*.test.{ts,tsx}'];
/** Long tests, and tests that change the machine for a while, run only on request. */
export const NOT_TESTS = ['**/node_modules/**', '**/dist/**', ...(LONG ? [] : ['**/*.long.test.ts'])];

export const BROWSER_TESTS = ['**/test/**/*.browser.test.{ts,tsx}'];

/** Tests that start servers or other processes. */
export const SERVER_TESTS = [
  'server/test/**/*.test.ts',
  'cli/test/**/*.test.ts',
  'testkit/test/planting.test.ts',
  'testkit/test/run/**/*.test.ts',
];

export const SHARED = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  /** A worker keeps its modules, and its browser, from file to file. */
  isolate: false,
};
