import { expect } from 'vitest';
import type { UpgradeId } from '../../../catalogue/index.ts';
import { unlock } from '../../../rules/08-tokens.ts';
import { placedRock } from '../../../rules/geometry/index.ts';
import { actionsOf, alone, colour, flewGreen, flewRed, meeting } from '../../support/cards/flying.ts';
import { AT, NEAR, shooter, withTurret } from '../../support/cards/layouts.ts';
import { opens } from '../../support/cards/squads.ts';
import { follow } from '../../support/cards/tokens.ts';
import { facing, fire, fleeing, locked, offers, shoot, shown, state } from '../../support/duel.ts';
import { exercises } from '../../support/exercises.ts';
import {
  act,
  activate,
  answer,
  answers,
  asked,
  attack,
  attackDice,
  defenceDice,
  fly,
  mayAttack,
  moment,
  only,
  optionsOf,
  type Playthrough,
  passAll,
  rig,
  type ShipLayout,
  shipIn,
  table,
} from '../../support/playing.ts';

exercises('astromech.bb8', 'rolls when it shows green', () => {
  const played = activate(
    alone('rebel.t70xwing.bluesquadronnovice', ['astromech.bb8', 'modification.vectoredthrusters']),
    0,
    'straight 2',
  );
  answers(played, 'astromech.bb8 0', 'barrel-roll', 'roll straight-1 left 0');
  expect(shipIn(played, 0).acted).toContain('barrel-roll');
});

exercises('astromech.flightassistastromech', 'boosts or rolls with nobody ahead, and never shoots behind', () => {
  const played = fly(
    alone('rebel.xwing.rookiepilot', ['astromech.flightassistastromech', 'modification.engineupgrade']),
    0,
    'straight',
    1,
  );
  expect(asked(played)).toEqual(['0 effects']);
  const turret: ShipLayout = { upgrades: ['astromech.flightassistastromech', 'turret.dorsalturret'] };
  expect([mayAttack(fleeing(2, turret), 0, 1, 2), mayAttack(facing(2, turret), 0, 1, 2)]).toEqual([false, true]);
});

exercises('astromech.flightassistastromech', 'counts the auxiliary arc', () => {
  const arc: ShipLayout = {
    pilot: 'rebel.arc170.sharabey',
    upgrades: ['astromech.flightassistastromech', 'modification.engineupgrade'],
  };
  expect(mayAttack(fleeing(2, arc), 0, 1)).toBe(true);
  const boosts = (other: ShipLayout['at'] & object): boolean =>
    offers(fly(table([{ ...arc, at: AT }, { at: other }]), 0, 'straight', 1), 0, 'astromech.flightassistastromech');
  expect([boosts([300, 200, 270]), boosts([600, 380, 270])]).toEqual([false, true]);
});

exercises('astromech.r3a2', 'is offered through the auxiliary arc', () => {
  const stresses = (played: Playthrough, weapon: number): boolean =>
    offers(attack(played, { weapon }), 0, 'astromech.r3a2');
  const arc: ShipLayout = { pilot: 'rebel.arc170.sharabey', upgrades: ['astromech.r3a2'] };
  expect(stresses(fleeing(2, arc), 0)).toBe(true);
  expect(stresses(fleeing(2, { upgrades: ['astromech.r3a2', 'turret.dorsalturret'] }), 2)).toBe(false);
});

exercises('astromech.r5k6', 'answers a lock that was spent, not one that was removed', () => {
  const rolls = (how: 'spent' | 'removed'): number => {
    const played = table([{ upgrades: ['astromech.r5k6'], at: AT, ship: { locks: [1] } }, NEAR]);
    follow(played, unlock(played.match, 0, 1, undefined, how));
    return only(played.events, 'rolled').length;
  };
  expect([rolls('spent'), rolls('removed')]).toEqual([1, 0]);
});

exercises('astromech.r2astromech', 'makes speeds 1 and 2 green', () => {
  const played = alone('rebel.xwing.rookiepilot', ['astromech.r2astromech']);
  expect([colour(played, { speed: 2 }), colour(played, { speed: 3 })]).toEqual(['green', 'white']);
});

exercises('astromech.r2d2', 'recovers a shield after green', () => {
  expect(shipIn(answers(flewGreen('rebel.xwing.rookiepilot', 'astromech.r2d2'), 'astromech.r2d2 0'), 0).shields).toBe(
    2,
  );
});

exercises('astromech.r2d6', 'gives an elite slot', () => {
  opens('astromech.r2d6', 'rebel.xwing.redsquadronpilot', 'elite.predator');
});

exercises('astromech.r2f2', 'has one more agility for the round', () => {
  const played = act(meeting('rebel.xwing.rookiepilot', ['astromech.r2f2']), 0, 'astromech.r2f2 0');
  attack(played, { by: 1, at: 0 });
  expect(only(played.events, 'rolled')[1]?.faces).toHaveLength(3);
});

exercises('astromech.r3a2', 'stresses both', () => {
  const played = attack(table([shooter('rebel.xwing.rookiepilot', 'astromech.r3a2'), NEAR]), {});
  answers(played, 'astromech.r3a2 0');
  expect([shipIn(played, 0).tokens.stress, shipIn(played, 1).tokens.stress]).toEqual([1, 1]);
});

