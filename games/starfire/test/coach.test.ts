import { rules } from '@starboard/starfire/rules';
import { coachFaults } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { parts } from '../board/parts.ts';
import { hints } from '../coach/index.ts';
import { at, flown, KES, ME, times } from '../lessons/positions.ts';
import rulebook from '../RULEBOOK.md?raw';

/** Missiles against a ship whose drive field is the first to go. */
const BARE = at({
  mine: { design: '[2] S S A A Q R R (I) [2]', hex: '1015', facing: 0 },
  its: { design: '[2] (I) A F Q Q Q Q [2]', hex: '2015', facing: 3 },
  winners: [ME],
});

/** I fire first, at a whole ship or at one that a salvo can finish. */
const TWO_TARGETS = at({
  mine: { design: 'CT-1', hex: '1015', facing: 0 },
  its: { design: '[2] S A F Q Q A A A Q Q (I) [2]', hex: '2115', facing: 3 },
  escort: { design: '[2] F Q (I) [2]', hex: '2017' },
  winners: [ME],
  answers: flown(KES, times(6, 'ahead'), times(2, 'stay'), 2),
});

test('every hint comes somewhere, keeps silent elsewhere, and goes only by what its seat sees', () => {
  const faults = coachFaults({
    rules,
    hints,
    rulebook,
    parts,
    tables: [
      { position: { setup: {} }, seats: 2, matches: 4 },
      { position: { setup: { scenario: 'fleet-action' } }, seats: 2, matches: 4 },
      { position: TWO_TARGETS, seats: 2, matches: 2 },
      { position: BARE, seats: 2, matches: 6 },
    ],
  });
  expect(faults).toEqual([]);
});
