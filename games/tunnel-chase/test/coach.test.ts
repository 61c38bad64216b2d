import { coachFaults } from '@starboard/testkit';
import { rules } from '@starboard/tunnel-chase/rules';
import { expect, test } from 'vitest';
import { parts } from '../board/parts.ts';
import { hints } from '../coach/index.ts';
import { entering, KES, ME, speed, way, ways } from '../lessons/positions.ts';
import rulebook from '../RULEBOOK.md?raw';

/** Kes is two spaces ahead and slow. */
const BEHIND_KES = entering({
  leader: KES,
  lead: 5,
  answers: [...ways(KES, 203, 212), speed(ME, 4), speed(KES, 1), way(ME, 203)],
});

test('every hint comes somewhere, keeps silent elsewhere, and goes only by what its seat sees', () => {
  const faults = coachFaults({
    rules,
    hints,
    rulebook,
    parts,
    tables: [
      { position: BEHIND_KES, seats: 2, matches: 2 },
      { position: { setup: {} }, seats: 2, matches: 4 },
      { position: { setup: { asteroid: 1 } }, seats: 8, matches: 6 },
      { position: { setup: { designs: 'own' } }, seats: 3, matches: 1 },
    ],
  });
  expect(faults).toEqual([]);
});
