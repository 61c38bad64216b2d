/** Something done for a name: at once, but at most once in a while, and then for all that came meanwhile. */
export interface NowAndThen {
  (name: string): void;
  stop(): void;
}

/** `pause` says how long a name is left alone afterwards, in milliseconds. */
export function nowAndThen(pause: (name: string) => number, work: (name: string) => unknown): NowAndThen {
  /** Names that are left alone at present; true for those that have come again. */
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
