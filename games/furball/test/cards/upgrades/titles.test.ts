import { expect } from 'vitest';
import type { PilotId, UpgradeId } from '../../../catalogue/index.ts';
import { clearTokens, unlock } from '../../../rules/08-tokens.ts';
import { difficultyOf, hullOf } from '../../../rules/values.ts';
import { alone, colour } from '../../support/cards/flying.ts';
import { suffer } from '../../support/cards/harm.ts';
import { AT, DAMAGED, NEAR, pilot, shooter, weak } from '../../support/cards/layouts.ts';
import { NONE } from '../../support/cards/shots.ts';
import { boardWith, gives, legal, opens, points } from '../../support/cards/squads.ts';
import { follow, lockedOn } from '../../support/cards/tokens.ts';
import { chasing, facing, fleeing, offers, rolled, shoot, shown, usable } from '../../support/duel.ts';
import { exercises } from '../../support/exercises.ts';
import {
  act,
  activate,
  answer,
  answers,
  asked,
  attackDice,
  combatTurn,
  defenceDice,
  fly,
  mayAttack,
  only,
  optionsOf,
  type Playthrough,
  passAll,
  rig,
  type ShipLayout,
  scores,
  shipIn,
  table,
} from '../../support/playing.ts';

const DISABLED: ShipLayout = { pilot: 'imperial.alphaclassstarwing.nusquadronpilot', tokens: { disabled: 1 } };

exercises('title.adaptiveailerons', 'flies before the dial is revealed', () => {
  const played = activate(alone('imperial.tiestriker.imperialtrainee', ['title.adaptiveailerons']), 0, 'straight 1');
  answer(played, 0, 1);
  expect(shipIn(played, 0).pose.y).toBe(460_000);
});

exercises('title.advancedailerons', 'makes banks of speed 3 white, and flies before the dial', () => {
  const played = alone('imperial.tiereaper.scarifbasepilot', ['title.advancedailerons']);
  expect(colour(played, { bearing: 'bank-left', speed: 3, difficulty: 'red' })).toBe('white');
  activate(played, 0, 'straight 1');
  expect(asked(played)).toEqual(['0 manoeuvre']);
});

exercises('title.awingtestpilot', 'gives a second elite slot, not for the same card', () => {
  opens('title.awingtestpilot', 'rebel.awing.tychocelchu', 'elite.pushthelimit', 'elite.juke');
  expect(legal('rebel.awing.tychocelchu', 'title.awingtestpilot', 'elite.juke', 'elite.juke')).toBe(false);
});

exercises(['title.btla4ywing', 'turret.twinlaserturret'], 'Dutch hits, hits and kills for five in all', () => {
  const dutch = shooter('rebel.ywing.dutchvander', 'turret.twinlaserturret', 'title.btla4ywing');
  const played = table([dutch, { at: [300, 500, 270], ship: { shields: 2 }, down: DAMAGED }]);
  combatTurn(played, 0);
  rig(played, attackDice('hit', 'blank'), defenceDice('blank', 'blank'));
  answer(played, 0, { weapon: 0, at: 1, pay: 0, obstructed: false });
  expect(scores(played)[0]).toBe(1);
  rig(played, attackDice('hit', 'blank', 'blank'), defenceDice('blank', 'blank'));
  rig(played, attackDice('hit', 'blank', 'blank'), defenceDice('blank', 'blank'));
  answers(played, 'title.btla4ywing 0', { weapon: 1, at: 1, pay: 0, obstructed: false });
  expect(scores(passAll(played))).toEqual([5, -2, 0, 0]);
  expect(only(played.events, 'scored').map(({ seat, points, limit }) => [seat, points, limit])).toEqual([
    [0, 1, 'none'],
    [0, 0, 'round'],
    [0, 4, 'round'],
    [1, -2, 'none'],
  ]);
});

