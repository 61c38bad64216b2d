import { expect, test } from 'vitest';
import { placedRock } from '../rules/geometry/index.ts';
import { agilityOf } from '../rules/values.ts';
import {
  act,
  activate,
  answer,
  asked,
  attack,
  fly,
  mayAttack,
  optionsOf,
  type Playthrough,
  passAll,
  run,
  shipIn,
  table,
} from './support/playing.ts';

const actions = (played: Playthrough, ship = 0): readonly unknown[] => {
  run(played, { at: 'actions', step: 0, ship, left: 1 });
  return optionsOf(played, ship);
};

test('5.1 one action of the bar or none', () => {
  const played = activate(table([{ at: [300, 300, 90] }]), 0, 'straight 2');
  expect(optionsOf(played, 0)).toEqual(['focus', null]);
  answer(played, 0, 'focus');
  expect(asked(played)).not.toContain('0 action');
});

test('5.2 no action twice a round, and none under stress', () => {
  const played = table([{ pilot: 'imperial.tiefighter.academypilot', at: [300, 300, 90], ship: { acted: ['focus'] } }]);
  expect(actions(played)).toEqual(['barrel-roll', 'evade', null]);
  const stressed = table([{ at: [300, 300, 90], tokens: { stress: 1 } }]);
  actions(stressed);
  expect(asked(stressed)).not.toContain('0 action');
});

test('5.3 focus and evade give a token', () => {
  const played = act(act(table([{ at: [300, 300, 90] }]), 0, 'focus'), 0, 'evade');
  expect(shipIn(played, 0).tokens).toMatchObject({ focus: 1, evade: 1 });
});

test('5.4 a lock reaches range 3 and replaces the one before', () => {
  const played = table([
    { at: [300, 300, 90], ship: { locks: [2] } },
    { at: [300, 600, 90] },
    { at: [300, 400, 90] },
    { at: [800, 800, 90] },
  ]);
  act(played, 0, 'target-lock');
  expect(optionsOf(played, 0)).toEqual([1, 2]);
  answer(played, 0, 1);
  expect(shipIn(played, 0).locks).toEqual([1]);
});

test('5.5 a boost is a straight or a bank, and fits only where nothing is', () => {
  const clear = act(table([{ pilot: 'rebel.awing.prototypepilot', at: [300, 300, 90] }]), 0, 'boost');
  expect(optionsOf(clear, 0)).toEqual(['straight-1 ahead', 'bank-1 left', 'bank-1 right']);
  answer(clear, 0, 'straight-1 ahead');
  expect(shipIn(clear, 0).pose.y).toBe(380_000);
  const blocked = table([{ pilot: 'rebel.awing.prototypepilot', at: [300, 300, 90] }], {
    asteroids: [placedRock(0, { x: 300_000, y: 370_000, heading: 0 })],
  });
  expect(actions(blocked)).not.toContain('boost');
});

test('5.6 a barrel roll goes 80 mm aside, at five stops', () => {
  const played = act(table([{ pilot: 'imperial.tiefighter.academypilot', at: [300, 300, 90] }]), 0, 'barrel-roll');
  expect(optionsOf(played, 0)).toHaveLength(10);
  answer(played, 0, 'roll straight-1 left 20');
  expect(shipIn(played, 0).pose).toEqual({ x: 220_000, y: 320_000, heading: 262_144 });
});

test('5.7 a cloaked ship is harder to hit, does not attack, and may decloak', () => {
  const phantom = { pilot: 'imperial.tiephantom.sigmasquadronpilot', at: [300, 300, 90] } as const;
  const played = act(table([phantom, { at: [300, 380, 270] }]), 0, 'cloak');
  expect(agilityOf(played.match.board, 0, null)).toBe(4);
  expect(mayAttack(played, 0, 1)).toBe(false);
  run(played, {
    at: 'shift',
    step: 0,
    ship: 0,
    by: 0,
    move: 'decloak',
    may: true,
    choice: null,
    mines: [],
    met: 0,
    rocks: [],
  });
  expect(optionsOf(played, 0)).toContain(null);
  answer(played, 0, 'roll straight-2 right 0');
  expect(shipIn(played, 0).tokens.cloak).toBe(0);
  expect(shipIn(played, 0).pose.x).toBe(420_000);
});

test('5.8 SLAM flies the same speed again and disables weapons; it is no free action', () => {
  const played = table([{ pilot: 'rebel.kwing.wardensquadronpilot', at: [300, 300, 90] }]);
  fly(played, 0, 'straight', 2);
  act(played, 0, 'slam');
  expect(asked(played)).toEqual(['0 manoeuvre']);
  answer(played, 0, 2);
  expect(shipIn(passAll(played), 0)).toMatchObject({ tokens: { disabled: 1 } });
  expect(shipIn(played, 0).pose.y).toBe(540_000);
});

test('5.9 reload brings back torpedoes and missiles, and disables weapons', () => {
  const played = table([
    {
      pilot: 'scum.m12lkimogilafighter.cartelexecutioner',
      upgrades: ['missile.concussionmissiles', 'torpedo.protontorpedoes'],
    },
  ]);
  const ship = shipIn(played, 0);
  expect(actions(played)).not.toContain('reload');
  ship.cards = ship.cards.map((held, place) => (place > 0 ? { ...held, up: false } : held));
  act(played, 0, 'reload');
  expect(shipIn(played, 0).cards.map(({ up }) => up)).toEqual([true, true, true]);
  expect(shipIn(played, 0).tokens.disabled).toBe(1);
});

test('5.10 reinforce adds an evade against attackers on its side', () => {
  const hits = (side: 'fore' | 'aft'): number => {
    const played = table([
      { at: [300, 300, 90] },
      { pilot: 'rebel.auzituckgunship.wookieeliberator', at: [300, 380, 270], tokens: { [side]: 1 } },
    ]);
    attack(played, { attack: ['hit', 'hit', 'blank'], defence: ['blank'] });
    return 3 - shipIn(passAll(played), 1).shields;
  };
  expect([hits('fore'), hits('aft')]).toEqual([1, 2]);
  const played = act(table([{ pilot: 'rebel.auzituckgunship.wookieeliberator' }]), 0, 'reinforce');
  answer(played, 0, 'aft');
  expect(shipIn(played, 0).tokens.aft).toBe(1);
});

test('5.11 jam takes a ship ahead at range 1 to 2', () => {
  const reaper = { pilot: 'imperial.tiereaper.scarifbasepilot', at: [300, 300, 90] } as const;
  const played = table([reaper, { at: [300, 450, 90] }, { at: [300, 200, 90] }, { at: [340, 600, 90] }]);
  act(played, 0, 'jam');
  expect(optionsOf(played, 0)).toEqual([1]);
  answer(played, 0, 1);
  expect(shipIn(played, 1).tokens.jam).toBe(1);
});

test('5.12 there is nobody to coordinate', () => {
  const played = table([{ pilot: 'rebel.sheathipedeclassshuttle.ap5' }]);
  expect(actions(played)).not.toContain('coordinate');
});

test('5.13 a faceup damage card may be repaired by its action', () => {
  const played = table([{ at: [300, 300, 90], up: ['damage.tfa.loosestabilizer'] }]);
  expect(actions(played)).toContain('damage.tfa.loosestabilizer 0');
  answer(played, 0, 'damage.tfa.loosestabilizer 0');
  expect(shipIn(played, 0).damage[0]?.up).toBe(false);
});
