import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { type CameraShot, PUSH, wayTo } from './shot.ts';

/** What a hand does on a board; the camera lets go at once. */
const BY_HAND = ['pointerdown', 'wheel', 'keydown'] as const;

/** Pushes in on a shot in a drawing that can't be panned, and comes back afterwards. */
export function usePushIn(drawing: RefObject<SVGSVGElement | null>, shot: CameraShot | null): void {
  useLayoutEffect(() => {
    const svg = drawing.current;
    if (svg === null || shot === null) return undefined;
    svg.style.transformOrigin = originOf(svg, shot);
    const frame = svg.parentElement;
    // A larger drawing must not cover what is beside it.
    if (frame !== null) frame.style.overflow = 'clip';
    const push = svg.animate([{ transform: 'none' }, { transform: `scale(${PUSH.drawing})` }], {
      duration: wayTo(shot),
      easing: 'ease-in-out',
      fill: 'forwards',
    });
    const letGo = (): void => {
      push.cancel();
      if (frame !== null) frame.style.overflow = '';
    };
    for (const act of BY_HAND) svg.addEventListener(act, letGo, { passive: true });
    return () => {
      for (const act of BY_HAND) svg.removeEventListener(act, letGo);
      if (push.playState === 'idle') return;
      push.onfinish = letGo;
      push.reverse();
    };
  }, [drawing, shot?.at.x, shot?.at.y]);
}

/** The place of a shot within the drawing's own box, where the transform begins. */
function originOf(svg: SVGSVGElement, { at }: CameraShot): string {
  const { left, top } = svg.getBoundingClientRect();
  const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(svg.getScreenCTM() ?? undefined);
  return `${x - left}px ${y - top}px`;
}
