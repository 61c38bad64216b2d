import { rules } from '@starboard/escape-the-death-star/rules';
import { coachFaults } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { parts } from '../board/parts.ts';
import { hints } from '../coach/index.ts';
import { at, hanStays, lukeSneaks, soldierMoves, sq, TROOPER } from '../lessons/positions.ts';
import rulebook from '../RULEBOOK.md?raw';
import { VADER } from '../rules/model.ts';

/** Luke has a card and may try the code. */
const IN_THE_FALCON = at({
  before: [{ roll: 4, to: 'E5' }],
  roll: 4,
  next: [lukeSneaks('G7'), hanStays, ...soldierMoves()],
});

/** Two soldiers wait for Luke. */
const AMONG_SOLDIERS = at({
  roll: 1,
  red: 2,
  next: [
    lukeSneaks('E3'),
    hanStays,
    { seat: 2, kind: 'soldier', choice: VADER },
    { seat: 2, kind: 'square', choice: sq('D3') },
    { seat: 2, kind: 'soldier', choice: TROOPER },
    { seat: 2, kind: 'square', choice: sq('E3') },
  ],
});

test('every hint comes somewhere, keeps silent elsewhere, and goes only by what its seat sees', () => {
  const faults = coachFaults({
    rules,
    hints,
    rulebook,
    parts,
    tables: [
      { position: { setup: { game: 'escape' } }, seats: 3, matches: 4 },
      { position: IN_THE_FALCON, seats: 3, matches: 2 },
      { position: AMONG_SOLDIERS, seats: 3, matches: 3 },
      { position: { setup: { game: 'capture' } }, seats: 3, matches: 3 },
    ],
  });
  expect(faults).toEqual([]);
});
