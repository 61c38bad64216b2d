import { type LabelPlace, SILENT } from '@starboard/ui';
import type { Board, ShipId } from '../../rules/model.ts';
import { sideClass } from '../hulls.ts';
import { spotOf } from '../map/plane.ts';
import type { Trails } from './trails.ts';

interface Props {
  readonly board: Board;
  readonly trails: Trails;
  /** Where names stand; a wreck's name gives way to those of ships. */
  readonly labels: ReadonlyMap<ShipId, LabelPlace>;
}

/** The course of each ship this turn, and the wrecks. */
export function TrailLines({ board, trails, labels }: Props) {
  return (
    <g class="starfire-trails" {...SILENT}>
      {[...trails.byShip].map(([id, hexes]) => {
        const ship = board.ships[id];
        const spots = hexes.map(spotOf);
        if (ship === undefined || spots.length < 2) return null;
        return <path key={id} class={sideClass(ship.side)} d={`M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`} />;
      })}
      {board.ships.map((ship, id) => {
        if (ship.fate !== 'destroyed') return null;
        const { x, y } = spotOf(ship);
        const label = labels.get(id);
        return (
          <g key={ship.name} class="starfire-wreck" style={{ transform: `translate(${x}px, ${y}px)` }}>
            <g class="starfire-size">
              <path d="M-8-8L8 8M8-8L-8 8M-12 2L-9-1M10 5L12 9M1-12L4-10M-3 11L0 13" />
            </g>
            {label !== undefined && (
              <g class="ui-unscaled starfire-label">
                <text x={label.x} y={label.y}>
                  {ship.name}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
