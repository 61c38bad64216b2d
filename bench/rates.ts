/** Seconds of processor time so far, so that other work on the machine does not count. */
function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The best rate of some rounds, per second of one core: the others were disturbed. */
export function rate(work: () => number, rounds = 5): number {
  work();
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    const start = seconds();
    const done = work();
    best = Math.max(best, done / (seconds() - start));
  }
  return Math.round(best);
}
