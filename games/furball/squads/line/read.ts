import {
  FACTIONS,
  type Faction,
  PILOTS,
  type PilotCard,
  SHIPS,
  type ShipTypeId,
  SLOTS,
  UPGRADES,
  type Upgrade,
} from '../../catalogue/index.ts';
import { slotName } from '../fault.ts';
import { clip, LONGEST_NAME, type ReadSquad, refused } from '../reading.ts';
import { squadOf } from '../squad.ts';
import { CARD, NAMED, pilotInFull, TOTAL } from './form.ts';

/** The longest squad takes some 500 characters. */
const LONGEST = 2000;

/** Reads what `writeLine` writes, and what a person would write like it: cases, quotation marks, slots and factions may be left out where one card alone can be meant. */
export function readLine(text: string): ReadSquad {
  if (text.length > LONGEST) {
    return refused([`This line has ${text.length} characters, but a squad may have at most ${LONGEST}.`]);
  }
  const whole = text.trim();
  const at = whole.lastIndexOf(NAMED);
  const name = at < 0 ? '' : clip(whole.slice(0, at), LONGEST_NAME);
  // Points are counted again, whatever the line says.
  const cards = whole.slice(at < 0 ? 0 : at + NAMED.length).replace(new RegExp(`${TOTAL}-?\\d+\\D*$`), '');
  const [first = '', ...rest] = cards.split(CARD);
  const pilot = readPilot(first);
  const upgrades = rest.map(readUpgrade);
  const faults = [pilot, ...upgrades].filter((each) => typeof each === 'string');
  if (typeof pilot === 'string' || faults.length > 0) return refused(faults);
  const ids = upgrades.flatMap((upgrade) => (typeof upgrade === 'string' ? [] : [upgrade.id]));
  return { squad: squadOf(pilot.id, ids), name: name === '' ? pilot.name : name };
}

/** "Luke Skywalker, Rebel X-wing", with a skill for namesakes: the pilot, or what is wrong. */
function readPilot(written: string): PilotCard | string {
  const [before = '', after = ''] = split(written);
  const [, name = before, skill] = /^(.*\S)\s*\(skill (\d+)\)\s*$/.exec(before) ?? [];
  const flown = after === '' ? ANY : readShip(after);
  const called = PILOTS.filter((pilot) => isSame(pilot.name, name));
  if (called.length === 0) return `No pilot is called “${clip(name)}”.`;
  if (flown === undefined) return `No ship is called “${clip(after)}”.`;
  const { faction, ship } = flown;
  const there = called.filter(
    (pilot) => pilot.faction === (faction ?? pilot.faction) && pilot.ship === (ship ?? pilot.ship),
  );
  if (there.length === 0) return `${called[0]?.name} does not fly the ${clip(after)}.`;
  const [only, other] = there.filter((pilot) => skill === undefined || pilot.skill === Number(skill));
  if (only === undefined) return `${called[0]?.name} does not have a skill of ${skill}.`;
  return other === undefined
    ? only
    : `There are several pilots called ${only.name}: ${there.map(pilotInFull).join('; ')}. Write which one you mean.`;
}

/** At the last comma. */
function split(written: string): readonly [string, string] {
  const comma = written.lastIndexOf(',');
  return comma < 0 ? [written, ''] : [written.slice(0, comma), written.slice(comma + 1)];
}

interface Flown {
  readonly faction: Faction | null;
  readonly ship: ShipTypeId | null;
}
const ANY: Flown = { faction: null, ship: null };

/** "Rebel X-wing", "X-wing", "Rebel". */
function readShip(written: string): Flown | undefined {
  const word = plain(written);
  const faction = FACTIONS.find((each) => word === each || word.startsWith(`${each} `)) ?? null;
  const name = faction === null ? word : word.slice(faction.length).trim();
  if (faction !== null && name === '') return { faction, ship: null };
  const ship = SHIPS.find((each) => isSame(each.name, name));
  return ship === undefined ? undefined : { faction, ship: ship.id };
}

/** "R2-D2 (astromech)": the upgrade, or what is wrong. */
function readUpgrade(written: string): Upgrade | string {
  const [, name = written, inSlot] = /^(.*\S)\s*\(([^()]*)\)\s*$/.exec(written) ?? [];
  const slot = inSlot === undefined ? undefined : SLOTS.find((each) => isSame(slotName(each), inSlot));
  if (inSlot !== undefined && slot === undefined) return `No small ship has a slot called “${clip(inSlot)}”.`;
  const called = UPGRADES.filter((upgrade) => isSame(upgrade.name, name));
  const [first] = called;
  if (first === undefined) return `No upgrade of a small ship is called “${clip(name)}”.`;
  const [only, other] = called.filter((upgrade) => (slot ?? upgrade.slot) === upgrade.slot);
  if (only === undefined) return `${first.name} goes into the slot ${slotName(first.slot)}, not into ${inSlot}.`;
  if (other === undefined) return only;
  return `${only.name} exists for the slots ${called.map((each) => slotName(each.slot)).join(' and ')}. Write which one you mean.`;
}

const isSame = (one: string, other: string): boolean => plain(one) === plain(other);

/** Without what people leave out or write another way: cases, quotation marks, apostrophes, double spaces. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/["“”'’‘]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
