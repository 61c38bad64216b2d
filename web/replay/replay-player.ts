import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes, Viewer } from '@starboard/kernel';
import type { BoardModule, CameraShot } from '@starboard/ui';
import { shotOf } from '../room/playback/camera.ts';
import { type Playback, stoppedAt } from '../room/playback/playback.ts';
import { openPlayer } from '../room/playback/player.ts';
import { pace } from '../shell/settings.ts';
import { asSeenBy, type ReplayMoment, type Stride, sceneAt, stepped } from './moments.ts';
import type { Replay, ReplayScene } from './scenes.ts';

/** Plays a record back, forward or from anywhere, as any viewer saw it. */
export interface ReplayPlayer {
  readonly viewer: ReadonlySignal<Viewer>;
  /** As whom it can be seen, in turn. */
  readonly viewers: readonly Viewer[];
  watchAs(viewer: Viewer): void;
  /** Everything up to the current scene. */
  readonly told: ReadonlySignal<Playback['told']>;
  /** Undefined if there is nothing to show. */
  readonly scene: ReadonlySignal<ReplayScene | undefined>;
  /** The scenes being shown together, up to the current one. */
  readonly beat: ReadonlySignal<readonly ReplayScene[]>;
  /** Where the camera should be while it runs. */
  readonly shot: ReadonlySignal<CameraShot | null>;
  /** The current scene, counted from 0, and the last. */
  readonly here: ReadonlySignal<number>;
  readonly last: ReadonlySignal<number>;
  readonly running: ReadonlySignal<boolean>;
  /** Runs (from the beginning if it is at its end) or pauses. */
  toggle(): void;
  pause(): void;
  jump(to: number): void;
  /** To the next or previous turn or choice. */
  step(by: Stride, step: 1 | -1): void;
  readonly scenes: ReadonlySignal<readonly ReplayScene[]>;
  close(): void;
}

export function openReplayPlayer(
  replay: Pick<Replay, 'scenes'>,
  board: Pick<BoardModule<GameTypes>, 'dwell' | 'beats' | 'decisive'>,
  viewers: readonly Viewer[],
  from: { readonly viewer?: Viewer | undefined; readonly moment: ReplayMoment | null } = { moment: null },
): ReplayPlayer {
  const mayWatchAs = (asked: Viewer | undefined): asked is Viewer => asked !== undefined && viewers.includes(asked);
  const viewer = signal<Viewer>(mayWatchAs(from.viewer) ? from.viewer : (viewers[0] ?? null));
  const scenes = computed(() => replay.scenes(viewer.value));
  const begin = from.moment === null ? 0 : sceneAt(scenes.peek(), from.moment);
  const playback = signal(stoppedAt(scenes.peek(), begin));
  const here = computed(() => Math.max(0, playback.value.told.length - 1));
  const last = computed(() => Math.max(0, scenes.value.length - 1));
  const stopAt = (to: number): void => {
    playback.value = stoppedAt(scenes.peek(), Math.max(0, Math.min(last.peek(), to)));
  };
  const { held, stays, close } = openPlayer<ReplayScene>(
    {
      playback,
      show(next) {
        playback.value = next;
      },
      staging: signal({
        dwell: ({ event, view }) => board.dwell(event, view),
        joins: (beat, { event, view }) =>
          board.beats?.joins(
            beat.map((scene) => scene.event),
            event,
            view,
          ) ?? false,
        dice: () => 'none',
      }),
      pace: computed(() => (pace.value === 'instant' ? 'quick' : pace.value)),
      watched: signal(true),
      most: () => null,
      reading: () => 0,
    },
    signal(true),
  );
  const running = computed(() => !held.value && here.value < last.value);
  return {
    viewer,
    viewers,
    scenes,
    watchAs(next) {
      if (!mayWatchAs(next)) return;
      const [before, at] = [scenes.peek(), here.peek()];
      batch(() => {
        viewer.value = next;
        stopAt(asSeenBy(before, at, scenes.peek()));
      });
    },
    told: computed(() => playback.value.told),
    scene: computed(() => scenes.value[here.value]),
    beat: computed(() => playback.value.beat),
    shot: computed(() => {
      const { now, beat } = playback.value;
      if (now === null) return null;
      const events = beat.map(({ event }) => event);
      return shotOf(board, { events, board: now.view.board, viewer: viewer.value, stays: stays.value });
    }),
    here,
    last,
    running,
    toggle() {
      const runs = running.peek();
      if (!runs && here.peek() === last.peek()) stopAt(0);
      held.value = runs;
    },
    pause() {
      held.value = true;
    },
    jump(to) {
      held.value = true;
      stopAt(to);
    },
    step(by, step) {
      held.value = true;
      stopAt(stepped(scenes.peek(), here.peek(), by, step));
    },
    close,
  };
}
