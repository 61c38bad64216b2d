import type { ComponentChildren } from 'preact';
import { explains } from '../explain/explains.ts';
import type { Box } from './box.ts';
import type { Viewport } from './viewport.ts';

interface Props {
  readonly viewport: { readonly current: Viewport | null };
  readonly all: Box;
  /** Null for a spectator, and for a player without pieces. */
  readonly own: Box | null;
  readonly ownWords?: { readonly label: string; readonly says: string };
  /** The game's own buttons for the map. */
  readonly children?: ComponentChildren;
}

const OWN_SIDE = { label: 'Show my side', says: 'Moves the map to your own side.' };

const STEP = 1.4;

export function ZoomButtons({ viewport, all, own, ownWords = OWN_SIDE, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of a drawing are no fieldset
    <div class="ui-zoom" role="group" aria-label="Map view">
      <button
        type="button"
        class="ui-zoom-step"
        aria-label="Zoom in"
        {...explains('Zooms in. You can also use the mouse wheel, two fingers or +.')}
        onClick={() => viewport.current?.zoomBy(STEP)}
      >
        +
      </button>
      <button
        type="button"
        class="ui-zoom-step"
        aria-label="Zoom out"
        {...explains('Zooms out. You can also use the mouse wheel, two fingers or −.')}
        onClick={() => viewport.current?.zoomBy(1 / STEP)}
      >
        −
      </button>
      <button
        type="button"
        aria-label="Show everything"
        {...explains('Shows the whole map.')}
        onClick={() => viewport.current?.fit(all)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" />
        </svg>
      </button>
      {own !== null && (
        <button
          type="button"
          aria-label={ownWords.label}
          {...explains(ownWords.says)}
          onClick={() => viewport.current?.fit(own)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M20 12L5 18L8 12L5 6Z" />
          </svg>
        </button>
      )}
      {children}
    </div>
  );
}
