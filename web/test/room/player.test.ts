import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Staging } from '../../room/playback/beats.ts';
import { openFirstTimes } from '../../room/playback/pace/first-times.ts';
import { isShowing, type Playback, stoppedAt } from '../../room/playback/playback.ts';
import { type OpenPlayer, openPlayer } from '../../room/playback/player.ts';
import type { Pace } from '../../shell/settings.ts';

const STAY = 1000;
const happening = (type: string) => ({ event: { type, rule: '1' }, board: {}, frame: null });
const staging: Staging = { dwell: () => STAY, joins: () => false, dice: () => 'none' };

let player: OpenPlayer | undefined;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  player?.close();
  vi.useRealTimers();
});

function playing(how: Partial<Staging> = {}, reading: (playback: Playback) => number = () => 0) {
  const playback = signal<Playback>(stoppedAt(['a', 'b', 'c'].map(happening), 0));
  const pace = signal<Pace>('normal');
  const watched = signal(true);
  const show = (next: Playback): void => {
    playback.value = next;
  };
  const opened = openPlayer({
    playback,
    show,
    staging: signal({ ...staging, ...how }),
    pace,
    watched,
    most: () => null,
    reading,
  });
  player = opened;
  return { ...opened, show, pace, watched, told: () => playback.value.told.map(({ type }) => type).join('') };
}

test('each happening stays for its time, then comes the next, until all are shown', () => {
  const { playback, told } = playing();
  vi.advanceTimersByTime(STAY - 1);
  expect(told()).toBe('a');
  vi.advanceTimersByTime(1);
  expect(told()).toBe('ab');
  vi.advanceTimersByTime(2 * STAY);
  expect(told()).toBe('abc');
  expect(isShowing(playback.value)).toBe(false);
});

test('held, or with nobody who could see it, it stands still and then goes on', () => {
  const { held, watched, told } = playing();
  held.value = true;
  vi.advanceTimersByTime(5 * STAY);
  expect(told()).toBe('a');
  held.value = false;
  watched.value = false;
  vi.advanceTimersByTime(5 * STAY);
  expect(told()).toBe('a');
  watched.value = true;
  vi.advanceTimersByTime(STAY);
  expect(told()).toBe('ab');
});

test('skipping tells all that is left, also what was held', () => {
  const { held, skip, playback, told } = playing();
  held.value = true;
  skip();
  expect(told()).toBe('abc');
  expect(held.value).toBe(false);
  expect(isShowing(playback.value)).toBe(false);
});

test('whoever sets the pace to instant in the middle is told the rest at once', () => {
  const { pace, told } = playing();
  pace.value = 'instant';
  vi.advanceTimersByTime(0);
  expect(told()).toBe('abc');
});

test('dice roll first, and then stay to be read', () => {
  const { playback } = playing({ dice: ({ event }) => (event.type === 'b' ? 'rolling' : 'none') });
  vi.advanceTimersByTime(STAY);
  expect(playback.value).toMatchObject({ now: { event: { type: 'b' } }, rolling: true });
  vi.advanceTimersByTime(400);
  expect(playback.value).toMatchObject({ now: { event: { type: 'b' } }, rolling: false });
  vi.advanceTimersByTime(599);
  expect(playback.value.now?.event.type).toBe('b');
  vi.advanceTimersByTime(1);
  expect(playback.value.now?.event.type).toBe('c');
});

test('closed, it shows nothing more', () => {
  const { close, told } = playing();
  close();
  vi.advanceTimersByTime(5 * STAY);
  expect(told()).toBe('a');
});

test('what is explained about a beat is gone when its playback is skipped, and the next playback may explain more', () => {
  const board = {
    beats: { joins: () => false, sum: () => null, attack: 'shot', firstTimes: { a: 'About a.', d: 'About d.' } },
  };
  const explained = signal<readonly string[]>([]);
  const lessons = openFirstTimes({ game: 'duel', board, pace: signal<Pace>('normal'), explained });
  const { skip, show } = playing({}, lessons.reading);
  expect(lessons.sentence.value).toBe('About a.');
  skip();
  expect(lessons.sentence.value).toBeNull();
  show(stoppedAt([happening('d')], 0));
  expect(lessons.sentence.value).toBe('About d.');
});
