import { expect } from 'vitest';
import { unlock } from '../../../rules/08-tokens.ts';
import { alone, colour, flewGreen, flewRed, meeting } from '../../support/cards/flying.ts';
import { AT, NEAR, shooter, withTurret } from '../../support/cards/layouts.ts';
import { opens } from '../../support/cards/squads.ts';
import { follow } from '../../support/cards/tokens.ts';
import { facing, fire, fleeing, offers, state } from '../../support/duel.ts';
import { exercises } from '../../support/exercises.ts';
import {
  act,
  activate,
  answer,
  answers,
  asked,
  attack,
  defenceDice,
  fly,
  mayAttack,
  moment,
  only,
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
