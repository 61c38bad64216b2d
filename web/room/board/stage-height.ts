import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Tells the style how high a board can be to be seen whole, above the action bar: `--stage-height`, in pixels. The style
 * cannot know it by itself where the page scrolls under the bar.
 */
export function useStageHeight(): RefObject<HTMLElement | null> {
  const floor = useRef<HTMLElement>(null);
  const here = floor.current;
  useEffect(() => {
    const { current } = floor;
    const stage = current?.querySelector<HTMLElement>('.stage');
    const helm = current?.querySelector('.helm');
    if (!current || !stage || !helm) return undefined;
    const measure = (): void => {
      const top = stage.getBoundingClientRect().top + scrollY;
      const { paddingTop, paddingBottom } = getComputedStyle(stage);
      const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
      const room = innerHeight - top - helm.getBoundingClientRect().height - padding;
      stage.style.setProperty('--stage-height', `${Math.floor(room)}px`);
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
