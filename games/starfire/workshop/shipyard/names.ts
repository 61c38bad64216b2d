import { readShip, writeShip } from '../../rules/02-setup/ship-lines.ts';
import { nameIn } from './ships.ts';

/** Names for ships that have none yet: as many as two full fleets need. */
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

/** A ship to be added to these lines; where its name is taken, it gets a number. */
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