exercises('title.btla4ywing', 'shoots its turret ahead, and again only after the primary weapon', () => {
  const by = pilot('rebel.ywing.goldsquadronpilot', { upgrades: ['turret.dorsalturret', 'title.btla4ywing'] });
  expect([mayAttack(facing(2, by), 0, 1, 1), mayAttack(fleeing(2, by), 0, 1, 1)]).toEqual([true, false]);
  const extra = (weapon: number): boolean =>
    offers(
      shoot(facing(2, by), { weapon, attack: NONE.slice(0, 2), defence: ['blank', 'blank'] }),
      0,
      'title.btla4ywing',
    );
  expect([extra(0), extra(1)]).toEqual([true, false]);
});

exercises('title.havoc', 'swaps crew for a system and a unique salvaged astromech', () => {
  opens('title.havoc', 'scum.scurrgh6bomber.lokrevenant', 'system.advancedsensors', 'salvagedastromech.genius');
  expect(legal('scum.scurrgh6bomber.lokrevenant', 'title.havoc', 'crew.gunner')).toBe(false);
  expect(legal('scum.scurrgh6bomber.lokrevenant', 'title.havoc', 'salvagedastromech.unhingedastromech')).toBe(false);
});

exercises('title.heavyscykinterceptor', 'adds a hull point and one slot for a cannon, torpedo or missile', () => {
  const scyk: PilotId = 'scum.m3ainterceptor.tansariipointveteran';
  expect(hullOf(boardWith(scyk, 'title.heavyscykinterceptor'), 0)).toBe(hullOf(boardWith(scyk), 0) + 1);
  for (const weapon of ['cannon.ioncannon', 'torpedo.protontorpedoes', 'missile.concussionmissiles'] as const) {
    expect(legal(scyk, weapon)).toBe(false);
    expect(legal(scyk, 'title.heavyscykinterceptor', weapon)).toBe(true);
  }
  expect(legal(scyk, 'title.heavyscykinterceptor', 'cannon.ioncannon', 'missile.concussionmissiles')).toBe(false);
});

exercises('title.lightscykinterceptor', 'is dealt every card faceup, and banks green', () => {
  const played = suffer(
    table([
      { pilot: 'scum.m3ainterceptor.cartelspacer', upgrades: ['title.lightscykinterceptor'], ship: { shields: 0 } },
    ]),
    1,
  );
  expect(only(played.events, 'dealt')[0]?.card).not.toBeNull();
  expect(difficultyOf(played.match.board, 0, { bearing: 'bank-left', speed: 2, difficulty: 'white' })).toBe('green');
});

exercises('title.misthunter', 'gives the barrel roll action and brings a tractor beam', () => {
  const pilot: PilotId = 'scum.g1astarfighter.gandfindsman';
  expect([legal(pilot, 'title.misthunter'), legal(pilot, 'title.misthunter', 'cannon.tractorbeam')]).toEqual([
    false,
    true,
  ]);
  expect(legal(pilot, 'cannon.tractorbeam')).toBe(false);
  gives('title.misthunter', 'barrel-roll', pilot)();
});

exercises('title.moldycrow', 'keeps its focus tokens', () => {
  const played = table([
    { pilot: 'rebel.hwk290.rebeloperative', upgrades: ['title.moldycrow'], tokens: { focus: 2, evade: 1 } },
  ]);
  clearTokens(played.match.board, 0);
  expect(shipIn(played, 0).tokens).toMatchObject({ focus: 2, evade: 0 });
});

exercises('title.os1arsenalloadout', 'fires torpedoes and missiles at a locked ship with weapons disabled', () => {
  const upgrades = ['missile.unguidedrockets', 'cannon.ioncannon', 'title.os1arsenalloadout'] as const;
  const tokens = { disabled: 1, focus: 1 };
  const weapons = (locks: readonly number[]): readonly boolean[] =>
    [0, 1, 2].map((weapon) => mayAttack(facing(2, { ...DISABLED, upgrades, tokens, ship: { locks } }), 0, 1, weapon));
  expect(weapons([1])).toEqual([false, true, false]);
  expect(weapons([2])).toEqual([false, false, false]);
});

exercises('title.royalguardtie', 'makes room for two different modifications', () => {
  const guard = 'imperial.tieinterceptor.royalguardpilot';
  opens('title.royalguardtie', guard, 'modification.hullupgrade', 'modification.stealthdevice');
  expect(legal(guard, 'title.royalguardtie', 'modification.hullupgrade', 'modification.hullupgrade')).toBe(false);
});

