import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** So long a passing notice stays: enough to read two lines. */
export const PASSING_TIME = 8000;

/** Something said in passing: it goes away by itself, and with the page it was said on. */
export function usePassing(): Signal<string | null> {
  const said = useSignal<string | null>(null);
  useEffect(() => {
    if (said.value === null) return undefined;
    const timer = setTimeout(() => {
      said.value = null;
    }, PASSING_TIME);
    return () => clearTimeout(timer);
  }, [said.value]);
  return said;
}
