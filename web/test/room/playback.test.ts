import { expect, test } from 'vitest';
import type { Staging } from '../../room/playback/beats.ts';
import {
  advance,
  arrive,
  boardNow,
  finish,
  isShowing,
  leftToShow,
  NOTHING_YET,
  type Playback,
  precede,
  stoppedAt,
} from '../../room/playback/playback.ts';

const event = (type: string) => ({ type, rule: '1' });
const happening = (type: string) => ({ event: event(type), board: { after: type }, frame: null });
const news = (...types: string[]) => ({ past: [], happenings: types.map(happening) });
const told = (playback: Playback) => playback.told.map(({ type }) => type);
const never: Staging = { dwell: () => 1, joins: () => false, dice: () => 'none' };
const always: Staging = { ...never, dice: () => 'rolling' };

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
  const showing: Staging = { ...never, dwell: ({ event }) => (event.type === 'shot' ? 1 : 0) };
  const shot = arrive(NOTHING_YET, news('a', 'b', 'shot', 'c', 'd'), showing);
  expect(shot.now).toEqual(happening('shot'));
  expect(told(shot)).toEqual(['a', 'b', 'shot']);
  const after = advance(shot, showing);
  expect(isShowing(after)).toBe(false);
  expect(told(after)).toEqual(['a', 'b', 'shot', 'c', 'd']);
  expect(boardNow(arrive(after, news('shot'), { ...showing, dice: () => 'rolling' }))).toEqual({ after: 'd' });
});

const volleys: Staging = { ...never, joins: (_, { event }) => event.type === 'hit' };

test('what happens together is shown and told together', () => {
  const volley = arrive(NOTHING_YET, news('shot', 'hit', 'hit', 'shot', 'hit'), volleys);
  expect(volley.beat).toHaveLength(3);
  expect(volley.now).toEqual(happening('hit'));
  expect(told(volley)).toEqual(['shot', 'hit', 'hit']);
  expect(told(advance(volley, volleys))).toEqual(['shot', 'hit', 'hit', 'shot', 'hit']);
});

test('dice of a volley roll together, over the board before all of them', () => {
  const seen = finish(arrive(NOTHING_YET, news('a'), never));
  const rolling = arrive(seen, news('shot', 'hit', 'b'), { ...volleys, dice: () => 'rolling' });
  expect(rolling).toMatchObject({ rolling: true, beat: [happening('shot'), happening('hit')] });
  expect(told(rolling)).toEqual(['a']);
  expect(boardNow(rolling)).toEqual({ after: 'a' });
});

test('nobody stops at what lies within a beat and is not dwelt on', () => {
  const staging: Staging = { ...volleys, dwell: ({ event }) => (event.type === 'aside' ? 0 : 1) };
  expect(arrive(NOTHING_YET, news('shot', 'aside', 'hit', 'aside', 'b'), staging).beat).toHaveLength(3);
});

test('news that belongs to the beat being shown joins it, but no dice do', () => {
  const shot = arrive(NOTHING_YET, news('shot'), volleys);
  const joined = arrive(shot, news('hit', 'b'), volleys);
  expect(joined).toMatchObject({ now: happening('hit'), waiting: [happening('b')] });
  expect(told(joined)).toEqual(['shot', 'hit']);
  expect(arrive(shot, news('hit'), { ...volleys, dice: () => 'rolling' }).waiting).toHaveLength(1);
});

test('the last beat with dice stays, to be opened', () => {
  const staging: Staging = { ...volleys, dice: ({ event }) => (event.type === 'b' ? 'none' : 'still') };
  const after = advance(advance(arrive(NOTHING_YET, news('shot', 'hit', 'b'), staging), staging), staging);
  expect(after.now).toBeNull();
  expect(after.rolled).toEqual([happening('shot'), happening('hit')]);
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
