import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** From this width on, the page doesn't scroll, and CSS alone gets the height of the stage. */
const BESIDE = '(min-width: 1000px)';

/**
 * Sets `--stage-height`: the height in pixels at which a board fits above the action bar. CSS can't compute it where
 * the page scrolls under the bar.
 */
export function useStageHeight(): RefObject<HTMLElement | null> {
  const floor = useRef<HTMLElement>(null);
  const here = floor.current;
  useEffect(() => {
    const { current } = floor;
    const stage = current?.querySelector<HTMLElement>('.stage');
    const helm = current?.querySelector('.helm');
    if (!stage || !helm) return undefined;
    const measure = (): void => {
      if (matchMedia(BESIDE).matches) stage.style.removeProperty('--stage-height');
      else stage.style.setProperty('--stage-height', `${Math.floor(roomFor(stage, helm))}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(helm);
    observer.observe(document.body);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [here]);
  return floor;
}

/** Ignores what is above the stage only for a moment, such as the introduction. */
function roomFor(stage: HTMLElement, helm: Element): number {
  const passing = document.querySelector('.intro-card')?.getBoundingClientRect().height ?? 0;
  const top = stage.getBoundingClientRect().top + scrollY - passing;
  const { paddingTop, paddingBottom } = getComputedStyle(stage);
  const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
  return innerHeight - top - helm.getBoundingClientRect().height - padding;
}
