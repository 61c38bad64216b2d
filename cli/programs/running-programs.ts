/**
 * The process groups of programs that run now, in memory that all threads share: whichever thread started them, none
 * is left behind when the main thread ends.
 */
export interface RunningPrograms {
  add(pid: number): void;
  remove(pid: number): void;
  killAll(): void;
}

const MOST = 4096;

export const sharedRoom = (): SharedArrayBuffer => new SharedArrayBuffer(MOST * Int32Array.BYTES_PER_ELEMENT);

export function runningPrograms(shared: SharedArrayBuffer = sharedRoom()): RunningPrograms {
  const slots = new Int32Array(shared);
  const exchange = (from: number, to: number): boolean =>
    slots.some((value, i) => value === from && Atomics.compareExchange(slots, i, from, to) === from);
  return {
    add(pid) {
      if (!exchange(0, pid)) throw new Error(`more than ${MOST} programs run at once`);
    },
    remove(pid) {
      exchange(pid, 0);
    },
    killAll() {
      for (let i = 0; i < slots.length; i++) {
        const pid = Atomics.exchange(slots, i, 0);
        if (pid !== 0) killGroup(pid);
      }
    },
  };
}

/** Ends a program and whatever it has started itself. */
export function killGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
