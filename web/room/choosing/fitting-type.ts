import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Sizes of type as parts of the usual size; the first one with which the text fits is used. */
const SIZES = [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.57];

/**
 * Makes the type of an element smaller until its text fits, whatever font the screen has. Style sheets multiply their
 * size by `--fit`.
 */
export function useFittingType<E extends HTMLElement>(text: string): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const watching = new ResizeObserver(() => fitType(current));
    watching.observe(current);
    fitType(current);
    return () => watching.disconnect();
  }, [text]);
  return element;
}

function fitType(element: HTMLElement): void {
  for (const size of SIZES) {
    element.style.setProperty('--fit', String(size));
    if (fits(element)) return;
  }
}

function fits({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1;
}
