import type { Point } from '@starboard/geometry';
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type CameraShot, PUSH, wayTo } from '../camera/shot.ts';
import { type Box, middleOf } from './box.ts';
import { boxToShow, nearerToMiddle, type Scales, scaleToFit, shiftInto } from './fitting.ts';
import { openGliding } from './gliding.ts';

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
  /** Goes to a shot, unless the player has moved the map or holds it. */
  visit(shot: CameraShot): void;
  /** Comes back from a shot to where the map was, or has been wanted since. */
  comeBack(): void;
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
  readonly frame: HTMLElement;
  /** Shifted as one picture, which the browser doesn't draw anew: it would if the drawing itself were shifted. */
  readonly sheet: HTMLElement;
  /** In it, everything at the present scale. */
  readonly world: SVGGElement;
  readonly map: Box;
  /** In units of the map. */
  readonly beyond: number;
  readonly scales: Scales;
  rest(sight: VisibleArea): void;
}

type MapEvent = D3ZoomEvent<HTMLElement, unknown>;

const CENTRED = 0.9;

export function openViewport({ frame, sheet, world, map, beyond, scales, rest }: Frame): Viewport {
  const selected = select(frame);
  let drawnAt = Number.NaN;

  const size = () => ({ width: frame.clientWidth, height: frame.clientHeight });
  const now = (): ZoomTransform => zoomTransform(frame);
  const sight = (): Box => {
    const { width, height } = size();
    const [left, top] = now().invert([0, 0]);
    const [right, bottom] = now().invert([width, height]);
    return { left, top, right, bottom };
  };
  const smallest = (): number => Math.min(0.9 * scaleToFit(map, size()), scales.largestFit);

  const draw = ({ x, y, k }: ZoomTransform): void => {
    // Between two pixels, the browser would have to blend the whole picture.
    sheet.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    if (k === drawnAt) return;
    drawnAt = k;
    world.setAttribute('transform', `scale(${k})`);
    frame.style.setProperty('--zoom', `${k}`);
  };

  const behaviour = zoom<HTMLElement, unknown>()
    .extent(() => [
      [0, 0],
      [frame.clientWidth, frame.clientHeight],
    ])
    .translateExtent([
      [map.left - beyond, map.top - beyond],
      [map.right + beyond, map.bottom + beyond],
    ])
    .clickDistance(6)
    .on('start', ({ sourceEvent }: MapEvent) => {
      if (sourceEvent !== null) gliding.hold();
    })
    .on('zoom', ({ transform, sourceEvent }: MapEvent) => {
      draw(transform);
      if (sourceEvent !== null) gliding.takeInHand();
    })
    .on('end', ({ sourceEvent }: MapEvent) => {
      if (sourceEvent !== null) gliding.letGo();
      if (!gliding.isUnderway()) rest({ box: sight(), scale: now().k });
    });
  selected.call(behaviour).on('dblclick.zoom', null);

  const put = (to: ZoomTransform): void => {
    behaviour.scaleExtent([smallest(), scales.largest]);
    behaviour.transform(selected, to);
  };
  const gliding = openGliding({
    now,
    put,
    isAbrupt: () => (now().k === 1 && now().x === 0) || matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  const centred = ({ x, y }: Point, k: number): ZoomTransform => {
    const { width, height } = size();
    return zoomIdentity.translate(width / 2 - x * k, height / 2 - y * k).scale(k);
  };

  return {
    pointAt(clientX, clientY) {
      const { left, top } = frame.getBoundingClientRect();
      const [x, y] = now().invert([clientX - left, clientY - top]);
      return { x, y };
    },
    zoomBy(factor) {
      gliding.takeInHand();
      behaviour.scaleBy(selected, factor);
    },
    panBy(x, y) {
      gliding.takeInHand();
      behaviour.translateBy(selected, x / now().k, y / now().k);
    },
    fit(...boxes) {
      gliding.takeOutOfHand();
      if (frame.clientWidth === 0) return;
      const { box, scale } = boxToShow(boxes, size(), scales);
      gliding.to(centred(middleOf(box), scale));
    },
    follow({ x, y }) {
      if (gliding.isInHand()) return;
      const from = gliding.home();
      const [atX, atY] = from.apply([x, y]);
      const { width, height } = size();
      const [dx, dy] = [shiftInto(atX, 0, width), shiftInto(atY, 0, height)];
      if (dx !== 0 || dy !== 0) gliding.to(from.translate(dx / from.k, dy / from.k));
    },
    centre(point) {
      gliding.byHandTo(centred(point, Math.max(now().k, CENTRED)));
    },
    visit(shot) {
      const { x, y } = shot.at;
      gliding.visit((from) => {
        const [toX, toY] = nearerToMiddle(from.apply([x, y]), size());
        const k = Math.min(from.k * PUSH.map, scales.largest);
        return zoomIdentity.translate(toX - x * k, toY - y * k).scale(k);
      }, wayTo(shot));
    },
    comeBack: gliding.comeBack,
    isInHand: gliding.isInHand,
    close() {
      gliding.close();
      selected.on('.zoom', null);
    },
  };
}
