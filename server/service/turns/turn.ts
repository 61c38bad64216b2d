import type { Piecemeal } from '../../table/history/piecemeal.ts';
import { threadTime } from '../../table/thread-time.ts';

/** The main thread's time that one request uses: it is measured, and others get their turn in between. */
export interface Turn {
  do<T>(work: Piecemeal<T>): Promise<T>;
  /** Does something that can't be interrupted. */
  work<T>(piece: () => T): T;
  /** In milliseconds. */
  spent(): number;
}

/** Milliseconds that a request may work before others get their turn. */
const SLICE = 2;

const waiting: (() => void)[] = [];

/** One slice in each round of the event loop, whoever's it is, so that network input gets its turn in between. */
function nextRound(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(goOn);
  });
}

function goOn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(goOn);
}

const now = (): number => performance.now();

let slowLane = Promise.resolve();

/**
 * One slice after the other, whoever's it is, with a rest after each: all who use much share one part of the thread,
 * however many requests they have under way.
 */
async function inSlowLane<T>(slice: () => T, rest: number): Promise<T> {
  const ahead = slowLane;
  const { promise, resolve: letNext } = Promise.withResolvers<void>();
  slowLane = promise;
  await ahead;
  await nextRound();
  const start = now();
  try {
    return slice();
  } finally {
    setTimeout(letNext, rest * (now() - start));
  }
}

/** `rest` is the pause after a slice as a multiple of it, so that others have most of the thread; 0 for none. */
export function createTurn(rest = 0): Turn {
  let spent = 0;

  /** Works until everything is done or the slice is used up. */
  function slice<T>(work: Piecemeal<T>): IteratorResult<undefined, T> {
    const [start, before] = [now(), threadTime()];
    try {
      let step = work.next();
      while (step.done !== true && now() - start < SLICE) step = work.next();
      return step;
    } finally {
      spent += threadTime() - before;
    }
  }

  return {
    async do(work) {
      for (;;) {
        if (rest === 0) await nextRound();
        const step = rest === 0 ? slice(work) : await inSlowLane(() => slice(work), rest);
        if (step.done === true) return step.value;
      }
    },
    work(piece) {
      const before = threadTime();
      try {
        return piece();
      } finally {
        spent += threadTime() - before;
      }
    },
    spent: () => spent,
  };
}
