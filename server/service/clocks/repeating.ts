/** Repeats something, but never twice at the same time: it skips a turn while the last is still running. */
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
