/**
 * Does something for a name at once, but not again during the pause after it; then once for everything that came
 * meanwhile.
 */
export interface NowAndThen {
  (name: string): void;
  stop(): void;
}

/** In milliseconds. */
export function nowAndThen(pause: (name: string) => number, work: (name: string) => unknown): NowAndThen {
  /** Names in their pause; true if they came again. */
  const resting = new Map<string, { readonly timer: NodeJS.Timeout; again: boolean }>();

  function act(name: string): void {
    const timer = setTimeout(() => {
      const again = resting.get(name)?.again === true;
      resting.delete(name);
      if (again) act(name);
    }, pause(name));
    resting.set(name, { timer, again: false });
    work(name);
  }

  function ask(name: string): void {
    const rest = resting.get(name);
    if (rest === undefined) act(name);
    else rest.again = true;
  }

  function stop(): void {
    for (const { timer } of resting.values()) clearTimeout(timer);
    resting.clear();
  }

  return Object.assign(ask, { stop });
}
