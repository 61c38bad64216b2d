import { explains, markInRow } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import type { Rock } from '../../../rules/geometry/index.ts';
import { drawnAt, figure, outlineOf } from '../plane.ts';

const SAYS =
  'An asteroid. A ship whose base or template overlaps it skips its action and rolls a die for damage. A ship on an asteroid can’t shoot. If the line of an attack crosses an asteroid, the defender rolls one more die.';

/** The six asteroids as they are measured, drawn once for each lay-out. */
export function Asteroids({ rocks }: { readonly rocks: readonly Rock[] }) {
  return useMemo(
    () => (
      <g class="furball-asteroids">
        {rocks.map((rock, i) => (
          <g key={i} {...(i === 0 ? { ...markInRow('Asteroid', SAYS, '4.9'), tabindex: 0 } : explains(SAYS, '4.9'))}>
            <path class="furball-rock" d={rockOutline(rock)} />
            <path class="furball-facets" d={facetsOf(rock)} />
          </g>
        ))}
      </g>
    ),
    [rocks],
  );
}

const cornersOf = ({ outline }: Rock) =>
  Array.from({ length: outline.length / 2 }, (_, i) => ({ x: outline[2 * i] ?? 0, y: outline[2 * i + 1] ?? 0 }));

export const rockOutline = (rock: Rock): string => outlineOf(cornersOf(rock));

/** Ridges from every other corner towards the middle, and a crater, so that the shape looks like rock. */
function facetsOf(rock: Rock): string {
  const ridges = cornersOf(rock)
    .filter((_, i) => i % 2 === 0)
    .map((corner) => {
      const inwards = { x: corner.x + (rock.x - corner.x) * 0.55, y: corner.y + (rock.y - corner.y) * 0.55 };
      return outlineOf([corner, inwards], false);
    });
  const { x, y } = drawnAt(rock);
  const crater = `M${figure(x - 5)} ${figure(y)}a5 4 0 1 0 10 0a5 4 0 1 0-10 0`;
  return [...ridges, crater].join('');
}
