import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { holdWhileAway, missedMuch } from '../../online/playing/since.ts';
import { type Playback, stoppedAt } from '../../room/playback/playback.ts';
import type { PlaybackPlayer } from '../../room/playback/player.ts';

const happening = (type: string) => ({ event: { type, rule: '1' }, board: {}, frame: null });

function playerWith(left: number): PlaybackPlayer {
  const playback = signal<Playback>(
    stoppedAt(
      Array.from({ length: left }, (_, i) => happening(`${i}`)),
      0,
    ),
  );
  return {
    playback,
    held: signal(false),
    paused: signal(false),
    rushed: signal(false),
    stays: signal(0),
    skip: () => undefined,
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('whoever missed more than a little is told first, whoever comes for the first time is not', () => {
  expect(missedMuch(playerWith(3), 7)).toBe(true);
  expect(missedMuch(playerWith(2), 7)).toBe(false);
  expect(missedMuch(playerWith(9), null)).toBe(false);
});

test.each([
  [2, false],
  [3, true],
])('with %d happenings missed while away, the player stays held: %s', (left, stays) => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  const player = playerWith(left);
  const stop = holdWhileAway(player);
  const look = (hidden: boolean): void => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  look(true);
  expect(player.held.value).toBe(true);
  look(false);
  expect(player.held.value).toBe(stays);
  stop();
});
