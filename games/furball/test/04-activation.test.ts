import { expect, test } from 'vitest';
import { placedRock } from '../rules/geometry/index.ts';
import {
  activate,
  answer,
  asked,
  attackDice,
  fly,
  mayAttack,
  only,
  optionsOf,
  rig,
  shipIn,
  table,
} from './support/playing.ts';

const ROCK = placedRock(0, { x: 300_000, y: 380_000, heading: 0 });

test('4.1 a ship reveals, flies, checks its stress and acts', () => {
  const played = activate(table([{ at: [300, 300, 90], tokens: { stress: 1 } }]), 0, 'straight 2');
  expect(played.events.map(({ type }) => type)).toEqual(['active', 'revealed', 'flew', 'token']);
  expect(asked(played)).toEqual(['0 action']);
});

test('4.2 what is revealed is revealed to all', () => {
  const played = activate(table([{ at: [300, 300, 90] }]), 0, 'bank-left 2');
  expect(only(played.events, 'revealed')[0]).toMatchObject({
    manoeuvre: { bearing: 'bank-left', speed: 2 },
    reveals: true,
  });
});

test('4.3 a stressed ship with red showing flies a white straight 2', () => {
  const played = activate(table([{ at: [300, 300, 90], tokens: { stress: 1 } }]), 0, 'koiogran-turn 3');
  expect(only(played.events, 'flew')[0]).toMatchObject({
    manoeuvre: { bearing: 'straight', speed: 2 },
    difficulty: 'white',
  });
  expect(shipIn(played, 0).tokens.stress).toBe(1);
});

test('4.4 red gives a stress token, green takes one', () => {
  expect(shipIn(fly(table([{ at: [300, 300, 90] }]), 0, 'koiogran-turn', 3, 'red'), 0).tokens.stress).toBe(1);
  expect(
    shipIn(fly(table([{ at: [300, 300, 90], tokens: { stress: 2 } }]), 0, 'straight', 1, 'green'), 0).tokens.stress,
  ).toBe(1);
});

test('4.5 a ship ends with its rear at the far end of the template', () => {
  const played = fly(table([{ at: [300, 300, 90] }]), 0, 'straight', 2);
  expect(shipIn(played, 0).pose).toEqual({ x: 300_000, y: 420_000, heading: 262_144 });
});

test('4.6 a Koiogran turn ends the other way round, a stationary ship where it was', () => {
  expect(shipIn(fly(table([{ at: [300, 300, 90] }]), 0, 'koiogran-turn', 3), 0).pose).toEqual({
    x: 300_000,
    y: 460_000,
    heading: 786_432,
  });
  expect(shipIn(fly(table([{ at: [300, 300, 90] }]), 0, 'stationary', 0), 0).pose).toEqual({
    x: 300_000,
    y: 300_000,
    heading: 262_144,
  });
});

test('4.7 a ship goes back from whoever is in its way, and does not turn at the end', () => {
  const played = fly(table([{ at: [300, 300, 90] }, { at: [300, 460, 90] }]), 0, 'koiogran-turn', 3);
  expect(shipIn(played, 0).pose).toEqual({ x: 300_000, y: 420_000, heading: 262_144 });
});

test('4.7 a Tallon roll may choose among its slides', () => {
  const played = fly(table([{ at: [300, 300, 90] }]), 0, 'tallon-roll-left', 3, 'red');
  expect(asked(played)).toEqual(['0 slide']);
  expect(optionsOf(played, 0)).toEqual([-10, 0, 10]);
  answer(played, 0, 10);
  expect(shipIn(played, 0).pose.y).not.toBe(300_000);
});

test('4.8 it touches whom it stopped against, skips its action, and neither attacks the other', () => {
  const played = fly(table([{ at: [300, 300, 90] }, { at: [300, 400, 90] }]), 0, 'straight', 2);
  expect([shipIn(played, 0).touching, shipIn(played, 1).touching]).toEqual([[1], [0]]);
  expect(shipIn(played, 0).skipsAction).toBe(true);
  expect(mayAttack(played, 0, 1)).toBe(false);
  fly(played, 1, 'straight', 1);
  expect(shipIn(played, 0).touching).toEqual([]);
  expect(mayAttack(played, 0, 1)).toBe(true);
});

test('4.8 a ship that goes back all the way still touches whom it touched', () => {
  const played = table([
    { at: [300, 300, 90] },
    { at: [300, 340, 90] },
    { at: [260, 300, 90] },
    { at: [300, 390, 90] },
  ]);
  shipIn(played, 0).touching = [2];
  shipIn(played, 2).touching = [0];
  fly(played, 0, 'straight', 1);
  expect(shipIn(played, 0).pose).toMatchObject({ x: 300_000, y: 300_000 });
  expect([0, 1, 2].map((seat) => shipIn(played, seat).touching)).toEqual([[2, 1], [0], [0]]);
});

test('4.8 a ship that slides along another and is stopped by a third touches both', () => {
  const played = table([{ at: [300, 300, 90] }, { at: [300, 350, 90] }, { at: [260, 300, 90] }]);
  shipIn(played, 0).touching = [2];
  shipIn(played, 2).touching = [0];
  fly(played, 0, 'straight', 1);
  expect(shipIn(played, 0).pose).toMatchObject({ x: 300_000, y: 310_000 });
  expect([0, 1, 2].map((seat) => shipIn(played, seat).touching)).toEqual([[2, 1], [0], [0]]);
  expect([mayAttack(played, 2, 0), mayAttack(played, 0, 1)]).toEqual([false, false]);
});

test('4.9 an asteroid costs the action and a roll', () => {
  const played = table([{ at: [300, 300, 90] }], { asteroids: [ROCK] });
  rig(played, attackDice('hit'));
  fly(played, 0, 'straight', 1);
  expect(shipIn(played, 0)).toMatchObject({ skipsAction: true, shields: 1 });
  expect(mayAttack(table([{ at: [300, 380, 90] }, { at: [300, 460, 90] }], { asteroids: [ROCK] }), 0, 1)).toBe(false);
});

test('4.9 template and base count, not what the base sweeps over', () => {
  const beyond = table([{ at: [300, 300, 90] }], {
    asteroids: [placedRock(0, { x: 300_000, y: 560_000, heading: 0 })],
  });
  expect(shipIn(fly(beyond, 0, 'straight', 2), 0).skipsAction).toBe(false);
});

test('4.10 a ship off the mat is destroyed at once', () => {
  const played = fly(table([{ at: [300, 860, 90] }]), 0, 'straight', 2);
  expect(only(played.events, 'left-mat')).toHaveLength(1);
  expect(shipIn(played, 0)).toMatchObject({ status: 'gone', losses: 1 });
});
