/** Does one thing after another for each name; different names don't wait for each other. */
export interface InTurn {
  <T>(name: string, work: () => Promise<T>): Promise<T>;
  isFree(name: string): boolean;
  idle(): Promise<void>;
}

export function takingTurns(): InTurn {
  const queues = new Map<string, Promise<void>>();

  function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    const result = (queues.get(name) ?? Promise.resolve()).then(work);
    const settled = result.then(leave, leave);
    function leave(): void {
      if (queues.get(name) === settled) queues.delete(name);
    }
    queues.set(name, settled);
    return result;
  }

  async function idle(): Promise<void> {
    while (queues.size > 0) await Promise.all(queues.values());
  }

  return Object.assign(inTurn, { isFree: (name: string) => !queues.has(name), idle });
}
