import { baseToHit, protectionLeft } from '../../rules/01-starfighters.ts';
import { bearing, mayFire } from '../../rules/05-firing.ts';
import { TURRET } from '../../rules/data/ships.ts';
import { SECTORS, type Sector, type Ship } from '../../rules/model.ts';
import { chanceToHit, hitsToBear } from './odds.ts';

/** 8.3 A drone's turret points at the enemy on a 5 or 6. */
const DRONE_ON_TARGET = 1 / 3;
const MOST_CLICKS = 6;
const PORTS = SECTORS.length;

/** How much of the enemy a ship's fire may be expected to take this turn, for the clicks turned and the port fired through. */
export interface Gunnery {
  readonly byClicksAndPort: Float64Array;
}

export function expected({ byClicksAndPort }: Gunnery, clicks: number, port: Sector): number {
  return byClicksAndPort[Math.abs(clicks) * PORTS + port - 1] ?? 0;
}

export function gunnery(ship: Ship, enemy: Ship): Gunnery {
  const byClicksAndPort = new Float64Array((MOST_CLICKS + 1) * PORTS);
  if (!mayFire(ship)) return { byClicksAndPort };
  const base = baseToHit(ship);
  const perHit = 1 / hitsToBear(Math.max(1, protectionLeft(enemy)));
  const turret = ship.drone ? null : ship.turret;
  const droneTurret = ship.drone ? working(ship, TURRET) : 0;
  for (const port of SECTORS) {
    const lasers = count(bearing({ lasers: ship.lasers, turret }, port));
    if (lasers + droneTurret === 0) continue;
    for (let clicks = 0; clicks <= MOST_CLICKS; clicks++) {
      const spared = 1 - chanceToHit(base + clicks) * perHit;
      const taken = 1 - power(spared, lasers);
      const more = droneTurret === 0 ? 0 : 1 - power(spared, lasers + droneTurret) - taken;
      byClicksAndPort[clicks * PORTS + port - 1] = taken + more * DRONE_ON_TARGET;
    }
  }
  return { byClicksAndPort };
}

export function working(ship: Pick<Ship, 'lasers'>, which: readonly number[]): number {
  let lasers = 0;
  for (const i of which) if (ship.lasers[i]) lasers++;
  return lasers;
}

function count(set: number): number {
  let bits = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

function power(base: number, times: number): number {
  let product = 1;
  for (let i = 0; i < times; i++) product *= base;
  return product;
}
