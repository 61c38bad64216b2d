import { reasonAgainst } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import type { Order } from '../rules/model.ts';
import { play, standoff } from './support/playing.ts';

describe('2.1 both captains choose at the same time', () => {
  test('2.1 both are asked at once', () => {
    expect(standoff().match.asks).toEqual([
      { kind: 'order', seat: 0 },
      { kind: 'order', seat: 1 },
    ]);
  });

  test('2.1 the orders are shown when both are given, and the next turn begins', () => {
    const played = standoff();
    play(played, 'charge', 'dodge');
    expect(played.events.filter(({ type }) => type === 'ordered' || type === 'turn')).toEqual([
      { type: 'turn', rule: '2.1', turn: 1 },
      { type: 'ordered', rule: '2.1', seat: 0, order: 'charge' },
      { type: 'ordered', rule: '2.1', seat: 1, order: 'dodge' },
      { type: 'turn', rule: '2.1', turn: 2 },
    ]);
  });
});

test('2.2 charging adds a charge', () => {
  expect(play(standoff({ ships: [{ charges: 1 }, {}] }), 'charge', 'dodge').board.ships[0].charges).toBe(2);
});

test.each<[string, Order, number, string | undefined]>([
  ['2.2 a full battery takes no charge', 'charge', 3, '2.2'],
  ['2.2 one with two charges does', 'charge', 2, undefined],
  ['2.3 no ship fires without a charge', 'fire', 0, '2.3'],
  ['2.3 one charge is enough to fire', 'fire', 1, undefined],
])('%s', (_, order, charges, rule) => {
  const { match } = standoff({ ships: [{ charges }, {}] });
  expect(reasonAgainst(rules, match, { kind: 'order', seat: 0 }, order)?.rule).toBe(rule);
});

test('2.3 a die for each charge, and a 4 or more hits', () => {
  const played = standoff({ ships: [{ charges: 3 }, {}], faces: [3, 4, 6] });
  expect(play(played, 'fire', 'charge').board.ships).toMatchObject([{ charges: 0 }, { hull: 1 }]);
  expect(played.events).toContainEqual({ type: 'fired', rule: '2.3', seat: 0, dice: [3, 4, 6], needed: 4, hits: 2 });
});

test('2.4 only a 6 hits a ship that dodges', () => {
  const played = standoff({ ships: [{ charges: 3 }, {}], faces: [4, 5, 6] });
  expect(play(played, 'fire', 'dodge').board.ships[1].hull).toBe(2);
  expect(played.events).toContainEqual({ type: 'fired', rule: '2.4', seat: 0, dice: [4, 5, 6], needed: 6, hits: 1 });
});
