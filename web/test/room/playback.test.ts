import { expect, test } from 'vitest';
import {
  advance,
  arrive,
  boardNow,
  finish,
  isRepeated,
  isShowing,
  leftToShow,
  NOTHING_YET,
  type Playback,
  precede,
  type Staging,
  stoppedAt,
} from '../../room/playback/playback.ts';
import { rollTime, timeFor } from '../../room/playback/speed.ts';

const event = (type: string) => ({ type, rule: '1' });
const happening = (type: string) => ({ event: event(type), board: { after: type }, frame: null });
const news = (...types: string[]) => ({ past: [], happenings: types.map(happening) });
const told = (playback: Playback) => playback.told.map(({ type }) => type);
const never: Staging = { dwell: () => 1, dice: () => 'none' };
const always: Staging = { dwell: () => 1, dice: () => 'rolling' };

test('the first happening is shown at once, the others wait their turn', () => {
  const playback = arrive(NOTHING_YET, news('a', 'b'), never);
  expect(playback.now).toEqual(happening('a'));
  expect(told(playback)).toEqual(['a']);
  const next = advance(playback, never);
  expect(next.now).toEqual(happening('b'));
  expect(isShowing(advance(next, never))).toBe(false);
});

test('news that comes while something is shown joins the end', () => {
  const playback = arrive(arrive(NOTHING_YET, news('a'), never), news('b', 'c'), never);
  expect(playback.now).toEqual(happening('a'));
  expect(told(advance(advance(playback, never), never))).toEqual(['a', 'b', 'c']);
});

test('the past is told, not shown', () => {
  const playback = arrive(NOTHING_YET, { past: [event('a'), event('b')], happenings: [] }, never);
  expect(isShowing(playback)).toBe(false);
  expect(told(playback)).toEqual(['a', 'b']);
});

test('skipping tells everything once and in order', () => {
  const playback = finish(advance(arrive(NOTHING_YET, news('a', 'b', 'c', 'd'), never), never));
  expect(told(playback)).toEqual(['a', 'b', 'c', 'd']);
  expect(isShowing(playback)).toBe(false);
});

test('while dice roll, neither the log nor the board tells how they fall', () => {
  const first = advance(arrive(NOTHING_YET, news('a', 'b'), never), always);
  expect(first.rolling).toBe(true);
  expect(told(first)).toEqual(['a']);
  expect(boardNow(first)).toEqual({ after: 'a' });

  const landed = advance(first, always);
  expect(landed.rolling).toBe(false);
  expect(told(landed)).toEqual(['a', 'b']);
  expect(boardNow(landed)).toEqual({ after: 'b' });
  expect(boardNow(advance(landed, always))).toBeNull();
});

test('skipping rolling dice tells them once', () => {
  expect(told(finish(arrive(NOTHING_YET, news('a', 'b'), always)))).toEqual(['a', 'b']);
});

test('dice thrown later roll over the board as it was last seen', () => {
  const seen = finish(arrive(NOTHING_YET, news('a'), never));
  expect(boardNow(arrive(seen, news('b'), always))).toEqual({ after: 'a' });
});

test('what is not dwelt on is told in passing, all of it at once', () => {
  const showing: Staging = { dwell: ({ event }) => (event.type === 'shot' ? 1 : 0), dice: () => 'none' };
  const shot = arrive(NOTHING_YET, news('a', 'b', 'shot', 'c', 'd'), showing);
  expect(shot.now).toEqual(happening('shot'));
  expect(told(shot)).toEqual(['a', 'b', 'shot']);
  const after = advance(shot, showing);
  expect(isShowing(after)).toBe(false);
  expect(told(after)).toEqual(['a', 'b', 'shot', 'c', 'd']);
  expect(boardNow(arrive(after, news('shot'), { ...showing, dice: () => 'rolling' }))).toEqual({ after: 'd' });
});

test('slow is longer, fast is shorter, skip takes no time', () => {
  expect(timeFor(1000, 'none', 'slow')).toBeGreaterThan(timeFor(1000, 'none', 'normal'));
  expect(timeFor(1000, 'none', 'fast')).toBeLessThan(timeFor(1000, 'none', 'normal'));
  expect(timeFor(1000, 'first', 'skip')).toBe(0);
});

test('dice are given the time to be read; what is not dwelt on takes none', () => {
  expect(timeFor(100, 'first', 'normal')).toBeGreaterThan(700);
  expect(timeFor(0, 'none', 'slow')).toBe(0);
});

test('the same again soon after is quicker, also with something else between', () => {
  const shown = (...types: string[]) => {
    let playback = arrive(NOTHING_YET, news(...types), never);
    for (let i = 1; i < types.length; i++) playback = advance(playback, never);
    return isRepeated(playback);
  };
  expect(shown('shot')).toBe(false);
  expect(shown('shot', 'damage')).toBe(false);
  expect(shown('shot', 'damage', 'shot')).toBe(true);
  expect(shown('shot', 'a', 'b', 'c', 'd', 'shot')).toBe(false);
  expect(isRepeated(arrive(finish(arrive(NOTHING_YET, news('shot'), never)), news('shot'), always))).toBe(true);
  expect(rollTime(true, 'normal')).toBeLessThan(rollTime(false, 'normal') / 2);
  expect(timeFor(100, 'again', 'normal')).toBeLessThan(timeFor(100, 'first', 'normal'));
  expect(timeFor(100, 'again', 'normal')).toBeGreaterThan(500);
});

test('what happened earlier is told first; where it was not seen before, it is shown first', () => {
  const held = arrive(NOTHING_YET, news('c', 'd'), never);
  const shown = precede(held, [happening('a'), happening('b')], true);
  expect(shown.now).toEqual(happening('a'));
  expect(told(finish(shown))).toEqual(['a', 'b', 'c', 'd']);
  expect(told(precede(finish(held), [happening('a'), happening('b')], false))).toEqual(['a', 'b', 'c', 'd']);
});

test('after a gap the log begins anew', () => {
  const known = finish(arrive(NOTHING_YET, news('a'), never));
  expect(told(finish(arrive(known, { ...news('y', 'z'), gap: true }, never)))).toEqual(['y', 'z']);
});

test('stopped anywhere, what came before is told and what follows waits', () => {
  const happenings = ['a', 'b', 'c'].map(happening);
  const stopped = stoppedAt(happenings, 1);
  expect(told(stopped)).toEqual(['a', 'b']);
  expect(stopped).toMatchObject({ now: happening('b'), before: { after: 'a' }, waiting: [happening('c')] });
  expect(leftToShow(stopped)).toBe(2);
  expect(stoppedAt([], 0)).toEqual(NOTHING_YET);
});
