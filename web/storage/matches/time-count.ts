/** How long a match with a time limit was open. */
export interface TimeCount {
  /** In milliseconds. */
  readonly elapsed: number;
  /** The end of the latest span that was counted, in milliseconds since 1970. */
  readonly until: number;
}

/** A stretch of time for which a tab had the match open, in milliseconds since 1970. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
  /** The milliseconds that the tab knows of from before: storage that was lost or full may know fewer. */
  readonly before: number;
}

/** A count that ends further ahead than this many milliseconds comes from a clock that was set back since. */
const NONSENSE = 60_000;

/** Adds a span. What another tab has counted already doesn't count again. */
export function withSpan(time: TimeCount | undefined, { from, to, before }: TimeSpan): TimeCount {
  const { elapsed = 0, until = 0 } = time ?? {};
  const counted = until > to + NONSENSE ? 0 : until;
  const fresh = Math.max(0, to - Math.max(from, counted));
  return { elapsed: Math.max(elapsed, before) + fresh, until: Math.max(counted, to) };
}
