import type { Point } from '@starboard/geometry';
import type { SeenMoment } from '@starboard/ui';
import { type Event, type Furball, shipOf } from '../../rules/model.ts';
import { knownBoard } from '../../words/known.ts';
import { drawnAt } from '../mat/plane.ts';
import { lifeIn } from '../sheets/life.tsx';

/** The last hit, and the end of a ship. */
export function decisive(event: Event, { board }: SeenMoment<Furball>): Point | null {
  const isLastHit = event.type === 'dealt' && lifeIn(knownBoard(board), event.ship).hull === 0;
  return isLastHit || event.type === 'destroyed' ? drawnAt(shipOf(board, event.ship).pose) : null;
}
