import { expect } from 'vitest';
import type { Face } from '../../../rules/model.ts';
import { shooter } from '../../support/cards/layouts.ts';
import { onHit, sure } from '../../support/cards/weapons.ts';
import { facing, fire, fleeing, locked, rolled, state, usable } from '../../support/duel.ts';
import { exercises } from '../../support/exercises.ts';
import {
  answer,
  attack,
  attackDice,
  defenceDice,
  mayAttack,
  passAll,
  type ShipLayout,
  scores,
  shipIn,
  table,
} from '../../support/playing.ts';

exercises(
  'turret.autoblasterturret',
  'has hits that evades do not cancel',
  sure('turret.autoblasterturret', ['hit', 'crit']),
);

exercises('turret.blasterturret', 'needs and spends a focus token, and shoots all round', () => {
  const fitted: ShipLayout = {
    pilot: 'rebel.ywing.goldsquadronpilot',
    upgrades: ['turret.blasterturret'],
    at: [300, 300, 270],
    tokens: { focus: 1 },
  };
  const played = table([fitted, { at: [300, 500, 270] }]);
  attack(played, { weapon: 1 });
  expect(shipIn(played, 0).tokens.focus).toBe(0);
  expect(mayAttack(table([{ ...fitted, tokens: {} }, { at: [300, 500, 270] }]), 0, 1, 1)).toBe(false);
});

exercises('turret.blasterturret', 'shoots all round for a focus token', () => {
  const played = fleeing(2, { upgrades: ['turret.blasterturret'], tokens: { focus: 1 } });
  fire(played, { attack: ['hit', 'hit', 'hit'], defence: ['blank', 'blank'] });
  expect(shipIn(passAll(played), 0).tokens.focus).toBe(0);
  expect(state(played, 1)).toEqual({ shields: 0, cards: 1, up: 0 });
  expect(() => fire(fleeing(2, { upgrades: ['turret.blasterturret'] }))).toThrow('no attack');
});

exercises('turret.dorsalturret', 'rolls a third die at range 1', () => {
  const dice = (range: 1 | 2): number => rolled(fire(facing(range, locked('turret.dorsalturret'))), 'attack');
  expect([dice(1), dice(2)]).toEqual([3, 2]);
  const primary = facing(1, { upgrades: ['turret.dorsalturret'] });
  expect(rolled(fire(primary, { weapon: 0 }), 'attack')).toBe(3);
});

exercises(
  'turret.ioncannonturret',
  'one damage and one ion token on a hit',
  onHit('turret.ioncannonturret', { shields: 4, tokens: { ion: 1 } }),
);

exercises('turret.syncedturret', 'rerolls as many dice as its primary weapon has, at a target ahead', () => {
  const attack: readonly Face[] = ['blank', 'blank', 'blank'];
  const played = fire(facing(2, locked('turret.syncedturret')), { attack });
  answer(played, 0, 'turret.syncedturret 0');
  expect(played.match.asks).toMatchObject([{ kind: 'dice', most: 2 }]);
  const behind = fire(fleeing(2, locked('turret.syncedturret')), { attack });
  expect(usable(behind, 0)).toEqual(['token.lock', null]);
});

exercises('turret.twinlaserturret', 'two hits in one use score once', () => {
  const played = table([shooter('rebel.ywing.goldsquadronpilot', 'turret.twinlaserturret'), { at: [300, 500, 270] }]);
  attack(played, {
    weapon: 1,
    attack: ['hit', 'hit', 'hit'],
    defence: ['blank', 'blank'],
    more: [attackDice('hit', 'hit', 'crit'), defenceDice('blank', 'blank')],
  });
  expect(shipIn(passAll(played), 1).shields).toBe(0);
  expect(shipIn(played, 1).damage).toEqual([]);
  expect(scores(played)).toEqual([1, 0, 0, 0]);
});
