/** The exit code of a command that was stopped by hand. */
export const INTERRUPTED = 130;

/** Ctrl-C stops what is being played and keeps what was found; a second one ends the program. */
export function stoppedByHand(): { readonly signal: AbortSignal; done(): void } {
  const stop = new AbortController();
  const heard = (): void => (stop.signal.aborted ? process.exit(INTERRUPTED) : stop.abort());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, heard);
  return {
    signal: stop.signal,
    done() {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, heard);
    },
  };
}
