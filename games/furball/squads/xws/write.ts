import { pilotOf, upgradeOf } from '../../catalogue/index.ts';
import { pointsOf, type Squad } from '../squad.ts';
import { xwsSlot } from './names.ts';

/** A squad as a file of the community's XWS 1.0 form. */
export function writeXws(squad: Squad, name: string = pilotOf(squad.pilot).name): string {
  const { faction, xws, ship } = pilotOf(squad.pilot);
  const points = pointsOf(squad);
  const upgrades: { [slot: string]: string[] } = {};
  for (const id of squad.upgrades) {
    const upgrade = upgradeOf(id);
    const slot = xwsSlot(upgrade.slot);
    upgrades[slot] ??= [];
    upgrades[slot].push(upgrade.xws);
  }
  const file = { version: '1.0.0', name, faction, points, pilots: [{ name: xws, ship, points, upgrades }] };
  return `${JSON.stringify(file, null, 2)}\n`;
}
