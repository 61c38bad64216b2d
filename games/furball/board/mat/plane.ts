import { type Box, boxAt } from '@starboard/ui';
import { degrees, MAT, type MatPoint, MM, type Pose, TURN } from '../../rules/geometry/index.ts';

/** The drawing is in millimetres from the north-west corner of the mat, y down. */

export const SIDE = MAT / MM;
export const HALF = 20;
export const BAND = 100;

export const MAT_BOX: Box = { left: 0, top: 0, right: SIDE, bottom: SIDE };

export const drawnAt = ({ x, y }: MatPoint): MatPoint => ({ x: x / MM, y: (MAT - y) / MM });

/** Where a ship points, in degrees clockwise from the top of the screen: drawings of ships look up. */
export const turnOf = ({ heading }: Pick<Pose, 'heading'>): number => 90 - degrees(heading);

/** Short figures make short drawings. */
export const figure = (value: number): string => `${Math.round(value * 100) / 100}`;

/** Points of the rules as a closed outline, or as a line. */
export function outlineOf(points: readonly MatPoint[], closed = true): string {
  const drawn = points.map((point) => {
    const { x, y } = drawnAt(point);
    return `${figure(x)} ${figure(y)}`;
  });
  return `M${drawn.join('L')}${closed ? 'Z' : ''}`;
}

/** What puts a drawing that looks up where a base stands. */
export function placed(pose: Pose): string {
  const { x, y } = drawnAt(pose);
  return `translate(${figure(x)}px, ${figure(y)}px) rotate(${figure(turnOf(pose))}deg)`;
}

/** A box that reaches this many millimetres round a place. */
export const around = (place: MatPoint, reach: number): Box => boxAt(drawnAt(place), 2 * reach, 2 * reach);

export const apart = (one: MatPoint, other: MatPoint): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Looks up, at the origin of its own drawing. */
export const AT_HOME: Pose = { x: 0, y: MAT, heading: TURN / 4 };
