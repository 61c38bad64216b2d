import { join } from 'node:path';
import { goldenFault, goldenRecords } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';

/** Matches played by these rules once. If one no longer replays, the rules have changed: give them a new version. */
const folder = join(import.meta.dirname, 'golden');

test.each(goldenRecords(folder))('%s tells, shows and offers what it did, to its result', (name) => {
  expect(goldenFault(rules, join(folder, name))).toBeUndefined();
});

test('there is a golden record', () => {
  expect(goldenRecords(folder), 'part 8 of the guide says how to make one').not.toEqual([]);
});
