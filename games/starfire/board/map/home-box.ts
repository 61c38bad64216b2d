import { step } from '@starboard/geometry';
import type { View } from '@starboard/kernel';
import { type Box, boxAround } from '@starboard/ui';
import { isFighting } from '../../rules/01-ships/ships.ts';
import { hexNamed } from '../../rules/02-setup/map.ts';
import { isFlagship } from '../../rules/02-setup/setup.ts';
import { type Side, type Starfire, shipAt } from '../../rules/model.ts';
import { mapBox, spotOf, WIDTH } from './plane.ts';

const MARGIN = 2 * WIDTH;
/** The view includes this many hexes ahead of the viewer's own ships. */
const AHEAD = 7;

/** What the viewer should see: all ships or, if too small, their own; or where the next ship is placed. */
export function homeBoxes(view: View<Starfire>): readonly [Box, ...Box[]] {
  const { board, mine, seat } = view;
  const { setup, ships } = board;
  if (mine?.ask.kind === 'face') return [boxAround([spotOf(hexNamed(mine.ask.hex))], 4 * MARGIN)];
  if (mine?.ask.kind === 'place') {
    const { side } = shipAt(board, mine.ask.ship);
    const flagship = ships.find((ship) => ship.side === side);
    if (isFlagship(board, mine.ask.ship) || flagship === undefined) return [mapBox(setup)];
    return [boxAround([spotOf(flagship)], (setup.spread + 1) * WIDTH)];
  }
  if (board.turn === 0) return [mapBox(setup)];
  const mySide = ships.find((ship) => ship.seat === seat)?.side ?? 0;
  const own = ships.filter((ship) => ship.side === mySide && isFighting(ship));
  const going = own.flatMap((ship) => [spotOf(ship), spotOf(step(ship, ship.facing, AHEAD))]);
  return own.length === 0 ? [allShips(view)] : [allShips(view), boxAround(going, MARGIN)];
}

/** Every ship that fights, or all of the map. */
export function allShips({ board }: View<Starfire>): Box {
  const spots = board.ships.filter(isFighting).map(spotOf);
  return spots.length === 0 ? mapBox(board.setup) : boxAround(spots, MARGIN);
}

/** The ships of one side; null if it has none left. */
export function fleetBox({ board }: View<Starfire>, side: Side): Box | null {
  const spots = board.ships.filter((ship) => ship.side === side && isFighting(ship)).map(spotOf);
  return spots.length === 0 ? null : boxAround(spots, MARGIN);
}

/** When to go there again: at each step of setting up, and with each turn. */
export function homeMoment({ board, mine }: View<Starfire>): string {
  const step = mine !== null && 'ship' in mine.ask ? `${mine.ask.kind} ${mine.ask.ship}` : '';
  return board.turn === 0 ? `set-up ${step}` : `turn ${board.turn}`;
}
