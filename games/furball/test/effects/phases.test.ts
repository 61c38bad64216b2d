import { expect } from 'vitest';
import type { PilotId, UpgradeId } from '../../catalogue/index.ts';
import { skillOf } from '../../rules/values.ts';
import { exercises } from '../support/exercises.ts';
import {
  act,
  answer,
  answers,
  asked,
  attack,
  attackDice,
  defenceDice,
  type Layout,
  mayAttack,
  moment,
  only,
  optionsOf,
  type Played,
  passAll,
  rig,
  run,
  scores,
  shipIn,
  table,
} from '../support/playing.ts';

const AT = [300, 300, 90] as const;
const NEAR: Layout = { at: [300, 380, 270] };
const with1 = (pilot: PilotId, upgrades: readonly UpgradeId[] = [], more: Layout = {}, other: Layout = {}): Played =>
  table([
    { pilot, upgrades, at: AT, ...more },
    { ...NEAR, ...other },
  ]);

exercises('crew.agentkallus', 'chooses a foe once, and does better against it', () => {
  const played = moment(with1('imperial.tiephantom.sigmasquadronpilot', ['crew.agentkallus']), 'planning.start');
  answer(played, 0, 1);
  attack(played, { attack: ['focus', 'blank', 'blank', 'blank', 'blank'], defence: ['blank', 'blank'] });
  answer(played, 0, 'crew.agentkallus 1');
  expect(shipIn(passAll(played), 1).shields).toBe(1);
  moment(played, 'planning.start');
  expect(asked(played)).not.toContain('0 ship');
});

exercises('scum.starviper.guri', 'focuses with a foe at range 1', () => {
  expect(
    shipIn(answers(moment(with1('scum.starviper.guri'), 'combat.start'), 'scum.starviper.guri 0'), 0).tokens.focus,
  ).toBe(1);
});

exercises('scum.hwk290.palobgodalhi', 'takes a focus or an evade', () => {
  const played = moment(with1('scum.hwk290.palobgodalhi', [], {}, { tokens: { focus: 1, evade: 1 } }), 'combat.start');
  answers(played, 'scum.hwk290.palobgodalhi 0', 'evade');
  expect([shipIn(played, 0).tokens.evade, shipIn(played, 1).tokens.evade]).toEqual([1, 0]);
});

exercises('scum.protectoratestarfighter.oldteroch', 'strips whoever faces him at range 1 of tokens', () => {
  const played = moment(
    with1('scum.protectoratestarfighter.oldteroch', [], {}, { tokens: { focus: 2, evade: 1 } }),
    'combat.start',
  );
  answer(played, 0, 'scum.protectoratestarfighter.oldteroch 0');
  expect(shipIn(played, 1).tokens).toMatchObject({ focus: 0, evade: 0 });
});

exercises('imperial.tieadvanced.commanderalozen', 'locks a foe at range 1', () => {
  expect(
    shipIn(
      answers(
        moment(with1('imperial.tieadvanced.commanderalozen'), 'combat.start'),
        'imperial.tieadvanced.commanderalozen 0',
      ),
      0,
    ).locks,
  ).toEqual([1]);
});

exercises('scum.m12lkimogilafighter.dalanoberos', 'locks a foe in his bullseye', () => {
  const dalan = (x: number): Played =>
    moment(table([{ pilot: 'scum.m12lkimogilafighter.dalanoberos', at: AT }, { at: [x, 500, 270] }]), 'combat.start');
  expect(shipIn(answers(dalan(300), 'scum.m12lkimogilafighter.dalanoberos 0'), 0).locks).toEqual([1]);
  expect(asked(dalan(360))).not.toContain('0 effects');
});

exercises('crew.ysanneisard', 'evades without shields and with damage', () => {
  const hurt = with1('imperial.tiephantom.sigmasquadronpilot', ['crew.ysanneisard'], {
    ship: { shields: 0 },
    down: ['damage.tfa.directhit'],
  });
  expect(shipIn(answers(moment(hurt, 'combat.start'), 'crew.ysanneisard 0', 'evade'), 0).tokens.evade).toBe(1);
});

exercises('crew.marajade', 'stresses everybody unstressed at range 1', () => {
  expect(
    shipIn(moment(with1('imperial.tiephantom.sigmasquadronpilot', ['crew.marajade']), 'combat.end'), 1).tokens.stress,
  ).toBe(1);
  expect(
    shipIn(
      moment(
        with1('imperial.tiephantom.sigmasquadronpilot', ['crew.marajade'], {}, { tokens: { stress: 1 } }),
        'combat.end',
      ),
      1,
    ).tokens.stress,
  ).toBe(1);
});

