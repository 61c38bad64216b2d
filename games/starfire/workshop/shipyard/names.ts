import { readShip, writeShip } from '../../rules/02-setup/ship-lines.ts';
import { nameIn } from './ships.ts';

/** Names for new ships, enough for two full fleets. */
const NAMES = [
  ...['Ardent', 'Bulwark', 'Cinder', 'Dauntless', 'Ember', 'Falcon', 'Garnet', 'Harrier', 'Icarus', 'Javelin'],
  ...['Kestrel', 'Lancer', 'Meteor', 'Nomad', 'Orion', 'Pike', 'Quarrel', 'Rapier', 'Sabre', 'Talon'],
  ...['Umbra', 'Vanguard', 'Wyvern', 'Zephyr'],
];

/** A name that no ship of these lines has. */
export function freeName(lines: readonly string[]): string {
  const taken = lines.map(nameIn);
  return NAMES.find((name) => !taken.includes(name)) ?? numbered('Ship', taken);
}

/** Adds a number to the ship's name if these lines already have it. */
export function asNewcomer(line: string, lines: readonly string[]): string {
  const read = readShip(line);
  const taken = lines.map(nameIn);
  if (!read.ok || !taken.includes(read.name)) return line;
  return writeShip({ name: numbered(read.name, taken), design: read.design });
}

function numbered(name: string, taken: readonly (string | null)[]): string {
  let number = 2;
  while (taken.includes(`${name} ${number}`)) number++;
  return `${name} ${number}`;
}
