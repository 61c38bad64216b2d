/** What this thread has worked, in milliseconds, however long others kept it from working. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
