import { useLayoutEffect, useRef } from 'preact/hooks';

const STEPS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much more a distance beside the line counts than one along it. */
const ASIDE = 2.5;

/** Squares that can be focused share one Tab stop; arrow keys move to the next square in their direction. */
export function useRoving(label: string) {
  const ref = useRef<SVGGElement>(null);
  const at = useRef<string | null>(null);
  const stops = (): readonly SVGElement[] => [...(ref.current?.querySelectorAll<SVGElement>('[data-slot]') ?? [])];
  const stopAt = (wanted: string | null): void => {
    const all = stops();
    const stop = all.find((each) => each.getAttribute('data-slot') === wanted) ?? firstOf(all);
    at.current = stop?.getAttribute('data-slot') ?? null;
    for (const each of all) each.tabIndex = each === stop ? 0 : -1;
  };
  useLayoutEffect(() => stopAt(at.current));
  return {
    role: 'group' as const,
    'aria-label': label,
    ref,
    onKeyDown(event: KeyboardEvent) {
      const step = STEPS[event.key];
      if (step === undefined || !(event.target instanceof SVGElement)) return;
      event.preventDefault();
      event.stopPropagation();
      const next = nextOf(stops(), event.target, step);
      if (next === null) return;
      stopAt(next.getAttribute('data-slot'));
      next.focus();
    },
    onFocusIn({ target }: FocusEvent) {
      const slot = target instanceof Element ? target.getAttribute('data-slot') : null;
      if (slot !== null) stopAt(slot);
    },
  };
}

/** Squares that may be pressed come first. */
const firstOf = (all: readonly SVGElement[]): SVGElement | undefined =>
  all.find((each) => each.getAttribute('aria-pressed') === 'true') ??
  all.find((each) => each.getAttribute('role') === 'button') ??
  all[0];

function nextOf(all: readonly SVGElement[], from: Element, [dx, dy]: readonly [number, number]): SVGElement | null {
  const middle = (element: Element): readonly [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  let [best, least]: [SVGElement | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const each of all) {
    const [toX, toY] = middle(each);
    const along = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    if (each === from || along < 1) continue;
    const far = along + ASIDE * aside;
    if (far < least) [best, least] = [each, far];
  }
  return best;
}
