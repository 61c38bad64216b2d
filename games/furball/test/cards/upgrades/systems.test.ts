import { expect } from 'vitest';
import type { PilotId, UpgradeId } from '../../../catalogue/index.ts';
import { placedRock, rangeToToken } from '../../../rules/geometry/index.ts';
import type { Face } from '../../../rules/model.ts';
import { skillOf } from '../../../rules/values.ts';
import { alone, meeting } from '../../support/cards/flying.ts';
import { AT, FACING, NEAR, shooter } from '../../support/cards/layouts.ts';
import { blanks, misses, shotAt } from '../../support/cards/shots.ts';
import { boardWith } from '../../support/cards/squads.ts';
import { given } from '../../support/cards/tokens.ts';
import { facing, offers, shoot, shown } from '../../support/duel.ts';
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
  type Playthrough,
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

const VADERS: PilotId = 'imperial.tieadvanced.tempestsquadronpilot';

exercises('system.advtargetingcomputer', 'adds a critical against a locked ship, and then no lock is spent', () => {
  const by: ShipLayout = { pilot: VADERS, upgrades: ['system.advtargetingcomputer'], ship: { locks: [1] } };
  const played = shotAt(2, by, ['hit', 'blank']);
  answer(played, 0, 'system.advtargetingcomputer 0');
  expect(shown(played, 'attack')).toEqual(['hit', 'blank', 'crit']);
  expect(only(played.events, 'compared')).toMatchObject([{ crits: 1 }]);
  expect(shipIn(played, 0).locks).toEqual([1]);
  expect(played.match.board.lasting).toEqual([]);
});

exercises('system.advtargetingcomputer', 'needs a lock on the defender and the primary weapon', () => {
  const upgrades = ['system.advtargetingcomputer', 'missile.homingmissiles'] as const;
  const offered = (locks: readonly number[], weapon: number): boolean => {
    const played = facing(2, { pilot: VADERS, upgrades, ship: { locks } });
    attack(played, { weapon, attack: ['hit', 'blank', 'blank', 'blank'].slice(0, weapon === 0 ? 2 : 4) as Face[] });
    return offers(played, 0, 'system.advtargetingcomputer');
  };
  expect([offered([1], 0), offered([2], 0), offered([1], 2)]).toEqual([true, false, false]);
});

/** Four ships are placed, and seat 0 may map its mines. */
function mapping(upgrades: readonly UpgradeId[], round = 0): Playthrough {
  const layouts: readonly ShipLayout[] = [
    { pilot: 'imperial.tiebomber.scimitarsquadronpilot', upgrades, at: [300, 80, 90] },
    { at: [614, 80, 90] },
    { at: [834, 300, 180] },
    { at: [834, 614, 180] },
  ];
  return moment(table(layouts, { round, phase: 'setup' }), 'setup.after-placement');
}

exercises('system.minefieldmapper', 'discards bombs for tokens beyond range 3 of all others', () => {
  const played = mapping(['system.minefieldmapper', 'bomb.proximitymines', 'bomb.connernet']);
  answers(played, 'system.minefieldmapper 0', 2);
  const { asks, board } = played.match;
  const spots = asks[0]?.kind === 'point' ? asks[0].among : [];
  const near = board.ships.slice(1).flatMap(({ pose }) => spots.filter((spot) => rangeToToken(pose, spot) > 0));
  expect([spots.length > 20, near]).toEqual([true, []]);
  answer(played, 0, 5);
  expect(board.bombs).toMatchObject([{ card: 'bomb.proximitymines', by: 0, spot: spots[5] }]);
  expect(shipIn(played, 0).cards.map(({ up }) => up)).toEqual([true, true, false, true]);
  answers(played, null);
  expect(board.bombs.length).toBe(1);
});

