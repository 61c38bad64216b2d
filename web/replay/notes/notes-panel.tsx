import { useSignal } from '@preact/signals';
import { LONGEST_NOTE, LONGEST_NOTE_NAME, type Note } from '@starboard/kernel';
import { playerNames } from '../../shell/settings.ts';
import type { ReplayPlayer } from '../replay-player.ts';
import type { MatchNotes } from './match-notes.ts';
import { NOTE_FIELD } from './note-field.ts';
import { NoteList } from './note-list.tsx';

interface Props {
  readonly notes: MatchNotes;
  readonly player: ReplayPlayer;
}

/** The notes of a match, and a field for one about the present moment. */
export function NotesPanel({ notes, player }: Props) {
  const said = useSignal('');
  const by = useSignal((playerNames.peek()[0] ?? '').slice(0, LONGEST_NOTE_NAME));
  const trouble = useSignal<string | null>(null);
  const place = player.scene.value?.place ?? 0;
  const write = async (event: Event): Promise<void> => {
    event.preventDefault();
    trouble.value = await notes.add({ place, text: said.peek(), by: by.peek() });
    if (trouble.peek() === null) said.value = '';
  };
  const removal = (note: Note): (() => void) | null =>
    notes.isOwn(note) ? async () => (trouble.value = await notes.remove(note)) : null;
  return (
    <section class="notes-panel" aria-labelledby="notes-title">
      <h2 id="notes-title">Notes</h2>
      <NoteList notes={notes.all.value} player={player} removal={removal} />
      <form onSubmit={write}>
        <label class="field">
          <span>A note about this moment</span>
          <textarea
            id={NOTE_FIELD}
            rows={2}
            maxLength={LONGEST_NOTE}
            value={said.value}
            onFocus={player.pause}
            onInput={({ currentTarget }) => (said.value = currentTarget.value)}
          />
        </label>
        <div class="note-end">
          <label class="field">
            <span>Signed</span>
            <input
              type="text"
              maxLength={LONGEST_NOTE_NAME}
              value={by.value}
              onInput={({ currentTarget }) => (by.value = currentTarget.value)}
            />
          </label>
          <button type="submit" class="secondary" aria-disabled={said.value.trim() === ''}>
            Keep the note
          </button>
        </div>
        <p role="status">{trouble.value}</p>
      </form>
    </section>
  );
}
