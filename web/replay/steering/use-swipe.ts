import { useRef } from 'preact/hooks';

/** A finger that moves this many pixels to the side swipes. */
const SWIPE = 45;

/** What an element needs to be swiped: to the left goes on, to the right goes back. */
export function useSwipe(go: (step: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart({ touches, target }: TouchEvent): void {
      const [finger] = touches;
      const isDragged = target instanceof Element && target.closest('input, select') !== null;
      from.current = finger === undefined || isDragged ? null : { x: finger.clientX, y: finger.clientY };
    },
    onTouchEnd({ changedTouches }: TouchEvent): void {
      const [finger] = changedTouches;
      const start = from.current;
      from.current = null;
      if (finger === undefined || start === null) return;
      const [across, down] = [finger.clientX - start.x, finger.clientY - start.y];
      if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(down)) go(across < 0 ? 1 : -1);
    },
  };
}
