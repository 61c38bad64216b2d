import { LONG } from './long.ts';

/** Which tests there are, and what all of them share. */

export const TESTS = ['**/test/**/*.test.{ts,tsx}'];
/** Tests that take long, or change the machine for a while, are there only for whoever asks for them. */
export const NOT_TESTS = ['**/node_modules/**', '**/dist/**', ...(LONG ? [] : ['**/*.long.test.ts'])];

/** Tests that look at the page in a real browser. */
export const BROWSER_TESTS = ['**/test/**/*.browser.test.{ts,tsx}'];

/** Tests that start servers, or processes of their own. */
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
