import { namedDiceFault, type RollsIn } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import type { Template } from '../rules/model.ts';

const rollsIn: RollsIn<Template> = (event) =>
  event.type === 'fired' ? [{ purpose: 'guns', who: event.seat, faces: event.dice }] : [];

test('every roll has the dice of its turn, its purpose and its roller', () => {
  expect(namedDiceFault(rules, rollsIn, { games: 30, seed: 'dice' })).toBeUndefined();
});
