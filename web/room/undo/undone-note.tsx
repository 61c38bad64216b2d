import type { Room } from '../room.ts';

/** Shown in a match in which something was undone. */
export function UndoneNote({ undo }: Pick<Room, 'undo'>) {
  if (undo?.state.value.used !== true) return null;
  return <p class="undone-note">You have undone decisions in this match, so it counts for no list of results.</p>;
}
