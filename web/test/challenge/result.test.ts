import { expect, test } from 'vitest';
import { afterTry, type ChallengeResult, dailyFigures, merged, readResults, starsOf } from '../../challenge/result.ts';

const tried = (score: number, option = 0): Omit<ChallengeResult, 'tries'> => ({ option, score, onTime: true });

test('only the first try of a day counts', () => {
  const first = afterTry(undefined, tried(40, 2), true);
  expect(first).toEqual({ option: 2, score: 40, tries: 1, onTime: true });
  expect(afterTry(first, tried(100), true)).toBe(first);
});

test('of the set, tries count until the best choice is found', () => {
  const first = afterTry(undefined, tried(40), false);
  const second = afterTry(first, tried(100), false);
  expect([first, second].map(starsOf)).toEqual([0, 2]);
  expect(afterTry(second, tried(0), false)).toBe(second);
});

test('figures of a game count the days that were tried in time', () => {
  const results = {
    'furball/2026-11-19': { ...tried(90), tries: 1 },
    'furball/2026-11-20': { ...tried(41), tries: 1 },
    'furball/2026-11-21': { ...tried(100), tries: 1, onTime: false },
    'furball/set/1': { ...tried(100), tries: 1 },
    'starfire/2026-11-19': { ...tried(7), tries: 1 },
  };
  expect(dailyFigures(results, 'furball')).toEqual({ days: 2, best: 90, mean: 66 });
  expect(dailyFigures(results, 'tunnel-chase')).toBeNull();
});

test('a file takes no day away that was tried here, and brings better stars of the set', () => {
  const own = { 'a/2026-11-19': { ...tried(10), tries: 1 }, 'a/set/1': { ...tried(100), tries: 3 } };
  const other = {
    'a/2026-11-19': { ...tried(100), tries: 1 },
    'a/set/1': { ...tried(100), tries: 1 },
    'a/set/2': { ...tried(5), tries: 1 },
  };
  expect(merged(own, other)).toEqual({ ...other, 'a/2026-11-19': own['a/2026-11-19'] });
  expect(merged(other, own)).toEqual(other);
});

test('what this browser kept is checked', () => {
  const good = { ...tried(10), tries: 1 };
  const bad = { 'a/2026-1-1': good, 'a/set/x': good, 'a/set/1': { ...good, tries: 0 }, b: good, 'a/2026-11-19': 'x' };
  expect(readResults(bad)).toEqual({});
  expect(readResults(null)).toEqual({});
  expect(readResults({ 'a/2026-11-19': good })).toEqual({ 'a/2026-11-19': good });
});
