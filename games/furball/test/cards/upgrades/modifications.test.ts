import { expect } from 'vitest';
import type { PilotId, UpgradeId } from '../../../catalogue/index.ts';
import { lockTargets } from '../../../rules/05-actions/allowed.ts';
import { shiftFrame } from '../../../rules/05-actions/moves.ts';
import { sufferFrame } from '../../../rules/07-damage/damage.ts';
import { newSource } from '../../../rules/11-scoring.ts';
import { SPOTS } from '../../../rules/geometry/index.ts';
import type { Face } from '../../../rules/model.ts';
import { agilityOf, attackValueOf, barOf, hullOf, shieldsOf } from '../../../rules/values.ts';
import { alone, colour, meeting, returning } from '../../support/cards/flying.ts';
import { suffer } from '../../support/cards/harm.ts';
import { AT, NEAR, pilot, TIE, withCard } from '../../support/cards/layouts.ts';
import { blanks, HITTING, left, MISSING } from '../../support/cards/shots.ts';
import { boardWith, gives, opens } from '../../support/cards/squads.ts';
import { lockedOn } from '../../support/cards/tokens.ts';
import { facing, fire, locked, offers, shoot, shown } from '../../support/duel.ts';
import { exercises } from '../../support/exercises.ts';
import {
  act,
  activate,
  answer,
  answers,
  attack,
  defenceDice,
  moment,
  optionsOf,
  type Playthrough,
  passAll,
  rig,
  run,
  type ShipLayout,
  shipIn,
  table,
} from '../../support/playing.ts';

exercises('modification.autothrusters', 'turn a blank into an evade at range 3 or outside the attacker’s arc', () => {
  const at = withCard('modification.autothrusters');
  const defence: readonly Face[] = ['blank', 'blank', 'blank'];
  const far = shoot(facing(3, {}, at), { attack: ['hit', 'hit'], defence });
  answer(far, 1, 'modification.autothrusters 0');
  expect(shown(far, 'defence')).toEqual(['evade', 'blank', 'blank']);
  const near = shoot(facing(2, {}, at), { attack: ['hit', 'hit'], defence });
  expect(offers(near, 1, 'modification.autothrusters')).toBe(false);
  const turret = { upgrades: ['turret.dorsalturret'], at: [300, 300, 270] } as const;
  const behind = shoot(facing(2, turret, at), { weapon: 1, attack: ['hit', 'hit'], defence });
  expect(offers(behind, 1, 'modification.autothrusters')).toBe(true);
});

exercises('modification.bwinge2', 'gives a crew slot', () => {
  opens('modification.bwinge2', 'rebel.bwing.bluesquadronpilot', 'crew.gunner');
});

exercises('modification.engineupgrade', 'gives the boost action', gives('modification.engineupgrade', 'boost', TIE));

exercises(
  'modification.guidancechips',
  'turns a die of a torpedo or missile into a hit, into a critical with three primary dice',
  () => {
    const fired = (id: PilotId, weapon: UpgradeId): Playthrough =>
      shoot(facing(2, { pilot: id, ...locked(weapon, 'modification.guidancechips') }), {
        weapon: 1,
        attack: blanks(4),
      });
    const ywing = fired('rebel.ywing.goldsquadronpilot', 'torpedo.plasmatorpedoes');
    answer(ywing, 0, 'modification.guidancechips 0');
    expect(shown(ywing, 'attack')).toContain('hit');
    const xwing = fired('rebel.xwing.rookiepilot', 'missile.assaultmissiles');
    answer(xwing, 0, 'modification.guidancechips 0');
    expect(shown(xwing, 'attack')).toContain('crit');
    expect(offers(fired('rebel.xwing.rookiepilot', 'cannon.ioncannon'), 0, 'modification.guidancechips')).toBe(false);
    passAll(xwing);
    shipIn(xwing, 0).cards = shipIn(xwing, 0).cards.map((held) => ({ ...held, up: true }));
    shipIn(xwing, 0).locks = [1];
    shoot(xwing, { weapon: 1, attack: blanks(4) });
    expect(offers(xwing, 0, 'modification.guidancechips')).toBe(false);
  },
);

