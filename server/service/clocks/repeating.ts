/** Does something again and again, but never twice at the same time: a turn that comes while it is at work is left out. */
export function repeating(every: number, work: () => Promise<unknown>): { stop(): Promise<void> } {
  let underWay: Promise<void> | undefined;
  const done = (): void => {
    underWay = undefined;
  };
  const timer = setInterval(() => {
    underWay ??= work().then(done, done);
  }, every);
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
