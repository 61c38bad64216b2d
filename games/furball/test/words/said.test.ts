import { listenTo, nonsenseIn } from '@starboard/testkit';
import { describe, expect, test } from 'vitest';
import { rules } from '../../rules/index.ts';
import type { Event } from '../../rules/model.ts';
import { words } from '../../words/index.ts';
import { SETUP } from '../support/playing.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];

const tables = [4, 8, 8, 8, 8].map((pilots) => ({
  setup: { ...SETUP, rounds: 6 },
  seating: Array.from({ length: pilots }, () => null),
}));
const said = listenTo(rules, words, tables, NAMES);

const EVENTS: readonly Event['type'][] = [
  'ordered',
  'placed',
  'round',
  'phase',
  'dialled',
  'active',
  'revealed',
  'flew',
  'shifted',
  'left-mat',
  'acts',
  'passes',
  'token',
  'locked',
  'unlocked',
  'attacks',
  'rolled',
  'dice',
  'compared',
  'lost-shield',
  'dealt',
  'destroyed',
  'removed',
  'scored',
  'used',
  'discarded',
  'over',
];

describe('what is said in random furballs', () => {
  test.each(EVENTS)('has lines for "%s"', (type) => {
    expect(said.lines.some(([of]) => of === type)).toBe(true);
  });

  test('makes sense', () => {
    expect([...new Set(nonsenseIn(said))].slice(0, 20)).toEqual([]);
  });
});
