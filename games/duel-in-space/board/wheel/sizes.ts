import type { Laser } from '../../rules/data/ships.ts';
import type { WheelPoint } from './ports.ts';

/** The sizes of the wheel, in its own units; its drawing is 400 units across. */
export const RIM = 197;
export const BAND = 166;
export const ENEMY_AT = 130;
export const HUB = 52;

/** Where the switch of each laser sits around my ship. */
export const SWITCHES: { readonly [L in Laser]: WheelPoint } = {
  'forward-1': { x: -50, y: -42 },
  'forward-2': { x: 0, y: -64 },
  'forward-3': { x: 50, y: -42 },
  'turret-1': { x: -52, y: 14 },
  'turret-2': { x: 52, y: 14 },
  aft: { x: 0, y: 64 },
};

/** Where the beam of each laser leaves the ship, nose up. */
export const MUZZLES: { readonly [L in Laser]: WheelPoint } = {
  'forward-1': { x: -10, y: -18 },
  'forward-2': { x: 0, y: -42 },
  'forward-3': { x: 10, y: -18 },
  'turret-1': { x: -3, y: 0 },
  'turret-2': { x: 3, y: 0 },
  aft: { x: 0, y: 38 },
};

export const LASER_LETTERS: { readonly [L in Laser]: string } = {
  'forward-1': 'F1',
  'forward-2': 'F2',
  'forward-3': 'F3',
  'turret-1': 'T1',
  'turret-2': 'T2',
  aft: 'A',
};
