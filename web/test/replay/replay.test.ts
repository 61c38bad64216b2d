import { gameById } from '@starboard/games';
import { type GameTypes, type MatchRecord, type Rules, readRecord } from '@starboard/kernel';
import { beforeAll, expect, test } from 'vitest';
import { openReplay } from '../../replay/scenes.ts';
import kept from '../storage/fixtures/local-storage.json' with { type: 'json' };
import { unplayable } from '../storage/samples.ts';

let rules: Rules<GameTypes>;
let file: string;
let record: MatchRecord;

beforeAll(async () => {
  const found = await gameById('duel-in-space')?.parts.rules();
  file = Object.values(kept)
    .map((value) => JSON.parse(value))
    .find(({ over }) => over).record;
  const read = readRecord(file);
  if (found === undefined || !read.ok) throw new Error('there is no record to replay');
  rules = found;
  record = read.record;
});

test('a record that holds is shown to its end', () => {
  const replay = openReplay(rules, record);
  expect(replay.stopped).toBeNull();
  expect(replay.scenes(0).at(-1)?.view.result).toEqual(record.result);
});

test('is shown the same whoever is shown first, and played only once for the first', () => {
  for (const viewer of [0, 1, null]) {
    let plays = 0;
    const counting = {
      ...rules,
      start: (...given: Parameters<typeof rules.start>) => {
        plays++;
        return rules.start(...given);
      },
    };
    const scenes = openReplay(counting, record, viewer).scenes(viewer);
    expect(plays).toBe(1);
    expect(scenes).toEqual(openReplay(rules, record, viewer === 0 ? 1 : 0).scenes(viewer));
    expect(scenes[0]).toMatchObject({ place: 0, question: 0, view: { seat: viewer, mine: null } });
  }
});

test('one that these rules refuse is shown up to there, with the line and the fault', () => {
  const replay = openReplay(rules, unplayable(file));
  expect(replay.stopped).toMatchObject({ line: 4, fact: expect.stringMatching(/This line can’t be played/) });
  const whole = openReplay(rules, record)
    .scenes(0)
    .map(({ event }) => event);
  const shown = replay.scenes(0).map(({ event }) => event);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).toEqual(whole.slice(0, shown.length));
  expect(shown.length).toBeLessThan(whole.length);
});

test('one that was played by other rules is shown as far as these lead, and it says so', () => {
  const replay = openReplay(rules, { ...record, header: { ...record.header, rules: 999 } });
  expect(replay.stopped).toMatchObject({ line: 1, fact: expect.stringMatching(/version 999/) });
  expect(replay.scenes(null).length).toBeGreaterThan(10);
});

test('one whose set-up means nothing any more shows nothing, and breaks nothing', () => {
  const replay = openReplay(rules, { ...record, header: { ...record.header, setup: { rings: 7 } } });
  expect(replay.stopped).toMatchObject({ line: 1 });
  expect(replay.scenes(0)).toEqual([]);
});

test('rules that stumble break nothing', () => {
  const stumbling = { ...rules, start: () => JSON.parse('{') };
  expect(openReplay(stumbling, record).stopped).toMatchObject({ line: 1 });
  expect(openReplay(stumbling, record).scenes(0)).toEqual([]);
});
