import { rules } from '@starboard/duel-in-space/rules';
import { coachFaults } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { parts } from '../board/parts.ts';
import { hints } from '../coach/index.ts';
import { ME } from '../lessons/figures.ts';
import { aims, at, kesHeads } from '../lessons/positions.ts';
import rulebook from '../RULEBOOK.md?raw';

/** A lost duel, and the question whether to go on with it. */
const OUT_OF_RANGE = at({
  ports: [4, 4],
  mine: { protectionLost: 8 },
  movingApart: 2,
  answers: [...aims(1, 1), { seat: ME, kind: 'heading', choice: 0 }, kesHeads(0)],
});

test('every hint comes somewhere, keeps silent elsewhere, and goes only by what its seat sees', () => {
  const faults = coachFaults({
    rules,
    hints,
    rulebook,
    parts,
    tables: [
      { position: { setup: {} }, seats: 2, matches: 8 },
      { position: { setup: { designs: 'secret' } }, seats: 2, matches: 2 },
      { position: at({ ports: [4, 5], mine: { protectionLost: 8 } }), seats: 2, matches: 4 },
      { position: at({ ports: [2, 5], mine: { air: 4 } }), seats: 2, matches: 3 },
      { position: OUT_OF_RANGE, seats: 2, matches: 2 },
    ],
  });
  expect(faults).toEqual([]);
});
