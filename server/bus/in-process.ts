import type { Bus } from './bus.ts';
import { listeners } from './listeners.ts';

/** A bus for services of one process. Listeners hear in the next microtask, never within `tell`. */
export function inProcessBus(): Bus {
  const { listen, hear, clear } = listeners();
  let open = true;
  return {
    listen,
    tell(match) {
      if (open) queueMicrotask(() => hear(match));
    },
    ready: () => open,
    async close() {
      open = false;
      clear();
    },
  };
}
