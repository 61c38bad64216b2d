import type { Point } from '@starboard/geometry';
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type Box, WIDTH } from './plane.ts';

/** The eye on the map: what part of it is in sight, and how large. */
export interface Viewport {
  /** The point of the map at a place of the window. */
  pointAt(x: number, y: number): Point;
  zoomBy(factor: number): void;
  panBy(x: number, y: number): void;
  /** Brings all of a box into sight. From then on the viewport follows the action again. */
  fit(box: Box): void;
  /** Moves just as far as is needed to have a point well in sight; not if the player has taken over. */
  follow(point: Point): void;
  /** Puts a point in the middle. */
  centre(point: Point): void;
  /** Whether the player has moved the viewport since it was last fitted. */
  isInHand(): boolean;
  close(): void;
}

/** Where the viewport is to be found, while there is one. */
export interface ViewportHolder {
  current: Viewport | null;
}

interface Panes {
  readonly svg: SVGSVGElement;
  /** All that is moved and scaled. */
  readonly world: SVGGElement;
  readonly map: Box;
  /** Called whenever the viewport has come to rest, with the box in sight and the scale. */
  rest(sight: Box, scale: number): void;
}

/** A hex is drawn at most so many pixels wide, and the map never smaller than its frame. */
const LARGEST = 96;
const LARGEST_FIT = 56;
/** How much of the frame a fitted box fills: beside ships there is room for their names. */
const FILL = 0.86;
const GLIDE = 350;
/** How far inside the frame a point has to be to count as in sight. */
const RIM = 40;

export function openViewport({ svg, world, map, rest }: Panes): Viewport {
  const frame = select(svg);
  let inHand = false;
  let gliding = 0;

  const fitting = ({ left, top, right, bottom }: Box): number =>
    Math.min(svg.clientWidth / (right - left), svg.clientHeight / (bottom - top));
  const sight = (): Box => {
    const [left, top] = now().invert([0, 0]);
    const [right, bottom] = now().invert([svg.clientWidth, svg.clientHeight]);
    return { left, top, right, bottom };
  };
  const now = (): ZoomTransform => zoomTransform(svg);
  const smallest = (): number => Math.min(0.9 * fitting(map), LARGEST_FIT / WIDTH);

  const behaviour = zoom<SVGSVGElement, unknown>()
    .extent(() => [
      [0, 0],
      [svg.clientWidth, svg.clientHeight],
    ])
    .translateExtent([
      [map.left - 6 * WIDTH, map.top - 6 * WIDTH],
      [map.right + 6 * WIDTH, map.bottom + 6 * WIDTH],
    ])
    .clickDistance(6)
    .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
      world.setAttribute('transform', transform.toString());
      svg.style.setProperty('--zoom', `${transform.k}`);
      if (sourceEvent === null) return;
      inHand = true;
      cancelAnimationFrame(gliding);
    })
    .on('end', () => rest(sight(), now().k));
  frame.call(behaviour).on('dblclick.zoom', null);

  const put = (to: ZoomTransform): void => {
    behaviour.scaleExtent([smallest(), LARGEST / WIDTH]);
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
  const centred = ({ x, y }: Point, k: number): ZoomTransform =>
    zoomIdentity.translate(svg.clientWidth / 2 - x * k, svg.clientHeight / 2 - y * k).scale(k);

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
    fit(box) {
      inHand = false;
      const k = Math.min(fitting(box) * FILL, LARGEST_FIT / WIDTH);
      if (svg.clientWidth > 0) glide(centred({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }, k));
    },
    follow({ x, y }) {
      if (inHand) return;
      const { k } = now();
      const [atX, atY] = now().apply([x, y]);
      const off = (at: number, size: number): number => (at < RIM ? RIM - at : at > size - RIM ? size - RIM - at : 0);
      const [dx, dy] = [off(atX, svg.clientWidth), off(atY, svg.clientHeight)];
      if (dx !== 0 || dy !== 0) glide(now().translate((dx * 2) / k, (dy * 2) / k));
    },
    centre(point) {
      inHand = true;
      glide(centred(point, Math.max(now().k, 0.9)));
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
