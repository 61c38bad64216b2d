import { rules } from '@starboard/escape-the-death-star/rules';
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
      { setup: { game: 'escape' }, seats: 3, matches: 8 },
      { setup: { game: 'capture' }, seats: 3, matches: 4 },
    ],
  });
  expect(faults).toEqual([]);
});
