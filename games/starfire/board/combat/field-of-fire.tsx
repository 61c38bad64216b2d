import { areaAround, type Hex, inWedge, opposite, step } from '@starboard/geometry';
import { SILENT } from '@starboard/ui';
import { hasWorking, isFighting, workingWeapons } from '../../rules/01-ships/ships.ts';
import { isOnMap } from '../../rules/02-setup/map.ts';
import { canHurt, isInBlindSpot, rangeBetween, WITHOUT_SENSORS } from '../../rules/05-combat/gunnery.ts';
import { CHARTS } from '../../rules/data/charts.ts';
import { WEAPONS } from '../../rules/data/systems.ts';
import type { Board, Ship } from '../../rules/model.ts';
import { hexesPath, spotOf, WIDTH } from '../map/plane.ts';

/** The longest range at which a ship has a weapon that fires; -1 if it has none. */
export function reachOfFire({ setup }: Board, ship: Ship): number {
  const counts = workingWeapons(ship);
  const ranges = WEAPONS.map((weapon, kind) =>
    (counts[kind] ?? 0) > 0 ? CHARTS[setup.chart][weapon].toHit.length - 1 : -1,
  );
  const longest = Math.max(...ranges);
  return hasWorking(ship, 'Y') ? longest : Math.min(longest, WITHOUT_SENSORS);
}

/** 5.6 The hexes of a ship's blind spot, as far as it could fire at all. */
export function blindSpot({ setup }: Board, ship: Ship, reach: number): readonly Hex[] {
  const astern = opposite(ship.facing);
  return areaAround(ship, reach).filter((hex) => inWedge(ship, astern, hex) && isOnMap(setup, hex));
}

interface FieldProps {
  readonly board: Board;
  readonly ship: Ship;
}

/** Where a ship can fire, where it cannot, and how far the enemy is. */
export function FieldOfFire({ board, ship }: FieldProps) {
  const reach = Math.max(1, reachOfFire(board, ship));
  const { x, y } = spotOf(ship);
  const corners = ([0, 1, 2, 3, 4, 5] as const).map((direction) => {
    const corner = spotOf(step({ q: 0, r: 0 }, direction));
    const far = reach + 0.55;
    return `${x + corner.x * far} ${y + corner.y * far}`;
  });
  const enemies = board.ships.filter((other) => other.side !== ship.side && isFighting(other));
  return (
    <g class="starfire-field" {...SILENT}>
      <path class="starfire-range" d={`M${corners.join('L')}Z`} />
      <path class="starfire-blind" d={hexesPath(blindSpot(board, ship, reach))} />
      {enemies.map((enemy) => (
        <RangeLine key={enemy.name} board={board} from={ship} to={enemy} />
      ))}
    </g>
  );
}

function RangeLine({ board, from, to }: { readonly board: Board; readonly from: Ship; readonly to: Ship }) {
  const range = rangeBetween(from, to);
  if (range === 0) return null;
  const [a, b] = [spotOf(from), spotOf(to)];
  const bears = canHurt(board, from, to);
  const blind = isInBlindSpot(from, to);
  return (
    <g class={bears ? 'starfire-bears' : 'starfire-idle'}>
      <path class="starfire-line" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <g style={{ transform: `translate(${along(a.x, b.x)}px, ${along(a.y, b.y)}px)` }}>
        <g class="ui-unscaled">
          <text>{blind ? `${range} blind` : `${range}`}</text>
        </g>
      </g>
    </g>
  );
}

/** Figures stand towards the far end, where lines have parted. */
const along = (from: number, to: number): number => from + (to - from) * 0.8;

export function HexMark({ hex, class: name }: { readonly hex: Hex; readonly class: string }) {
  return <path class={name} d={hexesPath([hex])} stroke-width={WIDTH / 20} />;
}
