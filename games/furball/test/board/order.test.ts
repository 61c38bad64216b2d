import { expect, test } from 'vitest';
import { inOrder } from '../../board/order.ts';
import { columnOf, rowOf } from '../../board/orders/dial/layout.ts';
import { SHIPS } from '../../catalogue/index.ts';

test('manoeuvres of a dial come by speed, left to right, as their places do', () => {
  expect(inOrder({ kind: 'dial', seat: 0 }, [3, 0, 11, 2])).toEqual([0, 2, 3, 11]);
  for (const { id, dial } of SHIPS) {
    const forward = dial.filter(({ bearing }) => /^(straight|bank|turn)/.test(bearing));
    const sorted = forward.toSorted((a, b) => rowOf(a) - rowOf(b) || columnOf(a) - columnOf(b));
    expect(forward, id).toEqual(sorted);
  }
});

test('shots come by target and weapon, and holding fire last', () => {
  const shot = (at: number, weapon: number) => ({ weapon, at, pay: 0, obstructed: false });
  expect(inOrder({ kind: 'attack', seat: 0 }, [null, shot(2, 0), shot(1, 3), shot(1, 0)])).toEqual([
    shot(1, 0),
    shot(1, 3),
    shot(2, 0),
    null,
  ]);
});

test('moves go from left to right, and from ahead to behind', () => {
  const rolls = ['roll straight-1 right 0', 'roll straight-1 left -20', 'roll straight-1 left 20', null];
  expect(inOrder({ kind: 'shift', seat: 0, ship: 0, move: 'barrel-roll', may: true }, rolls)).toEqual([
    'roll straight-1 left 20',
    'roll straight-1 left -20',
    'roll straight-1 right 0',
    null,
  ]);
  const boosts = ['straight-1 ahead', 'bank-1 right', 'bank-1 left'];
  expect(inOrder({ kind: 'shift', seat: 0, ship: 0, move: 'boost', may: false }, boosts)).toEqual([
    'bank-1 left',
    'straight-1 ahead',
    'bank-1 right',
  ]);
});

test('effects and actions stay as the rules have them, passing last', () => {
  expect(inOrder({ kind: 'action', seat: 0, from: 'step', may: true }, [null, 'focus', 'evade'])).toEqual([
    'focus',
    'evade',
    null,
  ]);
});

test('dice: the fewer of what counts the earlier', () => {
  const ask = { kind: 'dice', seat: 0, pool: 'attack', faces: ['focus', 'blank'], most: 2, to: 'reroll' } as const;
  expect(inOrder(ask, [{ focus: 1 }, { blank: 2 }, { blank: 1 }])).toEqual([{ blank: 1 }, { blank: 2 }, { focus: 1 }]);
});
