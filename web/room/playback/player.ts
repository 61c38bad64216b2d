import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameTypes, Happening } from '@starboard/kernel';
import type { Speed } from '../../shell/settings.ts';
import { advance, finish, isRepeated, type Playback, type Staging } from './playback.ts';
import { rollTime, timeFor } from './speed.ts';

/** Shows happenings one after the other, each for its time. */
export interface PlaybackPlayer<H extends Happening<GameTypes> = Happening<GameTypes>> {
  readonly playback: ReadonlySignal<Playback<H>>;
  /** While true, happenings wait. */
  readonly held: Signal<boolean>;
  skip(): void;
}

interface Reel<H extends Happening<GameTypes>> {
  readonly playback: ReadonlySignal<Playback<H>>;
  show(next: Playback<H>): void;
  readonly staging: ReadonlySignal<Staging<H>>;
  readonly speed: ReadonlySignal<Speed>;
  readonly watched: ReadonlySignal<boolean>;
}

export interface OpenPlayer<H extends Happening<GameTypes> = Happening<GameTypes>> extends PlaybackPlayer<H> {
  close(): void;
}

export function openPlayer<H extends Happening<GameTypes>>(
  { playback, show, staging, speed, watched }: Reel<H>,
  held: Signal<boolean> = signal(false),
): OpenPlayer<H> {
  const skip = (): void => {
    held.value = false;
    show(finish(playback.peek()));
  };
  const close = effect(() => {
    const { now } = playback.value;
    if (now === null || held.value || !watched.value) return undefined;
    if (speed.value === 'skip') return later(0, skip);
    const time = timeOnScreen(playback.value, now, staging.value, speed.value);
    return later(time, () => show(advance(playback.peek(), staging.peek())));
  });
  return { playback, held, skip, close };
}

function timeOnScreen<H extends Happening<GameTypes>>(
  playback: Playback<H>,
  now: H,
  staging: Staging<H>,
  speed: Speed,
): number {
  const again = isRepeated(playback);
  if (playback.rolling) return rollTime(again, speed);
  const dice = staging.dice(now) === 'none' ? 'none' : again ? 'again' : 'first';
  return timeFor(staging.dwell(now), dice, speed);
}

function later(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}
