import { beforeEach, describe, expect, test, vi } from 'vitest';
import { indexedMatches } from '../../storage/matches/indexed-matches.ts';
import { localMatches } from '../../storage/matches/local-matches.ts';
import type { MatchStorage } from '../../storage/matches/match-storage.ts';
import { memoryMatches } from '../../storage/matches/memory-matches.ts';
import { addition, emptyDatabase, firstLine, sample } from './samples.ts';

const PLACES: readonly (readonly [string, () => MatchStorage])[] = [
  ['IndexedDB', indexedMatches],
  ['memory', memoryMatches],
  ['both', () => localMatches(indexedMatches(), memoryMatches())],
];

describe.each(PLACES)('matches in %s', (_, open) => {
  let storage: MatchStorage;
  const first = firstLine();
  beforeEach(() => {
    emptyDatabase();
    storage = open();
  });

  test('a match is found again with its lines', async () => {
    await storage.add(sample('a'), [first]);
    expect(await storage.find('a')).toEqual(sample('a'));
    expect(await storage.lines('a')).toEqual([first]);
    expect(await storage.find('b')).toBeUndefined();
    expect(await storage.lines('b')).toEqual([]);
  });

  test('the latest stands first', async () => {
    await storage.add(sample('old', [first], 1), [first]);
    await storage.add(sample('new', [first], 3), [first]);
    await storage.add(sample('middle', [first], 2), [first]);
    expect((await storage.list()).map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
  });

  test('lines are added in their order, however many, and only to their own match', async () => {
    await storage.add(sample('a'), [first]);
    await storage.add(sample('ab'), [first]);
    for (let i = 1; i < 25; i++) expect(await storage.append('a', addition(i, `line ${i}`))).toBe('stored');
    expect(await storage.lines('a')).toEqual([first, ...Array.from({ length: 24 }, (_, i) => `line ${i + 1}`)]);
    expect(await storage.lines('a', 2)).toEqual([first, 'line 1']);
    expect(await storage.lines('ab')).toEqual([first]);
    expect(await storage.find('a')).toMatchObject({ lines: 25, over: false });
  });

  test('the last line brings the result', async () => {
    await storage.add(sample('a'), [first]);
    const result = { places: [1, 2], scores: [], turns: 9, rule: '6.1' };
    await storage.append('a', { from: 1, lines: ['last', 'result'], over: true, result });
    expect(await storage.find('a')).toMatchObject({ lines: 3, over: true, result });
  });

  test('another record takes the place of the whole one, unless the match has gone on elsewhere', async () => {
    await storage.add(sample('a'), [first]);
    await storage.append('a', { from: 1, lines: ['one', 'result'], over: true, result: null });
    const other = firstLine({ rules: 2 });
    const stale = { from: 3, after: 'another', lines: [other], over: false, result: null };
    expect(await storage.replace('a', stale)).toBe('played-elsewhere');
    expect(await storage.lines('a')).toEqual([first, 'one', 'result']);
    const fresh = { ...stale, after: 'result' };
    expect(await storage.replace('a', fresh)).toBe('stored');
    expect(await storage.lines('a')).toEqual([other]);
    expect(await storage.find('a')).toMatchObject({ head: sample('a', [other]).head, lines: 1, over: false });
    expect(await storage.copies(sample('a').head)).toEqual([]);
    expect(await storage.replace('b', fresh)).toBe('deleted');
  });

  test('lines are not added to as many other lines', async () => {
    await storage.add(sample('a'), [first]);
    await storage.append('a', addition(1, 'undone and played otherwise'));
    const mine = { from: 2, after: 'as I knew it', lines: ['mine'], over: false, result: null };
    expect(await storage.append('a', mine)).toBe('played-elsewhere');
    expect(await storage.lines('a')).toHaveLength(2);
  });

  test('each moment of a time limit counts once, and stays when lines are added', async () => {
    await storage.add(sample('a'), [first]);
    const BASE = 1_700_000_000_000;
    const span = (from: number, to: number, before = 0) =>
      storage.countTime('a', { from: BASE + from, to: BASE + to, before });
    expect(await span(1000, 6000)).toBe(5000);
    expect(await span(2000, 7000)).toBe(6000);
    expect(await span(2000, 7000)).toBe(6000);
    await storage.append('a', addition(1, 'mine'));
    expect(await span(50_000, 51_000)).toBe(7000);
    expect(await span(51_000, 52_000, 9000)).toBe(10_000);
    // A clock that was set back by an hour counts on.
    expect(await span(52_000 - 3_600_000, 53_000 - 3_600_000)).toBe(11_000);
    expect((await storage.find('a'))?.lines).toBe(2);
    expect(await storage.countTime('unknown', { from: 0, to: 10, before: 5 })).toBe(15);
  });

  test('whoever comes second to a place in the record is told, and changes nothing', async () => {
    await storage.add(sample('a'), [first]);
    await storage.append('a', addition(1, 'mine'));
    const before = await storage.find('a');
    expect(await storage.append('a', addition(1, 'theirs'))).toBe('played-elsewhere');
    expect(await storage.append('a', addition(5, 'far ahead'))).toBe('played-elsewhere');
    expect(await storage.lines('a')).toEqual([first, 'mine']);
    expect(await storage.find('a')).toEqual(before);
  });

  test('of two who add at the same time, one is stored', async () => {
    await storage.add(sample('a'), [first]);
    const both = await Promise.all(['mine', 'theirs'].map((line) => storage.append('a', addition(1, line))));
    expect(both.toSorted()).toEqual(['played-elsewhere', 'stored']);
    expect(await storage.lines('a')).toHaveLength(2);
  });

  test('the same line stored twice is stored once', async () => {
    await storage.add(sample('a'), [first]);
    await storage.append('a', addition(1, 'mine'));
    expect(await storage.append('a', addition(1, 'mine'))).toBe('stored');
    expect(await storage.lines('a')).toEqual([first, 'mine']);
  });

  test('what is deleted is gone with all its lines, and cannot be added to', async () => {
    await storage.add(sample('a'), [first]);
    await storage.append('a', addition(1, 'mine'));
    await storage.remove('a');
    expect(await storage.list()).toEqual([]);
    expect(await storage.lines('a')).toEqual([]);
    expect(await storage.append('a', addition(2, 'more'))).toBe('deleted');
    expect(await storage.lines('a')).toEqual([]);
  });

  test('copies are found by their first line', async () => {
    const other = firstLine({ players: ['Ben', 'Plain bot'] });
    await storage.add(sample('a'), [first]);
    await storage.add(sample('b'), [first]);
    await storage.add(sample('c', [other]), [other]);
    expect((await storage.copies(sample('a').head)).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('an id is given once', async () => {
    await storage.add(sample('a'), [first]);
    await expect(storage.add(sample('a'), [first])).rejects.toThrow();
  });
});

test('of what fails in the middle nothing is written', async () => {
  emptyDatabase();
  const storage = indexedMatches();
  await storage.add(sample('a'), [firstLine()]);
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(storage.append('a', addition(1, 'lost'))).rejects.toThrow('full');
  full.mockRestore();
  expect(await storage.lines('a')).toEqual([firstLine()]);
  expect(await storage.append('a', addition(1, 'found'))).toBe('stored');
  expect(await storage.lines('a')).toEqual([firstLine(), 'found']);
});
