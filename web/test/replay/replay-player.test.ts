import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openReplayPlayer, type ReplayPlayer } from '../../replay/replay-player.ts';
import type { ReplayScene } from '../../replay/scenes.ts';
import { pace } from '../../shell/settings.ts';
import { seenBy } from '../support/seen.ts';

const STAY = 1000;
const COUNTS = { turn: 0, question: 0, place: 0 };

let player: ReplayPlayer | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  pace.value = 'normal';
});
afterEach(() => {
  player?.close();
  vi.useRealTimers();
});

/** Small letters stay on screen, capitals go straight to the log. */
function watching(types = 'abCdE') {
  const scene = (type: string): ReplayScene => ({
    event: { type, rule: '1' },
    board: {},
    frame: null,
    view: seenBy(0),
    ...COUNTS,
  });
  const dwell = ({ type }: ReplayScene['event']) => (type === type.toLowerCase() ? STAY : 0);
  const scenes = (viewer: number | null) => [...(viewer === null ? types.slice(0, 2) : types)].map(scene);
  const opened = openReplayPlayer({ scenes }, { dwell }, [0, 1, null]);
  player = opened;
  return {
    ...opened,
    at: () => opened.scene.value?.event.type,
    run: (times: number) => vi.advanceTimersByTime(times * STAY),
  };
}

test('it stands at the beginning until somebody lets it run', () => {
  const { at, run, here, last, running } = watching();
  run(5);
  expect([at(), here.value, last.value, running.value]).toEqual(['a', 0, 4, false]);
});

test('it runs from one that stays to the next, to the very last, and stops there', () => {
  const { at, run, toggle, running, told } = watching();
  toggle();
  expect(running.value).toBe(true);
  run(1);
  expect(at()).toBe('b');
  run(1);
  expect(at()).toBe('d');
  run(1);
  expect([at(), running.value]).toEqual(['E', false]);
  run(5);
  expect(at()).toBe('E');
  expect(told.value).toHaveLength(5);
});

test('at its end it runs again from the beginning', () => {
  const { at, run, toggle, jump, running } = watching();
  jump(4);
  expect([at(), running.value]).toEqual(['E', false]);
  toggle();
  expect([at(), running.value]).toEqual(['a', true]);
  run(1);
  expect(at()).toBe('b');
});

test('to jump or to pause is to stop there, never beyond either end', () => {
  const { at, run, toggle, jump, running } = watching();
  toggle();
  jump(2);
  run(5);
  expect([at(), running.value]).toEqual(['C', false]);
  jump(-1);
  expect(at()).toBe('a');
  jump(99);
  expect(at()).toBe('E');
  jump(1);
  toggle();
  toggle();
  run(5);
  expect(at()).toBe('b');
});

test('as somebody else saw it, it goes on from the same place or the last there is', () => {
  const { at, watchAs, jump, viewer, last } = watching();
  jump(1);
  watchAs(1);
  expect([at(), viewer.value]).toEqual(['b', 1]);
  jump(3);
  watchAs(null);
  expect([at(), last.value]).toEqual(['b', 1]);
});

test('whoever skips playback in matches still sees a replay', () => {
  pace.value = 'instant';
  const { at, run, toggle } = watching();
  toggle();
  vi.advanceTimersByTime(0);
  expect(at()).toBe('a');
  run(1);
  expect(at()).not.toBe('a');
});

test('where there is nothing to show, there is no scene', () => {
  const { at, last, toggle } = watching('');
  toggle();
  expect([at(), last.value]).toEqual([undefined, 0]);
});