exercises('astromech.r3a2', 'needs a target ahead', () => {
  const by = withTurret('astromech.r3a2');
  expect([offers(fire(facing(2, by)), 0, 'astromech.r3a2'), offers(fire(fleeing(2, by)), 0, 'astromech.r3a2')]).toEqual(
    [true, false],
  );
});

exercises('astromech.r4d6', 'cancels hits down to two for a stress token each', () => {
  const at: ShipLayout = { pilot: 'rebel.ywing.goldsquadronpilot', upgrades: ['astromech.r4d6'] };
  const by: ShipLayout = { upgrades: ['cannon.heavylasercannon'] };
  const played = fire(facing(2, by, at), { attack: ['hit', 'hit', 'hit', 'hit'], defence: ['blank'] });
  answer(played, 1, 'astromech.r4d6 0');
  expect(state(passAll(played), 1).shields).toBe(1);
  expect(shipIn(played, 1).tokens.stress).toBe(2);
  const two = fire(facing(2, by, at), { attack: ['hit', 'hit', 'blank', 'blank'], defence: ['blank'] });
  expect(asked(two)).not.toContain('1 effects');
});

exercises('astromech.r5astromech', 'turns a ship card facedown', () => {
  const played = moment(
    meeting('rebel.xwing.rookiepilot', ['astromech.r5astromech'], {
      up: ['damage.tfa.structuraldamage', 'damage.tfa.blindedpilot'],
    }),
    'end.start',
  );
  answer(played, 0, 'astromech.r5astromech 0');
  expect(shipIn(played, 0).damage.map(({ up }) => up)).toEqual([false, true]);
});

exercises('astromech.r5d8', 'may discard a facedown card', () => {
  const played = meeting('rebel.xwing.rookiepilot', ['astromech.r5d8'], { down: ['damage.tfa.directhit'] });
  rig(played, defenceDice('focus'));
  expect(shipIn(act(played, 0, 'astromech.r5d8 0'), 0).damage).toEqual([]);
});

exercises('astromech.r5k6', 'may lock again after spending a lock, which this attack cannot spend', () => {
  const played = table([
    { pilot: 'rebel.xwing.rookiepilot', upgrades: ['astromech.r5k6'], at: AT, ship: { locks: [1] } },
    NEAR,
  ]);
  attack(played, { attack: ['blank', 'blank', 'blank', 'blank'] });
  rig(played, defenceDice('evade'));
  answer(played, 0, 'token.lock');
  answer(played, 0, { blank: 1 });
  expect(shipIn(played, 0).locks).toEqual([1]);
  expect(asked(played)).not.toContain('0 effects');
});

exercises('astromech.r5p9', 'pays a focus token for a shield', () => {
  const played = moment(
    meeting('rebel.xwing.rookiepilot', ['astromech.r5p9'], { tokens: { focus: 1 }, ship: { shields: 0 } }),
    'combat.end',
  );
  expect(shipIn(answers(played, 'astromech.r5p9 0'), 0)).toMatchObject({ shields: 1, tokens: { focus: 0 } });
});

exercises('astromech.targetingastromech', 'locks after red', () => {
  expect(
    shipIn(
      answers(flewRed('rebel.xwing.rookiepilot', 'astromech.targetingastromech'), 'astromech.targetingastromech 0'),
      0,
    ).locks,
  ).toEqual([1]);
});

exercises('astromech.chopper-swx72', 'discards another upgrade to recover a shield', () => {
  const chopper = (shields: number, ...more: readonly UpgradeId[]): Playthrough =>
    alone('rebel.attackshuttle.zeborrelios', ['astromech.chopper-swx72', ...more], { ship: { shields } });
  const played = act(chopper(0, 'crew.gunner', 'elite.juke'), 0, 'astromech.chopper-swx72 0');
  expect(optionsOf(played, 0)).toEqual([2, 3]);
  answer(played, 0, 2);
  expect(shipIn(played, 0)).toMatchObject({ shields: 1, cards: [{}, { up: true }, { up: false }, { up: true }] });
  const offered = (shields: number, ...more: readonly UpgradeId[]): boolean =>
    actionsOf(chopper(shields, ...more)).includes('astromech.chopper-swx72 0');
  expect([offered(1, 'crew.gunner'), offered(2, 'crew.gunner'), offered(1)]).toEqual([true, false, false]);
});

exercises('astromech.m9g8', 'has a locked attacker reroll a die, whomever it attacks', () => {
  const m9g8 = (locks: readonly number[]): ShipLayout => ({
    upgrades: ['astromech.m9g8'],
    ship: { locks },
    at: [420, 340, 90],
  });
  const shot = { attack: ['crit', 'hit'] } as const;
  const played = shoot(facing(2, {}, {}, m9g8([0])), shot);
  rig(played, attackDice('blank'));
  answer(played, 2, 'astromech.m9g8 0');
  expect(asked(played)).toEqual(['2 dice']);
  answer(played, 2, { crit: 1 });
  expect(shown(played, 'attack')).toEqual(['blank', 'hit']);
  const own = shoot(facing(2, {}, { upgrades: ['astromech.m9g8'], ship: { locks: [0] } }), shot);
  expect(offers(own, 1, 'astromech.m9g8')).toBe(true);
  expect(offers(shoot(facing(2, {}, {}, m9g8([1])), shot), 2, 'astromech.m9g8')).toBe(false);
});

