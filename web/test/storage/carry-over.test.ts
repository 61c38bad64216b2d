import { gameById } from '@starboard/games';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLocalMatch } from '../../runner/local/local-match.ts';
import { seatsOf } from '../../runner/occupant.ts';
import { carryOver } from '../../storage/matches/carry-over.ts';
import { indexedMatches } from '../../storage/matches/indexed-matches.ts';
import { type LocalMatches, localMatches } from '../../storage/matches/local-matches.ts';
import type { MatchStorage } from '../../storage/matches/match-storage.ts';
import { memoryMatches } from '../../storage/matches/memory-matches.ts';
import { recordFile } from '../../storage/matches/record-file.ts';
import { keysUnder } from '../../storage/values.ts';
/**
 * Written by the previous version: three duels in progress, one of them half sealed, one not begun; one finished; a
 * battle.
 */
import kept from './fixtures/local-storage.json' with { type: 'json' };
import { addition, emptyDatabase, fakeLocalStorage } from './samples.ts';

const VALUES: { readonly [key: string]: string } = { ...kept, 'starboard.setting.speed': '"skip"' };
const IDS = Object.keys(kept).map((key) => key.replace('starboard.match.', ''));
const keptAs = (id: string) => JSON.parse(VALUES[`starboard.match.${id}`] ?? '');
const goingOn = IDS.filter((id) => keptAs(id).over === false && keptAs(id).record !== null);
const [one = ''] = goingOn;

const inThisBrowser = (storage: MatchStorage | null = indexedMatches()): LocalMatches =>
  localMatches(storage, memoryMatches());

beforeEach(() => {
  emptyDatabase();
  fakeLocalStorage(VALUES);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('every match of the version before is there, and gone from its old place; all else stays', async () => {
  const matches = inThisBrowser();
  await carryOver(matches);
  expect((await matches.list()).map(({ id }) => id).toSorted()).toEqual(IDS.toSorted());
  expect(keysUnder('match.')).toEqual([]);
  expect(keysUnder('setting.')).toEqual(['setting.speed']);
});

test('its record, its players and its date are the same to the letter', async () => {
  const matches = inThisBrowser();
  await carryOver(matches);
  for (const id of IDS) {
    const { record, header, occupants, over, at } = keptAs(id);
    expect(await matches.find(id)).toMatchObject({ game: header.game, players: header.players, occupants, over, at });
    if (record !== null) expect(recordFile(await matches.lines(id))).toBe(record);
  }
});

test('every match that goes on goes on, and one that is over has its result', async () => {
  const matches = inThisBrowser();
  await carryOver(matches);
  for (const { id, game, occupants, over, result } of await matches.list()) {
    const rules = await gameById(game)?.parts.rules();
    if (rules === undefined) throw new Error(`${game} is not ready`);
    const opened = openLocalMatch({ rules, viewer: seatsOf(occupants, 'person') }, await matches.lines(id));
    if (!opened.ok) throw new Error(`line ${opened.line}: ${opened.fact}`);
    expect(opened.localMatch.match.result).toEqual(result);
    expect(result !== null).toBe(over);
  }
  expect((await matches.list()).filter(({ over }) => over)).toHaveLength(1);
});

test('a visit that was cut off before the old ones were removed does no harm', async () => {
  await carryOver(inThisBrowser());
  fakeLocalStorage(VALUES);
  const matches = inThisBrowser();
  await carryOver(matches);
  expect(await matches.list()).toHaveLength(IDS.length);
  expect(keysUnder('match.')).toEqual([]);
});

test('what a tab of the version before plays on meanwhile is brought along as well', async () => {
  const { record } = keptAs(one);
  const earlier = record.split('\n').slice(0, 3);
  const early = { ...keptAs(one), record: recordFile(earlier) };
  fakeLocalStorage({ [`starboard.match.${one}`]: JSON.stringify(early) });
  await carryOver(inThisBrowser());
  fakeLocalStorage(VALUES);
  const matches = inThisBrowser();
  await carryOver(matches);
  expect(recordFile(await matches.lines(one))).toBe(record);
  expect(await matches.list()).toHaveLength(IDS.length);
});

test('a match that went two ways is there twice', async () => {
  const matches = inThisBrowser();
  await carryOver(matches);
  const lines = await matches.lines(one);
  await matches.append(one, addition(lines.length, 'played on here'));
  const elsewhere = recordFile([...lines, 'played on there']);
  fakeLocalStorage({ [`starboard.match.${one}`]: JSON.stringify({ ...keptAs(one), record: elsewhere }) });
  await carryOver(matches);
  expect(await matches.list()).toHaveLength(IDS.length + 1);
  expect((await matches.lines(one)).at(-1)).toBe('played on here');
});

test('what cannot be stored stays where it is, and can be played all the same', async () => {
  const full: MatchStorage = { ...indexedMatches(), add: () => Promise.reject(new Error('full')) };
  for (const storage of [full, null]) {
    const matches = inThisBrowser(storage);
    await carryOver(matches);
    expect(await matches.list()).toHaveLength(IDS.length);
    expect(matches.isHeld(one)).toBe(true);
    expect(keysUnder('match.')).toHaveLength(IDS.length);
  }
});

test('what cannot be read is left alone', async () => {
  const odd = { 'starboard.match.a': '{', 'starboard.match.b': '{"id":"b"}', 'starboard.match.c': '7' };
  const header = { 'starboard.match.d': JSON.stringify({ ...keptAs(one), id: 'd', header: {}, record: null }) };
  fakeLocalStorage({ ...odd, ...header });
  const matches = inThisBrowser();
  await carryOver(matches);
  expect(await matches.list()).toEqual([]);
  expect(keysUnder('match.')).toHaveLength(4);
});

test('two tabs that bring matches along at the same time bring each once', async () => {
  const tabs = [inThisBrowser(), inThisBrowser()];
  await Promise.all(tabs.map(carryOver));
  expect(keysUnder('match.')).toEqual([]);
  for (const tab of tabs) {
    expect(await tab.list()).toHaveLength(IDS.length);
    expect(IDS.filter(tab.isHeld)).toEqual([]);
  }
});
