import { effect, type Signal, signal } from '@preact/signals';
import type { RunnerAnswer } from '../../runner/match-runner.ts';
import { PASSING_TIME } from '../../shell/passing.ts';

export interface Notices {
  /** Why the last move was refused; disappears by itself. */
  readonly notice: Signal<string | null>;
  /** What prevents playing on; stays until the player tries a move. */
  readonly trouble: Signal<string | null>;
}

export interface OpenNotices extends Notices {
  clear(): void;
  refuse(refused: Extract<RunnerAnswer, { ok: false }>): void;
  close(): void;
}

export function openNotices(): OpenNotices {
  const notice = signal<string | null>(null);
  const trouble = signal<string | null>(null);
  const close = effect(() => {
    if (notice.value === null) return undefined;
    const timer = setTimeout(() => {
      notice.value = null;
    }, PASSING_TIME);
    return () => clearTimeout(timer);
  });
  return {
    notice,
    trouble,
    clear() {
      notice.value = null;
      trouble.value = null;
    },
    refuse({ code, fact }) {
      if (code === 'not-stored') trouble.value = fact;
      else notice.value = fact;
    },
    close,
  };
}
