import type { Room } from '../room.ts';

/** Shown in a match in which something was undone. */
export function UndoneNote({ undo }: Pick<Room, 'undo'>) {
  if (undo?.state.value.used !== true) return null;
  return (
    <p class="undone-note">
      Decisions of this match were undone, or it goes on from a moment of another one, so it does not count in any list
      of results.
    </p>
  );
}
