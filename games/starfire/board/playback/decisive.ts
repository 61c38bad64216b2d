import type { Point } from '@starboard/geometry';
import type { SeenMoment } from '@starboard/ui';
import { type Event, type Starfire, shipAt } from '../../rules/model.ts';
import { spotOf } from '../map/plane.ts';

/** The last hit, and the end of a ship. */
export function decisive(event: Event, { board }: SeenMoment<Starfire>): Point | null {
  switch (event.type) {
    case 'damage':
      return event.left === 0 ? spotOf(shipAt(board, event.ship.id)) : null;
    case 'destroyed':
      return spotOf(shipAt(board, event.ship.id));
    default:
      return null;
  }
}
