import type { Direction } from '@starboard/geometry';
import { inARow, type Names, nameOf, plural, type Seat } from '@starboard/kernel';
import { seatsOf } from '../rules/02-setup/fleets.ts';
import { WEAPONS, type Weapon } from '../rules/data/systems.ts';
import type { Order, Side, Status } from '../rules/model.ts';

/** The words that prompts, labels, log and text view share. */

export const FACING_NAMES: { readonly [D in Direction]: string } = {
  0: 'east',
  1: 'south-east',
  2: 'south-west',
  3: 'west',
  4: 'north-west',
  5: 'north-east',
};

export const SIDE_NAMES = ['Side A', 'Side B'] as const;

export const WEAPON_NAMES: { readonly [W in Weapon]: readonly [one: string, many: string] } = {
  R: ['missile', 'missiles'],
  Pt: ['plasma torpedo', 'plasma torpedoes'],
  F: ['force beam', 'force beams'],
  L: ['laser', 'lasers'],
};

export const STATUS_NAMES: { readonly [S in Status]: string } = {
  'shields-down': 'Shields down',
  'streaming-atmosphere': 'Streaming atmosphere',
  'drive-field-fluctuates': 'Drive field fluctuates',
  'drive-field-down': 'Drive field down',
};

/** The consequence of an announcement, in a few words. */
export const STATUS_MEANS: { readonly [S in Status]: string } = {
  'shields-down': 'the last shield is destroyed',
  'streaming-atmosphere': 'the first system behind shields and armour is destroyed',
  'drive-field-fluctuates': 'an engine is destroyed',
  'drive-field-down': 'the last engine is destroyed',
};

export const ORDER_NAMES: { readonly [O in Order]: string } = {
  ahead: 'straight on',
  'ahead-left': 'ahead, then turn left',
  'ahead-right': 'ahead, then turn right',
  stay: 'stay',
  'stay-left': 'stay, then turn left',
  'stay-right': 'stay, then turn right',
};

export const weaponCount = (weapon: Weapon, count: number): string => plural(count, ...WEAPON_NAMES[weapon]);

/** "2 missiles and 1 laser". */
export function weaponList(weapons: readonly Weapon[]): string {
  const kinds = WEAPONS.filter((kind) => weapons.includes(kind));
  return inARow(kinds.map((kind) => weaponCount(kind, weapons.filter((weapon) => weapon === kind).length)));
}

/** The players of a side by name, or the side itself if the names are unknown. */
export function sideInWords(side: Side, names: Names): string {
  if (names.length === 0) return SIDE_NAMES[side];
  return inARow(seatsOf(side, names.length).map((seat: Seat) => nameOf(names, seat)));
}

/** Whether the verb needs its plural. */
export const manyOf = (side: Side, names: Names): boolean => seatsOf(side, names.length).length > 1;
