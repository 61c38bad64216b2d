import { type CardId, PILOTS, type PilotId, type ShipTypeId, type UpgradeId, upgradeOf } from '../catalogue/index.ts';
import { buildFaults } from './legality.ts';
import { pointsOf, type Squad, squadOf } from './squad.ts';

/** A squad for every ship, to fly at once: upgrades that suit the ship and its pilot, and ask little. `tables.ts` has some of them. */
const READY: { readonly [S in ShipTypeId]: readonly [PilotId, ...UpgradeId[]] } = {
  arc170: [
    'rebel.arc170.sharabey',
    'elite.veteraninstincts',
    'astromech.r4d6',
    'torpedo.plasmatorpedoes',
    'modification.vectoredthrusters',
  ],
  attackshuttle: ['rebel.attackshuttle.sabinewren', 'turret.twinlaserturret', 'modification.engineupgrade'],
  auzituckgunship: [
    'rebel.auzituckgunship.wookieeliberator',
    'elite.veteraninstincts',
    'crew.reconspecialist',
    'modification.engineupgrade',
  ],
  awing: ['rebel.awing.tychocelchu', 'elite.veteraninstincts', 'missile.assaultmissiles', 'modification.stealthdevice'],
  bwing: [
    'rebel.bwing.neradantels',
    'elite.deadeye',
    'torpedo.extramunitions',
    'torpedo.plasmatorpedoes',
    'system.enhancedscopes',
  ],
  ewing: [
    'rebel.ewing.blackmoonsquadronpilot',
    'elite.veteraninstincts',
    'astromech.r2d6',
    'torpedo.plasmatorpedoes',
    'system.enhancedscopes',
  ],
  hwk290: [
    'rebel.hwk290.rebeloperative',
    'turret.twinlaserturret',
    'crew.reconspecialist',
    'modification.shieldupgrade',
  ],
  kwing: [
    'rebel.kwing.wardensquadronpilot',
    'torpedo.extramunitions',
    'missile.advhomingmissiles',
    'bomb.protonbombs',
    'bomb.seismiccharges',
  ],
  scurrgh6bomber: [
    'scum.scurrgh6bomber.lokrevenant',
    'elite.veteraninstincts',
    'turret.blasterturret',
    'bomb.seismiccharges',
    'system.enhancedscopes',
    'title.havoc',
  ],
  sheathipedeclassshuttle: [
    'rebel.sheathipedeclassshuttle.ap5',
    'astromech.r4d6',
    'crew.reconspecialist',
    'modification.engineupgrade',
  ],
  t70xwing: [
    'rebel.t70xwing.redsquadronveteran',
    'elite.veteraninstincts',
    'astromech.r4d6',
    'torpedo.plasmatorpedoes',
    'modification.shieldupgrade',
  ],
  xwing: ['rebel.xwing.wedgeantilles', 'elite.predator', 'modification.hullupgrade'],
  ywing: ['rebel.ywing.hortonsalm', 'astromech.r2astromech', 'turret.twinlaserturret', 'modification.hullupgrade'],
  z95headhunter: ['rebel.z95headhunter.talasquadronpilot', 'missile.assaultmissiles', 'modification.munitionsfailsafe'],
  alphaclassstarwing: [
    'imperial.alphaclassstarwing.rhosquadronveteran',
    'elite.veteraninstincts',
    'torpedo.plasmatorpedoes',
    'missile.clustermissiles',
    'modification.vectoredthrusters',
  ],
  tieadvanced: ['imperial.tieadvanced.darthvader', 'elite.predator', 'system.advtargetingcomputer', 'title.tiex1'],
  tieadvprototype: [
    'imperial.tieadvprototype.baronoftheempire',
    'elite.ruthlessness',
    'missile.ionpulsemissiles',
    'modification.shieldupgrade',
  ],
  tieaggressor: [
    'imperial.tieaggressor.onyxsquadronescort',
    'missile.ionpulsemissiles',
    'turret.twinlaserturret',
    'modification.shieldupgrade',
  ],
  tiebomber: [
    'imperial.tiebomber.majorrhymer',
    'torpedo.extramunitions',
    'missile.harpoonmissiles',
    'bomb.seismiccharges',
  ],
  tiedefender: ['imperial.tiedefender.deltasquadronpilot', 'cannon.ioncannon', 'title.tied'],
  tiefighter: ['imperial.tiefighter.blacksquadronpilot', 'elite.ruthlessness', 'modification.hullupgrade'],
  tiefofighter: ['imperial.tiefofighter.epsilonace', 'modification.shieldupgrade'],
  tieinterceptor: [
    'imperial.tieinterceptor.turrphennir',
    'elite.pushthelimit',
    'modification.shieldupgrade',
    'modification.stealthdevice',
    'title.royalguardtie',
  ],
  tiephantom: [
    'imperial.tiephantom.sigmasquadronpilot',
    'crew.darthvader',
    'system.enhancedscopes',
    'modification.stealthdevice',
  ],
  tiepunisher: [
    'imperial.tiepunisher.cutlasssquadronpilot',
    'torpedo.extramunitions',
    'missile.clustermissiles',
    'bomb.protonbombs',
    'system.enhancedscopes',
  ],
  tiereaper: ['imperial.tiereaper.scarifbasepilot', 'crew.darthvader', 'modification.engineupgrade'],
  tiesffighter: [
    'imperial.tiesffighter.omegaspecialist',
    'elite.veteraninstincts',
    'missile.clustermissiles',
    'modification.shieldupgrade',
  ],
  tiesilencer: [
    'imperial.tiesilencer.firstordertestpilot',
    'elite.veteraninstincts',
    'system.enhancedscopes',
    'modification.shieldupgrade',
  ],
  tiestriker: ['imperial.tiestriker.blacksquadronscout', 'elite.ruthlessness', 'modification.shieldupgrade'],
  g1astarfighter: [
    'scum.g1astarfighter.gandfindsman',
    'elite.veteraninstincts',
    'cannon.tractorbeam',
    'system.enhancedscopes',
    'illicit.feedbackarray',
    'modification.engineupgrade',
    'title.misthunter',
  ],
  kihraxzfighter: [
    'scum.kihraxzfighter.talonbanecobra',
    'elite.snapshot',
    'illicit.glitterstim',
    'modification.hullupgrade',
  ],
  m12lkimogilafighter: [
    'scum.m12lkimogilafighter.cartelexecutioner',
    'elite.veteraninstincts',
    'torpedo.plasmatorpedoes',
    'missile.advhomingmissiles',
    'modification.engineupgrade',
  ],
  m3ainterceptor: [
    'scum.m3ainterceptor.tansariipointveteran',
    'elite.veteraninstincts',
    'cannon.ioncannon',
    'modification.shieldupgrade',
    'title.heavyscykinterceptor',
  ],
  protectoratestarfighter: [
    'scum.protectoratestarfighter.concorddawnace',
    'elite.veteraninstincts',
    'torpedo.plasmatorpedoes',
    'modification.shieldupgrade',
  ],
  quadjumper: [
    'scum.quadjumper.jakkugunrunner',
    'bomb.protonbombs',
    'illicit.feedbackarray',
    'modification.engineupgrade',
  ],
  starviper: [
    'scum.starviper.blacksunassassin',
    'elite.veteraninstincts',
    'system.enhancedscopes',
    'illicit.feedbackarray',
    'title.virago',
  ],
};

