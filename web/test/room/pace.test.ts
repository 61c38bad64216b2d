import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Staging } from '../../room/playback/beats.ts';
import { openFirstTimes } from '../../room/playback/pace/first-times.ts';
import { atPace, mostTime, shareOf, timesOf } from '../../room/playback/pace/pace.ts';
import { quickerThan } from '../../room/playback/pace/skipping.ts';
import { stoppedAt } from '../../room/playback/playback.ts';
import type { Pace } from '../../shell/settings.ts';

const happening = (type: string) => ({ event: { type, rule: '1' }, board: {}, frame: null });
const lasting = (dwell: number): Staging => ({ dwell: () => dwell, joins: () => false, dice: () => 'none' });
const queue = (count: number) =>
  stoppedAt(
    Array.from({ length: count }, () => happening('shot')),
    0,
  );

test('slow is longer, quick takes a third, instant takes no time', () => {
  expect(atPace(900, 'slow')).toBeGreaterThan(atPace(900, 'normal'));
  expect(atPace(900, 'normal')).toBe(900);
  expect(atPace(900, 'quick')).toBe(300);
  expect(atPace(900, 'instant')).toBe(0);
});

test('what happens together takes as long as its longest part', () => {
  const staging: Staging = { ...lasting(0), dwell: ({ event }) => (event.type === 'hit' ? 900 : 300) };
  expect(timesOf([happening('shot'), happening('hit')], staging)).toEqual({ roll: 0, stay: 900 });
});

test('dice are given the time to roll and to be read', () => {
  const { roll, stay } = timesOf([happening('shot')], { ...lasting(100), dice: () => 'rolling' });
  expect(roll).toBeGreaterThan(300);
  expect(stay).toBeGreaterThan(500);
  expect(timesOf([happening('shot')], { ...lasting(100), dice: () => 'still' }).roll).toBe(0);
});

test('a long playback is shortened to six seconds, but no beat to less than a quarter', () => {
  const most = mostTime(2, 9);
  expect(most).toBeLessThanOrEqual(6000);
  expect(shareOf(queue(3), lasting(1000), most)).toBe(1);
  expect(shareOf(queue(10), lasting(1000), most) * 10_000).toBeCloseTo(most);
  expect(shareOf(queue(100), lasting(1000), most)).toBe(0.25);
  expect(shareOf(queue(1), lasting(1000), -100)).toBe(0.25);
});

test('among more than four players, an attack takes at most 0.8 seconds', () => {
  expect(mostTime(5, 3) - mostTime(5, 2)).toBe(800);
  expect(mostTime(5, 0)).toBe(2000);
  expect(mostTime(5, 100)).toBeLessThanOrEqual(6000);
});

test('skipping makes the pace one step quicker, up to instant', () => {
  expect(['slow', 'normal', 'quick', 'instant'].map((pace) => quickerThan(pace as Pace))).toEqual([
    'normal',
    'quick',
    'instant',
    'instant',
  ]);
});

function firstTimes(pace: Pace = 'normal') {
  const explained = signal<readonly string[]>([]);
  const board = {
    beats: {
      joins: () => false,
      sum: () => null,
      attack: 'shot',
      firstTimes: { shot: 'Roll two dice.', hit: 'Lose a point.' },
    },
  };
  return { explained, ...openFirstTimes({ game: 'duel', board, pace: signal(pace), explained }) };
}
const beat = (...types: readonly string[]) => ({ beat: types.map(happening) });

test('the first time of a kind is explained and lasts longer, the second is not', () => {
  const { reading, sentence, explained } = firstTimes();
  const first = beat('shot');
  expect(reading(first)).toBeGreaterThan(500);
  expect(reading(first)).toBeGreaterThan(500);
  expect(sentence.value).toBe('Roll two dice.');
  expect(explained.value).toEqual(['duel shot']);
  expect(reading(beat('shot'))).toBe(0);
  expect(sentence.value).toBeNull();
});

test('only one kind is explained between two decisions; what has no sentence never is', () => {
  const { reading, sentence } = firstTimes();
  reading(beat('turn', 'shot'));
  expect(sentence.value).toBe('Roll two dice.');
  expect(reading(beat('hit'))).toBe(0);
  reading(beat());
  expect(reading(beat('turn'))).toBe(0);
  expect(reading(beat('hit'))).toBeGreaterThan(500);
});

test('at quick pace nothing is explained, and nothing counts as explained', () => {
  const { reading, explained } = firstTimes('quick');
  expect(reading(beat('shot'))).toBe(0);
  expect(explained.value).toEqual([]);
});
