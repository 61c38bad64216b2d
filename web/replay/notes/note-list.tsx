import type { Note } from '@starboard/kernel';
import { turnTitle } from '../moments.ts';
import type { ReplayPlayer } from '../replay-player.ts';
import { sceneOfPlace } from './scene-of-place.ts';

interface Props {
  readonly notes: readonly Note[];
  readonly player: ReplayPlayer;
  /** Absent for a note that can’t be removed here. */
  removal?(note: Note): (() => void) | null;
}

/** Notes as text: whoever wrote them, nothing in them is a link or a command. */
export function NoteList({ notes, player, removal }: Props) {
  if (notes.length === 0) return null;
  const scenes = player.scenes.value;
  const place = player.scene.value?.place;
  return (
    <ol class="note-list">
      {notes.map((note, i) => {
        const scene = sceneOfPlace(scenes, note.place);
        const turn = turnTitle(scenes[scene]?.turn ?? 0);
        const remove = removal?.(note);
        return (
          <li key={i} aria-current={note.place === place}>
            <button type="button" class="chip" onClick={() => player.jump(scene)}>
              {turn}
            </button>
            <p dir="auto">
              {note.by !== '' && <strong>{`${note.by}: `}</strong>}
              {note.text}
            </p>
            {remove && (
              <button type="button" class="chip" onClick={remove}>
                Remove<span class="hidden-text">{` the note at: ${turn}`}</span>
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