exercises('modification.hullupgrade', 'adds a hull point', () => {
  expect([hullOf(boardWith(TIE), 0), hullOf(boardWith(TIE, 'modification.hullupgrade'), 0)]).toEqual([3, 4]);
  const played = facing(1, {}, { pilot: TIE, upgrades: ['modification.hullupgrade'] });
  shoot(played, { attack: ['hit', 'hit', 'hit'], defence: ['blank', 'blank', 'blank'] });
  expect(shipIn(passAll(played), 1)).toMatchObject({ status: 'flying', damage: [{}, {}, {}] });
});

exercises('modification.integratedastromech', 'loses its astromech instead of taking a card', () => {
  const played = suffer(
    table([
      {
        pilot: 'rebel.xwing.rookiepilot',
        upgrades: ['astromech.r2astromech', 'modification.integratedastromech'],
        ship: { shields: 0 },
      },
    ]),
    1,
  );
  answer(played, 0, 'modification.integratedastromech 0');
  expect(shipIn(played, 0)).toMatchObject({ damage: [], cards: [{}, { up: false }, { up: true }] });
});

exercises('modification.integratedastromech', 'needs an astromech to lose', () => {
  const played = table([{ ...withCard('modification.integratedastromech'), ship: { shields: 0 } }]);
  expect(offers(suffer(played, 1), 0, 'modification.integratedastromech')).toBe(false);
});

exercises('modification.lightweightframe', 'rolls a die more where the attack has more dice than it', () => {
  const frame = pilot('imperial.tiebomber.scimitarsquadronpilot', withCard('modification.lightweightframe'));
  const dice = (by: ShipLayout): number => {
    const played = shoot(facing(2, by, frame), {
      attack: ['blank', 'blank', 'blank'],
      defence: ['blank', 'blank', 'evade'],
    });
    return played.events.flatMap((event) => (event.type === 'rolled' && event.pool === 'defence' ? event.faces : []))
      .length;
  };
  expect([dice(pilot('rebel.xwing.rookiepilot')), dice({})]).toEqual([3, 2]);
});

