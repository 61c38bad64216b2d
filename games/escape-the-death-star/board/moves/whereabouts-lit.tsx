import { SILENT } from '@starboard/ui';
import { BAYS } from '../../rules/01-station/plan.ts';
import type { Station } from '../../rules/01-station/station.ts';
import type { BoardView } from '../../rules/model.ts';
import { movedTo, spotOf } from '../deck/plane.ts';
import { bayOf } from '../figures/look.ts';
import type { Whereabouts } from './whereabouts.ts';

interface Props {
  readonly station: Station;
  readonly board: BoardView;
  readonly whereabouts: Whereabouts;
}

/** Each bay has its own corner of the square and its own shape, so that colour is not the only sign. */
const CORNER = [
  { x: -12, y: -12 },
  { x: 12, y: -12 },
  { x: 12, y: 12 },
  { x: -12, y: 12 },
] as const;
const SHAPE: { readonly [B in (typeof BAYS)[number]]: string } = {
  green: 'M0-4.4A4.4 4.4 0 1 1 0 4.4A4.4 4.4 0 1 1 0-4.4Z',
  orange: 'M-4-4H4V4H-4Z',
  violet: 'M0-5.4L5.4 0L0 5.4L-5.4 0Z',
  cyan: 'M0-5L4.6 4H-4.6Z',
};

/** One mark for each Rebel on every square where it could be now. */
export function WhereaboutsLit({ station, board, whereabouts }: Props) {
  return (
    <g class="station-whereabouts" {...SILENT}>
      {whereabouts.map((places, rebel) => {
        const hero = board.rebels[rebel]?.hero ?? null;
        if (hero === null) return null;
        const bay = bayOf(hero);
        const { x, y } = CORNER[BAYS.indexOf(bay)] ?? CORNER[0];
        return (
          <g key={rebel} class={`station-${bay}`}>
            {places.map((square) => {
              const spot = spotOf(station, square);
              return <path key={square} d={SHAPE[bay]} style={movedTo({ x: spot.x + x, y: spot.y + y })} />;
            })}
          </g>
        );
      })}
    </g>
  );
}
