/** Steps of the system clock up to this many milliseconds are followed at once. */
const SMALL = 1_000;
/** Larger steps are followed slowly, at this share of the time that passes. */
const CATCH_UP = 0.1;

/**
 * Milliseconds since 1970 by the system clock, as far as it is credible. If the clock is set forward by an hour,
 * everybody would lose on time; if it is set back, clocks would stand still for an hour. So this clock runs a tenth
 * faster or slower until it agrees again, and never goes back.
 */
export function steadyClock(
  wall: () => number = Date.now,
  elapsed: () => number = () => performance.now(),
): () => number {
  let time = wall();
  let asked = elapsed();
  return () => {
    const passed = Math.max(0, elapsed() - asked);
    asked += passed;
    const off = wall() - (time + passed);
    const most = Math.abs(off) <= SMALL ? Math.abs(off) : passed * CATCH_UP;
    time += Math.max(0, passed + Math.sign(off) * most);
    return Math.round(time);
  };
}
