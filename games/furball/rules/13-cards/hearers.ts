import type { Board } from '../model.ts';
import { COUNTED, MOMENTS_COUNTED, PARTS } from './book.ts';
import { type PlacesHeard, placesHeard, SILENT } from './hearing.ts';

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

/** What is noted of each seat, so that only the seats with other cards are noted anew. */
const SEATS = 8;
const noted: PlacesHeard[] = Array.from({ length: SEATS }, () => SILENT);

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
  lately.listening = board.listening;
  for (let seat = 0; seat < noted.length; seat++) {
    const ship = board.ships[seat];
    const listens = ship !== undefined && (ship.status === 'flying' || ship.status === 'off');
    const heard = listens ? placesHeard(ship, seat) : SILENT;
    const before = noted[seat] as PlacesHeard;
    if (before.places === heard.places && before.effects === heard.effects) continue;
    note(before, seat, 0);
    noted[seat] = { places: heard.places, effects: heard.effects };
    note(heard, seat, 1 << seat);
  }
}

/** Sets the bit of a seat, or clears it, wherever something on its cards is. */
function note({ places, effects }: PlacesHeard, seat: number, bit: number): void {
  const { seats, inPart } = lately;
  const others = ~(1 << seat);
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as number;
    seats[place] = ((seats[place] as number) & others) | bit;
  }
  for (let i = 0; i < effects.length; i++) {
    const { moment, part } = effects[i] as PlacesHeard['effects'][number];
    const at = moment * PARTS + part;
    inPart[at] = ((inPart[at] as number) & others) | bit;
  }
}
