import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Whether the page shows a match that is being played, which nothing may cover or interrupt. */
export const inRoom = signal(false);

export function useInRoom(): void {
  useEffect(() => {
    inRoom.value = true;
    return () => {
      inRoom.value = false;
    };
  }, []);
}
