import type { Sector } from '../../rules/model.ts';

/** Positions on the wheel: degrees clockwise from the nose, which points up, and lengths in wheel units. */

/** One click of the helm, and the width of a port. */
export const CLICK = 45;

export interface WheelPoint {
  readonly x: number;
  readonly y: number;
}

export function bearingOf(port: Sector): number {
  return (port - 1) * CLICK;
}

/** The direction of the other's nose when it is in my `port` and sees me in its port `view`. */
export function attitudeOf(port: Sector, view: Sector): number {
  return (bearingOf(port) + 180 - bearingOf(view) + 360) % 360;
}

/** The same direction as `angle`, with the number of full turns that brings it nearest to `hint`. */
export function nearest(angle: number, hint: number): number {
  return angle + Math.round((hint - angle) / 360) * 360;
}

export function at(angle: number, radius: number): WheelPoint {
  const radians = (angle * Math.PI) / 180;
  return { x: round(Math.sin(radians) * radius), y: round(-Math.cos(radians) * radius) };
}

export function angleTo({ x, y }: WheelPoint): number {
  return ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
}

/** The outline of a port between two radii, slightly narrower than the port so that neighbours don't touch. */
export function wedge(port: Sector, inner: number, outer: number): string {
  const half = CLICK / 2 - 0.8;
  const [from, to] = [bearingOf(port) - half, bearingOf(port) + half];
  const [a, b, c, d] = [at(from, inner), at(from, outer), at(to, outer), at(to, inner)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}A${outer} ${outer} 0 0 1 ${c.x} ${c.y}L${d.x} ${d.y}A${inner} ${inner} 0 0 0 ${a.x} ${a.y}Z`;
}

const round = (length: number): number => Math.round(length * 100) / 100;

/** Turns what has the class `duel-turns` clockwise. */
export const turnedBy = (angle: number): { readonly '--angle': string } => ({ '--angle': `${angle}deg` });
