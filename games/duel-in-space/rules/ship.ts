import { AFT, type Design, FORWARD, LASERS, type Laser, TURRET } from './data/ships.ts';
import type { Sector, Ship, ShipView } from './model.ts';

/** What a ship can do now: its design less the damage counted on its card. */

const TURRET_ONLY = 0b011000;
const FORWARD_ONLY = 0b000111;
const AFT_ONLY = 0b100000;

/** 5.4 From this base number on, no shot can hit. */
export const BLIND = 13;

/** 9.2 */
export const clicksOf = (design: Design): number => 1 + design.manoeuvre;
/** 9.3 */
export const baseOf = (design: Design): number => 12 - design.accuracy;
/** 9.4 */
export const protectionOf = (design: Design): number => 3 + design.protection;

/** 1.2, 6.4 */
export function clicksAllowed(ship: Ship): number {
  return Math.max(0, clicksOf(ship.design) - ship.stabilizerHits);
}

/** 1.3, 6.5 */
export function baseToHit(ship: Ship): number {
  return Math.min(BLIND, baseOf(ship.design) + ship.computerHits);
}

/** 1.4 */
export function protectionLeft(ship: Ship): number {
  return Math.max(0, protectionOf(ship.design) - ship.protectionLost);
}

/** 5.3 Base number plus the clicks just turned. */
export function toHit(ship: Ship): number {
  return baseToHit(ship) + Math.abs(ship.heading);
}

export function mayFire(ship: Ship): boolean {
  return baseToHit(ship) < BLIND;
}

/** 5.1 The lasers that point at a sector and work, as a set of bits in table order. */
export function bearing(ship: Pick<ShipView, 'lasers' | 'turret'>, sector: Sector): number {
  const pointing =
    (sector === 1 ? FORWARD_ONLY : 0) | (sector === 5 ? AFT_ONLY : 0) | (sector === ship.turret ? TURRET_ONLY : 0);
  return pointing === 0 ? 0 : pointing & working(ship);
}

export function turretWorks({ lasers }: Pick<ShipView, 'lasers'>): boolean {
  for (let i = 0; i < TURRET.length; i++) if (lasers[TURRET[i] ?? 0]) return true;
  return false;
}

function working({ lasers }: Pick<ShipView, 'lasers'>): number {
  let set = 0;
  for (let i = 0; i < LASERS.length; i++) if (lasers[i]) set |= 1 << i;
  return set;
}

/** 1.1 Where a laser points: the turret wherever it is aimed. */
export function pointsAt(ship: Pick<ShipView, 'turret'>, laser: Laser): Sector | null {
  const i = LASERS.indexOf(laser);
  if (FORWARD.includes(i)) return 1;
  if (AFT.includes(i)) return 5;
  if (TURRET.includes(i)) return ship.turret;
  throw new Error(`no laser is called ${laser}`);
}

/** For every set of lasers, all that may be fired of it: everything first, nothing last. */
export const SALVOS: readonly (readonly (readonly Laser[])[])[] = Array.from({ length: 1 << LASERS.length }, (_, set) =>
  Array.from({ length: 1 << LASERS.length }, (_, part) => part)
    .filter((part) => (part & set) === part)
    .map((part) => LASERS.filter((_, i) => (part >> i) & 1))
    .sort((a, b) => b.length - a.length),
);
