import { inARow, plural } from '@starboard/kernel';
import { pilotOf, shipOf } from '../../catalogue/index.ts';
import { pointsOf, type Squad } from '../../squads/index.ts';
import { cardName } from '../../words/phrases.ts';

/** "Wedge Antilles, X-wing". */
export function flownBy({ pilot }: Squad): string {
  const { name, ship } = pilotOf(pilot);
  return `${name}, ${shipOf(ship).name}`;
}

/** "Wedge Antilles, X-wing, 33 points, with Predator and R2-D2". */
export function squadInWords(squad: Squad): string {
  const cards = inARow(squad.upgrades.map(cardName));
  return `${flownBy(squad)}, ${plural(pointsOf(squad), 'point')}${cards === '' ? '' : `, with ${cards}`}`;
}
