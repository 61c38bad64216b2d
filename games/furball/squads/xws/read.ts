import {
  type Faction,
  findShip,
  findUpgrade,
  PILOTS,
  type PilotCard,
  type ShipTypeId,
  SLOTS,
  type Slot,
  type UpgradeId,
} from '../../catalogue/index.ts';
import { factionName, slotName } from '../fault.ts';
import { clip, LONGEST_NAME, type ReadSquad, refused } from '../reading.ts';
import { squadOf } from '../squad.ts';
import { isRecord, type Record } from './json.ts';
import { factionFromXws, largerShip, slotFromXws } from './names.ts';

/** A squad of one ship takes less than a thousand characters; nothing larger than this is even looked into. */
export const LONGEST = 65_536;

export function readXws(text: string): ReadSquad {
  if (text.length > LONGEST) {
    return refused([`This has ${text.length} characters, but a squad may have at most ${LONGEST}.`]);
  }
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return refused(['This is not a squad file, because it is not JSON.']);
  }
  const ship = onlyShip(file);
  return typeof ship === 'string' ? refused([ship]) : readShip(ship.file, ship.pilot);
}

/** The only ship of a file, or the reason why there is none. */
function onlyShip(file: unknown): string | { readonly file: Record; readonly pilot: Record } {
  if (!isRecord(file)) return 'This is not a squad file, because it is not an object with a faction and pilots.';
  if ('container' in file || 'collection' in file) return 'This file holds several squads. Choose one of them.';
  const version = file['version'];
  if (typeof version === 'string' && Number.parseInt(version, 10) >= 2) {
    return `This is a squad of the second edition (version ${clip(version)}); Furball is played with the first.`;
  }
  const pilots = file['pilots'];
  if (!Array.isArray(pilots) || pilots.length === 0) return 'The squad has no pilots.';
  if (pilots.length > 1) return `The squad has ${pilots.length} ships, but in Furball everybody flies only one.`;
  const [pilot] = pilots;
  return isRecord(pilot) ? { file, pilot } : 'The squad’s pilot is not an object with a name and a ship.';
}

function readShip(file: Record, entry: Record): ReadSquad {
  const pilot = readPilot(file['faction'], entry['ship'], entry['name']);
  const upgrades = readUpgrades(entry['upgrades']);
  const faults = [...(typeof pilot === 'string' ? [pilot] : []), ...upgrades.faults];
  if (typeof pilot === 'string' || faults.length > 0) return refused(faults);
  const name = file['name'];
  return {
    squad: squadOf(pilot.id, upgrades.ids),
    name: typeof name === 'string' ? clip(name, LONGEST_NAME) : pilot.name,
  };
}

/** The pilot, or what is wrong. */
function readPilot(faction: unknown, ship: unknown, name: unknown): string | PilotCard {
  if (typeof ship !== 'string') return 'The squad does not say which ship is flown.';
  if (typeof name !== 'string') return 'The squad does not name its pilot.';
  const larger = largerShip(ship);
  if (larger !== undefined) return `The base of the ${larger} is too large. Furball is for small ships.`;
  const known = findShip(ship);
  if (known === undefined) return `No ship is called “${clip(ship)}”.`;
  if (typeof faction !== 'string') return 'The squad does not name its faction.';
  const side = factionFromXws(faction);
  if (side === undefined) return `No faction is called “${clip(faction)}”.`;
  return pilotNamed(side, known.id, name) ?? noSuchPilot(side, known.id, name);
}

function pilotNamed(faction: Faction, ship: ShipTypeId, name: string): PilotCard | undefined {
  return PILOTS.find((pilot) => pilot.ship === ship && pilot.faction === faction && pilot.xws === name);
}

function noSuchPilot(faction: Faction, ship: ShipTypeId, name: string): string {
  const elsewhere = PILOTS.find((pilot) => pilot.ship === ship && pilot.xws === name);
  if (elsewhere !== undefined) {
    return `${elsewhere.name} flies for the ${factionName(elsewhere.faction)} faction, and the squad is ${factionName(faction)}.`;
  }
  const shipName = findShip(ship)?.name ?? ship;
  const other = PILOTS.find((pilot) => pilot.xws === name);
  return other === undefined ? `No pilot is called “${clip(name)}”.` : `${other.name} does not fly the ${shipName}.`;
}

function readUpgrades(upgrades: unknown): { readonly ids: readonly UpgradeId[]; readonly faults: readonly string[] } {
  const ids: UpgradeId[] = [];
  const faults: string[] = [];
  // Programs in which an empty dictionary and an empty list are one write the latter.
  if (upgrades === undefined || (Array.isArray(upgrades) && upgrades.length === 0)) return { ids, faults };
  if (!isRecord(upgrades)) return { ids, faults: ['The squad’s upgrades are not listed by slot.'] };
  for (const [spelled, names] of Object.entries(upgrades)) {
    const slot = slotFromXws(spelled);
    if (slot === undefined) faults.push(`No small ship has a slot called “${clip(spelled)}”.`);
    else if (!Array.isArray(names)) faults.push(`The upgrades under “${clip(spelled)}” are not a list.`);
    else for (const name of names) addUpgrade(slot, name, ids, faults);
  }
  return { ids, faults };
}

function addUpgrade(slot: Slot, name: unknown, ids: UpgradeId[], faults: string[]): void {
  if (typeof name !== 'string') {
    faults.push(`Something under “${slotName(slot)}” is not the name of an upgrade.`);
    return;
  }
  const upgrade = findUpgrade(`${slot}.${name}`);
  if (upgrade !== undefined) ids.push(upgrade.id);
  else faults.push(noSuchUpgrade(slot, name));
}

function noSuchUpgrade(slot: Slot, name: string): string {
  const right = SLOTS.find((other) => findUpgrade(`${other}.${name}`) !== undefined);
  if (right === undefined) return `No ${slotName(slot)} upgrade of a small ship is called “${clip(name)}”.`;
  const called = findUpgrade(`${right}.${name}`)?.name ?? name;
  return `${called} goes into the slot ${slotName(right)}, not into ${slotName(slot)}.`;
}
