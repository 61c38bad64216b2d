import { baseOf, clicksOf, protectionOf } from './09-designs/designs.ts';
import { AFT, type Design, FORWARD, LASERS, type Laser, type Model, TURRET } from './data/ships.ts';
import type { Sector, Ship, ShipView } from './model.ts';

/** What a ship can do now: its design less the damage on its card. */

/** The base number that makes a targeting computer useless (5.4); its bar ends here. */
export const BLIND = 13;

/** 1.1 Where a laser points; the turret points wherever it is aimed. */
export function pointsAt(ship: Pick<ShipView, 'turret'>, laser: Laser): Sector | null {
  const i = LASERS.indexOf(laser);
  if (FORWARD.includes(i)) return 1;
  if (AFT.includes(i)) return 5;
  if (TURRET.includes(i)) return ship.turret;
  throw new Error(`no laser is called ${laser}`);
}

/** 1.2 The clicks of the ship's design, less one for each hit on the stabilizer (6.4). */
export function clicksAllowed(ship: Ship): number {
  return Math.max(0, clicksOf(ship.design) - ship.stabilizerHits);
}

/** 1.3 The base number of the ship's design, plus one for each hit on the computer (6.5). */
export function baseToHit(ship: Ship): number {
  return Math.min(BLIND, baseOf(ship.design) + ship.computerHits);
}

/** 1.4 */
export function protectionLeft(ship: Ship): number {
  return Math.max(0, protectionOf(ship.design) - ship.protectionLost);
}

/** 1.5 A whole ship has lost nothing, and its life support works. */
export function freshShip(model: Model, drone: boolean, design: Design): Ship {
  return {
    model,
    drone,
    design,
    turret: null,
    heading: 0,
    stabilizerHits: 0,
    computerHits: 0,
    protectionLost: 0,
    lifeSupport: null,
    lasers: LASERS.map(() => true),
    pending: [],
    blownUp: false,
  };
}
