import { checkSetup } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { rules } from '../../rules/index.ts';
import { squadOf } from '../../squads/index.ts';
import { setupPart } from '../../workshop/table/setup-part.tsx';

const rookie = squadOf('rebel.xwing.rookiepilot', ['astromech.r2d2']);
const seating = (seats: number) => Array.from({ length: seats }, () => null);

test('squads are laid out for as many as there are; with none, any number can play', () => {
  expect(setupPart.seatsOf({})).toBeUndefined();
  expect(setupPart.seatsOf({ squads: [] })).toBeUndefined();
  expect(setupPart.seatsOf({ squads: [rookie, rookie, rookie, rookie, rookie] })).toBe(5);
});

test('a set-up that fits stays the very same', () => {
  const setup = { squads: [rookie, rookie, rookie, rookie], limit: 30 };
  expect(setupPart.fit(setup, 4)).toBe(setup);
  const none = { limit: 30 };
  expect(setupPart.fit(none, 8)).toBe(none);
});

test('1.1 further seats fly a random squad until one is chosen, and those that go take theirs with them', () => {
  const setup = { squads: [rookie, rookie, rookie, rookie], limit: 27 };
  const eight = setupPart.fit(setup, 8);
  expect(eight.squads).toEqual([...setup.squads, null, null, null, null]);
  expect(checkSetup(rules, eight, seating(8))).toMatchObject({ ok: true });
  expect(setupPart.fit(eight, 5).squads).toEqual(eight.squads?.slice(0, 5));
});
