import { bearing } from '../../rules/05-firing.ts';
import { LASERS } from '../../rules/data/ships.ts';
import type { Sector, ShipView } from '../../rules/model.ts';
import { laserName, sectorName } from '../../words/phrases.ts';

/** The working lasers of a ship that point at a port. */
export function lasersOn(ship: ShipView, port: Sector): readonly string[] {
  const set = bearing(ship, port);
  return LASERS.filter((_, i) => (set >> i) & 1).map(laserName);
}

/** Describes a port of the wheel: its name, the ship in it, and my weapons that point there. */
export function portInWords(ship: ShipView, port: Sector, enemy: Sector): string {
  const lasers = lasersOn(ship, port);
  return [
    `Port ${sectorName(port)} of your ship.`,
    ...(port === enemy ? ['You see the enemy here.'] : []),
    lasers.length === 0 ? 'None of your lasers points here.' : `These lasers point here: ${lasers.join(', ')}.`,
  ].join(' ');
}
