import { expect, test } from 'vitest';

let runs = 0;
test('passes the second time', { retry: 2 }, () => {
  runs++;
  expect(runs).toBe(2);
});

test('passes at once', { retry: 2 }, () => expect(1).toBe(1));
