import { expect } from 'vitest';
import type { UpgradeId } from '../../catalogue/index.ts';
import type { Face } from '../../rules/model.ts';
import { facing, fire, fleeing, locked, offers, rolled, shown, state, usable } from '../support/duel.ts';
import { exercises } from '../support/exercises.ts';
import { answer, asked, attackDice, type Layout, only, passAll, rig, shipIn } from '../support/playing.ts';

/** Weapons that change their dice, or how they are compared. */

const STURDY: Layout = { pilot: 'rebel.bwing.bluesquadronpilot' };

/** What the dice show after the weapon's own change; with no such result it is not offered. */
function changes(weapon: UpgradeId, range: 1 | 2, attack: readonly Face[], after: readonly Face[]): () => void {
  return () => {
    const played = fire(facing(range, locked(weapon), STURDY), { attack, defence: ['blank'] });
    answer(played, 0, `${weapon} 0`);
    expect(shown(played, 'attack')).toEqual(after);
    const idle = fire(facing(range, locked(weapon), STURDY), { attack: after.map(() => 'crit'), defence: ['blank'] });
    expect(usable(idle, 0)).not.toContain(`${weapon} 0`);
  };
}

exercises(
  'cannon.manglercannon',
  'turns a hit into a critical',
  changes('cannon.manglercannon', 2, ['hit', 'hit', 'blank'], ['crit', 'hit', 'blank']),
);
exercises(
  'missile.concussionmissiles',
  'turn a blank into a hit',
  changes('missile.concussionmissiles', 2, ['blank', 'blank', 'focus', 'hit'], ['hit', 'blank', 'focus', 'hit']),
);
exercises(
  'torpedo.protontorpedoes',
  'turn a focus into a critical',
  changes('torpedo.protontorpedoes', 2, ['focus', 'focus', 'blank', 'hit'], ['crit', 'focus', 'blank', 'hit']),
);
exercises(
  'torpedo.advprotontorpedoes',
  'turn up to three blanks into focus results',
  changes(
    'torpedo.advprotontorpedoes',
    1,
    ['blank', 'blank', 'blank', 'blank', 'hit'],
    ['focus', 'focus', 'focus', 'blank', 'hit'],
  ),
);

exercises('cannon.heavylasercannon', 'turns every critical it rolls into a hit, though not those of a reroll', () => {
  const played = facing(2, locked('cannon.heavylasercannon'), STURDY);
  fire(played, { attack: ['crit', 'crit', 'hit', 'blank'] });
  expect(shown(played, 'attack')).toEqual(['hit', 'hit', 'hit', 'blank']);
  answer(played, 0, 'token.lock');
  rig(played, attackDice('crit'));
  answer(played, 0, { blank: 1 });
  expect(shown(played, 'attack')).toEqual(['hit', 'hit', 'hit', 'crit']);
});

exercises('cannon.heavylasercannon', 'leaves a critical of a reroll where its first roll had none', () => {
  const played = facing(2, locked('cannon.heavylasercannon'), STURDY);
  fire(played, { attack: ['hit', 'hit', 'hit', 'blank'] });
  answer(played, 0, 'token.lock');
  rig(played, attackDice('crit'));
  answer(played, 0, { blank: 1 });
  expect(shown(played, 'attack')).toEqual(['hit', 'hit', 'hit', 'crit']);
});

exercises('turret.dorsalturret', 'rolls a third die at range 1', () => {
  const dice = (range: 1 | 2): number => rolled(fire(facing(range, locked('turret.dorsalturret'))), 'attack');
  expect([dice(1), dice(2)]).toEqual([3, 2]);
  const primary = facing(1, { upgrades: ['turret.dorsalturret'] });
  expect(rolled(fire(primary, { weapon: 0 }), 'attack')).toBe(3);
});

exercises('turret.blasterturret', 'shoots all round for a focus token', () => {
  const played = fleeing(2, { upgrades: ['turret.blasterturret'], tokens: { focus: 1 } });
  fire(played, { attack: ['hit', 'hit', 'hit'], defence: ['blank', 'blank'] });
  expect(shipIn(passAll(played), 0).tokens.focus).toBe(0);
  expect(state(played, 1)).toEqual({ shields: 0, cards: 1, up: 0 });
  expect(() => fire(fleeing(2, { upgrades: ['turret.blasterturret'] }))).toThrow('no attack');
});

