/** A clock that stands still until it is told to run, in place of `setTimeout`. */
export interface VirtualClock {
  /** Runs until nothing is due any more or `isDone`; returns the milliseconds that passed. */
  run(isDone: () => boolean): number;
  restore(): void;
}

interface Due {
  readonly at: number;
  readonly then: () => void;
}

export function virtualClock(): VirtualClock {
  const { setTimeout: real, clearTimeout: realClear } = globalThis;
  const due = new Map<number, Due>();
  let now = 0;
  let last = 0;
  const set = (then: () => void, milliseconds = 0): number => {
    due.set(++last, { at: now + milliseconds, then });
    return last;
  };
  Object.assign(globalThis, { setTimeout: set, clearTimeout: (id: number) => due.delete(id) });
  const next = (): [number, Due] | undefined => [...due].sort(([a, x], [b, y]) => x.at - y.at || a - b)[0];
  return {
    run(isDone) {
      const since = now;
      for (let first = next(); first !== undefined && !isDone(); first = next()) {
        const [id, { at, then }] = first;
        due.delete(id);
        now = at;
        then();
      }
      return now - since;
    },
    restore() {
      Object.assign(globalThis, { setTimeout: real, clearTimeout: realClear });
    },
  };
}
