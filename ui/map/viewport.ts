import type { Point } from '@starboard/geometry';
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type Box, middleOf } from './box.ts';
import { boxToShow, type Scales, scaleToFit, shiftInto } from './fitting.ts';

/** The visible part of a map and its scale, moved by mouse, fingers and keys. */
export interface Viewport {
  pointAt(x: number, y: number): Point;
  zoomBy(factor: number): void;
  panBy(x: number, y: number): void;
  /**
   * Brings a box into sight: the first that is legible as a whole, else the last. After that, the map follows the
   * action again.
   */
  fit(...boxes: readonly [Box, ...Box[]]): void;
  /** Moves just far enough to have a point well in sight, unless the player has moved the map. */
  follow(point: Point): void;
  centre(point: Point): void;
  /** Whether the player has moved it since the last fit. */
  isInHand(): boolean;
  close(): void;
}

/** The visible part after all movement has stopped. */
export interface VisibleArea {
  readonly box: Box;
  readonly scale: number;
}

interface Frame {
  readonly svg: SVGSVGElement;
  readonly world: SVGGElement;
  readonly map: Box;
  /** In units of the map. */
  readonly beyond: number;
  readonly scales: Scales;
  rest(sight: VisibleArea): void;
}

const GLIDE = 350;
const CENTRED = 0.9;

export function openViewport({ svg, world, map, beyond, scales, rest }: Frame): Viewport {
  const frame = select(svg);
  let inHand = false;
  let gliding = 0;

  const size = () => ({ width: svg.clientWidth, height: svg.clientHeight });
  const now = (): ZoomTransform => zoomTransform(svg);
  const sight = (): Box => {
    const { width, height } = size();
    const [left, top] = now().invert([0, 0]);
    const [right, bottom] = now().invert([width, height]);
    return { left, top, right, bottom };
  };
  const smallest = (): number => Math.min(0.9 * scaleToFit(map, size()), scales.largestFit);

  const behaviour = zoom<SVGSVGElement, unknown>()
    .extent(() => [
      [0, 0],
      [svg.clientWidth, svg.clientHeight],
    ])
    .translateExtent([
      [map.left - beyond, map.top - beyond],
      [map.right + beyond, map.bottom + beyond],
    ])
    .clickDistance(6)
    .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
      world.setAttribute('transform', transform.toString());
      svg.style.setProperty('--zoom', `${transform.k}`);
      if (sourceEvent === null) return;
      inHand = true;
      cancelAnimationFrame(gliding);
    })
    .on('end', () => rest({ box: sight(), scale: now().k }));
  frame.call(behaviour).on('dblclick.zoom', null);

  const put = (to: ZoomTransform): void => {
    behaviour.scaleExtent([smallest(), scales.largest]);
    behaviour.transform(frame, to);
  };
  const glide = (to: ZoomTransform): void => {
    cancelAnimationFrame(gliding);
    const from = now();
    const unset = from.k === 1 && from.x === 0;
    if (unset || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      put(to);
      return;
    }
    const start = performance.now();
    const tick = (time: number): void => {
      const share = Math.min(1, Math.max(0, (time - start) / GLIDE));
      put(between(from, to, 1 - (1 - share) ** 3));
      if (share < 1) gliding = requestAnimationFrame(tick);
    };
    gliding = requestAnimationFrame(tick);
  };
  const centred = ({ x, y }: Point, k: number): ZoomTransform => {
    const { width, height } = size();
    return zoomIdentity.translate(width / 2 - x * k, height / 2 - y * k).scale(k);
  };

  return {
    pointAt(clientX, clientY) {
      const { left, top } = svg.getBoundingClientRect();
      const [x, y] = now().invert([clientX - left, clientY - top]);
      return { x, y };
    },
    zoomBy(factor) {
      inHand = true;
      behaviour.scaleBy(frame, factor);
    },
    panBy(x, y) {
      inHand = true;
      behaviour.translateBy(frame, x / now().k, y / now().k);
    },
    fit(...boxes) {
      inHand = false;
      if (svg.clientWidth === 0) return;
      const { box, scale } = boxToShow(boxes, size(), scales);
      glide(centred(middleOf(box), scale));
    },
    follow({ x, y }) {
      if (inHand) return;
      const { k } = now();
      const [atX, atY] = now().apply([x, y]);
      const { width, height } = size();
      const [dx, dy] = [shiftInto(atX, 0, width), shiftInto(atY, 0, height)];
      if (dx !== 0 || dy !== 0) glide(now().translate(dx / k, dy / k));
    },
    centre(point) {
      inHand = true;
      glide(centred(point, Math.max(now().k, CENTRED)));
    },
    isInHand: () => inHand,
    close() {
      cancelAnimationFrame(gliding);
      frame.on('.zoom', null);
    },
  };
}

function between(a: ZoomTransform, b: ZoomTransform, share: number): ZoomTransform {
  const mix = (from: number, to: number): number => from + (to - from) * share;
  return zoomIdentity.translate(mix(a.x, b.x), mix(a.y, b.y)).scale(mix(a.k, b.k));
}
