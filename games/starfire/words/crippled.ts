import { plural, type View } from '@starboard/kernel';
import { isFighting, movementPoints, workingWeapons } from '../rules/01-ships/ships.ts';
import type { Ship, Starfire } from '../rules/model.ts';

/** What the viewer's ships can still do that can't move or can't fire; null if all can do both. */
export function crippled({ board, seat }: View<Starfire>): string | null {
  const facts = board.ships
    .filter((ship) => seat !== null && ship.seat === seat && isFighting(ship))
    .flatMap((ship) => factsOf(ship));
  return facts.length === 0 ? null : facts.join(' ');
}

function factsOf(ship: Ship): readonly string[] {
  const { name } = ship;
  const points = movementPoints(ship);
  const weapons = workingWeapons(ship).reduce((sum, each) => sum + each, 0);
  if (points === 0 && weapons === 0) return [`${name} can neither move nor fire; it can only hold out.`];
  if (points === 0) return [`${name} can’t move any more, but can still fire ${plural(weapons, 'weapon')}.`];
  if (weapons === 0)
    return [`${name} can’t fire any more, but can still move ${plural(points, 'hex', 'hexes')} a turn.`];
  return [];
}
