import { coachFaults } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { parts } from '../board/parts.ts';
import { hints } from '../coach/index.ts';
import rulebook from '../RULEBOOK.md?raw';
import { rules } from '../rules/index.ts';

test('every hint comes somewhere, keeps silent elsewhere, and goes only by what its seat sees', () => {
  const faults = coachFaults({
    rules,
    hints,
    rulebook,
    parts,
    tables: [{ position: { setup: {} }, seats: 4, matches: 6 }],
  });
  expect(faults).toEqual([]);
});
