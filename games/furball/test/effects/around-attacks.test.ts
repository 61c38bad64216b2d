import { expect } from 'vitest';
import type { PilotId, UpgradeId } from '../../catalogue/index.ts';
import { exercises } from '../support/exercises.ts';
import {
  answer,
  answers,
  asked,
  attack,
  attackDice,
  combatTurn,
  defenceDice,
  fly,
  type Layout,
  mayAttack,
  only,
  optionsOf,
  type Played,
  passAll,
  rig,
  scores,
  shipIn,
  table,
} from '../support/playing.ts';

const AT = [300, 300, 90] as const;
const TARGET: Layout = { at: [300, 380, 270] };
const by = (pilot: PilotId, ...upgrades: readonly UpgradeId[]): Layout => ({ pilot, upgrades, at: AT });
const against = (pilot: PilotId, ...upgrades: readonly UpgradeId[]): Layout => ({ ...TARGET, pilot, upgrades });
const BLANKS = ['blank', 'blank', 'blank', 'blank', 'blank'] as const;
const hits = (played: Played): Played =>
  attack(played, { attack: ['hit', ...BLANKS.slice(1, 3)], defence: ['blank', 'blank', 'blank'] });
/** An attack of so many dice that misses. */
const misses = (played: Played, dice = 3, defence = 2): Played =>
  attack(played, { attack: BLANKS.slice(0, dice), defence: BLANKS.slice(0, defence) });

exercises('imperial.tieinterceptor.turrphennir', 'boosts or rolls after an attack', () => {
  const played = misses(table([by('imperial.tieinterceptor.turrphennir'), TARGET]), 4);
  answers(played, 'imperial.tieinterceptor.turrphennir 0', 'barrel-roll', 'roll straight-1 left 0');
  expect(shipIn(played, 0).pose.x).toBe(220_000);
});

exercises('imperial.tiephantom.whisper', 'focuses after a hit', () => {
  const played = attack(table([by('imperial.tiephantom.whisper'), TARGET]), {
    attack: ['hit', ...BLANKS.slice(1)],
    defence: ['blank', 'blank'],
  });
  expect(shipIn(answers(played, 'imperial.tiephantom.whisper 0'), 0).tokens.focus).toBe(1);
});

exercises('imperial.tieadvprototype.valenrudor', 'acts after defending', () => {
  const played = misses(table([{ at: AT }, against('imperial.tieadvprototype.valenrudor')]), 3, 3);
  expect(shipIn(answers(played, 'imperial.tieadvprototype.valenrudor 0', 'focus'), 1).tokens.focus).toBe(1);
});

exercises('imperial.tiedefender.rexlerbrath', 'turns up what he dealt, as part of his attack', () => {
  const target: Layout = { ...TARGET, pilot: 'scum.kihraxzfighter.cartelmarauder', ship: { shields: 0 } };
  const played = table([{ ...by('imperial.tiedefender.rexlerbrath'), tokens: { focus: 1 } }, target]);
  attack(played, { attack: ['hit', 'hit', 'blank', 'blank'], defence: ['blank', 'blank'] });
  if (optionsOf(played, 0).includes('token.focus-attack')) answer(played, 0, null);
  answer(played, 0, 'imperial.tiedefender.rexlerbrath 0');
  passAll(played);
  expect(shipIn(played, 1).damage.every(({ known }) => known)).toBe(true);
});

exercises('rebel.xwing.wesjanson', 'takes a token from the defender', () => {
  const played = misses(table([by('rebel.xwing.wesjanson'), { ...TARGET, tokens: { focus: 1, evade: 1 } }]), 4);
  answers(played, null, 'rebel.xwing.wesjanson 0', 'evade');
  expect(shipIn(played, 1).tokens).toMatchObject({ focus: 1, evade: 0 });
});

exercises('rebel.xwing.tarnmison', 'locks whoever declares an attack on him', () => {
  const played = attack(table([{ at: AT }, against('rebel.xwing.tarnmison')]), {});
  expect(shipIn(answers(played, 'rebel.xwing.tarnmison 0'), 1).locks).toEqual([0]);
});

exercises('scum.kihraxzfighter.viktorhel', 'stresses the attacker unless he rolled two dice', () => {
  const rolled = (y: number): number => {
    const played = attack(table([{ at: AT }, { at: [300, y, 270], pilot: 'scum.kihraxzfighter.viktorhel' }]), {});
    return shipIn(passAll(played), 0).tokens.stress;
  };
  expect([rolled(380), rolled(600)]).toEqual([0, 1]);
});

exercises('scum.m3ainterceptor.laetinashera', 'evades after a miss', () => {
  const played = misses(table([{ at: AT }, against('scum.m3ainterceptor.laetinashera')]), 3, 3);
  expect(shipIn(answers(played, 'scum.m3ainterceptor.laetinashera 0'), 1).tokens.evade).toBe(1);
});

