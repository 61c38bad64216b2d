import type { Faction, Slot } from '../../catalogue/index.ts';

/** How XWS 1.0 spells slots that we spell differently. */
const SPELLED: { readonly [S in Slot]?: string } = {
  elite: 'ept',
  astromech: 'amd',
  salvagedastromech: 'samd',
  modification: 'mod',
};

export function xwsSlot(slot: Slot): string {
  return SPELLED[slot] ?? slot;
}

/** Older files spell some of them otherwise. */
const SLOT_OF: { readonly [spelled: string]: Slot } = {
  ept: 'elite',
  elite: 'elite',
  amd: 'astromech',
  astromech: 'astromech',
  samd: 'salvagedastromech',
  salvagedastromech: 'salvagedastromech',
  torpedo: 'torpedo',
  missile: 'missile',
  cannon: 'cannon',
  turret: 'turret',
  turretweapon: 'turret',
  bomb: 'bomb',
  bombmine: 'bomb',
  crew: 'crew',
  system: 'system',
  systemupgrade: 'system',
  tech: 'tech',
  illicit: 'illicit',
  mod: 'modification',
  modification: 'modification',
  title: 'title',
};

export function slotFromXws(spelled: string): Slot | undefined {
  return Object.hasOwn(SLOT_OF, spelled) ? SLOT_OF[spelled] : undefined;
}

const FACTION_FROM: { readonly [spelled: string]: Faction } = {
  rebel: 'rebel',
  rebels: 'rebel',
  resistance: 'rebel',
  imperial: 'imperial',
  empire: 'imperial',
  firstorder: 'imperial',
  scum: 'scum',
};

export function factionFromXws(spelled: string): Faction | undefined {
  return Object.hasOwn(FACTION_FROM, spelled) ? FACTION_FROM[spelled] : undefined;
}

/** Ships of the first edition whose base is too large for a Furball. */
const LARGER: { readonly [ship: string]: string } = {
  aggressor: 'Aggressor',
  bsf17bomber: 'B/SF-17 Bomber',
  firespray31: 'Firespray-31',
  jumpmaster5000: 'JumpMaster 5000',
  lambdaclassshuttle: 'Lambda-class Shuttle',
  lancerclasspursuitcraft: 'Lancer-class Pursuit Craft',
  upsilonclassshuttle: 'Upsilon-class Shuttle',
  uwing: 'U-wing',
  vcx100: 'VCX-100',
  vt49decimator: 'VT-49 Decimator',
  yt1300: 'YT-1300',
  yt2400freighter: 'YT-2400 Freighter',
  yv666: 'YV-666',
  cr90corvette: 'CR90 Corvette',
  croccruiser: 'C-ROC Cruiser',
  gozanticlasscruiser: 'Gozanti-class Cruiser',
  gr75mediumtransport: 'GR-75 Medium Transport',
  raiderclasscorvette: 'Raider-class Corvette',
};

export function largerShip(spelled: string): string | undefined {
  return Object.hasOwn(LARGER, spelled) ? LARGER[spelled] : undefined;
}
