import type { Point } from '@starboard/geometry';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { CameraShot } from '../camera/shot.ts';
import type { Box } from './box.ts';
import type { Scales } from './fitting.ts';
import { openViewport, type Viewport, type VisibleArea } from './viewport.ts';
import { steer } from './viewport-keys.ts';
import './map.css';

interface Props {
  readonly class: string;
  readonly label: string;
  readonly map: Box;
  /** How far beyond its edges it can be moved. */
  readonly beyond: number;
  readonly scales: Scales;
  /** Set while the map is mounted. */
  readonly viewport: { current: Viewport | null };
  /** What should be in sight now: the first box that is legible as a whole, else the last. */
  readonly home: readonly [Box, ...Box[]];
  /** Whenever this changes, `home` comes into sight, unless the player has moved the map. */
  readonly moment: string;
  /** Even if the player has moved the map. */
  readonly insist: boolean;
  /** What the camera goes to, and from which it comes back when there is none. */
  readonly shot: CameraShot | null;
  rest(sight: VisibleArea): void;
  press(point: Point): void;
  /** The point of the map under the mouse; null after it left. Touches don't set it. */
  hover(point: Point | null): void;
  readonly children: ComponentChildren;
}

/** A map to pan and zoom: everything in it moves as one and is redrawn only when something changes. */
export function MapView(props: Props) {
  const { class: name, label, map, beyond, scales, viewport, home, moment, insist, shot, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const world = useRef<SVGGElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const goHome = (): void => viewport.current?.fit(...latest.current.home);
  const { left, top, right, bottom } = map;

  useEffect(() => {
    if (frame.current === null || sheet.current === null || world.current === null) return undefined;
    const opened = openViewport({
      frame: frame.current,
      sheet: sheet.current,
      world: world.current,
      map: { left, top, right, bottom },
      beyond,
      scales,
      rest: (sight) => latest.current.rest(sight),
    });
    viewport.current = opened;
    const watch = new ResizeObserver(() => {
      if (!opened.isInHand()) goHome();
    });
    watch.observe(frame.current);
    return () => {
      watch.disconnect();
      opened.close();
      viewport.current = null;
    };
  }, [left, top, right, bottom, beyond, scales, viewport]);

  useEffect(() => {
    if (insist || viewport.current?.isInHand() === false) viewport.current?.fit(...home);
  }, [moment]);

  useEffect(() => {
    if (shot === null) viewport.current?.comeBack();
    else viewport.current?.visit(shot);
  }, [shot?.at.x, shot?.at.y]);

  const pointOf = ({ clientX, clientY }: MouseEvent): Point | null =>
    viewport.current?.pointAt(clientX, clientY) ?? null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <div
      ref={frame}
      class={`ui-map ${name}`}
      role="group"
      aria-label={`${label} Arrow keys move it, plus and minus zoom, 0 shows the action.`}
      tabindex={0}
      data-own-taps
      onClick={(event) => {
        const point = pointOf(event);
        if (point !== null) props.press(point);
      }}
      onPointerMove={(event) => {
        // While it is dragged, the same point stays under the mouse.
        if (event.pointerType === 'mouse' && event.buttons === 0) props.hover(pointOf(event));
      }}
      onPointerLeave={() => props.hover(null)}
      onKeyDown={(event) => viewport.current !== null && steer(event, viewport.current, goHome)}
    >
      <div ref={sheet} class="ui-map-sheet">
        <svg role="presentation">
          <g ref={world}>{children}</g>
        </svg>
      </div>
    </div>
  );
}
