import { type Board, shipOf } from '../model.ts';
import { COUNTED, MOMENTS_COUNTED, PARTS } from './book.ts';
import { placesHeard } from './hearing.ts';

/**
 * Who listens, a bit for each seat: whose cards are counted at each place of the board's list of listeners, and who has
 * an effect for each part in each moment. The list is replaced whenever a card comes or goes, so this holds for as long
 * as it is the same. A memo of a pure function, so no part of any match.
 */
const lately = {
  listening: null as readonly number[] | null,
  seats: new Uint8Array(COUNTED),
  inPart: new Uint8Array(MOMENTS_COUNTED * PARTS),
};

/** The seats with a card at a place of the list of listeners, a bit each. */
export function seatsHearing(board: Board, place: number): number {
  if (lately.listening !== board.listening) hearAll(board);
  return lately.seats[place] as number;
}

/** The seats with an effect for a part in a moment, a bit each. */
export function seatsInPart(board: Board, moment: number, part: number): number {
  if (lately.listening !== board.listening) hearAll(board);
  return lately.inPart[moment * PARTS + part] as number;
}

function hearAll(board: Board): void {
  const { seats, inPart } = lately;
  lately.listening = board.listening;
  seats.fill(0);
  inPart.fill(0);
  for (let seat = 0; seat < board.ships.length; seat++) {
    const ship = shipOf(board, seat);
    if (ship.status !== 'flying' && ship.status !== 'off') continue;
    const { places, effects } = placesHeard(ship, seat);
    for (let i = 0; i < places.length; i++) {
      const place = places[i] as number;
      seats[place] = (seats[place] as number) | (1 << seat);
    }
    for (let i = 0; i < effects.length; i++) {
      const { moment, part } = effects[i] as (typeof effects)[number];
      const at = moment * PARTS + part;
      inPart[at] = (inPart[at] as number) | (1 << seat);
    }
  }
}
