import { SILENT } from '@starboard/ui';
import { inTouch, type Station } from '../../rules/01-station/station.ts';
import type { BoardView } from '../../rules/model.ts';
import type { PlacedFigure } from '../figures/places.ts';

interface Props {
  readonly station: Station;
  readonly board: BoardView;
  readonly placed: readonly PlacedFigure[];
}

/** 9.1 A line from each Rebel to each soldier in contact with it. */
export function Contacts({ station, board, placed }: Props) {
  const lines = placed.flatMap((one) => {
    if (!('rebel' in one.who) || board.rebels[one.who.rebel]?.jailed) return [];
    return placed.flatMap((other) =>
      'soldier' in other.who && !other.who.down && inTouch(station, one.square, other.square) ? [{ one, other }] : [],
    );
  });
  return (
    <g class="station-contacts" {...SILENT}>
      {lines.map(({ one, other }) => (
        <path key={`${one.key} ${other.key}`} d={`M${one.spot.x} ${one.spot.y}L${other.spot.x} ${other.spot.y}`} />
      ))}
    </g>
  );
}
