import { expect, test } from 'vitest';
import { summary } from '../../run/summary.ts';

test('a run in which nothing was skipped and nothing is flaky says nothing', () => {
  expect(summary([], [])).toEqual([]);
});

test('files that were skipped are named once each with their reasons, in one line', () => {
  const skipped = [
    { file: 'b.test.ts', reason: 'needs nats-server' },
    { file: 'a.test.ts', reason: 'needs PostgreSQL' },
    { file: 'b.test.ts', reason: 'needs nats-server' },
    { file: 'b.test.ts', reason: 'no reason given' },
  ];
  expect(summary(skipped, [])).toEqual([
    'Skipped: a.test.ts (needs PostgreSQL), b.test.ts (needs nats-server), b.test.ts (no reason given)',
  ]);
});

test('tests that passed only when tried again are named, in another line', () => {
  const flaky = [
    { file: 'b.browser.test.ts', test: 'opens > the room', runs: 2, errors: [] },
    { file: 'a.browser.test.ts', test: 'closes', runs: 3, errors: [] },
  ];
  expect(summary([{ file: 'c.test.ts', reason: 'needs PostgreSQL' }], flaky)).toEqual([
    'Skipped: c.test.ts (needs PostgreSQL)',
    'Flaky: a.browser.test.ts > closes (passed on run 3), b.browser.test.ts > opens > the room (passed on run 2)',
  ]);
});
