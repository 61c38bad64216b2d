import type { Point } from '@starboard/geometry';
import './effects.css';

interface Props {
  readonly at: Point;
  readonly size: number;
}

const moved = ({ x, y }: Point, scale: number): string => `translate(${x} ${y}) scale(${scale})`;

/** Where a shot strikes. */
export function Sparks({ at, size }: Props) {
  return (
    <g transform={moved(at, size / 20)}>
      <path class="ui-sparks" d={SPARKS} />
    </g>
  );
}

/** The end of a ship: a flash, two waves, and pieces that fly apart and go out. */
export function Explosion({ at, size }: Props) {
  return (
    <g transform={moved(at, size / 20)}>
      <g class="ui-explosion">
        <circle class="ui-blast" r="15" />
        <circle class="ui-core" r="7" />
        <circle class="ui-shock" r="26" />
        <circle class="ui-shock ui-shock-late" r="38" />
        <path class="ui-shards" d={SHARDS} />
        <path class="ui-embers" d={EMBERS} />
      </g>
    </g>
  );
}

/** Short lines around a point, some longer than others. */
function rays(count: number, from: number, far: readonly number[], turn: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / count;
    const [x, y, to] = [Math.cos(angle), Math.sin(angle), far[i % far.length] ?? from];
    return `M${fixed(x * from)} ${fixed(y * from)}L${fixed(x * to)} ${fixed(y * to)}`;
  }).join('');
}

const fixed = (n: number): string => n.toFixed(1);
const SPARKS = rays(9, 7, [19, 13, 16], 0.3);
const SHARDS = rays(13, 8, [36, 22, 29], 0.1);
const EMBERS = rays(17, 30, [33, 31.5], 0.4);
