import { rules } from '@starboard/furball/rules';
import { coachFaults } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { parts } from '../board/parts.ts';
import { hints } from '../coach/index.ts';
import rulebook from '../RULEBOOK.md?raw';

test('every hint comes somewhere, keeps silent elsewhere, and goes only by what its seat sees', () => {
  const faults = coachFaults({
    rules,
    hints,
    rulebook,
    parts,
    tables: [
      { setup: {}, seats: 4, matches: 8 },
    ],
  });
  expect(faults).toEqual([]);
});
