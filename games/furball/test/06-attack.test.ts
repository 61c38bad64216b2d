import { expect, test } from 'vitest';
import type { PilotId } from '../catalogue/index.ts';
import { nextToFight } from '../rules/03-round/order.ts';
import { aimAt } from '../rules/06-attack/targets.ts';
import { placedRock } from '../rules/geometry/index.ts';
import type { Face } from '../rules/model.ts';
import { FACING } from './support/cards/layouts.ts';
import { blanks } from './support/cards/shots.ts';
import {
  answer,
  asked,
  attack,
  attackDice,
  combatTurn,
  defenceDice,
  mayAttack,
  only,
  optionsOf,
  passAll,
  rig,
  type ShipLayout,
  shipIn,
  table,
} from './support/playing.ts';

test('6.1 whoever rises above the skill in play has missed its turn', () => {
  const { match } = table([{ pilot: 'rebel.xwing.wedgeantilles' }, { pilot: 'imperial.tiefighter.academypilot' }]);
  expect(nextToFight(match.board, 5)?.ship).not.toBe(0);
  expect(nextToFight(match.board, 9)).toEqual({ ship: 0, skill: 9 });
});

test('6.2 a target is in arc and within range 3', () => {
  expect(mayAttack(table(FACING), 0, 1)).toBe(true);
  expect(mayAttack(table([{ at: [300, 300, 90] }, { at: [300, 640, 270] }]), 0, 1)).toBe(true);
  expect(mayAttack(table([{ at: [300, 300, 90] }, { at: [300, 641, 270] }]), 0, 1)).toBe(false);
  expect(mayAttack(table([{ at: [300, 300, 90] }, { at: [300, 200, 270] }]), 0, 1)).toBe(false);
  const behind = table([{ pilot: 'rebel.arc170.sharabey', at: [300, 300, 90] }, { at: [300, 200, 270] }]);
  expect(mayAttack(behind, 0, 1)).toBe(true);
});

test('6.3 missiles need their lock, spend it and are discarded', () => {
  const armed = {
    pilot: 'rebel.awing.prototypepilot',
    upgrades: ['missile.concussionmissiles'],
    at: [300, 300, 90],
  } as const;
  const target = { at: [300, 500, 270] } as const;
  expect(mayAttack(table([armed, target]), 0, 1, 1)).toBe(false);
  const played = table([{ ...armed, ship: { locks: [1] } }, target]);
  attack(played, { weapon: 1, attack: ['blank', 'blank', 'blank', 'hit'], defence: ['blank', 'blank'] });
  expect(shipIn(played, 0).locks).toEqual([]);
  passAll(played);
  expect(shipIn(played, 0).cards[1]?.up).toBe(false);
});

test('6.4 a primary weapon rolls one die more at range 1', () => {
  const rolled = (y: number): number => {
    const played = attack(table([{ at: [300, 300, 90] }, { at: [300, y, 270] }]), {});
    return only(played.events, 'rolled')[0]?.faces.length ?? 0;
  };
  expect([rolled(380), rolled(500)]).toEqual([3, 2]);
});

test('6.5 dice show their eight sides', () => {
  const played = table([{ pilot: 'imperial.tiephantom.sigmasquadronpilot', at: [300, 300, 90] }, FACING[1] ?? {}]);
  attack(played, {});
  expect(only(played.events, 'rolled')[0]?.faces).toHaveLength(5);
  const rigged = attack(table(FACING), { attack: ['hit', 'crit', 'focus'], defence: ['evade', 'focus'] });
  expect(only(rigged.events, 'rolled').map(({ faces }) => faces)).toEqual([
    ['hit', 'crit', 'focus'],
    ['evade', 'focus'],
  ]);
});

