import { pilotOf, upgradeOf } from '../../catalogue/index.ts';
import { slotName } from '../fault.ts';
import { pointsOf, type Squad } from '../squad.ts';
import { CARD, NAMED, pilotInFull, TOTAL } from './form.ts';

/** A squad as one line to be passed on: "Red Five: Luke Skywalker, Rebel X-wing + R2-D2 (astromech) = 32". */
export function writeLine(squad: Squad, name: string = pilotOf(squad.pilot).name): string {
  const pilot = pilotOf(squad.pilot);
  const cards = squad.upgrades.map(upgradeOf).map((card) => `${CARD}${card.name} (${slotName(card.slot)})`);
  const called = name === pilot.name ? '' : `${name}${NAMED}`;
  return `${called}${pilotInFull(pilot)}${cards.join('')}${TOTAL}${pointsOf(squad)}`;
}
