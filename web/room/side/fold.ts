import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { sideShown } from '../../shell/settings.ts';
import type { Picture } from '../picture.ts';

/** As in the style sheet: from this width on, the side is beside the board, below it the side is under the board. */
const BESIDE = '(min-width: 1000px)';
/** From this width on, the board has all the room it can use with the side beside it. */
const ROOMY = '(min-width: 1600px)';

export interface SideFold {
  readonly open: Signal<boolean>;
  toggle(): void;
}

/** Whether the log is beside the board. The match's end opens it, because the result is there. */
export function useSideFold({ over }: Pick<Picture, 'over'>): SideFold {
  const open = useSignal(usuallyOpen());
  useEffect(() => {
    const roomy = matchMedia(ROOMY);
    const follow = (): void => {
      open.value = usuallyOpen() || over.peek();
    };
    roomy.addEventListener('change', follow);
    return () => roomy.removeEventListener('change', follow);
  }, [open, over]);
  useSignalEffect(() => {
    if (over.value) open.value = true;
  });
  return {
    open,
    toggle() {
      if (!matchMedia(BESIDE).matches) {
        document.querySelector('.side-tabs')?.scrollIntoView({ block: 'start' });
        return;
      }
      open.value = !open.peek();
      sideShown.value = open.peek() ? 'always' : 'never';
    },
  };
}

const usuallyOpen = (): boolean =>
  sideShown.peek() === 'usual' ? matchMedia(ROOMY).matches : sideShown.peek() === 'always';
