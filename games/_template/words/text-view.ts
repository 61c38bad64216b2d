import { type Names, nameOf, plural, type View } from '@starboard/kernel';
import type { Template } from '../rules/model.ts';

export function describe({ board }: View<Template>, names: Names): readonly string[] {
  return [
    board.turn === 0 ? 'The standoff has not begun.' : `Turn ${board.turn} of ${board.setup.turnLimit}.`,
    ...board.ships.map(
      ({ hull, charges }, seat) =>
        `${nameOf(names, seat)}: ${plural(hull, 'hull point')}, ${plural(charges, 'charge')}.`,
    ),
  ];
}
