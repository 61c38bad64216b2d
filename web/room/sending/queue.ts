import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** Runs jobs one after the other, in the order of requests. */
export interface Queue {
  readonly busy: ReadonlySignal<boolean>;
  /** If the same job is requested again before it is done, it runs once; `name` identifies it. */
  add(name: string, job: () => Promise<boolean>): Promise<boolean>;
}

export function openQueue(): Queue {
  const waiting = signal<ReadonlyMap<string, Promise<boolean>>>(new Map());
  const drop = (name: string): void => {
    const left = new Map(waiting.peek());
    left.delete(name);
    waiting.value = left;
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    busy: computed(() => waiting.value.size > 0),
    add(name, job) {
      const same = waiting.peek().get(name);
      if (same !== undefined) return same;
      const done = last.then(job).finally(() => drop(name));
      last = done.catch(() => undefined);
      waiting.value = new Map(waiting.peek()).set(name, done);
      return done;
    },
  };
}