exercises(
  'system.minefieldmapper',
  'uses up the token of Extra Munitions first, and lays three Cluster Mines in a row',
  () => {
    const played = mapping(['system.minefieldmapper', 'torpedo.extramunitions', 'bomb.clustermines']);
    for (const choice of ['torpedo.extramunitions 0', 'system.minefieldmapper 0']) {
      if (asked(played)[0] === '0 effects') answer(played, 0, choice);
    }
    answer(played, 0, 0);
    const [middle, ...sides] = played.match.board.bombs.map(({ spot }) => spot);
    expect(sides.map(({ x, y }) => [x - (middle?.x ?? 0), y - (middle?.y ?? 0)])).toEqual([
      [24_000, 0],
      [-24_000, 0],
    ]);
    expect(shipIn(played, 0).cards[3]).toMatchObject({ up: true, tokens: 0 });
  },
);

exercises('system.minefieldmapper', 'is for set-up alone, and needs a bomb', () => {
  const offered = (upgrades: readonly UpgradeId[], round: number): boolean =>
    offers(mapping(upgrades, round), 0, 'system.minefieldmapper');
  const both: readonly UpgradeId[] = ['system.minefieldmapper', 'bomb.proximitymines'];
  expect([offered(both, 0), offered(both, 3), offered(['system.minefieldmapper'], 0)]).toEqual([true, false, false]);
});

exercises('system.sensorjammer', 'turns a hit into a focus result that can’t be rerolled', () => {
  const by: ShipLayout = { ship: { locks: [1] } };
  const played = shoot(facing(1, by, { upgrades: ['system.sensorjammer'] }), {
    attack: ['hit', 'hit', 'blank'],
    defence: blanks(2),
  });
  answer(played, 1, 'system.sensorjammer 0');
  expect(shown(played, 'attack')).toEqual(['focus', 'hit', 'blank']);
  answer(played, 0, 'token.lock');
  expect(optionsOf(played, 0)).not.toContainEqual({ focus: 1 });
  expect(optionsOf(played, 0)).toContainEqual({ blank: 1 });
});

exercises('system.sensorjammer', 'finds nothing in a roll without hits', () => {
  const played = facing(1, {}, { upgrades: ['system.sensorjammer'] });
  expect(offers(shoot(played, { attack: ['crit', 'focus', 'blank'] }), 1, 'system.sensorjammer')).toBe(false);
});

/** Seat 1 defends with a Thrust Corrector. */
const corrected = (stress: number): Playthrough =>
  shoot(facing(1, {}, { upgrades: ['system.thrustcorrector'], tokens: { stress, evade: 1 } }), {
    attack: ['hit', 'hit', 'blank'],
    defence: ['blank', 'focus'],
  });

exercises('system.thrustcorrector', 'swaps all dice for one evade that nothing adds to, for a stress token', () => {
  const played = corrected(3);
  answer(played, 1, 'system.thrustcorrector 0');
  expect(shown(played, 'defence')).toEqual(['evade']);
  expect(only(played.events, 'compared')).toMatchObject([{ hits: 1 }]);
  expect(shipIn(played, 1).tokens).toMatchObject({ stress: 4, evade: 1 });
});

exercises('system.thrustcorrector', 'is not offered with four stress tokens', () => {
  expect([
    offers(corrected(3), 1, 'system.thrustcorrector'),
    offers(corrected(4), 1, 'system.thrustcorrector'),
  ]).toEqual([true, false]);
});

exercises('system.trajectorysimulator', 'launches a bomb far ahead, but no mine', () => {
  const upgrades = ['system.trajectorysimulator', 'bomb.seismiccharges', 'bomb.proximitymines'] as const;
  const played = activate(alone('imperial.tiebomber.scimitarsquadronpilot', upgrades), 0, 'straight 2');
  answers(played, 'bomb.seismiccharges 0', 'front straight-5 0');
  expect(played.match.board.bombs).toMatchObject([{ spot: { x: 300_000, y: 532_000 } }]);
  const mine = act(alone('imperial.tiebomber.scimitarsquadronpilot', upgrades), 0, 'bomb.proximitymines 0');
  expect(asked(mine)).not.toContain('0 either');
});
