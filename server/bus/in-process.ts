import type { Bus } from './bus.ts';
import { type Listeners, listeners } from './listeners.ts';

export type Meeting = Set<Listeners>;

/** A bus for services in one process. Others get a hint in the next microtask, never within `tell`. */
export function inProcessBus(meeting: Meeting = new Set()): Bus {
  const mine = listeners();
  let open = true;
  meeting.add(mine);
  return {
    listen: mine.listen,
    tell(hint) {
      if (!open) return;
      for (const other of meeting) if (other !== mine) queueMicrotask(() => other.hear(hint));
    },
    ready: () => open,
    async close() {
      open = false;
      meeting.delete(mine);
      mine.clear();
    },
  };
}
