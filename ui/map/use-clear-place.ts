import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { overlap } from './box.ts';

/** What nothing may cover: ships, their names and other things at the rim have this attribute. */
export const KEEP_CLEAR = { 'data-keep-clear': '' } as const;

/** How far a thing at the rim may move along it to get out of the way, in pixels, and in which steps. */
const FARTHEST = 400;
const STEP = 22;

/**
 * Moves an element at the rim of a map along the rim until it covers neither ships, names nor what is at the rim
 * before it, and hides it if there is no such place. All are measured as they are drawn.
 */
export function useClearPlace<E extends HTMLElement>(upright: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const { current } = element;
    const place = current?.offsetParent;
    if (!current || !place) return;
    const shift = (by: number): void => {
      current.style.marginLeft = upright ? '' : `${by}px`;
      current.style.marginTop = upright ? `${by}px` : '';
    };
    const kept = [...place.querySelectorAll('[data-keep-clear]')];
    const taken = kept.filter((each) => givesWay(current, each)).map((each) => each.getBoundingClientRect());
    const frame = place.getBoundingClientRect();
    const isFree = (): boolean => {
      const box = current.getBoundingClientRect();
      const isInside = upright
        ? box.top >= frame.top && box.bottom <= frame.bottom
        : box.left >= frame.left && box.right <= frame.right;
      return isInside && !taken.some((each) => overlap(each, box));
    };
    const found = shifts().find((by) => {
      shift(by);
      return isFree();
    });
    current.style.visibility = found === undefined ? 'hidden' : '';
  });
  return element;
}

/** Of two things at the rim, the later one gives way. */
function givesWay(mine: Element, other: Element): boolean {
  if (other === mine) return false;
  const isAtRim = other.parentElement === mine.parentElement;
  return !isAtRim || (other.compareDocumentPosition(mine) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** 0, then alternately to both sides, farther and farther. */
function shifts(): readonly number[] {
  const far = Array.from({ length: Math.floor(FARTHEST / STEP) }, (_, i) => (i + 1) * STEP);
  return [0, ...far.flatMap((by) => [by, -by])];
}
