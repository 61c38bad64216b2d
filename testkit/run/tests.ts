/** Which tests there are, and what all of them share. */

export const TESTS = ['**/test/**/*.test.{ts,tsx}'];
export const NOT_TESTS = ['**/node_modules/**', '**/dist/**'];

/** Tests that look at the page in a real browser. */
export const BROWSER_TESTS = ['**/test/**/*.browser.test.{ts,tsx}'];

/** Tests that start servers, or processes of their own. */
export const SERVER_TESTS = ['server/test/**/*.test.ts', 'cli/test/**/*.test.ts', 'testkit/test/planting.test.ts'];

export const SHARED = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  /** A worker keeps its modules, and its browser, from file to file. */
  isolate: false,
};
