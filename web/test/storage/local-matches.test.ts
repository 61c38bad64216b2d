import { beforeEach, expect, test } from 'vitest';
import { indexedMatches } from '../../storage/matches/indexed-matches.ts';
import { type LocalMatches, localMatches } from '../../storage/matches/local-matches.ts';
import type { MatchStorage } from '../../storage/matches/match-storage.ts';
import { memoryMatches } from '../../storage/matches/memory-matches.ts';
import { addition, emptyDatabase, firstLine, sample } from './samples.ts';

const first = firstLine();
let storage: MatchStorage;
let matches: LocalMatches;

beforeEach(() => {
  emptyDatabase();
  storage = indexedMatches();
  matches = localMatches(storage, memoryMatches());
});

test('what the storage would not take is there all the same, and said to be held', async () => {
  const full = { ...storage, add: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
  matches = localMatches(full, memoryMatches());
  await matches.add(sample('a'), [first]);
  expect(matches.isHeld('a')).toBe(true);
  expect(await matches.find('a')).toEqual(sample('a'));
  expect(await storage.find('a')).toBeUndefined();
});

test('a match whose end is held is listed once, with its end', async () => {
  await matches.add(sample('a'), [first]);
  await matches.append('a', addition(1, 'stored'));
  await matches.hold(sample('a'), addition(0, first, 'stored', 'held'));
  await matches.hold(sample('a'), addition(3, 'held too'));
  expect(await matches.list()).toMatchObject([{ id: 'a', lines: 4 }]);
  expect(await matches.copies(sample('a').head)).toHaveLength(1);
  expect(await matches.lines('a')).toEqual([first, 'stored', 'held', 'held too']);
  expect(await storage.lines('a')).toEqual([first, 'stored']);
});

test('what is held is stored as soon as the storage takes it', async () => {
  await matches.add(sample('a'), [first]);
  await matches.hold(sample('a'), addition(0, first, 'held'));
  await matches.storeHeld('a');
  expect(matches.isHeld('a')).toBe(false);
  expect(await storage.lines('a')).toEqual([first, 'held']);
  expect(await matches.list()).toHaveLength(1);
});

test('a match stored again is no longer held; one deleted is gone from both places', async () => {
  await matches.add(sample('a'), [first]);
  await matches.hold(sample('a'), addition(0, first, 'held'));
  await matches.letGo('a');
  expect(await matches.lines('a')).toEqual([first]);
  await matches.hold(sample('a'), addition(0, first, 'held'));
  await matches.remove('a');
  expect(await matches.list()).toEqual([]);
});

test('without a storage all is held', async () => {
  matches = localMatches(null, memoryMatches());
  await matches.add(sample('a'), [first]);
  await matches.storeHeld('a');
  expect(matches.lasting).toBe(false);
  expect(matches.isHeld('a')).toBe(true);
  expect(await matches.lines('a')).toEqual([first]);
});
