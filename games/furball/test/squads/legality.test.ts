import { expect, test } from 'vitest';
import { PILOTS, type PilotId, UPGRADES, type UpgradeId } from '../../catalogue/index.ts';
import { faultInWords, faultsOf, isLegal, squadOf } from '../../squads/index.ts';
import { event, everything } from '../support/events.ts';

function complaints(pilot: PilotId, ...upgrades: readonly UpgradeId[]): readonly string[] {
  return faultsOf(squadOf(pilot, upgrades), { ...event, limit: 100 }).map(faultInWords);
}

type Case = readonly [string, PilotId, readonly UpgradeId[]];

test.each<Case>([
  ['a plain pilot', 'rebel.xwing.rookiepilot', []],
  ['the source’s Dutch', 'rebel.ywing.dutchvander', ['title.btla4ywing', 'turret.twinlaserturret']],
  ['two of the same torpedo', 'rebel.ywing.goldsquadronpilot', ['torpedo.protontorpedoes', 'torpedo.protontorpedoes']],
  [
    'a slot that a title opens',
    'rebel.awing.tychocelchu',
    ['title.awingtestpilot', 'elite.pushthelimit', 'elite.juke'],
  ],
  ['a slot that an astromech opens', 'rebel.xwing.redsquadronpilot', ['astromech.r2d6', 'elite.predator']],
  ['a slot that a torpedo opens', 'rebel.ywing.goldsquadronpilot', ['torpedo.bombloadout', 'bomb.protonbombs']],
  [
    'a slot of choice, as cannon',
    'scum.m3ainterceptor.cartelspacer',
    ['title.heavyscykinterceptor', 'cannon.ioncannon'],
  ],
  [
    'a slot of choice, as missile',
    'scum.m3ainterceptor.cartelspacer',
    ['title.heavyscykinterceptor', 'missile.concussionmissiles'],
  ],
  [
    'two titles',
    'scum.starviper.guri',
    ['title.starvipermkii', 'title.virago', 'system.advancedsensors', 'illicit.glitterstim'],
  ],
  ['a card that needs two slots', 'imperial.tiereaper.scarifbasepilot', ['crew.emperorpalpatine']],
  [
    'three modifications',
    'scum.kihraxzfighter.blacksunace',
    ['title.vaksai', 'modification.hullupgrade', 'modification.engineupgrade', 'modification.autothrusters'],
  ],
  [
    'an action printed on the ship',
    'imperial.tieinterceptor.royalguardpilot',
    ['title.royalguardtie', 'modification.autothrusters', 'modification.hullupgrade'],
  ],
  [
    'an action on one side of a dual card',
    'rebel.xwing.redsquadronpilot',
    ['torpedo.renegaderefit', 'modification.servomotorsfoils', 'modification.autothrusters'],
  ],
  [
    'a card that comes along without a slot',
    'scum.g1astarfighter.gandfindsman',
    ['title.misthunter', 'cannon.tractorbeam'],
  ],
  ['Maul beside Ezra Bridger', 'rebel.attackshuttle.ezrabridger', ['crew.maul']],
  ['Maul beside Ezra Bridger of the crew', 'rebel.auzituckgunship.kashyyykdefender', ['crew.maul', 'crew.ezrabridger']],
  ['a unique droid in Havoc', 'scum.scurrgh6bomber.lokrevenant', ['title.havoc', 'salvagedastromech.genius']],
  [
    'crew of four points in a shuttle',
    'imperial.tiebomber.scimitarsquadronpilot',
    ['title.tieshuttle', 'crew.ysanneisard', 'crew.flightinstructor'],
  ],
  [
    'scanners beside torpedo and missile',
    'imperial.tiebomber.scimitarsquadronpilot',
    ['modification.longrangescanners'],
  ],
  ['a skill that just suffices', 'rebel.ewing.blackmoonsquadronpilot', ['astromech.r2d6', 'elite.predator']],
  ['a single shield', 'scum.kihraxzfighter.cartelmarauder', ['modification.pulsedrayshield']],
])('%s is legal', (_, pilot, upgrades) => {
  expect(complaints(pilot, ...upgrades)).toEqual([]);
});

