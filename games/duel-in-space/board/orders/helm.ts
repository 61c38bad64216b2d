import { useRef } from 'preact/hooks';
import { angleTo, CLICK } from '../wheel/ports.ts';

/** Turns the ship by hand: the player drags it click by click, or taps where the nose should point. */

interface Grip {
  readonly since: number;
  last: number;
  turned: number;
  swept: number;
}

/** A movement of fewer degrees than this counts as a tap, unless the finger stays down for HELD milliseconds. */
const TREMBLE = 6;
const HELD = 450;

export interface Helm {
  /** The picked clicks; null while nothing is picked. */
  readonly picked: number | null;
  /** The largest number of clicks that the ship may turn. */
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

/** The clicks that bring the nose nearest to a direction, by the shorter turn. */
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
