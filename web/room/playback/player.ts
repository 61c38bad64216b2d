import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameTypes, Happening } from '@starboard/kernel';
import type { Pace } from '../../shell/settings.ts';
import type { Staging } from './beats.ts';
import { atPace, shareOf, timesOf } from './pace/pace.ts';
import { advance, finish, type Playback } from './playback.ts';

/** Shows beats one after the other, each for its time. */
export interface PlaybackPlayer<H extends Happening<GameTypes> = Happening<GameTypes>> {
  readonly playback: ReadonlySignal<Playback<H>>;
  /** While true, happenings wait. */
  readonly held: Signal<boolean>;
  /** While somebody reads the dice, nothing goes on. */
  readonly paused: Signal<boolean>;
  /** While true, they pass several times as fast. */
  readonly rushed: Signal<boolean>;
  /** For how many milliseconds the beat on the screen stays; 0 if none passes by. */
  readonly stays: ReadonlySignal<number>;
  skip(): void;
}

interface Reel<H extends Happening<GameTypes>> {
  readonly playback: ReadonlySignal<Playback<H>>;
  show(next: Playback<H>): void;
  readonly staging: ReadonlySignal<Staging<H>>;
  readonly pace: ReadonlySignal<Pace>;
  readonly watched: ReadonlySignal<boolean>;
  /** The most milliseconds for these events, at whose end a player decides; null if nobody waits. */
  most(events: readonly GameTypes['event'][]): number | null;
  /** Milliseconds for which the beat stays longer, to be read. It is also told when nothing is shown any more. */
  reading(playback: Playback<H>): number;
}

export interface OpenPlayer<H extends Happening<GameTypes> = Happening<GameTypes>> extends PlaybackPlayer<H> {
  close(): void;
}

/** How many times faster it goes while rushed. */
const RUSH = 5;

export function openPlayer<H extends Happening<GameTypes>>(
  { playback, show, staging, pace, watched, most, reading }: Reel<H>,
  held: Signal<boolean> = signal(false),
): OpenPlayer<H> {
  const [paused, rushed, stays] = [signal(false), signal(false), signal(0)];
  /** Since the screen last stood still: the milliseconds shown, and where the log was. */
  let [spent, start] = [0, playback.peek().told.length];
  const skip = (): void => {
    held.value = false;
    paused.value = false;
    show(finish(playback.peek()));
  };
  const close = effect(() => {
    const now = playback.value;
    if (now.now === null) {
      [spent, start] = [0, now.told.length];
      reading(now);
    }
    const isPassing = now.now !== null && !held.value && !paused.value && watched.value;
    if (!isPassing || pace.value === 'instant') stays.value = 0;
    if (!isPassing) return undefined;
    if (pace.value === 'instant') return later(0, skip);
    const { roll, stay } = timesOf(now.beat, staging.value);
    const limit = most(eventsSince(now, start));
    const share = limit === null ? 1 : shareOf(now, staging.value, limit - spent);
    const time = (now.rolling ? roll : stay) * share;
    const toRead = reading(now);
    const longer = now.rolling ? 0 : toRead;
    stays.value = atPace(time + longer, pace.value) / (rushed.value ? RUSH : 1);
    return later(stays.peek(), () => {
      spent += time;
      show(advance(playback.peek(), staging.peek()));
    });
  });
  return { playback, held, paused, rushed, stays, skip, close };
}

function eventsSince({ told, beat, rolling, waiting }: Playback, start: number): readonly GameTypes['event'][] {
  const toCome = rolling ? [...beat, ...waiting] : waiting;
  return [...told.slice(start), ...toCome.map(({ event }) => event)];
}

function later(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}
