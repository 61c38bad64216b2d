/** How long players had to wait. */
export interface Stopwatch {
  /** A choice was acknowledged so many milliseconds after it was first sent. */
  answered(milliseconds: number): void;
  /** Somebody saw their match go on, and whether it is still being played. */
  movedOn(player: string, playing: boolean): void;
  /** The longest that somebody saw nothing happen in their match, in milliseconds. */
  longestPause(): number;
  /** Latencies so far, sorted; counted afresh from now on. */
  takeLatencies(): readonly number[];
}

export function createStopwatch(): Stopwatch {
  const lastAt = new Map<string, number>();
  let longest = 0;
  let latencies: number[] = [];
  return {
    answered: (milliseconds) => latencies.push(milliseconds),
    movedOn(player, playing) {
      const now = performance.now();
      longest = Math.max(longest, now - (lastAt.get(player) ?? now));
      if (playing) lastAt.set(player, now);
      else lastAt.delete(player);
    },
    longestPause: () => longest,
    takeLatencies() {
      const taken = latencies.sort((a, b) => a - b);
      latencies = [];
      return taken;
    },
  };
}

/** Of sorted figures: the one below which this part of them lies. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
