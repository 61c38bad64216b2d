import { baseToHit, clicksAllowed, protectionLeft } from '../../rules/01-starfighters.ts';
import { LASERS } from '../../rules/data/ships.ts';
import type { Board, Ship } from '../../rules/model.ts';

/** All that the choice of a heading turns on, in one word. */
export function situation({ ports, noseToNose, ships }: Board): string {
  return `${ports[0]} ${ports[1]} ${noseToNose} ${condition(ships[0])} ${condition(ships[1])}`;
}

/** A number for what a ship can do and bear: every part has a range of its own. */
function condition(ship: Ship): number {
  let sum = ship.drone ? 1 : 0;
  for (let i = 0; i < LASERS.length; i++) sum = sum * 2 + (ship.lasers[i] ? 1 : 0);
  sum = sum * 9 + (ship.turret ?? 0);
  sum = sum * 7 + clicksAllowed(ship);
  sum = sum * 14 + baseToHit(ship);
  return sum * 24 + protectionLeft(ship);
}
