import type { Lens } from './lens.ts';
import type { Box } from './plane.ts';

/** One press moves the map by so many pixels, or zooms it by so much. */
const PAN = 60;
const ZOOM = 1.3;

/** The map by keyboard, while it has the focus. */
export function steer(event: KeyboardEvent, lens: Lens | null, home: Box): void {
  if (lens === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const keys: { readonly [key: string]: () => void } = {
    ArrowLeft: () => lens.panBy(PAN, 0),
    ArrowRight: () => lens.panBy(-PAN, 0),
    ArrowUp: () => lens.panBy(0, PAN),
    ArrowDown: () => lens.panBy(0, -PAN),
    '+': () => lens.zoomBy(ZOOM),
    '=': () => lens.zoomBy(ZOOM),
    '-': () => lens.zoomBy(1 / ZOOM),
    '0': () => lens.fit(home),
  };
  const act = keys[event.key];
  if (act === undefined) return;
  event.preventDefault();
  act();
}
