import type { Viewport } from './viewport.ts';

/** Pixels per key press, and the zoom factor. */
const PAN = 60;
const ZOOM = 1.3;

export function steer(event: KeyboardEvent, viewport: Viewport, home: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const keys: { readonly [key: string]: () => void } = {
    ArrowLeft: () => viewport.panBy(PAN, 0),
    ArrowRight: () => viewport.panBy(-PAN, 0),
    ArrowUp: () => viewport.panBy(0, PAN),
    ArrowDown: () => viewport.panBy(0, -PAN),
    '+': () => viewport.zoomBy(ZOOM),
    '=': () => viewport.zoomBy(ZOOM),
    '-': () => viewport.zoomBy(1 / ZOOM),
    '0': home,
  };
  const act = keys[event.key];
  if (act === undefined) return;
  event.preventDefault();
  act();
}
