/** Milliseconds that this thread has worked, without the time it had to wait for others. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