exercises('astromech.r5p9', 'pays a focus token for a shield', () => {
  const played = moment(
    with1('rebel.xwing.rookiepilot', ['astromech.r5p9'], { tokens: { focus: 1 }, ship: { shields: 0 } }),
    'combat.end',
  );
  expect(shipIn(answers(played, 'astromech.r5p9 0'), 0)).toMatchObject({ shields: 1, tokens: { focus: 0 } });
});

exercises('astromech.r5astromech', 'turns a ship card facedown', () => {
  const played = moment(
    with1('rebel.xwing.rookiepilot', ['astromech.r5astromech'], {
      up: ['damage.tfa.structuraldamage', 'damage.tfa.blindedpilot'],
    }),
    'end.start',
  );
  answer(played, 0, 'astromech.r5astromech 0');
  expect(shipIn(played, 0).damage.map(({ up }) => up)).toEqual([false, true]);
});

exercises('scum.g1astarfighter.4lom', 'hands on a stress token', () => {
  const played = moment(with1('scum.g1astarfighter.4lom', [], { tokens: { stress: 1 } }), 'end.start');
  answer(played, 0, 'scum.g1astarfighter.4lom 0');
  expect([shipIn(played, 0).tokens.stress, shipIn(played, 1).tokens.stress]).toEqual([0, 1]);
});

exercises('imperial.tieadvanced.lieutenantcolzet', 'spends a lock to turn a card up, which may kill', () => {
  const played = with1(
    'imperial.tieadvanced.lieutenantcolzet',
    [],
    { ship: { locks: [1] } },
    { ship: { shields: 0 }, down: ['damage.tfa.directhit'] },
  );
  moment(played, 'end.start');
  answer(played, 0, 'imperial.tieadvanced.lieutenantcolzet 0');
  expect(shipIn(played, 0).locks).toEqual([]);
  expect(scores(played)).toEqual([5, -2, 0, 0]);
  expect(only(played.events, 'scored')[0]?.as).toBe('other');
});

exercises('rebel.ewing.corranhorn', 'attacks at the end of a round, and not in the next', () => {
  const played = with1('rebel.ewing.corranhorn');
  played.match.board.phase = 'end';
  moment(played, 'end.start');
  answer(played, 0, 'rebel.ewing.corranhorn 0');
  expect(asked(played)).toEqual(['0 attack']);
  answer(played, 0, null);
  played.match.board.round = 3;
  expect(mayAttack(played, 0, 1)).toBe(false);
});

exercises('modification.pulsedrayshield', 'takes an ion token for a shield', () => {
  const played = moment(
    with1('rebel.hwk290.rebeloperative', ['modification.pulsedrayshield'], { ship: { shields: 0 } }),
    'end.start',
  );
  expect(shipIn(answers(played, 'modification.pulsedrayshield 0'), 0)).toMatchObject({
    shields: 1,
    tokens: { ion: 1 },
  });
});

exercises('crew.r2d2-swx22', 'recovers a shield, and may turn a card up', () => {
  const played = moment(
    with1('rebel.arc170.sharabey', ['crew.r2d2-swx22'], {
      ship: { shields: 0 },
      down: ['damage.tfa.structuraldamage'],
    }),
    'round.end',
  );
  rig(played, attackDice('hit'));
  answer(played, 0, 'crew.r2d2-swx22 0');
  expect(shipIn(played, 0)).toMatchObject({ shields: 1, damage: [{ up: true }] });
});

exercises('imperial.tiefofighter.epsilonace', 'has skill 12 while unhurt', () => {
  expect(skillOf(with1('imperial.tiefofighter.epsilonace').match.board, 0, 'combat')).toBe(12);
  expect(
    skillOf(with1('imperial.tiefofighter.epsilonace', [], { down: ['damage.tfa.directhit'] }).match.board, 0, 'combat'),
  ).toBe(4);
});

exercises('system.enhancedscopes', 'has skill 0 in Activation alone', () => {
  const { board } = with1('rebel.bwing.bluesquadronpilot', ['system.enhancedscopes']).match;
  expect([skillOf(board, 0, 'activation'), skillOf(board, 0, 'combat')]).toEqual([0, 2]);
});

exercises('astromech.r2f2', 'has one more agility for the round', () => {
  const played = act(with1('rebel.xwing.rookiepilot', ['astromech.r2f2']), 0, 'astromech.r2f2 0');
  attack(played, { by: 1, at: 0 });
  expect(only(played.events, 'rolled')[1]?.faces).toHaveLength(3);
});

exercises('astromech.r5d8', 'may discard a facedown card', () => {
  const played = with1('rebel.xwing.rookiepilot', ['astromech.r5d8'], { down: ['damage.tfa.directhit'] });
  rig(played, defenceDice('focus'));
  expect(shipIn(act(played, 0, 'astromech.r5d8 0'), 0).damage).toEqual([]);
});

