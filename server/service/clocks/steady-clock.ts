/** Small steps of the system's clock are followed at once, in milliseconds. */
const SMALL = 1_000;
/** Large ones slowly: by so much of the time that passes. */
const CATCH_UP = 0.1;

/**
 * The time in milliseconds since 1970, as the system tells it while that can be believed. A clock that is set forward
 * by an hour would make everybody lose on time, and one that is set back would stand still for an hour: so this one
 * goes on steadily, a tenth faster or slower until it agrees again, and never goes back.
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
