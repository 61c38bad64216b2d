import { sector } from '../../rules/04-movement/wheel.ts';
import { SECTORS, type Sector } from '../../rules/model.ts';

/** All positions of the wheel. */
export const cells = SECTORS.flatMap((port) => SECTORS.map((view): [Sector, Sector] => [port, view]));
export const mirror = (port: Sector): Sector => sector(2 - port);

/** Ports as whole degrees clockwise from the nose. */
const degrees = (port: Sector): number => (port - 1) * 45;
const radians = (angle: number): number => (angle * Math.PI) / 180;

/** The port for a bearing: the 45° sector round it. */
function portAt(bearing: number): Sector {
  return sector(Math.round((((bearing % 360) + 360) % 360) / 45) + 1);
}

/**
 * Two ships `separation` moves apart, each flying one move: I am at the origin with my nose to the north, you lie in my
 * port p, and I lie in your port v.
 */
export function derived(port: Sector, view: Sector, separation: number): [Sector, Sector] {
  const bearing = degrees(port);
  const course = bearing + 180 - degrees(view);
  const you = { x: separation * Math.sin(radians(bearing)), y: separation * Math.cos(radians(bearing)) };
  const after = {
    x: you.x + Math.sin(radians(course)),
    y: you.y + Math.cos(radians(course)) - 1,
  };
  const seen = (Math.atan2(after.x, after.y) * 180) / Math.PI;
  return [portAt(round(seen)), portAt(round(seen + 180 - course))];
}

const round = (angle: number): number => Math.round(angle * 1e6) / 1e6;
