import { expect } from 'vitest';
import type { PilotId } from '../../../catalogue/index.ts';
import { placedRock } from '../../../rules/geometry/index.ts';
import { skillOf } from '../../../rules/values.ts';
import { alone, meeting } from '../../support/cards/flying.ts';
import { AT, FACING, NEAR, shooter } from '../../support/cards/layouts.ts';
import { misses, shotAt } from '../../support/cards/shots.ts';
import { boardWith } from '../../support/cards/squads.ts';
import { given } from '../../support/cards/tokens.ts';
import { offers, shown } from '../../support/duel.ts';
import { exercises } from '../../support/exercises.ts';
import {
  act,
  activate,
  answer,
  answers,
  asked,
  attack,
  attackDice,
  fly,
  moment,
  only,
  optionsOf,
  passAll,
  rig,
  type ShipLayout,
  shipIn,
  table,
} from '../../support/playing.ts';

exercises('system.accuracycorrector', 'swaps all dice for two hits that nothing changes any more', () => {
  const by: ShipLayout = {
    upgrades: ['system.accuracycorrector', 'elite.fearlessness'],
    tokens: { focus: 1 },
    ship: { locks: [1] },
  };
  const played = shotAt(1, by, ['crit', 'focus', 'blank']);
  answer(played, 0, 'system.accuracycorrector 0');
  expect(shown(played, 'attack')).toEqual(['hit', 'hit']);
  expect(only(played.events, 'compared')).toMatchObject([{ hits: 2, crits: 0 }]);
});

exercises('system.advancedsensors', 'acts before the dial is revealed, and then not again', () => {
  const played = activate(alone('rebel.bwing.bluesquadronpilot', ['system.advancedsensors']), 0, 'straight 2');
  answers(played, 'system.advancedsensors 0', 'focus');
  expect(shipIn(played, 0).tokens.focus).toBe(1);
  expect(asked(played)).not.toContain('0 action');
});

exercises(
  'system.advancedsensors',
  'is not offered under stress: nothing could be done, and the action be lost',
  () => {
    const played = alone('rebel.bwing.bluesquadronpilot', ['system.advancedsensors']);
    shipIn(played, 0).tokens.stress = 1;
    activate(played, 0, 'straight 1');
    expect(asked(played)).toEqual(['0 action']);
  },
);

exercises('system.collisiondetector', 'boosts onto asteroids, and takes no criticals from them', () => {
  const rock = placedRock(0, { x: 300_000, y: 380_000, heading: 0 });
  const played = table(
    [{ pilot: 'imperial.tieadvprototype.sienartestpilot', upgrades: ['system.collisiondetector'], at: AT }],
    { asteroids: [rock] },
  );
  expect(optionsOf(act(played, 0, 'boost'), 0)).toContain('straight-1 ahead');
  const flown = table(
    [{ pilot: 'imperial.tieadvprototype.sienartestpilot', upgrades: ['system.collisiondetector'], at: AT }],
    { asteroids: [rock] },
  );
  rig(flown, attackDice('crit'));
  expect(shipIn(fly(flown, 0, 'straight', 1), 0).shields).toBe(2);
});

exercises('system.electronicbaffle', 'pays damage to shed stress or ions', () => {
  const fitted: ShipLayout = { pilot: 'rebel.bwing.bluesquadronpilot', upgrades: ['system.electronicbaffle'] };
  const stressed = answers(given(table([fitted]), 'stress'), 'system.electronicbaffle 0');
  expect(shipIn(stressed, 0)).toMatchObject({ shields: 4, tokens: { stress: 0 } });
  const ionised = answers(given(table([fitted]), 'ion'), 'system.electronicbaffle 1');
  expect(shipIn(ionised, 0)).toMatchObject({ shields: 4, tokens: { ion: 0 } });
});

exercises('system.enhancedscopes', 'activates at skill 0 and fights at its own', () => {
  const pilot: PilotId = 'rebel.bwing.daggersquadronpilot';
  const board = boardWith(pilot, 'system.enhancedscopes');
  expect([skillOf(board, 0, 'activation'), skillOf(board, 0, 'combat'), skillOf(board, 0, 'placement')]).toEqual([
    0, 4, 4,
  ]);
});

exercises('system.enhancedscopes', 'has skill 0 in Activation alone', () => {
  const { board } = meeting('rebel.bwing.bluesquadronpilot', ['system.enhancedscopes']).match;
  expect([skillOf(board, 0, 'activation'), skillOf(board, 0, 'combat')]).toEqual([0, 2]);
});

exercises('system.firecontrolsystem', 'locks the defender', () => {
  const played = misses(table([shooter('rebel.bwing.bluesquadronpilot', 'system.firecontrolsystem'), NEAR]), 4);
  expect(shipIn(answers(played, 'system.firecontrolsystem 0'), 0).locks).toEqual([1]);
});

exercises(
  ['system.targetingscrambler', 'condition.scrambled'],
  '13.9 keeps an attacker at range 1 from changing its dice until Combat ends',
  () => {
    const played = table([
      { ...FACING[0], tokens: { focus: 1 } },
      { pilot: 'scum.g1astarfighter.ruthlessfreelancer', upgrades: ['system.targetingscrambler'], ...FACING[1] },
    ]);
    moment(played, 'planning.start');
    answer(played, 1, 'system.targetingscrambler 0');
    if (asked(played)[0] === '1 ship') answer(played, 1, 0);
    expect(shipIn(played, 1).tokens.disabled).toBe(1);
    attack(played, { attack: ['focus', 'blank', 'blank'] });
    expect(asked(played)).not.toContain('0 effects');
    passAll(played);
    moment(played, 'combat.end');
    expect(shipIn(played, 0).conditions).toEqual([]);
  },
);

exercises('system.collisiondetector', 'rolls for an asteroid that it boosts onto', () => {
  const boosted = (face: 'hit' | 'crit'): number => {
    const rock = placedRock(0, { x: 300_000, y: 380_000, heading: 0 });
    const pilot: PilotId = 'imperial.tieadvprototype.sienartestpilot';
    const played = table([{ pilot, upgrades: ['system.collisiondetector'], at: AT }], { asteroids: [rock] });
    act(played, 0, 'boost');
    rig(played, attackDice(face));
    answer(played, 0, 'straight-1 ahead');
    expect(only(played.events, 'rolled')).toMatchObject([{ why: 'asteroid' }]);
    return shipIn(played, 0).shields;
  };
  expect([boosted('hit'), boosted('crit')]).toEqual([1, 2]);
});

exercises('system.accuracycorrector', 'cancels nothing where Omega Leader forbids the hits', () => {
  const offered = (locks: readonly number[]): boolean => {
    const leader: ShipLayout = { pilot: 'imperial.tiefofighter.omegaleader', ship: { locks } };
    return offers(
      shotAt(2, { upgrades: ['system.accuracycorrector'] }, ['hit', 'blank'], leader),
      0,
      'system.accuracycorrector',
    );
  };
  expect([offered([]), offered([0])]).toEqual([true, false]);
});

exercises('system.targetingscrambler', 'disables nothing with nobody to scramble', () => {
  const offered = (at: ShipLayout['at'] & object): boolean =>
    offers(
      moment(meeting('rebel.bwing.bluesquadronpilot', ['system.targetingscrambler'], {}, { at }), 'planning.start'),
      0,
      'system.targetingscrambler',
    );
  expect([offered([300, 500, 270]), offered([800, 800, 270])]).toEqual([true, false]);
});
