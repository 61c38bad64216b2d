import { useComputed } from '@preact/signals';
import type { Room } from '../room.ts';

/** Against bots: back to the player's last decision, with the same dice. */
export function UndoButton({ undo, sending }: Pick<Room, 'undo' | 'sending'>) {
  const possible = useComputed(() => undo?.state.value.possible ?? false);
  if (!possible.value) return null;
  return (
    <button type="button" class="secondary" onClick={sending.undo}>
      Undo
    </button>
  );
}
