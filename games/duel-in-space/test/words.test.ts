import { rules } from '@starboard/duel-in-space/rules';
import { diceFromSeed } from '@starboard/kernel';
import { listenTo, nonsenseIn, randomCase } from '@starboard/testkit';
import { describe, expect, test } from 'vitest';
import type { Event, Setup } from '../rules/model.ts';
import { words } from '../words.ts';

const NAMES = ['Ann', 'Bob'];

const dice = diceFromSeed('tables');
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
  'turn',
  'effect',
  'aimed',
  'headed',
  'flew',
  'fly-by',
  'moving-apart',
  'drone-turret',
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

test('a roll says what was needed and what came', () => {
  const shot = { type: 'shot', rule: '5.3', by: 0, laser: 'turret-2', dice: [4, 5], hit: true } as const;
  expect(words.line({ ...shot, needed: 8 }, NAMES)).toBe("Ann's turret laser 2: needed 8, rolled 9: hit.");
  expect(words.line({ ...shot, needed: null }, NAMES)).toBe("Ann's turret laser 2: rolled 9: hit.");
});
