import type { Bus, Hint } from './bus.ts';

export interface Listeners extends Pick<Bus, 'listen'> {
  hear(hint: Hint): void;
  clear(): void;
}

export function listeners(): Listeners {
  // Each in its own object, because the same function may listen twice and stop once.
  const present = new Set<{ readonly hear: (hint: Hint) => void }>();
  return {
    listen(hear) {
      const listener = { hear };
      present.add(listener);
      return () => {
        present.delete(listener);
      };
    },
    hear(hint) {
      for (const listener of present) listener.hear(hint);
    },
    clear() {
      present.clear();
    },
  };
}
