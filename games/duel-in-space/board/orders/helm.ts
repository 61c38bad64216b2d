import { useRef } from 'preact/hooks';
import { angleTo, CLICK } from '../wheel/ports.ts';

/** Turning the ship by hand: dragged round its middle click by click, or tapped where the nose shall point. */

interface Grip {
  /** When it was taken. */
  readonly since: number;
  last: number;
  turned: number;
  swept: number;
}

/** A hand trembles: less than this many degrees is a tap, unless the finger is held so many milliseconds. */
const TREMBLE = 6;
const HELD = 450;

export interface Helm {
  /** As picked; null while nothing is. */
  readonly picked: number | null;
  /** The most clicks that may be turned. */
  readonly most: number;
  readonly turnTo: (clicks: number) => void;
}

export function useHelm({ picked, most, turnTo }: Helm) {
  const grip = useRef<Grip | null>(null);
  const set = (wanted: number): void => {
    const next = Math.max(-most, Math.min(most, wanted)) || 0;
    if (next !== picked) turnTo(next);
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { since: event.timeStamp, last: pointed(event), turned: (picked ?? 0) * CLICK, swept: 0 };
    },
    onPointerMove(event: PointerEvent) {
      const held = grip.current;
      if (held === null) return;
      const angle = pointed(event);
      const sweep = ((angle - held.last + 540) % 360) - 180;
      held.last = angle;
      held.turned += sweep;
      held.swept += Math.abs(sweep);
      if (held.swept > TREMBLE) set(Math.round(held.turned / CLICK));
    },
    onPointerUp(event: PointerEvent) {
      const held = grip.current;
      grip.current = null;
      if (held === null || held.swept > TREMBLE || event.timeStamp - held.since > HELD) return;
      set(shortestTo(pointed(event)));
    },
    onPointerCancel() {
      grip.current = null;
    },
  };
}

/** The clicks that bring the nose nearest to a direction, by the shorter way. */
export function shortestTo(angle: number): number {
  const clicks = Math.round(angle / CLICK) % 8;
  return clicks > 4 ? clicks - 8 : clicks;
}

function pointed(event: PointerEvent): number {
  const drawing = event.currentTarget instanceof SVGElement ? event.currentTarget.ownerSVGElement : null;
  if (drawing === null) return 0;
  const { left, top, width, height } = drawing.getBoundingClientRect();
  return angleTo({ x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 });
}
