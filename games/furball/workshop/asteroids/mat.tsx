import { SILENT } from '@starboard/ui';
import type { ComponentChildren } from 'preact';
import { MAT, MM, type Placement, placedRock, SPOTS } from '../../rules/geometry/index.ts';
import { FROM_EDGE } from './layout.ts';
import './mat.css';

/** The mat in millimetres, north up. */
export const SIDE = MAT / MM;
const BASE = 40;

/** An asteroid's outline in millimetres of the drawing, north up. */
export function outlineOf(rock: number, placement: Placement): string {
  const { outline } = placedRock(rock, placement);
  const corners: string[] = [];
  for (let i = 0; i < outline.length; i += 2) {
    corners.push(`${(outline[i] ?? 0) / MM},${SIDE - (outline[i + 1] ?? 0) / MM}`);
  }
  return corners.join(' ');
}

/** What lies under every lay-out: the edge that asteroids keep away from, and where ships come from. */
export function MatGround({ children }: { readonly children?: ComponentChildren }) {
  const inner = SIDE - 2 * FROM_EDGE;
  return (
    <>
      <g {...SILENT}>
        <path
          class="furball-mat-edge"
          fill-rule="evenodd"
          d={`M0 0H${SIDE}V${SIDE}H0ZM${FROM_EDGE} ${FROM_EDGE}h${inner}v${inner}h${-inner}Z`}
        />
        <rect class="furball-mat-inner" x={FROM_EDGE} y={FROM_EDGE} width={inner} height={inner} />
        {SPOTS.map(({ x, y }) => (
          <rect
            key={`${x} ${y}`}
            class="furball-mat-spot"
            x={x / MM - BASE / 2}
            y={SIDE - y / MM - BASE / 2}
            width={BASE}
            height={BASE}
            rx={3}
          />
        ))}
      </g>
      {children}
    </>
  );
}

/** A lay-out as a small picture. */
export function SmallMat({ placements }: { readonly placements: readonly Placement[] }) {
  return (
    <svg class="furball-small-mat" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <MatGround />
      {placements.map((placement, rock) => (
        <polygon key={rock} class="furball-rock-body" points={outlineOf(rock, placement)} />
      ))}
    </svg>
  );
}
