import type { Point } from '@starboard/geometry';
import type { SeenMoment } from '@starboard/ui';
import { stationOf } from '../../rules/01-station/station.ts';
import { type BoardView, type DeathStar, type Event, rebelOf } from '../../rules/model.ts';
import { spotOf } from '../deck/plane.ts';

/** The end of a figure, the card before the last that the Imperial needs, and the code that matches. */
export function decisive(event: Event, { board }: SeenMoment<DeathStar>): Point | null {
  switch (event.type) {
    case 'captured':
    case 'beaten':
      return at(board, event.square);
    case 'jailed':
      return at(board, event.from);
    case 'card-lost':
      return event.square !== null && event.cards >= board.setup.cards - 1 ? at(board, event.square) : null;
    case 'code-tried':
      return event.card === null ? null : at(board, rebelOf(board, event.rebel).square);
    default:
      return null;
  }
}

const at = ({ setup }: BoardView, square: number): Point => spotOf(stationOf(setup), square);
