import { type ReadonlySignal, signal } from '@preact/signals';
import type { TimeLimitState } from '@starboard/kernel';
import type { TimeLimitView } from '@starboard/protocol';
import type { TimeSpan } from '../../storage/matches/time-count.ts';

interface KeepTimeOptions {
  readonly minutes: number;
  /** Milliseconds counted before this tab opened the match. */
  readonly elapsed: number;
  /** In milliseconds since 1970. */
  now(): number;
  /** Stores a span in which the match was open; resolves with the milliseconds of all tabs together. */
  count(span: TimeSpan): Promise<number>;
  callTime(): void;
}

export interface TimeKeeper {
  readonly clock: ReadonlySignal<TimeLimitView | null>;
  /** Called with each news of the match. */
  follow(state: TimeLimitState): void;
  /** Called about once a second while the match is open. */
  tick(): Promise<void>;
}

const MINUTE = 60_000;
/** A tab that was asleep for longer than this many milliseconds counts no more of it. */
const LONGEST_TICK = MINUTE;
/** Milliseconds between two writes: at most this much is lost when the tab is closed. */
const WRITE_EVERY = 5000;

/** Counts the time of a match while it is open in this tab, and calls time once when it is up. */
export function keepTime({ minutes, elapsed, now, count, callTime }: KeepTimeOptions): TimeKeeper {
  const clock = signal<TimeLimitView | null>({ minutes, state: 'waiting' });
  const limit = minutes * MINUTE;
  let counted = elapsed;
  /** The beginning of what is not counted yet; null while the time limit doesn't run. */
  let from: number | null = null;
  let lastTick = 0;
  let isWriting = false;
  let hasCalled = false;

  function follow(state: TimeLimitState): void {
    if (state === 'running') {
      if (from === null) {
        [from, lastTick] = [now(), now()];
        hasCalled = false;
      }
      show(from);
      return;
    }
    from = null;
    clock.value = state === 'none' ? null : { minutes, state };
  }

  function show(since: number): void {
    const endsAt = since + limit - counted;
    const shown = clock.peek();
    if (shown?.state !== 'running' || shown.endsAt !== endsAt) clock.value = { minutes, state: 'running', endsAt };
  }

  async function tick(): Promise<void> {
    if (from === null) return;
    const time = now();
    from += Math.max(0, time - lastTick - LONGEST_TICK);
    lastTick = time;
    const fresh = time - from;
    if (isWriting || (fresh < WRITE_EVERY && counted + fresh < limit)) return;
    const span = { from, to: time, before: counted };
    isWriting = true;
    counted = await count(span).catch(() => counted + fresh);
    isWriting = false;
    // The match may have gone on while the span was written.
    if (from === null) return;
    from = time;
    show(from);
    if (counted < limit || hasCalled) return;
    hasCalled = true;
    callTime();
  }

  return { clock, follow, tick };
}
