import { gameById } from '@starboard/games';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accept, type LocalMatch, openLocalMatch, tryInput } from '../../runner/local/local-match.ts';
import { type MatchWriter, matchWriter } from '../../runner/local/match-writer.ts';
import { indexedMatches } from '../../storage/matches/indexed-matches.ts';
import { emptyDatabase, firstLine, sample } from '../storage/samples.ts';

const MOVES = 1000;

/** The characters that each transaction wrote, and its durability. */
let written: { size: number; durability: string | undefined }[];

beforeEach(() => {
  emptyDatabase();
  written = [];
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, names, mode, options) {
    if (mode === 'readwrite') written.push({ size: 0, durability: options?.durability });
    return transaction.call(this, names, mode, options);
  });
  for (const write of ['add', 'put'] as const) {
    const plain = IDBObjectStore.prototype[write];
    vi.spyOn(IDBObjectStore.prototype, write).mockImplementation(function (this: IDBObjectStore, value, key) {
      const now = written.at(-1);
      if (now !== undefined) now.size += JSON.stringify(value).length;
      return key === undefined ? plain.call(this, value) : plain.call(this, value, key);
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** One of two players seals an aim and takes it back, over and over, so every move does the same. */
async function make(localMatch: LocalMatch, writer: MatchWriter, i: number): Promise<void> {
  const { question } = localMatch.match;
  const tried = tryInput(localMatch, { seat: 0, question, ...(i % 2 === 0 ? { choice: 3 } : { takeBack: true }) });
  if (!tried.ok) throw new Error(tried.fact);
  expect(await writer.write({ lines: tried.lines, over: false, result: null })).toBe('stored');
  accept(localMatch, tried);
}

test('move 1,000 writes no more than move 1, each in one durable transaction', async () => {
  const rules = await gameById('duel-in-space')?.parts.rules();
  if (rules === undefined) throw new Error('the game is not ready');
  const first = firstLine({ rules: rules.version, seating: [null, null] });
  const storage = indexedMatches();
  await storage.add(sample('a', [first]), [first]);
  const opened = openLocalMatch({ rules, viewer: [0, 1] }, [first]);
  if (!opened.ok) throw new Error(opened.fact);
  const writer = matchWriter(storage, 'a', [first]);
  written = [];
  for (let i = 0; i < MOVES; i++) await make(opened.localMatch, writer, i);

  expect(written).toHaveLength(MOVES);
  expect(written.every(({ durability }) => durability === 'strict')).toBe(true);
  const most = (from: number): number => Math.max(...written.slice(from, from + 100).map(({ size }) => size));
  const figuresMore = `${MOVES}`.length - 1;
  expect(most(MOVES - 100)).toBeLessThanOrEqual(most(0) + figuresMore);
  expect(await storage.lines('a')).toEqual(opened.localMatch.lines);
});