exercises('title.sabinesmasterpiece', 'gives a crew and an illicit slot', () => {
  opens('title.sabinesmasterpiece', 'rebel.tiefighter.ahsokatano', 'crew.gunner', 'illicit.glitterstim');
});

exercises('title.starvipermkii', 'rolls with a bank', () => {
  const played = act(alone('scum.starviper.blacksunenforcer', ['title.starvipermkii']), 0, 'barrel-roll');
  expect(optionsOf(played, 0)).toHaveLength(36);
  answer(played, 0, 'roll bank-1 left forward 0 0');
  expect(shipIn(played, 0).pose.heading).toBe(131_072);
});

exercises(['title.tied', 'cannon.ioncannon'], 'two attacks of a round that kill two ships score five', () => {
  const defender = shooter('imperial.tiedefender.deltasquadronpilot', 'cannon.ioncannon', 'title.tied');
  const played = table([defender, weak([300, 380, 270]), weak([340, 440, 270])]);
  combatTurn(played, 0);
  rig(played, attackDice('hit', 'blank', 'blank'), defenceDice('blank', 'blank'));
  answer(played, 0, { weapon: 1, at: 1, pay: 0, obstructed: false });
  rig(played, attackDice('hit', 'blank', 'blank', 'blank'), defenceDice('blank', 'blank'));
  answers(played, 'title.tied 0', { weapon: 0, at: 2, pay: 0, obstructed: false });
  expect(scores(passAll(played))).toEqual([5, -2, -2, 0]);
});

exercises('title.tied', 'needs a cannon of at most three points, once a round', () => {
  const extra = (weapon: UpgradeId, place: number, last = 0): boolean => {
    const played = facing(2, pilot('imperial.tiedefender.onyxsquadronpilot', { upgrades: [weapon, 'title.tied'] }));
    shipIn(played, 0).cards = shipIn(played, 0).cards.map((held) => ({ ...held, used: last }));
    shoot(played, { weapon: place, attack: NONE.slice(0, 4), defence: ['blank', 'blank'] });
    return offers(played, 0, 'title.tied');
  };
  expect(extra('cannon.ioncannon', 1)).toBe(true);
  expect(extra('cannon.heavylasercannon', 1)).toBe(false);
  expect(extra('cannon.ioncannon', 0)).toBe(false);
  expect(extra('cannon.ioncannon', 1, 2)).toBe(false);
});

exercises('title.tieshuttle', 'swaps all ordnance for two crew of at most four points', () => {
  opens('title.tieshuttle', 'imperial.tiebomber.gammasquadronpilot', 'crew.tactician', 'crew.ysanneisard');
  expect(legal('imperial.tiebomber.gammasquadronpilot', 'title.tieshuttle', 'crew.gunner')).toBe(false);
  expect(legal('imperial.tiebomber.gammasquadronpilot', 'title.tieshuttle', 'bomb.protonbombs')).toBe(false);
});

exercises('title.tiev1', 'evades after acquiring a lock', () => {
  const played = lockedOn(
    table([{ pilot: 'imperial.tieadvprototype.sienartestpilot', upgrades: ['title.tiev1'], at: AT }, NEAR]),
    0,
    1,
  );
  expect(shipIn(answers(played, 'title.tiev1 0', 'evade'), 0).tokens.evade).toBe(1);
});

exercises(['title.tiev1', 'scum.ywing.drearenthal'], 'are asked once for one lock', () => {
  const prototype: ShipLayout = {
    pilot: 'imperial.tieadvprototype.sienartestpilot',
    upgrades: ['title.tiev1'],
    at: AT,
  };
  const acquired = lockedOn(table([prototype, NEAR]), 0, 1);
  answer(acquired, 0, null);
  expect(asked(acquired)).not.toContain('0 effects');
  const spent = table([{ pilot: 'scum.ywing.drearenthal', at: AT, ship: { locks: [1] } }, NEAR]);
  follow(spent, unlock(spent.match, 0, 1, undefined, 'spent'));
  answer(spent, 0, null);
  expect(asked(spent)).not.toContain('0 effects');
});

