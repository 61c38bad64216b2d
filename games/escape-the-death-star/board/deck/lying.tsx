import { SILENT } from '@starboard/ui';
import type { Station } from '../../rules/01-station/station.ts';
import type { BoardView } from '../../rules/model.ts';
import { movedTo, spotOf } from './plane.ts';
import { CardSign, WeaponSign } from './station/signs.tsx';

interface Props {
  readonly station: Station;
  readonly board: BoardView;
}

/** Code cards and Weapons on the deck, and Weapons in the closet. */
export function Lying({ station, board: { cards, weapons, closet } }: Props) {
  return (
    <g {...SILENT}>
      {station.cards.map((square, place) =>
        cards[place] ? (
          <g key={square} style={movedTo(spotOf(station, square))}>
            <CardSign />
          </g>
        ) : null,
      )}
      {station.weapons.map((square, place) =>
        weapons[place] ? (
          <g key={square} style={movedTo(spotOf(station, square))}>
            <WeaponSign />
          </g>
        ) : null,
      )}
      {closet > 0 && (
        <g class="station-closet-held" style={movedTo(spotOf(station, station.closet))}>
          <WeaponSign />
          <text x="11" y="13">
            {closet}
          </text>
        </g>
      )}
    </g>
  );
}
