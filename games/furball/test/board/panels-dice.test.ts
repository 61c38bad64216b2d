import { expect, test } from 'vitest';
import { mostOf, pickable, toggled } from '../../board/orders/dice-picking.ts';
import type { Die, Face } from '../../rules/model.ts';

const die = (face: Face): Die => ({ face, rerolled: false, fixed: false });
const DICE = ['hit', 'blank', 'blank', 'focus'] as const;

test('as many dice of a face may be taken as any option has', () => {
  const most = mostOf([{ blank: 1 }, { blank: 2, focus: 1 }]);
  expect(most).toEqual({ blank: 2, focus: 1 });
  expect(pickable(DICE.map(die), most, { blank: 1 })).toEqual([
    { face: 'hit', open: false, taken: false },
    { face: 'blank', open: true, taken: true },
    { face: 'blank', open: true, taken: false },
    { face: 'focus', open: true, taken: false },
  ]);
});

test('a die is taken and put back', () => {
  const blank = { face: 'blank', open: true, taken: false } as const;
  expect(toggled({}, blank, 3)).toEqual({ blank: 1 });
  expect(toggled({ blank: 1 }, { ...blank, taken: true }, 3)).toEqual({});
});

test('a die too many pushes another out', () => {
  const focus = { face: 'focus', open: true, taken: false } as const;
  expect(toggled({ blank: 1 }, focus, 1)).toEqual({ focus: 1 });
  expect(toggled({ focus: 1 }, focus, 1)).toEqual({ focus: 1 });
});
