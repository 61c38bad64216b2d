import { rules } from '@starboard/escape-the-death-star/rules';
import { askOf, begin, checkSetup, choose, keyFromSeed, options, view } from '@starboard/kernel';
import { coachFaults } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { parts } from '../board/parts.ts';
import { hints } from '../coach/index.ts';
import { toTheFalcon } from '../coach/sneaking.ts';
import { at, hanStays, LUKE, lukeSneaks, REBEL, soldierMoves, sq, TROOPER } from '../lessons/positions.ts';
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

test('11.1 advice to enter the Falcon names the fight that comes first', () => {
  const {
    setup,
    seed,
    dice = [],
    answers = [],
  } = at({
    before: [
      { roll: 1, to: 'E3' },
      { roll: 4, to: 'E5', soldier: [TROOPER, 'G6'] },
    ],
    roll: 4,
  });
  const checked = checkSetup(rules, setup, REBEL.seating);
  if (!checked.ok) throw new Error(checked.fact);
  const match = begin(rules, checked.setup, REBEL.seating, { key: keyFromSeed(seed), script: dice });
  for (const { seat, choice } of answers) {
    const ask = askOf(match, seat);
    if (ask !== undefined) choose(rules, match, ask, choice);
  }
  const ask = askOf(match, LUKE);
  if (ask?.kind !== 'sneak') throw new Error('Luke is not asked where he goes');
  const squares = options(rules, match, ask).filter((each) => typeof each === 'number');
  const seen = view(rules, match, LUKE);
  expect(toTheFalcon.says({ view: seen, ask, options: squares, planned: [], names: REBEL.names })).toBe(
    'You can reach the Falcon at G7. In contact now with Stormtrooper 1 (69% to win). If you win, a try at the code has a 22% chance, and a failed try costs nothing.',
  );
});
