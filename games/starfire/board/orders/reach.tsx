import type { Direction, Hex } from '@starboard/geometry';
import { SILENT } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import { hexNamed } from '../../rules/02-setup/map.ts';
import type { Ship } from '../../rules/model.ts';
import { hullPath, sideClass } from '../hulls.ts';
import { hexesPath, spotOf } from '../map/plane.ts';
import { type PlottedCourse, pointsTo, type Reach, type ReachableEnd } from './courses.ts';

/** Every hex that a ship can reach this turn; nearer ones are brighter. */
export function ReachShade({ reach }: { readonly reach: Reach }) {
  return useMemo(() => {
    const byPoints = new Map<number, Hex[]>();
    for (const [name, ends] of reach) {
      const points = pointsTo(ends);
      const hexes = byPoints.get(points) ?? [];
      byPoints.set(points, [...hexes, hexNamed(name)]);
    }
    const most = Math.max(...byPoints.keys(), 1);
    return (
      <g class="starfire-reach" {...SILENT}>
        {[...byPoints].map(([points, hexes]) => (
          <path
            key={points}
            class={points === 1 ? 'starfire-now' : 'starfire-later'}
            style={{ '--near': `${1 - (points - 1) / most}` }}
            d={hexesPath(hexes)}
          />
        ))}
      </g>
    );
  }, [reach]);
}

interface CourseLineProps {
  readonly course: PlottedCourse;
  readonly ship: Ship;
  /** Under the pointer, but not plotted yet. */
  readonly faint?: boolean;
}

/** A course with the ship at its end. */
export function CourseLine({ course: { stops }, ship, faint = false }: CourseLineProps) {
  const spots = stops.map(spotOf);
  const end = stops.at(-1);
  if (end === undefined || stops.length < 2) return null;
  return (
    <g class={`starfire-course ${sideClass(ship.side)}${faint ? ' starfire-faint' : ''}`} {...SILENT}>
      <path class="starfire-path" d={`M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {spots.slice(1).map(({ x, y }, i) => (
        <circle key={`${i}`} class="starfire-stop" cx={x} cy={y} r="2.6" />
      ))}
      <Ghost ship={ship} hex={end} facing={end.facing} />
    </g>
  );
}

interface GhostProps {
  readonly ship: Ship;
  readonly hex: Hex;
  readonly facing: Direction;
}

/** A ship at a place it has not reached yet. */
export function Ghost({ ship: { side, design }, hex, facing }: GhostProps) {
  const { x, y } = spotOf(hex);
  return (
    <g class={`starfire-ghost ${sideClass(side)}`} style={{ transform: `translate(${x}px, ${y}px)` }} {...SILENT}>
      <g class="starfire-size">
        <g style={{ transform: `rotate(${facing * 60}deg)` }}>
          <path class="starfire-hull" d={hullPath(side, design.hull)} />
          <path class="starfire-bow" d="M21-3.5L26 0L21 3.5" />
        </g>
      </g>
    </g>
  );
}

interface FacingsProps {
  readonly ends: readonly ReachableEnd[];
  readonly facing: Direction;
}

/** The facings that a ship could have at the end of its course; the plotted one is bright. */
export function Facings({ ends, facing }: FacingsProps) {
  const [end] = ends;
  if (end === undefined || ends.length < 2) return null;
  const { x, y } = spotOf(end);
  return (
    <g class="starfire-facings" style={{ transform: `translate(${x}px, ${y}px)` }} {...SILENT}>
      <g class="starfire-size">
        {ends.map((each) => (
          <path
            key={each.facing}
            class={each.facing === facing ? 'starfire-chosen' : ''}
            style={{ transform: `rotate(${each.facing * 60}deg)` }}
            d="M24-5L31 0L24 5"
          />
        ))}
      </g>
    </g>
  );
}
