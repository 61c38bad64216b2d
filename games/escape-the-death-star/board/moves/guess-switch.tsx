import { explains } from '@starboard/ui';
import type { Moves } from './use-moves.ts';

/** Switches the overlay of the Rebels' possible squares on and off. */
export function GuessSwitch({ moves: { guessing } }: { readonly moves: Moves }) {
  if (guessing === null) return null;
  return (
    <button
      type="button"
      class="station-switch"
      role="switch"
      aria-checked={guessing.on}
      {...explains(
        'Marks every square where a Rebel could be now, worked out from its last square, its roll and the Trash Compactors. Everybody can work this out.',
        '7.2',
      )}
      onClick={() => guessing.turn(!guessing.on)}
    >
      <i aria-hidden="true" />
      <span>Where the Rebels could be</span>
    </button>
  );
}
