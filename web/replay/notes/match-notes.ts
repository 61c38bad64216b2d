import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { LONGEST_NOTE, LONGEST_NOTE_NAME, type MatchRecord, MOST_NOTES, type Note, same } from '@starboard/kernel';
import type { WrittenNotes } from '../../storage/matches/written-notes.ts';

/** All notes beside a record, and what can be done with them here. */
export interface MatchNotes {
  /** By place. */
  readonly all: ReadonlySignal<readonly Note[]>;
  /** Whether a note was written in this browser, so that it can be removed here. */
  isOwn(note: Note): boolean;
  /** Returns why not, or null. */
  add(note: Note): Promise<string | null>;
  remove(note: Note): Promise<string | null>;
}

const NOT_STORED = 'This browser could not keep the note: its storage is full or switched off.';
const TOO_MANY = `A record can have at most ${MOST_NOTES} notes. Remove one first.`;

export async function openNotes(
  written: WrittenNotes,
  { notes: came = [], inputs }: Pick<MatchRecord, 'notes' | 'inputs'>,
): Promise<MatchNotes> {
  const own = signal(await written.read());
  const all = computed(() => joinedNotes(came, own.value, inputs.length));
  let latest: Promise<string | null> = Promise.resolve(null);
  /** One change after the other, each to what is stored by then: another tab may have written notes, too. */
  const change = (to: (now: readonly Note[]) => readonly Note[] | string): Promise<string | null> => {
    latest = latest.then(async () => {
      const notes = to(await written.read());
      if (typeof notes === 'string') return notes;
      if (!(await written.keep(notes))) return NOT_STORED;
      own.value = notes;
      return null;
    });
    return latest;
  };
  return {
    all,
    isOwn: (note) => !came.some((known) => same(known, note)),
    add({ place, text, by }) {
      const note = { place, text: text.trim().slice(0, LONGEST_NOTE), by: by.trim().slice(0, LONGEST_NOTE_NAME) };
      return change((now) => {
        if (note.text === '') return 'Write something first.';
        const known = joinedNotes(came, now, inputs.length);
        if (known.some((each) => same(each, note))) return now;
        return known.length < MOST_NOTES ? [...now, note] : TOO_MANY;
      });
    },
    remove: (note) => change((now) => now.filter((known) => !same(known, note))),
  };
}

/** The notes that came with a record and those written here, by place, each once, as many as a record may have. */
export function joinedNotes(came: readonly Note[], written: readonly Note[], inputs: number): readonly Note[] {
  const fresh = written.filter((note) => !came.some((known) => same(known, note)));
  return [...came, ...fresh]
    .filter(({ place }) => place <= inputs)
    .slice(0, MOST_NOTES)
    .toSorted((a, b) => a.place - b.place);
}
