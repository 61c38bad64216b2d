import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a process is left alone before its time is read: what it does after an answer counts as well. */
const REST = 15;

/** Milliseconds of a core that the main thread of a process has used: to the microsecond while it sleeps. */
function usedBy(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** What some work costs the main thread of another process, in milliseconds, however busy the machine is otherwise. */
export async function threadTime<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ readonly cost: number; readonly value: T }> {
  await wait(REST);
  const before = usedBy(pid);
  const value = await work();
  await wait(REST);
  return { cost: usedBy(pid) - before, value };
}
