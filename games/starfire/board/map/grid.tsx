import { hexAt, ROW } from '@starboard/geometry';
import type { VisibleArea } from '@starboard/ui';
import { SILENT } from '@starboard/ui';
import { useId, useMemo } from 'preact/hooks';
import { hexName } from '../../rules/02-setup/map.ts';
import type { Setup } from '../../rules/model.ts';
import { GRID_TILE, mapOutline, spotOf, WIDTH } from './plane.ts';

/** The whole map is one shape filled with a tile of the grid, so its size costs nothing. */
export function Grid({ setup }: { readonly setup: Setup }) {
  const id = useId();
  const { width, height } = setup;
  return useMemo(
    () => (
      <g class="starfire-grid" {...SILENT}>
        <pattern id={id} width={GRID_TILE.width} height={GRID_TILE.height} patternUnits="userSpaceOnUse">
          <path class="starfire-tile" d={GRID_TILE.path} />
        </pattern>
        <pattern id={`${id}-stars`} width="610" height="530" patternUnits="userSpaceOnUse" class="starfire-stars">
          {STARS.map(([x, y, r]) => (
            <circle key={x} cx={x} cy={y} r={r} opacity={0.3 + r / 4} />
          ))}
        </pattern>
        <path class="starfire-deep" d={mapOutline({ width, height })} />
        <path d={mapOutline({ width, height })} fill={`url(#${id}-stars)`} />
        <path class="starfire-edge" d={mapOutline({ width, height })} fill={`url(#${id})`} />
      </g>
    ),
    [id, width, height],
  );
}

/** A piece of sky: x, y and size. */
const STARS: readonly (readonly [number, number, number])[] = [
  [31, 77, 1.2],
  [118, 402, 0.9],
  [174, 190, 1.7],
  [263, 488, 1.1],
  [305, 41, 0.8],
  [352, 301, 1.3],
  [417, 150, 2],
  [468, 444, 0.9],
  [523, 252, 1.2],
  [587, 361, 1.5],
];

/** Numbers are legible from this many pixels a hex. */
const LEGIBLE = 46;
/** Numbers are drawn a little beyond the frame, so that a short drag shows no bare hexes. */
const BEYOND = 4 * WIDTH;
const DIGIT = 4.6;

/** The numbers of the hexes in sight: one text for each row, with a position for each digit. */
export function HexNumbers({ setup, sight }: { readonly setup: Setup; readonly sight: VisibleArea | null }) {
  const { width, height } = setup;
  return useMemo(() => {
    if (sight === null || sight.scale * WIDTH < LEGIBLE) return null;
    const { left, top, right, bottom } = sight.box;
    const rowAt = (y: number): number => Math.min(height - 1, Math.max(0, Math.round(y / (ROW * WIDTH))));
    const columnAt = (x: number): number => Math.min(width - 1, Math.max(0, Math.round(x / WIDTH)));
    const [first, last] = [rowAt(top - BEYOND), rowAt(bottom + BEYOND)];
    const [west, east] = [columnAt(left - BEYOND), columnAt(right + BEYOND)];
    const columns = Array.from({ length: east - west + 1 }, (_, i) => west + i);
    const rows = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    return (
      <g class="starfire-numbers" {...SILENT}>
        {rows.map((row) => {
          const hexes = columns.map((column) => hexAt({ column, row }));
          const xs = hexes.flatMap((hex) => [-1.5, -0.5, 0.5, 1.5].map((i) => spotOf(hex).x + i * DIGIT));
          return (
            <text key={row} x={xs.join(' ')} y={spotOf(hexAt({ column: 0, row })).y - 13}>
              {hexes.map(hexName).join('')}
            </text>
          );
        })}
      </g>
    );
  }, [width, height, sight]);
}
