import { join } from 'node:path';
import { chapterFaults, rulebookFaults } from '@starboard/testkit';
import { expect, test } from 'vitest';

test('rulebook, tests and code speak of the same rules', () => {
  expect(rulebookFaults(join(import.meta.dirname, '..'))).toEqual([]);
});

test('rules and tests lie in the file of their chapter, and every ruling is cited where it is carried out', () => {
  expect(chapterFaults(join(import.meta.dirname, '..'))).toEqual([]);
});