exercises('turret.syncedturret', 'rerolls as many dice as its primary weapon has, at a target ahead', () => {
  const attack: readonly Face[] = ['blank', 'blank', 'blank'];
  const played = fire(facing(2, locked('turret.syncedturret')), { attack });
  answer(played, 0, 'turret.syncedturret 0');
  expect(played.match.asks).toMatchObject([{ kind: 'dice', most: 2 }]);
  const behind = fire(fleeing(2, locked('turret.syncedturret')), { attack });
  expect(usable(behind, 0)).toEqual(['token.lock', null]);
});

/** Evades do not touch the hits; they go to the criticals, and nobody is asked. */
function sure(weapon: UpgradeId, attack: readonly Face[]): () => void {
  return () => {
    const played = facing(1, { upgrades: [weapon] }, { pilot: 'rebel.awing.prototypepilot' });
    fire(played, { attack, defence: ['evade', 'evade', 'blank'] });
    expect(only(played.events, 'compared')).toMatchObject([{ hits: 1, crits: 0, hit: true }]);
    expect(state(passAll(played), 1)).toEqual({ shields: 1, cards: 0, up: 0 });
  };
}

exercises(
  'cannon.autoblaster',
  'has hits that evades do not cancel',
  sure('cannon.autoblaster', ['hit', 'crit', 'blank']),
);
exercises(
  'turret.autoblasterturret',
  'has hits that evades do not cancel',
  sure('turret.autoblasterturret', ['hit', 'crit']),
);

exercises('missile.cruisemissiles', 'add the speed that was flown, at most four dice', () => {
  const dice = (speed: number, take: boolean): number => {
    const manoeuvre = { bearing: 'straight', speed, difficulty: 'white' } as const;
    const flown = { manoeuvre, difficulty: 'white', overlappedShip: false, overlappedRock: false } as const;
    const played = facing(2, { upgrades: ['missile.cruisemissiles'], ship: { locks: [1], flown } });
    fire(played);
    if (offers(played, 0, 'missile.cruisemissiles')) answer(played, 0, take ? 'missile.cruisemissiles 0' : null);
    return rolled(played, 'attack');
  };
  expect([dice(3, true), dice(5, true), dice(3, false), dice(0, true)]).toEqual([4, 5, 1, 1]);
});

exercises('missile.homingmissiles', 'leave the defender no evade token', () => {
  const shot = { attack: ['blank', 'blank', 'blank', 'hit'], defence: ['blank', 'blank'] } as const;
  const played = fire(facing(2, { ...locked('missile.homingmissiles') }, { tokens: { evade: 1 } }), shot);
  answer(played, 0, null);
  expect(asked(played)).not.toContain('1 effects');
  expect(state(played, 1).shields).toBe(1);
  const primary = fire(facing(2, { upgrades: ['missile.homingmissiles'] }, { tokens: { evade: 1 } }), {
    weapon: 0,
    attack: ['hit', 'blank'],
    defence: ['blank', 'blank'],
  });
  expect(usable(primary, 1)).toEqual(['token.evade', null]);
});

exercises('missile.unguidedrockets', 'are changed by a focus token alone', () => {
  const by: Layout = {
    upgrades: ['missile.unguidedrockets', 'elite.predator'],
    tokens: { focus: 1 },
    ship: { locks: [1] },
  };
  const played = fire(facing(1, by), { attack: ['focus', 'blank', 'blank'], defence: ['blank', 'blank'] });
  expect(usable(played, 0)).toEqual(['token.focus-attack', null]);
  answer(played, 0, 'token.focus-attack');
  expect(state(passAll(played), 1).shields).toBe(1);
  expect(shipIn(played, 0).cards[1]?.up).toBe(true);
});

exercises('astromech.r4d6', 'cancels hits down to two for a stress token each', () => {
  const at: Layout = { pilot: 'rebel.ywing.goldsquadronpilot', upgrades: ['astromech.r4d6'] };
  const by: Layout = { upgrades: ['cannon.heavylasercannon'] };
  const played = fire(facing(2, by, at), { attack: ['hit', 'hit', 'hit', 'hit'], defence: ['blank'] });
  answer(played, 1, 'astromech.r4d6 0');
  expect(state(passAll(played), 1).shields).toBe(1);
  expect(shipIn(played, 1).tokens.stress).toBe(2);
  const two = fire(facing(2, by, at), { attack: ['hit', 'hit', 'blank', 'blank'], defence: ['blank'] });
  expect(asked(two)).not.toContain('1 effects');
});
