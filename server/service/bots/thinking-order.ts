import { type Claimant, fairQueue } from '../turns/fair-queue.ts';

/** Work that is begun in order of its weight, only so much of it at the same time. */
export interface ThinkingOrder {
  /** Does it as soon as its turn comes; not at all once stopped. */
  run<T>(urgency: Urgency, whose: Claimant, work: () => Promise<T>): Promise<T>;
  stop(): void;
}

/** Whether somebody waits for the answer, or bots are among themselves. */
type Urgency = 'awaited' | 'alone';

/** Bots among themselves begin a thought at most this often on a node, in milliseconds: quicker than anybody can watch. */
const ALONE_EVERY = 20;

/** Bots whose answer somebody waits for think first, others with a rest between; guests take turns with theirs. */
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
