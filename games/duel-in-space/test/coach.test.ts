import { rules } from '@starboard/duel-in-space/rules';
import { coachFaults } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { parts } from '../board/parts.ts';
import { hints } from '../coach/index.ts';
import { at } from '../lessons/positions.ts';
import rulebook from '../RULEBOOK.md?raw';
import type { DamageAtStart, Duel } from '../rules/model.ts';

/** Seat 0 is damaged, and the ships may have flown apart already. */
function weakened(first: Partial<DamageAtStart>, movingApart = 0): Partial<Duel['setup']> {
  const { position } = at({ ports: [4, 5], mine: first, movingApart }).setup;
  return position === undefined ? {} : { position };
}

test('every hint comes somewhere, keeps silent elsewhere, and goes only by what its seat sees', () => {
  const faults = coachFaults({
    rules,
    hints,
    rulebook,
    parts,
    tables: [
      { setup: {}, seats: 2, matches: 12 },
      { setup: { designs: 'secret' }, seats: 2, matches: 3 },
      { setup: weakened({ protectionLost: 8 }), seats: 2, matches: 6 },
      { setup: weakened({ air: 4 }), seats: 2, matches: 4 },
      { setup: { ...weakened({ protectionLost: 8 }, 2) }, seats: 2, matches: 6 },
    ],
  });
  expect(faults).toEqual([]);
});
