import { expect } from 'vitest';
import type { PilotId, UpgradeId } from '../../catalogue/index.ts';
import { isLegal, pointsOf, squadOf } from '../../squads/index.ts';
import { event } from '../support/events.ts';
import { exercises } from '../support/exercises.ts';

/** Cards that do all they do while a squad is built. */

function legal(pilot: PilotId, ...upgrades: readonly UpgradeId[]): boolean {
  return isLegal(squadOf(pilot, upgrades), { ...event, limit: 100 });
}

/** That a squad is legal with the card, and not without it. */
function opens(card: UpgradeId, pilot: PilotId, ...upgrades: readonly UpgradeId[]): void {
  expect(legal(pilot, card, ...upgrades)).toBe(true);
  expect(legal(pilot, ...upgrades)).toBe(false);
}

function points(pilot: PilotId, ...upgrades: readonly UpgradeId[]): number {
  return pointsOf(squadOf(pilot, upgrades));
}

exercises('astromech.r2d6', 'gives an elite slot', () => {
  opens('astromech.r2d6', 'rebel.xwing.redsquadronpilot', 'elite.predator');
});

exercises('missile.chardaanrefit', 'saves two points and fills the missile slot', () => {
  expect(points('rebel.awing.prototypepilot', 'missile.chardaanrefit')).toBe(15);
  expect(legal('rebel.awing.prototypepilot', 'missile.chardaanrefit', 'missile.protonrockets')).toBe(false);
});

exercises('modification.bwinge2', 'gives a crew slot', () => {
  opens('modification.bwinge2', 'rebel.bwing.bluesquadronpilot', 'crew.gunner');
});

exercises('title.awingtestpilot', 'gives a second elite slot, not for the same card', () => {
  opens('title.awingtestpilot', 'rebel.awing.tychocelchu', 'elite.pushthelimit', 'elite.juke');
  expect(legal('rebel.awing.tychocelchu', 'title.awingtestpilot', 'elite.juke', 'elite.juke')).toBe(false);
});

exercises('title.havoc', 'swaps crew for a system and a unique salvaged astromech', () => {
  opens('title.havoc', 'scum.scurrgh6bomber.lokrevenant', 'system.advancedsensors', 'salvagedastromech.genius');
  expect(legal('scum.scurrgh6bomber.lokrevenant', 'title.havoc', 'crew.gunner')).toBe(false);
  expect(legal('scum.scurrgh6bomber.lokrevenant', 'title.havoc', 'salvagedastromech.unhingedastromech')).toBe(false);
});

exercises('title.royalguardtie', 'makes room for two different modifications', () => {
  const guard = 'imperial.tieinterceptor.royalguardpilot';
  opens('title.royalguardtie', guard, 'modification.hullupgrade', 'modification.stealthdevice');
  expect(legal(guard, 'title.royalguardtie', 'modification.hullupgrade', 'modification.hullupgrade')).toBe(false);
});

exercises('title.sabinesmasterpiece', 'gives a crew and an illicit slot', () => {
  opens('title.sabinesmasterpiece', 'rebel.tiefighter.ahsokatano', 'crew.gunner', 'illicit.glitterstim');
});

exercises('title.tieshuttle', 'swaps all ordnance for two crew of at most four points', () => {
  opens('title.tieshuttle', 'imperial.tiebomber.gammasquadronpilot', 'crew.tactician', 'crew.ysanneisard');
  expect(legal('imperial.tiebomber.gammasquadronpilot', 'title.tieshuttle', 'crew.gunner')).toBe(false);
  expect(legal('imperial.tiebomber.gammasquadronpilot', 'title.tieshuttle', 'bomb.protonbombs')).toBe(false);
});

exercises('title.tiex1', 'gives a system slot, and its system costs four points less', () => {
  opens('title.tiex1', 'imperial.tieadvanced.tempestsquadronpilot', 'system.advtargetingcomputer');
  expect(points('imperial.tieadvanced.tempestsquadronpilot', 'title.tiex1', 'system.advtargetingcomputer')).toBe(22);
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

exercises('torpedo.bombloadout', 'gives a bomb slot', () => {
  opens('torpedo.bombloadout', 'rebel.ywing.goldsquadronpilot', 'bomb.protonbombs');
});

exercises('torpedo.renegaderefit', 'makes room for two modifications, costs -2, and elite talents a point less', () => {
  const mods: readonly UpgradeId[] = ['modification.hullupgrade', 'modification.integratedastromech'];
  opens('torpedo.renegaderefit', 'rebel.xwing.wedgeantilles', ...mods);
  expect(points('rebel.xwing.wedgeantilles', 'torpedo.renegaderefit', 'elite.predator')).toBe(29);
});
