import { useComputed } from '@preact/signals';
import type { Room } from '../room.ts';

/** Against bots: back to the player's last decision, with the same dice. */
export function UndoButton({ undo, sending }: Pick<Room, 'undo' | 'sending'>) {
  const possible = useComputed(() => undo?.state.value.possible ?? false);
  if (!possible.value) return null;
  return (
    <button type="button" class="secondary undo" onClick={sending.undo}>
      <svg class="narrow-only" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 5L4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3" />
      </svg>
      <span class="wide-text">Undo</span>
    </button>
  );
}