exercises(
  'astromech.r3astromech',
  'turns a focus result of the primary weapon into an evade token, once a round',
  () => {
    const r3 = shooter('rebel.xwing.rookiepilot', 'astromech.r3astromech');
    const played = shoot(facing(2, r3), { attack: ['focus', 'focus', 'hit'], defence: ['blank', 'blank'] });
    answer(played, 0, 'astromech.r3astromech 0');
    expect(shown(played, 'attack')).toEqual(['focus', 'hit']);
    expect(shipIn(passAll(played), 0).tokens.evade).toBe(1);
    expect(offers(shoot(played, { attack: ['focus', 'hit', 'hit'] }), 0, 'astromech.r3astromech')).toBe(false);
    const torpedo = {
      pilot: 'rebel.xwing.rookiepilot',
      ...locked('torpedo.iontorpedoes', 'astromech.r3astromech'),
    } as const;
    expect(
      offers(fire(facing(2, torpedo), { attack: ['focus', 'hit', 'hit', 'hit'] }), 0, 'astromech.r3astromech'),
    ).toBe(false);
  },
);

exercises('astromech.r5x3', 'is discarded to ignore asteroids until the end of the round', () => {
  const rock = placedRock(0, { x: 300_000, y: 400_000, heading: 0 });
  const flown = (uses: boolean): Playthrough => {
    const r5x3 = shooter('rebel.xwing.rookiepilot', 'astromech.r5x3');
    const played = activate(table([r5x3], { asteroids: [rock] }), 0, 'straight 2');
    return answers(played, uses ? 'astromech.r5x3 0' : null);
  };
  const free = flown(true);
  expect(shipIn(free, 0)).toMatchObject({ flown: { overlappedRock: false }, cards: [{}, { up: false }] });
  expect(asked(free)).toEqual(['0 action']);
  expect(only(flown(false).events, 'rolled')).toMatchObject([{ why: 'asteroid' }]);
});

exercises('astromech.r5x3', 'boosts onto an asteroid without a roll, and shoots from it', () => {
  const rock = placedRock(0, { x: 300_000, y: 380_000, heading: 0 });
  const r5x3 = shooter('rebel.xwing.rookiepilot', 'astromech.r5x3', 'modification.engineupgrade');
  const played = table([r5x3, { at: [300, 600, 270] }], { asteroids: [rock] });
  answers(moment(played, 'dial.before-reveal', 0), 'astromech.r5x3 0');
  answers(act(played, 0, 'boost'), 'straight-1 ahead');
  expect(only(played.events, 'rolled')).toEqual([]);
  expect(mayAttack(played, 0, 1)).toBe(true);
});

exercises('astromech.r7astromech', 'spends a lock on the attacker to have dice rerolled, once a round', () => {
  const r7 = (locks: readonly number[]): ShipLayout => ({ upgrades: ['astromech.r7astromech'], ship: { locks } });
  const shot = { attack: ['hit', 'crit'] } as const;
  const played = shoot(facing(2, {}, r7([0])), shot);
  rig(played, attackDice('blank', 'blank'));
  answers(played, 'astromech.r7astromech 0', { hit: 1, crit: 1 });
  expect(shown(played, 'attack')).toEqual(['blank', 'blank']);
  expect(shipIn(passAll(played), 1).locks).toEqual([]);
  shipIn(played, 1).locks = [0];
  expect(offers(shoot(played, shot), 1, 'astromech.r7astromech')).toBe(false);
  expect(offers(shoot(facing(2, {}, r7([2])), shot), 1, 'astromech.r7astromech')).toBe(false);
});

exercises('astromech.r7t1', 'locks a ship in whose arc it is, and boosts', () => {
  const r7t1 = (other: ShipLayout['at'] & object): Playthrough =>
    act(table([shooter('rebel.xwing.rookiepilot', 'astromech.r7t1'), { at: other }]), 0, 'astromech.r7t1 0');
  const played = r7t1([300, 500, 270]);
  answers(played, 'lock', 'boost', 'straight-1 ahead');
  expect(shipIn(played, 0)).toMatchObject({ locks: [1], pose: { y: 380_000 } });
  const declined = answers(r7t1([300, 500, 270]), 'no-lock');
  expect(optionsOf(declined, 0)).toEqual(['boost', null]);
  const outside = r7t1([300, 500, 90]);
  expect(asked(outside)).toEqual(['0 action']);
  expect(shipIn(outside, 0).locks).toEqual([]);
  const far = table([shooter('rebel.xwing.rookiepilot', 'astromech.r7t1'), { at: [300, 600, 270] }]);
  expect(actionsOf(far)).not.toContain('astromech.r7t1 0');
});