exercises('title.tiex1', 'gives a system slot, and its system costs four points less', () => {
  opens('title.tiex1', 'imperial.tieadvanced.tempestsquadronpilot', 'system.advtargetingcomputer');
  expect(points('imperial.tieadvanced.tempestsquadronpilot', 'title.tiex1', 'system.advtargetingcomputer')).toBe(22);
});

exercises('title.tiex7', 'evades after speeds 3 to 5', () => {
  const x7 = (): Playthrough => alone('imperial.tiedefender.deltasquadronpilot', ['title.tiex7']);
  const played = fly(x7(), 0, 'straight', 3);
  answers(played, 'title.tiex7 0', 'evade');
  expect(shipIn(played, 0).tokens.evade).toBe(1);
  expect(asked(fly(x7(), 0, 'straight', 2))).not.toContain('0 effects');
});

exercises('title.vaksai', 'makes room for three different modifications, and all upgrades cost a point less', () => {
  const mods: readonly UpgradeId[] = [
    'modification.hullupgrade',
    'modification.shieldupgrade',
    'modification.stealthdevice',
  ];
  opens('title.vaksai', 'scum.kihraxzfighter.cartelmarauder', ...mods);
  expect(points('scum.kihraxzfighter.cartelmarauder', 'title.vaksai', ...mods)).toBe(27);
});

exercises('title.virago', 'gives a system and an illicit slot to skilled pilots', () => {
  opens('title.virago', 'scum.starviper.guri', 'system.advancedsensors', 'illicit.glitterstim');
  expect(legal('scum.starviper.blacksunvigo', 'title.virago')).toBe(false);
});

exercises('title.xg1assaultconfiguration', 'fires cannons of at most two points with weapons disabled', () => {
  const upgrades = ['cannon.flechettecannon', 'cannon.ioncannon', 'title.xg1assaultconfiguration'] as const;
  const played = [0, 1, 2].map((weapon) => mayAttack(facing(2, { ...DISABLED, upgrades }), 0, 1, weapon));
  expect(played).toEqual([false, true, false]);
});

exercises('title.allianceoverhaul', 'rolls a die more ahead, and turns a focus into a critical behind', () => {
  const arc = shooter('rebel.arc170.sharabey', 'title.allianceoverhaul');
  const ahead = shoot(facing(2, arc));
  answer(ahead, 0, 'title.allianceoverhaul 0');
  expect(rolled(ahead, 'attack')).toBe(3);
  const behind = shoot(fleeing(2, { ...arc, at: [300, 300, 270] }), { attack: ['focus', 'focus'] });
  expect(usable(behind, 0)).toEqual(['title.allianceoverhaul 1', null]);
  answer(behind, 0, 'title.allianceoverhaul 1');
  expect(shown(behind, 'attack')).toEqual(['crit', 'focus']);
  const unchanged = answers(shoot(facing(2, arc), { attack: ['focus', 'focus'] }), null);
  expect(offers(unchanged, 0, 'title.allianceoverhaul')).toBe(false);
});

exercises('title.blackone', 'frees itself of a lock where a ship is its own friend, and else not', () => {
  const rolledAway = (friendlyToSelf: boolean, locks: readonly number[]): Playthrough => {
    const poe = shooter('rebel.t70xwing.poedameron', 'title.blackone');
    const played = table([poe, { at: [300, 600, 270], ship: { locks } }], {}, { friendlyToSelf });
    return answers(act(played, 0, 'boost'), 'straight-1 ahead');
  };
  const played = answers(rolledAway(true, [0]), 'title.blackone 0');
  expect(shipIn(played, 1).locks).toEqual([]);
  const offered = (other: Playthrough): boolean => offers(other, 0, 'title.blackone');
  expect([offered(rolledAway(false, [0])), offered(rolledAway(true, [2]))]).toEqual([false, false]);
});

