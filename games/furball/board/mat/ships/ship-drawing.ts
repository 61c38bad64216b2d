import type { ShipTypeId } from '../../../catalogue/index.ts';
import { HALVES } from './silhouettes.ts';

export function silhouetteOf(ship: ShipTypeId): string {
  return drawingOf(ship).whole;
}

/** A ship drawn with depth. */
interface ShipDrawing {
  readonly whole: string;
  /** The half away from the light. */
  readonly shaded: string;
  /** The edges that catch the light. */
  readonly gleam: string;
  readonly canopy: string;
  /** A point without length for each engine, to be drawn with round ends. */
  readonly engines: string;
}

const DRAWN: { [ship: string]: ShipDrawing } = {};

export function drawingOf(ship: ShipTypeId): ShipDrawing {
  DRAWN[ship] ??= drawn(pointsOf(HALVES[ship]));
  return DRAWN[ship];
}

type HalfPoint = readonly [x: number, y: number];

function pointsOf(half: readonly number[]): readonly HalfPoint[] {
  return half.flatMap((x, i): readonly HalfPoint[] => (i % 2 === 0 ? [[x, half[i + 1] ?? 0]] : []));
}

const written = (points: readonly HalfPoint[], side: 1 | -1): string =>
  points.map(([x, y]) => `${side * x} ${y}`).join('L');

function drawn(half: readonly HalfPoint[]): ShipDrawing {
  const [nose = [0, 0], tail = [0, 0]] = [half[0], half.at(-1)];
  const left = half.filter(([x]) => x !== 0).toReversed();
  return {
    whole: `M${written(half, 1)}L${written(left, -1)}Z`,
    shaded: `M${written(half, 1)}L0 ${tail[1]}Z`,
    gleam: gleamOf(half),
    canopy: canopyOf(nose[1], tail[1]),
    engines: enginesOf(half)
      .flatMap(([x, y]) => (x === 0 ? [`M0 ${y}h0`] : [`M${x} ${y}h0`, `M${-x} ${y}h0`]))
      .join(''),
  };
}

/** On the lit side, the edges that look forward. */
function gleamOf(half: readonly HalfPoint[]): string {
  return half
    .slice(1)
    .map((to, i) => [half[i] ?? to, to] as const)
    .filter(([from, to]) => to[0] > from[0])
    .map(([from, to]) => `M${-from[0]} ${from[1]}L${-to[0]} ${to[1]}`)
    .join('');
}

/** A third of the way from nose to tail. */
function canopyOf(nose: number, tail: number): string {
  const [middle, long] = [nose + (tail - nose) * 0.34, Math.min(4.2, (tail - nose) * 0.16)];
  const wide = long * 0.42;
  return `M0 ${fixed(middle - long)}L${fixed(wide)} ${fixed(middle)}L0 ${fixed(middle + long)}L${fixed(-wide)} ${fixed(middle)}Z`;
}

/** The engines are where the outline reaches back: its rearmost corners, one or two on each side. */
function enginesOf(half: readonly HalfPoint[]): readonly HalfPoint[] {
  const rear = Math.max(...half.map(([, y]) => y));
  const corners = half.filter(([x, y], i) => {
    const [before, after] = [half[i - 1], half[i + 1]];
    return y > rear - AFT && x < OUTBOARD && y >= (before?.[1] ?? y) && y >= (after?.[1] ?? y);
  });
  return corners.length > 0 ? corners.slice(-2) : [[0, half.at(-1)?.[1] ?? 0]];
}

/** How far ahead of the rearmost point, and how far from the middle, an engine may be. */
const AFT = 4;
const OUTBOARD = 9;

const fixed = (value: number): string => `${Math.round(value * 10) / 10}`;
