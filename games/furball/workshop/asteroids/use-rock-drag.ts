import { useEffect, useRef } from 'preact/hooks';
import { MM, type Spot } from '../../rules/geometry/index.ts';
import { SIDE } from './mat.tsx';

interface Drag {
  at(rock: number): Spot;
  hold(rock: number): void;
  /** Where its middle would be, in micrometres. */
  move(rock: number, x: number, y: number): void;
}

/** Asteroids by drag, with a mouse or a finger: what is under the pointer stays under it. */
export function useRockDrag(drag: Drag) {
  const root = useRef<SVGSVGElement>(null);
  const latest = useRef(drag);
  latest.current = drag;
  useEffect(() => {
    const { current } = root;
    if (current === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    let held: { readonly rock: number; readonly x: number; readonly y: number; readonly pointer: number } | null = null;
    /** On the mat, in micrometres from its south-west corner. */
    const onMat = ({ clientX, clientY }: PointerEvent): Spot => {
      const at = new DOMPoint(clientX, clientY).matrixTransform(current.getScreenCTM()?.inverse());
      return { x: at.x * MM, y: (SIDE - at.y) * MM };
    };
    current.addEventListener(
      'pointerdown',
      (event) => {
        const grabbed = event.target instanceof Element ? event.target.closest('[data-rock]') : null;
        if (event.button !== 0 || grabbed === null) return;
        const rock = Number(grabbed.getAttribute('data-rock'));
        const [there, middle] = [onMat(event), latest.current.at(rock)];
        held = { rock, x: middle.x - there.x, y: middle.y - there.y, pointer: event.pointerId };
        latest.current.hold(rock);
        current.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    current.addEventListener(
      'pointermove',
      (event) => {
        if (held === null || held.pointer !== event.pointerId) return;
        const there = onMat(event);
        latest.current.move(held.rock, there.x + held.x, there.y + held.y);
      },
      { signal },
    );
    // Browsers ignore touch-action within a drawing, so a finger would scroll the page without this.
    current.addEventListener('touchmove', (event) => held !== null && event.preventDefault(), {
      signal,
      passive: false,
    });
    const drop = (): void => {
      held = null;
    };
    for (const end of ['pointerup', 'pointercancel'] as const) current.addEventListener(end, drop, { signal });
    return () => stop.abort();
  }, []);
  return root;
}
