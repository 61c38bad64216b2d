import type { View } from '@starboard/kernel';
import { isFlagship } from '../../rules/01-setup.ts';
import { hexNamed } from '../../rules/map.ts';
import { type Side, type Starfire, shipAt } from '../../rules/model.ts';
import { isFighting } from '../../rules/ship.ts';
import { type Box, boxAround, mapBox, spotOf, WIDTH } from './plane.ts';

const MARGIN = 2 * WIDTH;

/** What one should have in sight: all ships, or where the next one is to be placed. */
export function homeBox({ board, mine }: View<Starfire>): Box {
  const { setup, ships } = board;
  if (mine?.ask.kind === 'face') return boxAround([spotOf(hexNamed(mine.ask.hex))], 4 * MARGIN);
  if (mine?.ask.kind === 'place') {
    const { side } = shipAt(board, mine.ask.ship);
    const flagship = ships.find((ship) => ship.side === side);
    if (isFlagship(board, mine.ask.ship) || flagship === undefined) return mapBox(setup);
    return boxAround([spotOf(flagship)], (setup.spread + 1) * WIDTH);
  }
  const spots = ships.filter(isFighting).map(spotOf);
  return spots.length === 0 || board.turn === 0 ? mapBox(setup) : boxAround(spots, MARGIN);
}

/** The ships of one side; null if it has none left. */
export function fleetBox({ board }: View<Starfire>, side: Side): Box | null {
  const spots = board.ships.filter((ship) => ship.side === side && isFighting(ship)).map(spotOf);
  return spots.length === 0 ? null : boxAround(spots, MARGIN);
}

/** When the home box is worth going to again: at each step of setting up, and with each turn. */
export function homeKey({ board, mine }: View<Starfire>): string {
  const step = mine !== null && 'ship' in mine.ask ? `${mine.ask.kind} ${mine.ask.ship}` : '';
  return board.turn === 0 ? `set-up ${step}` : `turn ${board.turn}`;
}
