import { expect, test } from 'vitest';
import { battle, duel, neverRolled, rig } from './playing.ts';

test('5.9 dice rigged after their roll are found, so that no shot hangs on chance', () => {
  rig(duel('CT-1', 'CT-2', 3), 7);
  rig(battle(), 4, 2);
  expect(neverRolled()).toEqual([7, 4, 2]);
});
