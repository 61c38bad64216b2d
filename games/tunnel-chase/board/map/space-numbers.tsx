import { SILENT, type VisibleArea } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import type { Asteroid } from '../../rules/01-asteroid/asteroid.ts';
import { spotsOf } from './plane.ts';

/** Numbers are legible from this scale on. */
const LEGIBLE = 1.5;

/** The numbers of spaces, shown if the zoom makes them legible. */
export function SpaceNumbers({ asteroid, sight }: { readonly asteroid: Asteroid; readonly sight: VisibleArea | null }) {
  const shown = sight !== null && sight.scale >= LEGIBLE;
  return useMemo(() => {
    if (!shown) return null;
    return (
      <g class="tunnel-numbers" {...SILENT}>
        {spotsOf(asteroid).map(({ x, y }, space) => (
          <text key={space} x={x} y={y + 9}>
            {space}
          </text>
        ))}
      </g>
    );
  }, [asteroid, shown]);
}
