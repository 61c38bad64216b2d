import {
  type Action,
  type CardId,
  cardOf,
  type Faction,
  type PilotId,
  type ShipTypeId,
  type Slot,
  shipOf,
  type UpgradeId,
} from '../catalogue/index.ts';

/** Why a squad is not legal. */
export type SquadFault =
  | { readonly is: 'too-many-points'; readonly points: number; readonly limit: number }
  | { readonly is: 'not-selectable'; readonly pilot: PilotId }
  | { readonly is: 'banned' | 'not-yet'; readonly card: CardId; readonly reason: string }
  | { readonly is: 'no-slot'; readonly upgrade: UpgradeId; readonly slot: Slot }
  | { readonly is: 'wrong-faction'; readonly upgrade: UpgradeId; readonly factions: readonly Faction[] }
  | { readonly is: 'wrong-ship'; readonly upgrade: UpgradeId; readonly ships: readonly ShipTypeId[] }
  | { readonly is: 'skill-too-low'; readonly upgrade: UpgradeId; readonly least: number }
  | { readonly is: 'hull-too-high' | 'agility-too-high'; readonly upgrade: UpgradeId; readonly most: number }
  | { readonly is: 'wrong-shields'; readonly upgrade: UpgradeId; readonly shields: number }
  | { readonly is: 'action-wanting'; readonly upgrade: UpgradeId; readonly action: Action }
  | { readonly is: 'slot-wanting' | 'slot-there'; readonly upgrade: UpgradeId; readonly slot: Slot }
  | { readonly is: 'too-many-copies'; readonly upgrade: UpgradeId; readonly most: number }
  | { readonly is: 'unique-twice'; readonly name: string }
  | { readonly is: 'limited-twice'; readonly upgrade: UpgradeId }
  | { readonly is: 'same-twice' | 'not-unique'; readonly upgrade: UpgradeId; readonly by: UpgradeId }
  | { readonly is: 'too-dear'; readonly upgrade: UpgradeId; readonly by: UpgradeId; readonly most: number }
  | { readonly is: 'other-wanting'; readonly upgrade: UpgradeId; readonly other: UpgradeId };

/** The fault in a sentence that names it. */
export function faultInWords(fault: SquadFault): string {
  switch (fault.is) {
    case 'too-many-points':
      return `The squad costs ${fault.points} points, and the limit is ${fault.limit}.`;
    case 'not-selectable':
      return `${nameOf(fault.pilot)} can’t be chosen, because only a large ship can launch it.`;
    case 'banned':
    case 'not-yet':
      return fault.reason;
    case 'no-slot':
      return `${nameOf(fault.upgrade)} needs ${aSlot(fault.slot)}, and none is free.`;
    case 'wrong-faction':
      return `${nameOf(fault.upgrade)} is for ${fault.factions.map(factionName).join(' and ')} ships only.`;
    case 'wrong-ship':
      return `${nameOf(fault.upgrade)} is for ${shipList(fault.ships)} only.`;
    case 'skill-too-low':
      return `${nameOf(fault.upgrade)} needs a pilot skill of ${fault.least} or more.`;
    case 'hull-too-high':
      return `${nameOf(fault.upgrade)} needs a hull of ${fault.most} or less.`;
    case 'agility-too-high':
      return `${nameOf(fault.upgrade)} needs an agility of ${fault.most} or less.`;
    case 'wrong-shields':
      return `${nameOf(fault.upgrade)} needs a shield value of exactly ${fault.shields}.`;
    case 'action-wanting':
      return `${nameOf(fault.upgrade)} needs the ${fault.action.replace('-', ' ')} action on the ship's action bar.`;
    case 'slot-wanting':
      return `${nameOf(fault.upgrade)} needs ${aSlot(fault.slot)} on the ship's upgrade bar.`;
    case 'slot-there':
      return `${nameOf(fault.upgrade)} is for ships without ${aSlot(fault.slot)}.`;
    case 'too-many-copies':
      return `A squad may have ${nameOf(fault.upgrade)} at most ${fault.most} times.`;
    case 'unique-twice':
      return `${fault.name} is unique, and the squad has that name twice.`;
    case 'limited-twice':
      return `${nameOf(fault.upgrade)} is limited, so a ship may carry only one.`;
    case 'same-twice':
      return `With ${nameOf(fault.by)}, these upgrades must be different, but the squad has ${nameOf(fault.upgrade)} twice.`;
    case 'not-unique':
      return `With ${nameOf(fault.by)}, only a unique upgrade may go into that slot, and ${nameOf(fault.upgrade)} isn’t unique.`;
    case 'too-dear':
      return `With ${nameOf(fault.by)}, this upgrade may cost at most ${fault.most} points, and ${nameOf(fault.upgrade)} costs more.`;
    case 'other-wanting':
      return `${nameOf(fault.upgrade)} must be equipped together with ${nameOf(fault.other)}.`;
  }
}

function nameOf(card: CardId): string {
  return cardOf(card).name;
}

const FACTION_NAME: { readonly [F in Faction]: string } = { rebel: 'Rebel', imperial: 'Imperial', scum: 'Scum' };

export function factionName(faction: Faction): string {
  return FACTION_NAME[faction];
}

export function slotName(slot: Slot): string {
  return slot === 'salvagedastromech' ? 'salvaged astromech' : slot;
}

function aSlot(slot: Slot): string {
  return `${/^[aei]/.test(slot) ? 'an' : 'a'} ${slotName(slot)} slot`;
}

const SHOWN = 3;

/** "the X-wing", "the X-wing and the T-70 X-wing", "a few others" where the list is long. */
function shipList(ships: readonly ShipTypeId[]): string {
  const names = ships.slice(0, SHOWN).map((ship) => `the ${shipOf(ship).name}`);
  if (ships.length > SHOWN) return `${names.join(', ')} and ${ships.length - SHOWN} other kinds of ship`;
  return names.join(' and ');
}