/**
 * The ready squad of a ship within a limit, without the cards that are not allowed and what they made room for. Where
 * the pilot is not allowed or too dear, the ship's cheapest one who is allowed flies instead; undefined if there is none.
 */
export function readySquad(ship: ShipTypeId, limit: number, isAllowed: (card: CardId) => boolean): Squad | undefined {
  const [chosen, ...upgrades] = READY[ship];
  const pilot = pilotFor(ship, chosen, limit, isAllowed);
  if (pilot === undefined) return undefined;
  let squad = squadOf(pilot, upgrades.filter(isAllowed));
  for (;;) {
    const dropped = toDrop(squad, limit);
    if (dropped === undefined) return squad;
    squad = squadOf(
      pilot,
      squad.upgrades.filter((upgrade) => upgrade !== dropped),
    );
  }
}

/** Drops one card at a time, since that may make another legal: one without a slot, then the last with a price. */
function toDrop(squad: Squad, limit: number): UpgradeId | undefined {
  for (const fault of buildFaults(squad)) if ('upgrade' in fault) return fault.upgrade;
  return pointsOf(squad) <= limit ? undefined : squad.upgrades.findLast((upgrade) => upgradeOf(upgrade).points > 0);
}

function pilotFor(
  ship: ShipTypeId,
  chosen: PilotId,
  limit: number,
  isAllowed: (card: CardId) => boolean,
): PilotId | undefined {
  const able = PILOTS.filter((pilot) => pilot.ship === ship && pilot.selectable && isAllowed(pilot.id));
  const affordable = able.filter(({ points }) => points <= limit).toSorted((a, b) => a.points - b.points);
  return (affordable.find(({ id }) => id === chosen) ?? affordable[0])?.id;
}