exercises('crew.landocalrissian', 'rolls for tokens', () => {
  const played = with1('rebel.hwk290.rebeloperative', ['crew.landocalrissian']);
  rig(played, defenceDice('focus', 'evade'));
  expect(shipIn(act(played, 0, 'crew.landocalrissian 0'), 0).tokens).toMatchObject({ focus: 1, evade: 1 });
});

exercises('crew.saboteur', 'turns a card of a foe at range 1 up', () => {
  const played = with1(
    'imperial.tiereaper.scarifbasepilot',
    ['crew.saboteur'],
    {},
    { down: ['damage.tfa.structuraldamage'] },
  );
  rig(played, attackDice('hit'));
  expect(shipIn(act(played, 0, 'crew.saboteur 0'), 1).damage).toMatchObject([{ up: true }]);
});

exercises('crew.leebo', 'boosts for an ion token', () => {
  const played = act(
    with1('rebel.hwk290.rebeloperative', ['crew.leebo'], {}, { at: [700, 700, 0] }),
    0,
    'crew.leebo 0',
  );
  answers(played, 'boost', 'bank-1 left');
  expect(shipIn(played, 0)).toMatchObject({ tokens: { ion: 1 }, acted: ['crew.leebo 0', 'boost'] });
});

exercises('modification.spacetugtractorarray', 'gives a tractor beam to a ship ahead', () => {
  const played = act(
    with1('scum.quadjumper.jakkugunrunner', ['modification.spacetugtractorarray']),
    0,
    'modification.spacetugtractorarray 0',
  );
  expect(optionsOf(played, 0)).toContain(null);
  answer(played, 0, null);
  expect(shipIn(played, 1).tokens.tractor).toBe(1);
});

exercises('illicit.blackmarketslicertools', 'turns stress into a damage card', () => {
  const played = with1(
    'scum.z95headhunter.binayrepirate',
    ['illicit.blackmarketslicertools'],
    {},
    { tokens: { stress: 1 } },
  );
  rig(played, attackDice('crit'));
  act(played, 0, 'illicit.blackmarketslicertools 0');
  expect(shipIn(played, 1)).toMatchObject({ tokens: { stress: 0 }, damage: [{ up: false }] });
  expect(scores(played)[0]).toBe(1);
});

exercises(
  ['elite.veteraninstincts', 'modification.hullupgrade', 'modification.shieldupgrade', 'modification.engineupgrade'],
  'change what the ship is',
  () => {
    const upgrades: readonly UpgradeId[] = [
      'elite.veteraninstincts',
      'modification.shieldupgrade',
      'modification.engineupgrade',
    ];
    const played = with1('imperial.tiefighter.blacksquadronpilot', upgrades, {}, { at: [700, 700, 0] });
    expect(skillOf(played.match.board, 0, 'combat')).toBe(6);
    expect(shipIn(played, 0).shields).toBe(1);
    run(played, { at: 'actions', step: 0, ship: 0, left: 1 });
    expect(optionsOf(played, 0)).toContain('boost');
    const tough = with1('imperial.tiefighter.academypilot', ['modification.hullupgrade'], {
      down: ['damage.tfa.directhit', 'damage.tfa.directhit'],
      ship: { fought: true },
    });
    attack(tough, { by: 1, at: 0, attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank', 'blank'] });
    expect(shipIn(passAll(tough), 0).status).toBe('flying');
  },
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
    const actions = (played: Played): readonly unknown[] => {
      run(played, { at: 'actions', step: 0, ship: 0, left: 1 });
      return optionsOf(played, 0);
    };
    expect(actions(with1('imperial.tieinterceptor.alphasquadronpilot', ['modification.targetingcomputer']))).toContain(
      'target-lock',
    );
    expect(actions(with1('rebel.xwing.rookiepilot', ['modification.vectoredthrusters']))).toContain('barrel-roll');
    expect(actions(with1('scum.g1astarfighter.gandfindsman', ['cannon.tractorbeam', 'title.misthunter']))).toContain(
      'barrel-roll',
    );
    const heavy = with1('scum.m3ainterceptor.cartelspacer', ['title.heavyscykinterceptor'], {
      down: ['damage.tfa.directhit'],
      ship: { shields: 0, fought: true },
    });
    attack(heavy, { by: 1, at: 0, attack: ['hit', 'blank', 'blank'], defence: ['blank', 'blank', 'blank'] });
    expect(shipIn(passAll(heavy), 0).status).toBe('flying');
  },
);

exercises('turret.blasterturret', 'needs and spends a focus token, and shoots all round', () => {
  const fitted: Layout = {
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