exercises('modification.lightweightframe', 'counts the die it adds', () => {
  const frame = pilot('imperial.tiebomber.scimitarsquadronpilot', withCard('modification.lightweightframe'));
  const played = facing(2, pilot('rebel.xwing.rookiepilot'), frame);
  shoot(played, { attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank', 'evade'] });
  expect(played.events).toContainEqual(expect.objectContaining({ type: 'compared', hit: false }));
});

exercises('modification.longrangescanners', 'locks at range 3 and beyond, and no nearer', () => {
  const scanning: ShipLayout = {
    pilot: 'rebel.xwing.rookiepilot',
    upgrades: ['modification.longrangescanners'],
    at: [100, 100, 90],
  };
  const { board } = table([scanning, { at: [100, 180, 90] }, { at: [100, 400, 90] }, { at: [100, 800, 90] }]).match;
  expect(lockTargets(board, 0)).toEqual([2, 3]);
});

exercises('modification.multispectralcamouflage', 'may shake off the only lock on it', () => {
  const played = table([
    { at: AT },
    { ...NEAR, pilot: 'imperial.tiefighter.academypilot', upgrades: ['modification.multispectralcamouflage'] },
  ]);
  rig(played, defenceDice('evade'));
  lockedOn(played, 0, 1);
  expect(shipIn(played, 0).locks).toEqual([]);
});

exercises('modification.munitionsfailsafe', 'keeps a weapon that misses', () => {
  const by = locked('torpedo.protontorpedoes', 'modification.munitionsfailsafe');
  expect(left(fire(facing(2, by), MISSING)).up).toBe(true);
  expect(left(fire(facing(2, by), HITTING)).up).toBe(false);
});

exercises('modification.pulsedrayshield', 'takes an ion token for a shield', () => {
  const played = moment(
    meeting('rebel.hwk290.rebeloperative', ['modification.pulsedrayshield'], { ship: { shields: 0 } }),
    'end.start',
  );
  expect(shipIn(answers(played, 'modification.pulsedrayshield 0'), 0)).toMatchObject({
    shields: 1,
    tokens: { ion: 1 },
  });
});

exercises('modification.shieldupgrade', 'adds a shield', () => {
  expect([shieldsOf(boardWith(TIE), 0), shieldsOf(boardWith(TIE, 'modification.shieldupgrade'), 0)]).toEqual([0, 1]);
  const played = facing(1, {}, { pilot: TIE, upgrades: ['modification.shieldupgrade'] });
  shoot(played, { attack: ['hit', 'hit', 'blank'], defence: ['blank', 'blank', 'blank'] });
  expect(shipIn(passAll(played), 1)).toMatchObject({ shields: 0, damage: [{}] });
});

exercises('modification.spacetugtractorarray', 'gives a tractor beam to a ship ahead', () => {
  const played = act(
    meeting('scum.quadjumper.jakkugunrunner', ['modification.spacetugtractorarray']),
    0,
    'modification.spacetugtractorarray 0',
  );
  expect(optionsOf(played, 0)).toContain(null);
  answer(played, 0, null);
  expect(shipIn(played, 1).tokens.tractor).toBe(1);
});

exercises(['modification.stealthdevice', 'illicit.hotshotblaster'], '10.4 are back on a ship that returns', () => {
  const played = table([
    { at: [300, 300, 90] },
    {
      pilot: 'scum.z95headhunter.binayrepirate',
      upgrades: ['illicit.hotshotblaster', 'modification.stealthdevice'],
      at: [300, 380, 270],
      ship: { fought: true, shields: 0 },
    },
  ]);
  expect(agilityOf(played.match.board, 1, null)).toBe(3);
  attack(played, { by: 1, at: 0, weapon: 1 });
  passAll(played);
  attack(played, { attack: ['hit', 'hit', 'blank'], defence: ['blank', 'blank', 'blank'] });
  passAll(played);
  expect(shipIn(played, 1)).toMatchObject({ status: 'gone', cards: [{ up: true }, { up: false }, { up: false }] });
  returning(played);
  answer(played, 1, 3);
  expect(shipIn(played, 1)).toMatchObject({
    shields: 2,
    damage: [],
    status: 'flying',
    pose: SPOTS[3],
    cards: [{ up: true }, { up: true }, { up: true }],
  });
  expect(agilityOf(played.match.board, 1, null)).toBe(3);
});

exercises('modification.stealthdevice', 'is lost when an attack hits, not by other damage', () => {
  const played = table([{ pilot: 'rebel.awing.prototypepilot', upgrades: ['modification.stealthdevice'] }]);
  run(played, sufferFrame(0, 1, 0, newSource(played.match.board, 1, 'other', null)));
  expect(shipIn(played, 0).cards[1]?.up).toBe(true);
});

exercises('modification.stygiumparticleaccelerator', 'evades on cloaking and on decloaking', () => {
  const played = act(
    alone('imperial.tiephantom.sigmasquadronpilot', ['modification.stygiumparticleaccelerator']),
    0,
    'cloak',
  );
  answers(played, 'modification.stygiumparticleaccelerator 1', 'evade');
  expect(shipIn(played, 0).tokens.evade).toBe(1);
  shipIn(played, 0).acted = [];
  run(played, shiftFrame(0, 0, 'decloak', true));
  answers(played, 'straight-2 ahead', 'modification.stygiumparticleaccelerator 0', 'evade');
  expect(shipIn(played, 0).tokens.evade).toBe(2);
});

exercises(
  'modification.targetingcomputer',
  'gives the target lock action',
  gives('modification.targetingcomputer', 'target-lock', TIE),
);

exercises(
  [
    'modification.targetingcomputer',
    'modification.vectoredthrusters',
    'title.misthunter',
    'title.heavyscykinterceptor',
  ],
  'add actions and hull',
  () => {
    const actions = (played: Playthrough): readonly unknown[] => {
      run(played, { at: 'actions', step: 0, ship: 0, left: 1 });
      return optionsOf(played, 0);
    };
    expect(
      actions(meeting('imperial.tieinterceptor.alphasquadronpilot', ['modification.targetingcomputer'])),
    ).toContain('target-lock');
    expect(actions(meeting('rebel.xwing.rookiepilot', ['modification.vectoredthrusters']))).toContain('barrel-roll');
    expect(actions(meeting('scum.g1astarfighter.gandfindsman', ['cannon.tractorbeam', 'title.misthunter']))).toContain(
      'barrel-roll',
    );
    const heavy = meeting('scum.m3ainterceptor.cartelspacer', ['title.heavyscykinterceptor'], {
      down: ['damage.tfa.directhit'],
      ship: { shields: 0, fought: true },
    });
    attack(heavy, { by: 1, at: 0, attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank', 'blank'] });
    expect(shipIn(passAll(heavy), 0).status).toBe('flying');
  },
);

exercises('modification.twinionenginemkii', 'makes banks green', () => {
  const played = alone('imperial.tiefighter.academypilot', ['modification.twinionenginemkii']);
  expect([colour(played, { bearing: 'bank-left', speed: 3 }), colour(played, {})]).toEqual(['green', 'white']);
});

exercises(
  'modification.vectoredthrusters',
  'gives the barrel roll action',
  gives('modification.vectoredthrusters', 'barrel-roll', 'rebel.awing.prototypepilot'),
);

exercises('modification.autothrusters', 'counts an auxiliary arc of the attacker', () => {
  const offered = (by: ShipLayout, weapon: number): boolean => {
    const behind = { at: [300, 300, 270] } as const;
    const played = facing(2, { ...by, ...behind }, withCard('modification.autothrusters'));
    return offers(
      shoot(played, { weapon, attack: ['hit', 'hit'], defence: blanks(3) }),
      1,
      'modification.autothrusters',
    );
  };
  expect(offered(pilot('rebel.arc170.sharabey'), 0)).toBe(false);
  expect(offered(withCard('turret.dorsalturret'), 1)).toBe(true);
});

exercises('modification.pulsedrayshield', 'recovers any missing shield, and none is bought for nothing', () => {
  const offered = (shields: number): boolean => {
    const upgrades: readonly UpgradeId[] = ['modification.pulsedrayshield', 'modification.shieldupgrade'];
    const played = alone('rebel.hwk290.rebeloperative', upgrades, { ship: { shields } });
    return offers(moment(played, 'end.start'), 0, 'modification.pulsedrayshield');
  };
  expect([offered(0), offered(1), offered(2)]).toEqual([true, true, false]);
});

exercises('modification.advancedslam', 'acts after a SLAM that overlapped nothing', () => {
  const slammed = (...others: readonly ShipLayout[]): Playthrough => {
    const kwing: ShipLayout = {
      pilot: 'rebel.kwing.wardensquadronpilot',
      upgrades: ['modification.advancedslam'],
      at: AT,
    };
    const played = activate(table([kwing, ...others]), 0, 'straight 2');
    return answers(played, 'slam', 2);
  };
  const played = slammed();
  answers(played, 'modification.advancedslam 0', 'focus');
  expect(shipIn(played, 0).tokens).toMatchObject({ focus: 1, disabled: 1 });
  const bumped = slammed({ at: [300, 560, 90] });
  expect(shipIn(bumped, 0).flown).toMatchObject({ manoeuvre: { bearing: 'straight' }, overlappedShip: true });
  expect(offers(bumped, 0, 'modification.advancedslam')).toBe(false);
});

exercises('modification.experimentalinterface', 'performs the action of an upgrade, then takes stress', () => {
  const acted = (...upgrades: readonly UpgradeId[]): Playthrough =>
    act(alone('rebel.xwing.rookiepilot', ['modification.experimentalinterface', ...upgrades]), 0, 'focus');
  const played = answers(acted('astromech.r2f2'), 'modification.experimentalinterface 0', 'astromech.r2f2 0');
  expect(agilityOf(played.match.board, 0, null)).toBe(3);
  expect(shipIn(played, 0).tokens.stress).toBe(1);
  expect(shipIn(played, 0).cards[1]?.used).toBe(2);
  expect(offers(acted('astromech.r2d2'), 0, 'modification.experimentalinterface')).toBe(false);
  const damaged = alone('rebel.xwing.rookiepilot', ['modification.experimentalinterface'], {
    up: ['damage.tfa.weaponsfailure'],
  });
  expect(offers(act(damaged, 0, 'focus'), 0, 'modification.experimentalinterface')).toBe(false);
});

/** Servomotor S-foils on one of their sides. */
function foils(side: 0 | 1, more: ShipLayout = {}): Playthrough {
  const played = alone('rebel.xwing.rookiepilot', ['modification.servomotorsfoils'], more);
  shipIn(played, 0).cards = shipIn(played, 0).cards.map((held, place) => (place === 0 ? held : { ...held, side }));
  return played;
}

exercises('modification.servomotorsfoils', 'are turned over at the start of Activation', () => {
  for (const side of [0, 1] as const) {
    const played = moment(foils(side), 'activation.start');
    expect(optionsOf(played, 0)).toHaveLength(2);
    answer(played, 0, optionsOf(played, 0)[0] ?? null);
    expect(shipIn(played, 0).cards[1]?.side).toBe(1 - side);
  }
});

exercises('modification.servomotorsfoils', '14.10 are not turned over and back again', () => {
  const isOffered = (played: Playthrough): boolean => offers(played, 0, 'modification.servomotorsfoils');
  for (const side of [0, 1] as const) {
    const played = moment(foils(side), 'activation.start');
    expect(isOffered(played)).toBe(true);
    answer(played, 0, optionsOf(played, 0)[0] ?? null);
    expect(isOffered(played)).toBe(false);
    expect(isOffered(moment(played, 'activation.start'))).toBe(false);
    played.match.board.round++;
    expect(isOffered(moment(played, 'activation.start'))).toBe(true);
  }
});

exercises('modification.servomotorsfoils', 'choose their side when placed, and again on return', () => {
  const played = table([
    {
      pilot: 'rebel.xwing.rookiepilot',
      upgrades: ['modification.servomotorsfoils'],
      ship: { status: 'gone', shields: 0 },
    },
  ]);
  answers(returning(played), 0, 'closed');
  expect(shipIn(played, 0).cards[1]?.side).toBe(1);
});

exercises('modification.servomotorsfoils', 'have another bar, attack and colour on each side', () => {
  const facts = (side: 0 | 1): readonly unknown[] => {
    const played = foils(side);
    const { board } = played.match;
    const banks = [2, 3].map((speed) => colour(played, { bearing: 'bank-left', speed }));
    return [barOf(board, 0).slice(2), attackValueOf(board, 0), banks];
  };
  expect([facts(0), facts(1)]).toEqual([
    [['barrel-roll'], 3, ['white', 'white']],
    [['boost'], 2, ['green', 'white']],
  ]);
});

exercises('modification.servomotorsfoils', 'fly a turn of speed 3 as a red Tallon roll in attack position', () => {
  const shown3 = (side: 0 | 1, dial: string, stress = 0): Playthrough =>
    activate(foils(side, { tokens: { stress } }), 0, dial);
  const played = answers(shown3(0, 'turn-left 3'), 'modification.servomotorsfoils 3', 0);
  expect(shipIn(played, 0)).toMatchObject({
    tokens: { stress: 1 },
    flown: { manoeuvre: { bearing: 'tallon-roll-left', speed: 3 } },
  });
  const offered = (other: Playthrough): boolean => offers(other, 0, 'modification.servomotorsfoils');
  expect([shown3(1, 'turn-left 3'), shown3(0, 'turn-left 2'), shown3(0, 'turn-left 3', 1)].map(offered)).toEqual([
    false,
    false,
    false,
  ]);
});
