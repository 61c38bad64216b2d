import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Milliseconds: enough to read two lines. */
export const PASSING_TIME = 8000;

/** A notice that disappears by itself, and with its page. */
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
