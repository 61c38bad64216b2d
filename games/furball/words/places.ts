import { capital } from '@starboard/kernel';
import { degrees, MAT, MM, type Pose, type Spot } from '../rules/geometry/index.ts';

/** Where things are, in words: parts of the mat, directions, the hours of a clock. */

const COMPASS = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'] as const;

/** "north-east": where a base points. */
export const headingName = ({ heading }: Pose): string => COMPASS[Math.round(degrees(heading) / 45) % 8] ?? 'east';

const third = (length: number): 0 | 1 | 2 => (length < MAT / 3 ? 0 : length < (2 * MAT) / 3 ? 1 : 2);
const PARTS = [
  ['in the south-west', 'in the south', 'in the south-east'],
  ['in the west', 'in the middle', 'in the east'],
  ['in the north-west', 'in the north', 'in the north-east'],
] as const;

/** "in the north-west": one of nine parts of the mat. */
export const partOfMat = ({ x, y }: Spot): string => PARTS[third(y)][third(x)];

/** "300 by 80 mm": from the south-west corner. */
export const spotInFigures = ({ x, y }: Spot): string => `${Math.round(x / MM)} by ${Math.round(y / MM)} mm`;

/** The hour at which something lies, with 12 straight ahead. */
export function clockFrom(from: Pose, { x, y }: Spot): number {
  const direction = (Math.atan2(y - from.y, x - from.x) * 180) / Math.PI;
  const hour = Math.round((degrees(from.heading) - direction) / 30);
  return ((((hour - 1) % 12) + 12) % 12) + 1;
}

/** How far apart two centres are. */
export const apart = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

const SPOT_SAYS = [
  'south edge, western spot',
  'south edge, eastern spot',
  'east edge, southern spot',
  'east edge, northern spot',
  'north edge, eastern spot',
  'north edge, western spot',
  'west edge, northern spot',
  'west edge, southern spot',
] as const;

export const spotName = (spot: number): string => SPOT_SAYS[spot] ?? `spot ${spot + 1}`;

/** The name of a boost, roll, decloak or pull: "Bank left 1", "Roll right, 20 mm forward". */
export function shiftName(name: string): string {
  const parts = name.split(' ');
  if (parts[0] !== 'roll') {
    const [template = '', side = ''] = parts;
    const [kind = '', speed = ''] = template.split('-');
    return side === 'ahead' ? `Straight ahead ${speed}` : `${capital(kind)} ${side} ${speed}`;
  }
  const [, template = '', side = '', ...rest] = parts;
  const [kind, speed] = template.split('-');
  const roll = `Roll ${side}${speed === '1' ? '' : ` ${speed}`}`;
  if (kind === 'straight') return `${roll}, ${slideName(Number(rest[0]))}`;
  const [way = '', from, to] = rest;
  return `${roll} and ${way}, template ${slideName(Number(from))}, base ${slideName(Number(to))}`;
}

/** "20 mm forward", "level", "7 mm back". */
export function slideName(millimetres: number): string {
  if (millimetres === 0) return 'level';
  return `${Math.abs(millimetres)} mm ${millimetres > 0 ? 'forward' : 'back'}`;
}