test.each<Case>([
  ['Proton Torpedoes needs a torpedo slot, and none is free.', 'rebel.awing.tychocelchu', ['torpedo.protontorpedoes']],
  [
    'Proton Torpedoes needs a torpedo slot, and none is free.',
    'rebel.xwing.rookiepilot',
    ['torpedo.protontorpedoes', 'torpedo.protontorpedoes'],
  ],
  [
    'Emperor Palpatine needs a crew slot, and none is free.',
    'imperial.tiephantom.sigmasquadronpilot',
    ['crew.emperorpalpatine'],
  ],
  [
    'Ion Cannon needs a cannon slot, and none is free.',
    'imperial.tiedefender.deltasquadronpilot',
    ['title.tiex7', 'cannon.ioncannon'],
  ],
  [
    'Hull Upgrade needs a modification slot, and none is free.',
    'scum.m3ainterceptor.cartelspacer',
    ['title.lightscykinterceptor', 'modification.hullupgrade'],
  ],
  ['Predator needs an elite slot, and none is free.', 'rebel.xwing.redsquadronpilot', ['elite.predator']],
  ['Ruthlessness is for Imperial ships only.', 'rebel.awing.tychocelchu', ['elite.ruthlessness']],
  ['ARC Caster is for Rebel and Scum ships only.', 'imperial.tiedefender.deltasquadronpilot', ['cannon.arccaster']],
  ['Maul is for Scum ships only.', 'rebel.attackshuttle.zeborrelios', ['crew.maul']],
  ['TIE/D is for the TIE Defender only.', 'rebel.xwing.rookiepilot', ['title.tied']],
  [
    'Integrated Astromech is for the X-wing and the T-70 X-wing only.',
    'rebel.awing.prototypepilot',
    ['modification.integratedastromech'],
  ],
  [
    'Twin Ion Engine Mk. II is for the TIE Adv. Prototype, the TIE Advanced, the TIE Aggressor and 11 other kinds of ship only.',
    'rebel.xwing.rookiepilot',
    ['modification.twinionenginemkii'],
  ],
  ['A-wing Test Pilot needs a pilot skill of 2 or more.', 'rebel.awing.prototypepilot', ['title.awingtestpilot']],
  [
    'Thrust Corrector needs a hull of 4 or less.',
    'scum.starviper.blacksunassassin',
    ['title.virago', 'system.thrustcorrector', 'modification.hullupgrade'],
  ],
  ['Pulsed Ray Shield needs a shield value of exactly 1.', 'rebel.xwing.rookiepilot', ['modification.pulsedrayshield']],
  [
    'Pulsed Ray Shield needs a shield value of exactly 1.',
    'scum.kihraxzfighter.cartelmarauder',
    ['title.vaksai', 'modification.pulsedrayshield', 'modification.shieldupgrade'],
  ],
  [
    "Autothrusters needs the boost action on the ship's action bar.",
    'rebel.xwing.rookiepilot',
    ['modification.autothrusters'],
  ],
  [
    "Long-Range Scanners needs a missile slot on the ship's upgrade bar.",
    'rebel.xwing.rookiepilot',
    ['modification.longrangescanners'],
  ],
  ['R2-D6 is for ships without an elite slot.', 'rebel.xwing.wedgeantilles', ['astromech.r2d6']],
  [
    'Ezra Bridger is unique, and the squad has that name twice.',
    'rebel.attackshuttle.ezrabridger',
    ['crew.ezrabridger'],
  ],
  [
    'R2-D2 is unique, and the squad has that name twice.',
    'rebel.arc170.braylenstramm',
    ['astromech.r2d2', 'crew.r2d2-swx22'],
  ],
  [
    'Chopper is unique, and the squad has that name twice.',
    'rebel.sheathipedeclassshuttle.ap5',
    ['astromech.chopper-swx72', 'crew.chopper'],
  ],
  [
    'Bomb Loadout is limited, so a ship may carry only one.',
    'rebel.ywing.goldsquadronpilot',
    ['torpedo.bombloadout', 'torpedo.bombloadout'],
  ],
  [
    'With A-wing Test Pilot, these upgrades must be different, but the squad has Juke twice.',
    'rebel.awing.tychocelchu',
    ['title.awingtestpilot', 'elite.juke', 'elite.juke'],
  ],
  [
    'With Royal Guard TIE, these upgrades must be different, but the squad has Hull Upgrade twice.',
    'imperial.tieinterceptor.royalguardpilot',
    ['title.royalguardtie', 'modification.hullupgrade', 'modification.hullupgrade'],
  ],
  [
    'With Vaksai, these upgrades must be different, but the squad has Hull Upgrade twice.',
    'scum.kihraxzfighter.blacksunace',
    ['title.vaksai', 'modification.hullupgrade', 'modification.hullupgrade'],
  ],
  [
    'With Renegade Refit, these upgrades must be different, but the squad has Hull Upgrade twice.',
    'rebel.xwing.rookiepilot',
    ['torpedo.renegaderefit', 'modification.hullupgrade', 'modification.hullupgrade'],
  ],
  [
    'With StarViper Mk.II, these upgrades must be different, but the squad has StarViper Mk.II twice.',
    'scum.starviper.guri',
    ['title.starvipermkii', 'title.starvipermkii'],
  ],
  [
    'With Havoc, only a unique upgrade may go into that slot, and Unhinged Astromech isn’t unique.',
    'scum.scurrgh6bomber.lokrevenant',
    ['title.havoc', 'salvagedastromech.unhingedastromech'],
  ],
  [
    'With TIE Shuttle, this upgrade may cost at most 4 points, and Gunner costs more.',
    'imperial.tiebomber.scimitarsquadronpilot',
    ['title.tieshuttle', 'crew.gunner'],
  ],
  [
    'Mist Hunter must be equipped together with Tractor Beam.',
    'scum.g1astarfighter.gandfindsman',
    ['title.misthunter'],
  ],
  ['Tractor Beam needs a cannon slot, and none is free.', 'scum.g1astarfighter.gandfindsman', ['cannon.tractorbeam']],
  [
    'Lone Wolf is banned: without friendly ships, it would always work.',
    'rebel.xwing.wedgeantilles',
    ['elite.lonewolf'],
  ],
  [
    'Advanced Cloaking Device is banned from the Furball.',
    'imperial.tiephantom.echo',
    ['modification.advancedcloakingdevice'],
  ],
  [
    'Nashtah Pup Pilot can’t be chosen, because only a large ship can launch it.',
    'scum.z95headhunter.nashtahpuppilot',
    [],
  ],
])('%s', (sentence, pilot, upgrades) => {
  expect(complaints(pilot, ...upgrades)).toEqual([sentence]);
});

