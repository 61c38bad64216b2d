import { rules } from '@starboard/duel-in-space/rules';
import { diceFromSeed } from '@starboard/kernel';
import { listenTo, nonsenseIn, randomCase } from '@starboard/testkit';
import { describe, expect, test } from 'vitest';
import type { Event, Setup } from '../../rules/model.ts';
import { words } from '../../words/index.ts';

const NAMES = ['Ann', 'Bob'];

const dice = diceFromSeed('duels');
const tables = Array.from({ length: 1000 }, () => {
  const { setup, seating } = randomCase(rules, dice);
  return { setup: setup as Setup, seating };
});
const said = listenTo(rules, words, tables, NAMES);

const EVENTS: readonly Event['type'][] = [
  'rolled-for-ships',
  'ship-chosen',
  'designed',
  'start',
  'placed',
  'turn',
  'effect',
  'aimed',
  'headed',
  'flew',
  'fly-by',
  'moving-apart',
  'drone-turret',
  'no-shot',
  'declared',
  'shot',
  'damage',
  'special',
  'destroyed',
  'life-support',
  'asked-to-fight-on',
  're-engaged',
  'over',
];

describe('what is said in 1000 random duels', () => {
  test.each(EVENTS)('has lines for "%s"', (type) => {
    expect(said.lines.some(([of]) => of === type)).toBe(true);
  });

  test('makes sense', () => {
    expect(nonsenseIn(said)).toEqual([]);
  });
});

test.each([
  [[2, 7], 'No laser of either ship points at the enemy, so nobody fires this turn.'],
  [[null, 7], "Bob can't fire: no laser points at port 7."],
] as const)('who cannot fire is told why: %j', (ports, line) => {
  expect(words.line({ type: 'no-shot', rule: '5.1', ports }, NAMES)).toBe(line);
});

test('special damage says what was added to its die', () => {
  const special = { name: 'life-support', laser: null } as const;
  const event = { type: 'special', rule: '6.3', seat: 1, special, weapon: [] } as const;
  const outcome = 'when the next turn begins, life support fails and the air runs out.';
  expect(words.line({ ...event, roll: { die: 3, plus: 2 } }, NAMES)).toBe(
    `Special damage, rolled 3, plus 2 for lost protection: ${outcome}`,
  );
  expect(words.line({ ...event, roll: { die: 5, plus: 0 } }, NAMES)).toBe(`Special damage, rolled 5: ${outcome}`);
  expect(words.line({ ...event, roll: null }, NAMES)).toBe(`Special damage: ${outcome}`);
});

test('a roll says what was needed and what came', () => {
  const shot = { type: 'shot', rule: '5.3', by: 0, laser: 'turret-2', dice: [4, 5], hit: true } as const;
  expect(words.line({ ...shot, needed: 8 }, NAMES)).toBe("Ann's turret laser 2 needs 8 and rolls 9: hit.");
  expect(words.line({ ...shot, needed: null }, NAMES)).toBe("Ann's turret laser 2 rolls 9: hit.");
});
