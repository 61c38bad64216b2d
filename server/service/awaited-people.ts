import { askOf, type Seat } from '@starboard/kernel';
import { standingMove } from '../table/standing-answers.ts';
import { botFor, type Table } from '../table/table.ts';

interface AwaitedPerson {
  readonly seat: Seat;
  readonly guest: string;
  readonly name: string;
}

/** The people whose answers a match waits for. A player with a standing answer needs no notice. */
export function awaitedPeople(table: Table): readonly AwaitedPerson[] {
  const { match, sitters, phase } = table;
  if (match === null || phase !== 'playing' || standingMove(table) !== null) return [];
  return sitters.flatMap((sitter, seat) =>
    sitter !== null && botFor(table, seat) === null && askOf(match, seat) !== undefined
      ? [{ seat, guest: sitter.guest, name: sitter.name }]
      : [],
  );
}
