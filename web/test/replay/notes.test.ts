import { LONGEST_NOTE, LONGEST_NOTE_NAME, MOST_NOTES, type Note } from '@starboard/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { joinedNotes, openNotes } from '../../replay/notes/match-notes.ts';
import { sceneOfPlace } from '../../replay/notes/scene-of-place.ts';
import { localMatches } from '../../storage/matches/local-matches.ts';
import { memoryMatches } from '../../storage/matches/memory-matches.ts';
import { recordFile } from '../../storage/matches/record-file.ts';
import { type WrittenNotes, writtenNotes } from '../../storage/matches/written-notes.ts';
import { fakeLocalStorage, firstLine, sample } from '../storage/samples.ts';

const note = (place: number, text: string, by = ''): Note => ({ place, text, by });
const inputs = Array.from({ length: 10 }, () => ({ call: 'time' }) as never);
const HEAD = 'cd'.repeat(32);

function inMemory(begin: readonly Note[] = [], stores = true): WrittenNotes & { stored: readonly Note[] } {
  const shelf = {
    stored: begin,
    read: async () => shelf.stored,
    async keep(notes: readonly Note[]) {
      if (stores) shelf.stored = notes;
      return stores;
    },
  };
  return shelf;
}

const many = (count: number): readonly Note[] => Array.from({ length: count }, (_, i) => note(1, `Note ${i}`));

describe('notes beside a record', () => {
  beforeEach(() => fakeLocalStorage());

  test('are kept by place, those of the file and those written here, each once', async () => {
    const shelf = inMemory([note(3, 'Mine.')]);
    const notes = await openNotes(shelf, { notes: [note(5, 'Theirs.', 'Ben')], inputs });
    expect(await notes.add(note(4, '  Between. ', ' Ann '))).toBeNull();
    expect(await notes.add(note(4, 'Between.', 'Ann'))).toBeNull();
    expect(notes.all.value.map(({ text }) => text)).toEqual(['Mine.', 'Between.', 'Theirs.']);
    expect(shelf.stored).toEqual([note(3, 'Mine.'), note(4, 'Between.', 'Ann')]);
    expect(notes.all.value.map(notes.isOwn)).toEqual([true, true, false]);
    expect(await notes.remove(note(3, 'Mine.'))).toBeNull();
    expect(shelf.stored).toEqual([note(4, 'Between.', 'Ann')]);
  });

  test('written at the same time, here and in another tab, are all kept', async () => {
    const shelf = inMemory();
    const [here, there] = [await openNotes(shelf, { inputs }), await openNotes(shelf, { inputs })];
    await Promise.all([here.add(note(1, 'One.')), here.add(note(1, 'Two.'))]);
    await there.add(note(2, 'Three.'));
    expect(shelf.stored.map(({ text }) => text)).toEqual(['One.', 'Two.', 'Three.']);
  });

  test('are bounded in number and length, and what can’t be kept is refused in a sentence', async () => {
    const full = await openNotes(inMemory(many(MOST_NOTES)), { inputs });
    expect(await full.add(note(1, 'One more.'))).toMatch(/^A record can have at most 500 notes\./);
    const shelf = inMemory();
    const notes = await openNotes(shelf, { inputs });
    expect(await notes.add(note(1, ' \n '))).toBe('Write something first.');
    await notes.add(note(1, 'x'.repeat(1e6), 'y'.repeat(1e6)));
    expect(shelf.stored).toEqual([note(1, 'x'.repeat(LONGEST_NOTE), 'y'.repeat(LONGEST_NOTE_NAME))]);
    const deaf = await openNotes(inMemory([], false), { inputs });
    expect(await deaf.add(note(1, 'Lost.'))).toMatch(/^This browser could not keep the note/);
    expect(deaf.all.value).toEqual([]);
  });

  test('about moves that were undone are not shown', () => {
    expect(joinedNotes([], [note(2, 'Here.'), note(11, 'Undone.')], 10)).toEqual([note(2, 'Here.')]);
    expect(
      joinedNotes(
        many(300),
        many(300).map(({ place, text }) => note(place, `${text}!`)),
        10,
      ),
    ).toHaveLength(500);
  });

  test('are kept with a match of this browser, whatever the record came from', async () => {
    const matches = localMatches(null, memoryMatches());
    const match = sample('m1');
    await matches.add(match, [firstLine()]);
    const [byId, byFile] = [await writtenNotes(matches, 'm1', ''), await writtenNotes(matches, null, match.head)];
    expect(await byId.keep([note(0, 'The opening.')])).toBe(true);
    expect(await byFile.read()).toEqual([note(0, 'The opening.')]);
    const kept = await matches.find('m1');
    expect(recordFile(await matches.lines('m1'), kept?.notes)).toContain('The opening.');
  });

  test('about a match of a server or a file are kept in this browser, and hostile ones are not read', async () => {
    const matches = localMatches(null, memoryMatches());
    const apart = await writtenNotes(matches, 'online', HEAD);
    await apart.keep([note(3, '<script>alert(1)</script>')]);
    expect(await (await writtenNotes(matches, null, HEAD)).read()).toEqual([note(3, '<script>alert(1)</script>')]);
    await apart.keep([]);
    expect(Object.keys(localStorage).filter((key) => key.includes('notes'))).toEqual([]);
    const bad = [{ place: -1, text: 'x' }, { place: 1, text: 'x'.repeat(3000), by: '' }, 7, null, { text: 'y' }];
    localStorage.setItem(`starboard.notes.${HEAD}`, JSON.stringify([...bad, note(1, 'Good.'), ...many(600)]));
    const read = await apart.read();
    expect(read[0]).toEqual(note(1, 'Good.'));
    expect(read.length).toBeLessThanOrEqual(MOST_NOTES);
    localStorage.setItem(`starboard.notes.${HEAD}`, '{"not": "a list"');
    expect(await apart.read()).toEqual([]);
  });
});

test.each([
  [0, 0],
  [2, 1],
  [3, 3],
  [9, 3],
])('a note at place %i stands at scene %i', (place, scene) => {
  expect(sceneOfPlace([{ place: 0 }, { place: 2 }, { place: 2 }, { place: 3 }], place)).toBe(scene);
});