test('6.6 a focus token turns focus results into hits, a lock rerolls, no die twice', () => {
  const played = table([{ at: [300, 300, 90], tokens: { focus: 1 }, ship: { locks: [1] } }, FACING[1] ?? {}]);
  attack(played, { attack: ['focus', 'focus', 'blank'] });
  expect(optionsOf(played, 0)).toEqual(['token.focus-attack', 'token.lock', null]);
  answer(played, 0, 'token.lock');
  rig(played, attackDice('blank'));
  answer(played, 0, { blank: 1 });
  expect(optionsOf(played, 0)).toEqual(['token.focus-attack', null]);
  rig(played, defenceDice('blank', 'blank'));
  answer(played, 0, 'token.focus-attack');
  expect(shipIn(played, 1).shields).toBe(0);
  expect(shipIn(played, 0)).toMatchObject({ locks: [], tokens: { focus: 0 } });
});

test('6.7 the defender rolls its agility, one more at range 3, one more if obstructed', () => {
  const rolled = (y: number, rock: boolean): number => {
    const asteroids = rock ? [placedRock(0, { x: 300_000, y: (300_000 + y * 1000) / 2, heading: 0 })] : [];
    const played = attack(table([{ at: [300, 300, 90] }, { at: [300, y, 270] }], { asteroids }), {});
    return only(played.events, 'rolled')[1]?.faces.length ?? 0;
  };
  expect([rolled(500, false), rolled(600, false), rolled(600, true)]).toEqual([2, 3, 4]);
});

test('6.8 of a clear and an obstructed line as short the attacker chooses', () => {
  const aside = [placedRock(0, { x: 340_000, y: 450_000, heading: 0 })];
  const played = table([{ at: [300, 300, 90] }, { at: [300, 600, 270] }], { asteroids: aside });
  combatTurn(played, 0);
  expect(optionsOf(played, 0)).toEqual([
    { weapon: 0, at: 1, pay: 0, obstructed: false },
    { weapon: 0, at: 1, pay: 0, obstructed: true },
    null,
  ]);
});

test('6.9 evades cancel hits before criticals', () => {
  const played = table([FACING[0] ?? {}, { ...FACING[1], tokens: { evade: 1, focus: 1 } }]);
  attack(played, { attack: ['hit', 'crit', 'hit'], defence: ['blank', 'focus'] });
  expect(optionsOf(played, 1)).toEqual(['token.focus-defence', 'token.evade', null]);
  answer(played, 1, 'token.focus-defence');
  answer(played, 1, 'token.evade');
  expect(only(played.events, 'compared')[0]).toMatchObject({ hits: 0, crits: 1, hit: true });
});

test('6.9 nothing left is a miss', () => {
  const played = attack(table(FACING), { attack: ['hit', 'blank', 'blank'], defence: ['evade', 'blank'] });
  expect(only(passAll(played).events, 'compared')[0]?.hit).toBe(false);
});

test('6.10 what is left is suffered', () => {
  const played = attack(table(FACING), { attack: ['hit', 'hit', 'crit'], defence: ['blank', 'blank'] });
  expect(shipIn(passAll(played), 1)).toMatchObject({ shields: 0, damage: [{ up: true }] });
});

test('6.11 a use of two shots is one attack', () => {
  const played = table([
    {
      pilot: 'rebel.awing.prototypepilot',
      upgrades: ['missile.clustermissiles'],
      at: [300, 300, 90],
      ship: { locks: [1] },
    },
    { at: [300, 450, 270] },
  ]);
  attack(played, { weapon: 1 });
  expect(shipIn(passAll(played), 0).attacks).toBe(1);
  expect(only(played.events, 'rolled')).toHaveLength(4);
});

test('6.12 a promised attack is made when the first is over', () => {
  const played = table(FACING);
  played.match.board.owed = [
    { by: 0, card: 'crew.gunner', weapons: { only: 'primary', place: -1 }, targets: null, besides: null },
  ];
  combatTurn(played, 0);
  answer(played, 0, null);
  expect(asked(played)).toEqual(['0 attack']);
});

