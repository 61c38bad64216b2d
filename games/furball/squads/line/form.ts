import { PILOTS, type PilotCard, shipOf } from '../../catalogue/index.ts';
import { factionName } from '../fault.ts';

/** What stands between the parts of a squad's line; no card has any of it in its name. */
export const NAMED = ': ';
export const CARD = ' + ';
export const TOTAL = ' = ';

/** "Luke Skywalker, Rebel X-wing"; where two of a ship have one name, "Poe Dameron (skill 9), Rebel T-70 X-wing". */
export function pilotInFull({ id, name, faction, ship, skill }: PilotCard): string {
  const isNamesake = (other: PilotCard): boolean =>
    other.id !== id && other.name === name && other.faction === faction && other.ship === ship;
  const told = PILOTS.some(isNamesake) ? `${name} (skill ${skill})` : name;
  return `${told}, ${factionName(faction)} ${shipOf(ship).name}`;
}
