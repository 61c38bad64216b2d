import { setImmediate as others } from 'node:timers/promises';
import type { Done } from '../service.ts';
import { type Claimant, fairQueue } from './fair-queue.ts';
import { createTurn, type Turn } from './turn.ts';

/** Serves costly requests: guests take turns, so that nobody waits for everything that another has asked for. */
export interface Lane {
  run<T>(who: Claimant, work: (turn: Turn) => Promise<Done<T>>): Promise<Done<T>>;
}

export interface LaneOptions {
  mayBegin(who: Claimant): boolean;
  /** Whether a guest has used little lately. Others are served more slowly. */
  isFrugal(who: Claimant): boolean;
  /** In milliseconds of the main thread. */
  spent(who: Claimant, milliseconds: number): void;
}

/** Requests served at the same time: while some read from the store, another works. */
const AT_ONCE = 8;
const MOST_WAITING = { guest: 16, address: 160 };

const TOO_FAST: Done<never> = {
  ok: false,
  refusal: { code: 'too-fast', fact: 'You are sending too many requests at once. Wait a moment and try again.' },
};

/** The rest after each slice for guests who use much, as a multiple of the slice. */
const REST = 3;

export function createLane({ mayBegin, isFrugal, spent }: LaneOptions): Lane {
  const queue = fairQueue<() => Promise<void>>();
  let underWay = 0;

  async function serve(): Promise<void> {
    underWay++;
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await next();
      if (queue.size > 0) await others();
    }
    underWay--;
  }

  async function serveOne<T>(who: Claimant, work: (turn: Turn) => Promise<Done<T>>): Promise<Done<T>> {
    const turn = createTurn(isFrugal(who) ? 0 : REST);
    try {
      return await work(turn);
    } finally {
      spent(who, turn.spent());
    }
  }

  return {
    async run(who, work) {
      const waiting = queue.waiting(who);
      const crowded = waiting.guest >= MOST_WAITING.guest || waiting.address >= MOST_WAITING.address;
      if (crowded || !mayBegin(who)) return TOO_FAST;
      return new Promise((resolve, reject) => {
        queue.push(who, () => serveOne(who, work).then(resolve, reject));
        if (underWay < AT_ONCE) void serve();
      });
    },
  };
}
