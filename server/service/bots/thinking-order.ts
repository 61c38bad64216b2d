import { type Claimant, fairQueue } from '../turns/fair-queue.ts';

/** Starts work by urgency, with a limit on how much runs at the same time. */
export interface ThinkingOrder {
  /** Runs as soon as its turn comes; never after a stop. */
  run<T>(urgency: Urgency, whose: Claimant, work: () => Promise<T>): Promise<T>;
  stop(): void;
}

/** Whether somebody waits for the answer, or only bots play. */
type Urgency = 'awaited' | 'alone';

/**
 * Shortest time between two thoughts in matches between bots on a node, in milliseconds: faster than anybody can watch.
 */
const ALONE_EVERY = 20;

/** Bots that somebody waits for think first, others with a pause between; guests take turns with theirs. */
export function thinkingOrder(atOnce: number, aloneEvery = ALONE_EVERY): ThinkingOrder {
  const queues = { awaited: fairQueue<() => Promise<void>>(), alone: fairQueue<() => Promise<void>>() };
  let underWay = 0;
  let restUntil = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function next(): (() => Promise<void>) | undefined {
    const awaited = queues.awaited.shift();
    if (awaited !== undefined) return awaited;
    const rest = restUntil - performance.now();
    if (queues.alone.size === 0 || rest > 0) {
      if (queues.alone.size > 0) timer ??= setTimeout(wake, rest);
      return undefined;
    }
    restUntil = performance.now() + aloneEvery;
    return queues.alone.shift();
  }

  function wake(): void {
    timer = undefined;
    begin();
  }

  function begin(): void {
    while (!stopped && underWay < atOnce) {
      const work = next();
      if (work === undefined) return;
      underWay++;
      work().finally(() => {
        underWay--;
        begin();
      });
    }
  }

  return {
    run(urgency, whose, work) {
      return new Promise((resolve, reject) => {
        queues[urgency].push(whose, () => work().then(resolve, reject));
        begin();
      });
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
