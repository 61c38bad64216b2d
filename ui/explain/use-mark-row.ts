import { useLayoutEffect, useRef } from 'preact/hooks';
import { TERMS } from './term-at.ts';

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 };

/** For a group of marks named by `label`: the Tab key stops once, and arrow keys move from mark to mark. */
export function useMarkRow<E extends Element>(label: string) {
  const ref = useRef<E>(null);
  const at = useRef(0);
  const marks = (): readonly (HTMLElement | SVGElement)[] => [
    ...(ref.current?.querySelectorAll<HTMLElement | SVGElement>(TERMS) ?? []),
  ];
  const stopAt = (place: number): void => {
    const all = marks();
    at.current = Math.max(0, Math.min(place, all.length - 1));
    for (const [i, mark] of all.entries()) mark.tabIndex = i === at.current ? 0 : -1;
  };
  useLayoutEffect(() => stopAt(at.current));
  return {
    role: 'group' as const,
    'aria-label': label,
    ref,
    onKeyDown(event: KeyboardEvent) {
      const by = STEPS[event.key];
      if (by === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      stopAt(at.current + by);
      marks()[at.current]?.focus();
    },
    onFocusIn({ target }: FocusEvent) {
      const place = marks().findIndex((mark) => mark.isSameNode(target instanceof Node ? target : null));
      if (place >= 0) stopAt(place);
    },
  };
}
