import type { Point } from '@starboard/geometry';
import { Sparks } from './burst.tsx';
import './effects.css';

interface Props {
  readonly from: Point;
  readonly to: Point;
  readonly hit: boolean;
  /** Its place in the volley: bolts leave one shortly after the other. */
  readonly nth: number;
  /** The size of the sparks and of the bolt, in units of the board. */
  readonly size: number;
}

/** A bolt that flies to its target and strikes sparks, or passes it. */
export function Bolt({ from, to, hit, nth, size }: Props) {
  const end = hit ? to : beyond(from, to, nth);
  const line = { x1: from.x, y1: from.y, x2: end.x, y2: end.y, pathLength: 100 };
  return (
    <g class={hit ? 'ui-bolt' : 'ui-bolt ui-bolt-astray'} style={{ '--nth': `${nth}` }}>
      <line class="ui-bolt-glow" stroke-width={size * 0.34} {...line} />
      <line stroke-width={size * 0.13} {...line} />
      {hit && <Sparks at={scattered(to, nth, size)} size={size} />}
    </g>
  );
}

/** A point beside the target and behind it; every other miss passes on the other side. */
function beyond(from: Point, to: Point, nth: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const aside = nth % 2 === 0 ? 0.22 : -0.22;
  return { x: from.x + dx * 1.45 - dy * aside, y: from.y + dy * 1.45 + dx * aside };
}

/** Hits of a volley strike the ship at different places. */
function scattered({ x, y }: Point, nth: number, size: number): Point {
  const far = nth === 0 ? 0 : size * 0.45;
  return { x: x + far * Math.cos(nth * 2.4), y: y + far * Math.sin(nth * 2.4) };
}
