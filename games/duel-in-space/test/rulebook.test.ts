import { join } from 'node:path';
import { rulebookFaults } from '@starboard/testkit';
import { expect, test } from 'vitest';

test('rulebook, tests and code speak of the same rules', () => {
  expect(rulebookFaults(join(import.meta.dirname, '..'))).toEqual([]);
});
