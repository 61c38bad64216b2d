import { useEffect, useRef } from 'preact/hooks';

/** A shorter movement, in pixels, counts as a press. */
const TREMBLE = 8;

interface Drag<Piece> {
  /** The movable piece under a finger; null if there is none. */
  grab(element: Element): Piece | null;
  pickUp(piece: Piece): void;
  /** The number of the element with `data-slot` under the finger; null elsewhere. */
  drop(piece: Piece, slot: number | null): void;
}

const swallow = (click: Event): void => click.stopPropagation();

/** Drags pieces by mouse or finger from anywhere within the element to a slot. */
export function useDragging<E extends HTMLElement, Piece>(drag: Drag<Piece>) {
  const root = useRef<E>(null);
  const latest = useRef(drag);
  latest.current = drag;
  useEffect(() => {
    const { current } = root;
    if (current === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    let held: { readonly what: Piece; readonly x: number; readonly y: number; moving: boolean } | null = null;
    current.addEventListener(
      'pointerdown',
      ({ target, clientX, clientY, button }) => {
        const what = button === 0 && target instanceof Element ? latest.current.grab(target) : null;
        held = what === null ? null : { what, x: clientX, y: clientY, moving: false };
      },
      { signal },
    );
    // Browsers ignore touch-action within a drawing: without this, a finger would scroll the page.
    current.addEventListener('touchmove', (event) => held !== null && event.preventDefault(), {
      signal,
      passive: false,
    });
    window.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (held === null || held.moving || Math.hypot(clientX - held.x, clientY - held.y) < TREMBLE) return;
        held.moving = true;
        latest.current.pickUp(held.what);
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      ({ clientX, clientY }) => {
        const done = held;
        held = null;
        if (done === null || !done.moving) return;
        const slot = document.elementFromPoint(clientX, clientY)?.closest('[data-slot]')?.getAttribute('data-slot');
        latest.current.drop(done.what, slot == null ? null : Number(slot));
        // The click that ends a drag is not a press.
        addEventListener('click', swallow, true);
        setTimeout(() => removeEventListener('click', swallow, true));
      },
      { signal },
    );
    window.addEventListener('pointercancel', () => (held = null), { signal });
    return () => stop.abort();
  }, []);
  return root;
}
