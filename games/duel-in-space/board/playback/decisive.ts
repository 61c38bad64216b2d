import type { Point } from '@starboard/geometry';
import type { Viewer } from '@starboard/kernel';
import type { SeenMoment } from '@starboard/ui';
import type { BoardView, Duel, Event } from '../../rules/model.ts';
import { at, bearingOf } from '../wheel/ports.ts';
import { seenBy } from '../wheel/scene.ts';
import { ENEMY_AT } from '../wheel/sizes.ts';

/** The last hit, and the end of a ship. */
export function decisive(event: Event, { seat, board }: SeenMoment<Duel>): Point | null {
  switch (event.type) {
    case 'damage':
      return event.left !== null && event.left <= 0 ? placeOf(event.seat, seat, board) : null;
    case 'destroyed':
      return placeOf(event.seat, seat, board);
    default:
      return null;
  }
}

/** The viewer's ship is in the middle of the wheel, the other in a port. */
function placeOf(ship: number, viewer: Viewer, board: BoardView): Point {
  const me = viewer ?? 0;
  return ship === me ? { x: 0, y: 0 } : at(bearingOf(seenBy(me, board)[0]), ENEMY_AT);
}
