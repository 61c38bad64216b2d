import { describe, expect, it } from 'vitest';
import { inOrder } from '../../board/order.ts';

describe('options in order', () => {
  it('stand as a helm has them: left to right, ahead above staying', () => {
    const ask = { kind: 'move', seat: 0, ship: 0 } as const;
    expect(inOrder(ask, ['ahead', 'ahead-left', 'ahead-right', 'stay', 'stay-left', 'stay-right'])).toEqual([
      'ahead-left',
      'ahead',
      'ahead-right',
      'stay-left',
      'stay',
      'stay-right',
    ]);
  });

  it('go from low to high', () => {
    const weapons = { kind: 'weapons', seat: 0, ship: 0, at: 1, weapon: 'R' } as const;
    expect(inOrder(weapons, [3, 2, 1, 0])).toEqual([0, 1, 2, 3]);
    expect(inOrder({ kind: 'place', seat: 0, ship: 0 }, ['0210', '0105', '0203'])).toEqual(['0105', '0203', '0210']);
    expect(inOrder({ kind: 'design', seat: 0, ship: 0 }, ['CT-4', 'CA(R)', 'CT-1'])).toEqual(['CT-1', 'CT-4', 'CA(R)']);
  });

  it('leaves salvos ship by ship', () => {
    const shots = [
      { ship: 2, at: 5, all: true },
      { ship: 0, at: 4, all: true },
      { ship: 0, at: null, all: false },
    ];
    expect(inOrder({ kind: 'fire', seat: 0 }, shots)).toEqual(shots);
  });
});