exercises('astromech.r3a2', 'stresses both', () => {
  const played = attack(table([by('rebel.xwing.rookiepilot', 'astromech.r3a2'), TARGET]), {});
  answers(played, 'astromech.r3a2 0');
  expect([shipIn(played, 0).tokens.stress, shipIn(played, 1).tokens.stress]).toEqual([1, 1]);
});

exercises('crew.rebelcaptive', 'stresses the first attacker of a round', () => {
  const played = table([
    { at: AT },
    against('imperial.tiephantom.sigmasquadronpilot', 'crew.rebelcaptive'),
    { at: [340, 300, 90] },
  ]);
  passAll(misses(played));
  expect(shipIn(played, 0).tokens.stress).toBe(1);
  passAll(attack(played, { by: 2, at: 1 }));
  expect(shipIn(played, 2).tokens.stress).toBe(0);
});

exercises('crew.bazemalbus', 'attacks another ship after a miss', () => {
  const played = table([by('rebel.hwk290.rebeloperative', 'crew.bazemalbus'), TARGET, { at: [340, 420, 270] }]);
  combatTurn(played, 0);
  rig(played, attackDice('blank', 'blank'), defenceDice('blank', 'blank'));
  answer(played, 0, { weapon: 0, at: 1, pay: 0, obstructed: false });
  answer(played, 0, 'crew.bazemalbus 0');
  expect(optionsOf(played, 0)).toEqual([{ weapon: 0, at: 2, pay: 0, obstructed: false }, null]);
});

exercises('crew.captainrex', 'focuses after a miss', () => {
  const played = misses(table([by('rebel.arc170.sharabey', 'crew.captainrex'), TARGET]));
  expect(shipIn(answers(played, 'crew.captainrex 0'), 0).tokens.focus).toBe(1);
});

exercises('crew.magvayarro', 'locks the attacker', () => {
  const played = misses(table([{ at: AT }, against('rebel.arc170.sharabey', 'crew.magvayarro')]), 3, 1);
  expect(shipIn(answers(played, 'crew.magvayarro 0'), 1).locks).toEqual([0]);
});

exercises('crew.tactician', 'stresses whom it attacks at range 2', () => {
  const stress = (y: number): number =>
    shipIn(passAll(attack(table([by('rebel.arc170.sharabey', 'crew.tactician'), { at: [300, y, 270] }]), {})), 1).tokens
      .stress;
  expect([stress(380), stress(500)]).toEqual([0, 1]);
});

exercises('crew.bossk', 'has stress, a focus and a lock after a miss', () => {
  const played = misses(table([by('scum.hwk290.spicerunner', 'crew.bossk'), TARGET]), 2);
  passAll(played);
  expect(shipIn(played, 0)).toMatchObject({ tokens: { stress: 1, focus: 1 }, locks: [1] });
});

exercises('illicit.empdevice', 'ionises everybody at range 1, itself too, instead of attacking', () => {
  const played = combatTurn(table([by('scum.z95headhunter.binayrepirate', 'illicit.empdevice'), TARGET]), 0);
  answer(played, 0, 'illicit.empdevice 0');
  expect([shipIn(played, 0).tokens.ion, shipIn(played, 1).tokens.ion]).toEqual([2, 2]);
  expect(asked(played)).not.toContain('0 attack');
});

exercises('salvagedastromech.r5p8', 'may hurt the attacker', () => {
  const played = misses(table([{ at: AT }, against('scum.ywing.syndicatethug', 'salvagedastromech.r5p8')]), 3, 1);
  rig(played, attackDice('hit'));
  answer(played, 1, 'salvagedastromech.r5p8 0');
  expect(scores(passAll(played))).toEqual([0, 1, 0, 0]);
});

exercises('system.firecontrolsystem', 'locks the defender', () => {
  const played = misses(table([by('rebel.bwing.bluesquadronpilot', 'system.firecontrolsystem'), TARGET]), 4);
  expect(shipIn(answers(played, 'system.firecontrolsystem 0'), 0).locks).toEqual([1]);
});

exercises('imperial.tieaggressor.doubleedge', 'attacks with another weapon after a miss', () => {
  const played = table([by('imperial.tieaggressor.doubleedge', 'turret.dorsalturret'), TARGET]);
  combatTurn(played, 0);
  rig(played, attackDice(...BLANKS.slice(0, 3)), defenceDice('blank', 'blank'));
  answers(played, { weapon: 1, at: 1, pay: 0, obstructed: false }, 'imperial.tieaggressor.doubleedge 0');
  expect(optionsOf(played, 0)).toEqual([{ weapon: 0, at: 1, pay: 0, obstructed: false }, null]);
});

exercises('rebel.awing.arvelcrynyd', 'attacks whom he touches', () => {
  const played = fly(table([by('rebel.awing.arvelcrynyd'), TARGET]), 0, 'straight', 1);
  expect(shipIn(played, 0).touching).toEqual([1]);
  expect(mayAttack(played, 0, 1)).toBe(true);
  expect(only(hits(table([by('rebel.awing.arvelcrynyd'), TARGET])).events, 'attacks')).toHaveLength(1);
});
