const WIDTH = 30;

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
      const full = Math.round((WIDTH * done) / total);
      stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${String(percent).padStart(3)} %`);
    },
    end() {
      stderr.write(`\r${' '.repeat(WIDTH + 6)}\r`);
    },
  };
}