exercises('title.concorddawnprotector', 'adds an evade nose to nose at range 1', () => {
  const evades = (played: Playthrough): number => {
    shoot(played, { attack: ['hit', 'hit', 'hit'].slice(0, 2) as ['hit'], defence: ['blank', 'blank', 'blank'] });
    return shown(passAll(played), 'defence').filter((face) => face === 'evade').length;
  };
  const fang: ShipLayout = {
    pilot: 'scum.protectoratestarfighter.zealousrecruit',
    upgrades: ['title.concorddawnprotector'],
  };
  const near = facing(1, { tokens: { disabled: 0 } }, fang);
  shoot(near, { attack: ['hit', 'hit', 'hit'], defence: ['blank', 'blank', 'blank'] });
  expect(shown(passAll(near), 'defence')).toContain('evade');
  expect(evades(facing(2, {}, fang))).toBe(0);
  expect(evades(chasing(2, {}, fang))).toBe(0);
  const behind = chasing(1, {}, fang);
  shoot(behind, { attack: ['hit', 'hit', 'hit'], defence: ['blank', 'blank', 'blank'] });
  expect(shown(passAll(behind), 'defence')).not.toContain('evade');
});

exercises('title.enforcer', 'stresses an attacker in its bullseye', () => {
  const stress = (at: ShipLayout['at'] & object): number => {
    const kimogila: ShipLayout = {
      pilot: 'scum.m12lkimogilafighter.cartelexecutioner',
      upgrades: ['title.enforcer'],
      at: [300, 500, 270],
    };
    const played = shoot(table([{ at }, kimogila]), { attack: ['blank', 'blank'], defence: ['blank'] });
    return shipIn(passAll(played), 0).tokens.stress;
  };
  expect([stress([300, 320, 90]), stress([380, 320, 90])]).toEqual([1, 0]);
});

exercises('title.firstordervanguard', 'rerolls a die against the only ship in arc', () => {
  const vanguard = shooter('imperial.tiesilencer.sienarjaemusanalyst', 'title.firstordervanguard');
  const offered = (...more: readonly ShipLayout[]): boolean =>
    offers(
      shoot(facing(2, vanguard, {}, ...more), { attack: ['blank', 'blank', 'hit'] }),
      0,
      'title.firstordervanguard',
    );
  expect([offered(), offered({ at: [360, 500, 270] })]).toEqual([true, false]);
});

exercises('title.firstordervanguard', 'is discarded to reroll all defence dice', () => {
  const vanguard: ShipLayout = {
    pilot: 'imperial.tiesilencer.sienarjaemusanalyst',
    upgrades: ['title.firstordervanguard'],
  };
  const played = shoot(facing(2, {}, vanguard), { attack: ['hit', 'hit'], defence: ['evade', 'blank', 'blank'] });
  rig(played, defenceDice('blank', 'evade', 'evade'));
  answer(played, 1, 'title.firstordervanguard 1');
  expect(shown(played, 'defence')).toEqual(['blank', 'evade', 'evade']);
  expect(shipIn(played, 1).cards[1]?.up).toBe(false);
});

exercises('title.specialopstraining', 'rolls a die more ahead, or also attacks behind', () => {
  const sf = (): Playthrough =>
    facing(2, shooter('imperial.tiesffighter.omegaspecialist', 'title.specialopstraining'), {}, { at: [300, 150, 90] });
  const one = shoot(sf(), { attack: ['blank', 'blank', 'blank'], defence: ['blank', 'blank'] });
  answer(one, 0, 'title.specialopstraining 0');
  expect(rolled(one, 'attack')).toBe(3);
  expect(offers(one, 0, 'title.specialopstraining')).toBe(false);
  const two = combatTurn(sf(), 0);
  rig(two, attackDice('blank', 'blank'), defenceDice('blank', 'blank'));
  answers(two, { weapon: 0, at: 1, pay: 0, obstructed: false }, null, 'title.specialopstraining 1');
  expect(optionsOf(two, 0)).toEqual([{ weapon: 0, at: 2, pay: 0, obstructed: false }, null]);
  rig(two, attackDice('hit', 'hit'), defenceDice('blank', 'blank'));
  answer(two, 0, { weapon: 0, at: 2, pay: 0, obstructed: false });
  expect(rolledLast(two)).toBe(2);
});

const rolledLast = ({ events }: Playthrough): number =>
  only(events, 'rolled').findLast(({ why }) => why === 'attack')?.faces.length ?? -1;
