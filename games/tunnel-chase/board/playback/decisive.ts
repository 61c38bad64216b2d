import type { Point } from '@starboard/geometry';
import type { SeenMoment } from '@starboard/ui';
import { asteroidIn } from '../../rules/flight.ts';
import { type BoardView, type Chase, type Event, pilotOf } from '../../rules/model.ts';
import { spotOf } from '../map/plane.ts';
import { leftOf } from '../sheets/protection.tsx';

/** The last hit, a head-on collision, and the end of a starfighter. */
export function decisive(event: Event, { board }: SeenMoment<Chase>): Point | null {
  switch (event.type) {
    case 'shot':
      return event.hit && leftOf(pilotOf(board, event.target)) === 0 ? placeOf(board, event.target) : null;
    case 'collided':
      return event.headOn ? placeOf(board, event.pair[0]) : null;
    case 'wrecked':
      return spotOf(asteroidIn(board), event.space);
    default:
      return null;
  }
}

const placeOf = (board: BoardView, seat: number): Point => spotOf(asteroidIn(board), pilotOf(board, seat).space);
