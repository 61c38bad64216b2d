import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** Does one thing after the other, in the order in which they were asked for. */
export interface Queue {
  readonly busy: ReadonlySignal<boolean>;
  /** The same thing asked for twice, while it has not been done yet, is done once; `name` tells what is the same. */
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
