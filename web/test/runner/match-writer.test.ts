import { expect, test } from 'vitest';
import { matchWriter } from '../../runner/local/match-writer.ts';
import type { MatchStorage } from '../../storage/matches/match-storage.ts';
import { memoryMatches } from '../../storage/matches/memory-matches.ts';
import { addition, firstLine, sample } from '../storage/samples.ts';

const line = (text: string) => ({ lines: [text], over: false, result: null });

async function fragile() {
  const storage = memoryMatches();
  await storage.add(sample('a'), [firstLine()]);
  const state = { broken: false };
  const place: MatchStorage = {
    ...storage,
    append: async (id, addition) => {
      if (state.broken) throw new DOMException('full', 'QuotaExceededError');
      return storage.append(id, addition);
    },
    replace: async (id, addition) => {
      if (state.broken) throw new DOMException('full', 'QuotaExceededError');
      return storage.replace(id, addition);
    },
  };
  return { place, state };
}

test('every line is stored after the one before', async () => {
  const { place } = await fragile();
  const writer = matchWriter(place, 'a', [firstLine()]);
  expect(await writer.write(line('one'))).toBe('stored');
  expect(await writer.write(line('two'))).toBe('stored');
  expect(await place.lines('a')).toEqual([firstLine(), 'one', 'two']);
});

test('what a full storage would not take is held, and stored with the next move that it does take', async () => {
  const { place, state } = await fragile();
  const writer = matchWriter(place, 'a', [firstLine()]);
  await writer.write(line('one'));
  state.broken = true;
  expect(await writer.write(line('two'))).toBe('held');
  expect(await writer.write(line('three'))).toBe('held');
  state.broken = false;
  expect(await writer.write(line('four'))).toBe('stored');
  expect(await place.lines('a')).toEqual([firstLine(), 'one', 'two', 'three', 'four']);
});

test('a line for a place that another tab has taken is not written, nor kept for later', async () => {
  const { place } = await fragile();
  const writer = matchWriter(place, 'a', [firstLine()]);
  await place.append('a', addition(1, 'theirs'));
  expect(await writer.write(line('mine'))).toBe('played-elsewhere');
  expect(await writer.write(line('mine again'))).toBe('played-elsewhere');
  expect(await place.lines('a')).toEqual([firstLine(), 'theirs']);
});

test('a match that was deleted stays deleted', async () => {
  const { place } = await fragile();
  const writer = matchWriter(place, 'a', [firstLine()]);
  await place.remove('a');
  expect(await writer.write(line('mine'))).toBe('deleted');
  expect(await place.list()).toEqual([]);
});

test('without a storage everything is held', async () => {
  expect(await matchWriter(null, 'a', [firstLine()]).write(line('one'))).toBe('held');
});

test('a whole record takes the place of the lines before, even if storage takes it only with a later move', async () => {
  const { place, state } = await fragile();
  const writer = matchWriter(place, 'a', [firstLine()]);
  await writer.write(line('one'));
  expect(await writer.rewrite({ ...line('again'), lines: [firstLine(), 'again'] })).toBe('stored');
  expect(await writer.write(line('two'))).toBe('stored');
  expect(await place.lines('a')).toEqual([firstLine(), 'again', 'two']);
  state.broken = true;
  expect(await writer.rewrite({ ...line(''), lines: [firstLine(), 'third'] })).toBe('held');
  expect(await writer.write(line('more'))).toBe('held');
  state.broken = false;
  expect(await writer.write(line('last'))).toBe('stored');
  expect(await place.lines('a')).toEqual([firstLine(), 'third', 'more', 'last']);
});