test('6.13 in a bullseye neither focus nor evade tokens are spent', () => {
  const shot = (x: number): readonly string[] => {
    const kimogila = { pilot: 'scum.m12lkimogilafighter.cartelexecutioner', at: [300, 300, 90] } as const;
    const played = table([kimogila, { at: [x, 450, 270], tokens: { focus: 1, evade: 1 } }]);
    return asked(attack(played, { attack: ['hit', 'hit', 'hit'], defence: ['focus', 'blank'] }));
  };
  expect(shot(300)).not.toContain('1 effects');
  expect(shot(360)).toEqual(['1 effects']);
});

test('6.2 a primary weapon that shoots all round is measured to the closest point anywhere', () => {
  const target: ShipLayout = { at: [395, 400, 90] };
  const aimOf = (pilot: PilotId) => aimAt(table([{ pilot, at: [300, 300, 90] }, target]).match.board, 0, 0, 1, null);
  expect(aimOf('rebel.xwing.rookiepilot')).toMatchObject({ arc: 'front', range: 1 });
  expect(aimOf('rebel.kwing.guardiansquadronpilot')).toMatchObject({ arc: 'all', range: 1 });
});

test('6.6 dice that may not be modified are cancelled all the same', () => {
  const played = table([
    {
      pilot: 'rebel.bwing.bluesquadronpilot',
      upgrades: ['system.accuracycorrector', 'cannon.ioncannon'],
      at: [300, 300, 90],
    },
    { pilot: 'rebel.bwing.bluesquadronpilot', at: [300, 450, 270] },
  ]);
  attack(played, { weapon: 2, attack: blanks(4), defence: blanks(4) });
  answer(played, 0, 'system.accuracycorrector 0');
  expect(shipIn(played, 1)).toMatchObject({ shields: 4, tokens: { ion: 1 } });
});

test('6.6 a change that would change nothing is not offered, whatever it would cost', () => {
  const ace: ShipLayout = {
    pilot: 'imperial.tiefofighter.omegaace',
    at: [300, 300, 90],
    tokens: { focus: 1 },
    ship: { locks: [1] },
  };
  const shot = (...faces: readonly Face[]): readonly unknown[] =>
    optionsOf(attack(table([ace, { at: [300, 500, 270] }]), { attack: faces }), 0);
  expect(shot('crit', 'hit')).toContain('imperial.tiefofighter.omegaace 0');
  expect(shot('crit', 'crit')).toEqual(['token.lock', null]);
});

test('6.6 a die that was rerolled is not offered again, nor one that shows what it would be changed to', () => {
  const by: ShipLayout = { at: [300, 300, 90], upgrades: ['elite.predator'], ship: { locks: [1] } };
  const played = attack(table([by, { pilot: 'rebel.xwing.wedgeantilles', at: [300, 500, 270] }]), {
    attack: ['blank', 'blank'],
  });
  answer(played, 0, 'elite.predator 0');
  rig(played, attackDice('blank'));
  answer(played, 0, { blank: 1 });
  answer(played, 0, 'token.lock');
  expect(optionsOf(played, 0)).toEqual([{}, { blank: 1 }]);
});

test('6.6 a player who may reroll dice may reroll none, and keeps a perfect roll', () => {
  const by: ShipLayout = { at: [300, 300, 90], upgrades: ['elite.predator'], ship: { locks: [1] } };
  const played = attack(table([by, { pilot: 'rebel.xwing.wedgeantilles', at: [300, 500, 270] }]), {
    attack: ['hit', 'hit'],
  });
  answer(played, 0, 'token.lock');
  expect(optionsOf(played, 0)).toContainEqual({});
  answer(played, 0, {});
  const kept = played.match.stack.find((frame) => frame.at === 'attack');
  expect(kept?.dice.attack.map(({ face }) => face)).toEqual(['hit', 'hit']);
  expect(played.events.some((event) => event.type === 'dice')).toBe(false);
});
