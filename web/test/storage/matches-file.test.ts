import { readFile } from 'node:fs/promises';
import { gameById } from '@starboard/games';
import { writeRecord } from '@starboard/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checking, sentences } from '../../home/files/import-matches.tsx';
import { type ImportProgress, importFiles } from '../../storage/files/import-matches.ts';
import { LARGEST_FILE } from '../../storage/files/largest-file.ts';
import { NOTHING_REACHED, writeMatchesFile } from '../../storage/files/matches-file.ts';
import { carryOver } from '../../storage/matches/carry-over.ts';
import { indexedMatches } from '../../storage/matches/indexed-matches.ts';
import { type LocalMatches, localMatches } from '../../storage/matches/local-matches.ts';
import { memoryMatches } from '../../storage/matches/memory-matches.ts';
import { recordFile } from '../../storage/matches/record-file.ts';
import kept from './fixtures/local-storage.json' with { type: 'json' };
import { emptyDatabase, fakeLocalStorage, firstLine, unplayable } from './samples.ts';

/** A browser with the matches of the fixture, and an empty one. */
let here: LocalMatches;
let there: LocalMatches;

beforeEach(async () => {
  emptyDatabase();
  fakeLocalStorage(kept);
  here = localMatches(null, memoryMatches());
  await carryOver(here);
  there = localMatches(indexedMatches(), memoryMatches());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const file = (text: string, name = 'match.jsonl', size = text.length) => ({
  name,
  size,
  lastModified: 77,
  text: async () => text,
});

async function records(matches: LocalMatches): Promise<readonly { id: string; over: boolean; record: string }[]> {
  const all = await matches.list();
  return Promise.all(all.map(async ({ id, over }) => ({ id, over, record: recordFile(await matches.lines(id)) })));
}

async function everything(): Promise<string> {
  const all = await here.list();
  return writeMatchesFile(
    await Promise.all(all.map(async (match) => ({ match, record: recordFile(await here.lines(match.id)) }))),
  );
}

test('all matches in one file come out as they went in: who plays, when, and every line', async () => {
  expect(await importFiles(there, [file(await everything())])).toEqual({
    counts: { added: 5, continued: 0, known: 0 },
    reached: NOTHING_REACHED,
    refused: [],
  });
  expect(await there.list()).toEqual(await here.list());
  expect(await records(there)).toEqual(await records(here));
});

test('lessons done come out as they went in, also without a match', async () => {
  const done = ['duel-in-space/turret', 'starfire/arcs'];
  const imported = await importFiles(there, [file(writeMatchesFile([], { ...NOTHING_REACHED, lessons: done }))]);
  expect(imported).toMatchObject({ reached: { lessons: done }, refused: [] });
  expect(sentences(imported)).toEqual(['Lessons done were taken over.']);
  const { reached } = await importFiles(there, [file(`{"lessons":["a/b"]}\n{"lessons":["a/b"]}\n`)]);
  expect(reached.lessons).toEqual([]);
});

test('results of challenges come out as they went in; what is no result stays out', async () => {
  const challenges = {
    'furball/2026-11-19': { option: 3, score: 92, tries: 1, onTime: true },
    'starfire/set/4': { option: 0, score: 100, tries: 2, onTime: true },
  };
  const imported = await importFiles(there, [
    file(writeMatchesFile([], { ...NOTHING_REACHED, lessons: ['a/b'], challenges })),
  ]);
  expect(imported.reached).toEqual({ ...NOTHING_REACHED, lessons: ['a/b'], challenges });
  expect(sentences(imported)).toEqual(['Lessons done were taken over.', 'Results of challenges were taken over.']);
  const bad = { 'furball/2026-11-19': { option: 3, score: 101, tries: 1, onTime: true }, '__proto__/x': 1, y: null };
  const [first = ''] = writeMatchesFile([]).split('\n');
  const { reached } = await importFiles(there, [file(`${first}\n${JSON.stringify({ challenges: bad })}\n`)]);
  expect(reached.challenges).toEqual({});
});

test('hints learnt come out as they went in, with lessons and without', async () => {
  const learnt = ['duel-in-space/its-guns'];
  for (const done of [[], ['duel-in-space/turret']]) {
    const imported = await importFiles(there, [
      file(writeMatchesFile([], { ...NOTHING_REACHED, lessons: done, hints: learnt })),
    ]);
    expect(imported).toMatchObject({ reached: { lessons: done, hints: learnt }, refused: [] });
  }
  const { reached } = await importFiles(there, [file(`{"hints":["a/b"]}\n{"hints":["a/b"]}\n`)]);
  expect(reached.hints).toEqual([]);
});

test('what is here already is not brought in again', async () => {
  const all = file(await everything());
  await importFiles(there, [all]);
  expect((await importFiles(there, [all])).counts).toEqual({ added: 0, continued: 0, known: 5 });
  expect(await there.list()).toHaveLength(5);
});

test('a record by itself says who plays by their names; what it cannot say is when', async () => {
  for (const { record } of await records(here)) await importFiles(there, [file(record)]);
  const [before, after] = await Promise.all([here.list(), there.list()]);
  const known = (all: typeof after) =>
    all.map(({ game, players, occupants, head, lines, over, result }) =>
      JSON.stringify({ game, players, occupants, head, lines, over, result }),
    );
  expect(known(after).toSorted()).toEqual(known(before).toSorted());
  expect(after.every(({ at }) => at === 77)).toBe(true);
});

test('a match that was played on elsewhere goes on from there', async () => {
  const [going] = (await records(here)).filter(({ over, record }) => !over && record.split('\n').length > 6);
  if (going === undefined) throw new Error('none goes on');
  const early = recordFile(going.record.split('\n').slice(0, 4));
  await importFiles(there, [file(early)]);
  expect((await importFiles(there, [file(going.record)])).counts).toMatchObject({ continued: 1 });
  expect((await records(there)).map(({ record }) => record)).toEqual([going.record]);
  expect((await importFiles(there, [file(early)])).counts).toMatchObject({ known: 1 });
});

test('a bad one is refused with file, line and fault, and the others come in', async () => {
  const lines = (await everything()).split('\n');
  const bad = lines.findIndex((line) => line.startsWith('{"choice"'));
  const changed = lines.with(bad, (lines[bad] ?? '').replace('"question":', '"question":1')).join('\n');
  const { counts, refused } = await importFiles(there, [file(changed, 'all.jsonl')]);
  expect(counts.added).toBe(4);
  expect(refused).toEqual([
    `all.jsonl, line ${bad + 1}: This line, or its place in the record, was changed: its hash is wrong.`,
  ]);
});

test.each([
  ['', /line 1: The record is cut off/],
  ['what is this?\n', /line 2: The record is cut off/],
  ['{"format":"starboard-matches-1","matches":3}\n', /should hold 3 matches, but it holds 0/],
  [
    '{"format":"starboard-matches-1","matches":1}\n{"match":{"id":"../x"}}\n',
    /line 2: This line does not say who plays/,
  ],
  [recordFile([firstLine({ game: 'chess' })]), /line 1: There is no game called "chess" here/],
])('%j is refused', async (text, why) => {
  const { counts, refused } = await importFiles(there, [file(text)]);
  expect(counts.added).toBe(0);
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatch(why);
  expect(await there.list()).toEqual([]);
});

test('a record cut off in the middle is refused', async () => {
  const [{ record } = { record: '' }] = (await records(here)).filter(({ over }) => over);
  const half = record.split('\n').slice(0, 5).join('\n');
  expect((await importFiles(there, [file(half)])).refused[0]).toMatch(/line 5: The record is cut off/);
  expect((await importFiles(there, [file(`${half}\n`)])).refused[0]).toMatch(/line 5: The record is cut off/);
});

test('a move that these rules refuse is refused with its line; what other rules have played is taken as it is', async () => {
  const [{ record } = { record: '' }] = (await records(here)).filter(({ over }) => over);
  const { header: older, inputs, result } = unplayable(record);
  const rules = await gameById(older.game)?.parts.rules();
  if (rules === undefined) throw new Error(`there is no game ${older.game}`);
  const header = { ...older, rules: rules.version };
  expect((await importFiles(there, [file(writeRecord({ header, inputs, result }))])).refused[0]).toMatch(
    /line 4: This line can’t be played/,
  );
  const other = writeRecord({ header: { ...header, rules: 999 }, inputs, result });
  expect((await importFiles(there, [file(other)])).counts.added).toBe(1);
  expect(await there.list()).toMatchObject([{ over: true, result }]);
});

test.each([
  [{ added: 1, continued: 0, known: 0 }, ['1 match was imported.']],
  [
    { added: 3, continued: 1, known: 2 },
    ['3 matches were imported.', '1 match was continued from the file.', '2 matches were already here.'],
  ],
])('%j is told in sentences', (counts, told) => {
  expect(sentences({ counts, reached: NOTHING_REACHED, refused: [] })).toEqual(told);
});

test('notes beside a record come in, go out and come in again, with the record as it was', async () => {
  const [match] = await here.list();
  const lines = await here.lines(match?.id ?? '');
  const notes = [
    { place: 0, text: 'A bold opening.', by: 'Ann' },
    { place: 0, text: 'Too bold?', by: '' },
  ];
  const spelt = `${recordFile(lines)}${JSON.stringify({ note: notes[0] }).replace(':', ' : ')}\n`;
  await importFiles(there, [file(spelt)]);
  await importFiles(there, [file(recordFile(lines, notes))]);
  const [stored] = await there.list();
  expect(stored?.notes).toEqual(notes);
  const out = recordFile(await there.lines(stored?.id ?? ''), stored?.notes);
  expect(out).toBe(recordFile(lines, notes));
  const elsewhere = localMatches(null, memoryMatches());
  await importFiles(elsewhere, [file(writeMatchesFile([{ match: stored ?? fail(), record: out }]))]);
  expect((await elsewhere.list())[0]?.notes).toEqual(notes);
  expect(await elsewhere.lines(stored?.id ?? '')).toEqual(lines);
});

function fail(): never {
  throw new Error('nothing was stored');
}

test('a file that is larger than any match is not even read', async () => {
  const large = { ...file('', 'large.jsonl', LARGEST_FILE + 1), text: () => Promise.reject(new Error('read')) };
  const { refused } = await importFiles(there, [large]);
  expect(refused).toEqual([expect.stringMatching(/^large\.jsonl: This file is larger than 64 MB/)]);
});

test('on the way it says how far it has come', async () => {
  const heard: ImportProgress[] = [];
  const golden = await readFile('games/duel-in-space/test/golden/secret-designs.jsonl', 'utf8');
  await importFiles(there, [file(await everything()), file(golden)], (progress) => heard.push(progress));
  expect(new Set(heard.map(({ match }) => match))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(heard.some(({ move, moves }) => move > 0 && move === moves)).toBe(true);
  expect(checking({ file: 'a.jsonl', match: 2, matches: 5, move: 1, moves: 3 })).toBe(
    'Checking a.jsonl, match 2 of 5 (33 %)…',
  );
});
