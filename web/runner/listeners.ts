import type { Update } from '@starboard/protocol';
import type { Listener } from './match-runner.ts';

export interface RunnerListeners extends Listener {
  subscribe(listener: Listener): () => void;
}

/** Messages before the first listener wait for it. */
export function gatherListeners(): RunnerListeners {
  const listeners = new Set<Listener>();
  let unheard: readonly Update[] = [];
  return {
    subscribe(listener) {
      listeners.add(listener);
      if (unheard.length > 0) listener.news(unheard);
      unheard = [];
      return () => listeners.delete(listener);
    },
    news(updates) {
      if (listeners.size === 0) unheard = [...unheard, ...updates];
      for (const listener of listeners) listener.news(updates);
    },
    trouble(fact) {
      for (const listener of listeners) listener.trouble(fact);
    },
  };
}
