const WIDTH = 30;
/** A line that changes all the time is written this often at most. */
const EVERY_MS = 100;

export interface Progress {
  at(done: number): void;
  end(): void;
}

/** A bar on standard error, if that is a terminal. */
export function progressTo(total: number, wanted: boolean): Progress {
  const { stderr } = process;
  if (!wanted || !stderr.isTTY) return { at: () => {}, end: () => {} };
  let shown = -1;
  return {
    at(done) {
      const percent = Math.floor((100 * done) / total);
      if (percent === shown) return;
      shown = percent;
      stderr.write(`\r${bar(done / total)} ${String(percent).padStart(3)} %`);
    },
    end() {
      stderr.write(`\r${' '.repeat(WIDTH + 6)}\r`);
    },
  };
}

export const bar = (share: number): string => {
  const full = Math.round(WIDTH * Math.min(1, Math.max(0, share)));
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
};

/** A line on a terminal's error stream that is written over again and again. */
export interface LiveLine {
  show(text: () => string): void;
  end(): void;
}

export function liveLine(wanted: boolean): LiveLine {
  const { stderr } = process;
  if (!wanted || !stderr.isTTY) return { show: () => {}, end: () => {} };
  let last = Number.NEGATIVE_INFINITY;
  return {
    show(text) {
      const now = performance.now();
      if (now - last < EVERY_MS) return;
      last = now;
      stderr.write(`\r\u001b[K${text().slice(0, (stderr.columns ?? 80) - 1)}`);
    },
    end() {
      stderr.write('\r\u001b[K');
    },
  };
}
