import { expect, test } from 'vitest';
import { logLevel } from '../serve/log-level.ts';

test.each([
  [true, true],
  [true, false],
  [false, true],
])('a warning is never hidden: quiet %s, at a terminal %s', (quiet, atTerminal) => {
  expect(logLevel(quiet, atTerminal)).toBe('warn');
});

test('what is collected somewhere may say everything', () => {
  expect(logLevel(false, false)).toBe('info');
});