test('two of Attanni Mindlink in a squad are allowed, three are not', () => {
  const copies = (number: number): readonly string[] =>
    complaints('scum.starviper.guri', ...Array<UpgradeId>(number).fill('elite.attannimindlink'));
  const fault = 'A squad may have Attanni Mindlink at most 2 times.';
  expect(copies(2)).not.toContain(fault);
  expect(copies(3)).toContain(fault);
});

test('an agility too high for a Lightweight Frame', () => {
  expect(complaints('imperial.tiestriker.scarifdefender', 'modification.lightweightframe')).toEqual([]);
  expect(complaints('imperial.tiefighter.academypilot', 'modification.lightweightframe')).toEqual([
    'Lightweight Frame is for the TIE Aggressor, the TIE Bomber, the TIE Phantom and 4 other kinds of ship only.',
    'Lightweight Frame needs an agility of 2 or less.',
  ]);
});

test('the limit is the event’s, and 35 where nothing is said: only Rexler Brath cannot fly then', () => {
  const wedge = squadOf('rebel.xwing.wedgeantilles', ['torpedo.protontorpedoes', 'elite.pushthelimit']);
  expect(faultsOf(wedge, event).map(faultInWords)).toEqual(['The squad costs 36 points, and the limit is 35.']);
  expect(isLegal(wedge, { ...event, limit: 36 })).toBe(true);
  expect(faultsOf(squadOf('imperial.tiedefender.rexlerbrath'), event)).toEqual([
    { is: 'too-many-points', points: 37, limit: 35 },
  ]);
});

test('a card that is not written yet is refused by name', () => {
  const coverage = { ...everything, isDone: () => false };
  const squad = squadOf('rebel.xwing.wedgeantilles', ['elite.predator']);
  expect(faultsOf(squad, { ...event, coverage }).map(faultInWords)).toEqual([
    'Wedge Antilles is not in the game yet.',
    'Predator is not in the game yet.',
  ]);
});

test('every upgrade but the two bans goes onto some ship, a few of them only beside another', () => {
  const beside: { readonly [upgrade: string]: UpgradeId } = {
    'system.advtargetingcomputer': 'title.tiex1',
    'title.misthunter': 'cannon.tractorbeam',
  };
  const homeless = UPGRADES.filter(({ id }) => {
    const other = beside[id];
    return !PILOTS.some((pilot) => isLegal(squadOf(pilot.id, other === undefined ? [id] : [id, other]), event));
  });
  expect(homeless.map(({ id }) => id)).toEqual(['elite.lonewolf', 'modification.advancedcloakingdevice']);
});
