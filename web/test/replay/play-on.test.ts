import 'fake-indexeddb/auto';
import { gameById } from '@starboard/games';
import { type GameTypes, type MatchRecord, type Rules, readRecord, replay, verify } from '@starboard/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { occupantsOf, playOn } from '../../replay/choices/play-on.ts';
import { openMatches } from '../../storage/matches/open-matches.ts';
import { recordFile } from '../../storage/matches/record-file.ts';
import kept from '../storage/fixtures/local-storage.json' with { type: 'json' };

let rules: Rules<GameTypes>;
let record: MatchRecord;

beforeAll(async () => {
  const found = await gameById('duel-in-space')?.parts.rules();
  const file = Object.values(kept)
    .map((value) => JSON.parse(value))
    .find(({ over }) => over).record;
  const read = readRecord(file);
  if (found === undefined || !read.ok) throw new Error('there is no record to play on from');
  rules = found;
  record = read.record;
});

const PLACE = 6;

async function forked(dice: 'same' | 'fresh') {
  const id = await playOn({ record, place: PLACE, seat: 0, occupants: null, dice });
  const matches = await openMatches();
  const file = recordFile(await matches.lines(id));
  const read = readRecord(file);
  if (!read.ok) throw new Error(read.fact);
  const replayed = replay(rules, read.record);
  if (!replayed.ok) throw new Error(replayed.fact);
  return { file, read: read.record, match: replayed.match, stored: await matches.find(id) };
}

describe('playing on from a moment', () => {
  test('begins with the same choices, says where it came from and counts for nothing', async () => {
    const { file, read, match, stored } = await forked('same');
    expect(read.inputs).toEqual(record.inputs.slice(0, PLACE));
    expect(read.header.from).toMatchObject({ place: PLACE });
    expect(verify(rules, file)).toMatchObject({ ok: true });
    expect(match.result).toBeNull();
    expect(stored).toMatchObject({ over: false, game: 'duel-in-space' });
  });

  test('has the same dice as before, or others from there on', async () => {
    const [same, fresh] = [await forked('same'), await forked('fresh')];
    const before = replay(rules, { ...record, inputs: record.inputs.slice(0, PLACE), result: null });
    if (!before.ok) throw new Error(before.fact);
    expect(same.match).toEqual(before.match);
    expect(fresh.match.board).toEqual(before.match.board);
    expect(fresh.match.dice).not.toEqual(before.match.dice);
    expect(fresh.read.header.branches).toEqual([{ place: PLACE, key: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });

  test('seats you where you looked from, and bots everywhere else', () => {
    const header = { ...record.header, seating: [null, null, 'drone'], players: ['Ada', 'Ben', 'Target drone'] };
    const drone = { kind: 'automaton', id: 'drone', name: 'Target drone' } as const;
    expect(occupantsOf({ header }, 1, null)).toEqual([
      { kind: 'bot', id: 'veteran', name: 'Ada' },
      { kind: 'person', name: 'Ben' },
      drone,
    ]);
    const plain = { kind: 'bot', id: 'plain', name: 'Plain bot' } as const;
    expect(occupantsOf({ header }, 1, [plain, { kind: 'person', name: 'x' }, drone])[0]).toEqual({
      ...plain,
      name: 'Ada',
    });
  });
});
