/** A moment gets at most this many samples. */
const MOST = 1024;
/** A moment at which hardly anything happened still gets its part, because the first look may have missed something. */
const FLOOR = 0.01;

/**
 * How many samples each moment gets of a budget. An error falls with the root of the samples, so all come out about as
 * far off if a moment that is twice as large gets twice as many for the same cost.
 */
export function shareOut(sizes: readonly number[], costs: readonly number[], budget: number): readonly number[] {
  const weights = sizes.map((size) => size + FLOOR);
  let left = Math.max(0, budget);
  let open = weights.map((_, i) => i).filter((i) => (costs[i] ?? 0) > 0);
  const shares = weights.map(() => 0);
  for (;;) {
    const total = open.reduce((sum, i) => sum + (weights[i] ?? 0) * (costs[i] ?? 0), 0);
    if (total === 0) return shares;
    const scale = left / total;
    const full = open.filter((i) => (weights[i] ?? 0) * scale >= MOST);
    if (full.length === 0) {
      for (const i of open) shares[i] = Math.floor((weights[i] ?? 0) * scale);
      return shares;
    }
    for (const i of full) {
      shares[i] = MOST;
      left -= MOST * (costs[i] ?? 0);
    }
    open = open.filter((i) => !full.includes(i));
  }
}
