import type { Box } from './plane.ts';
import type { ViewportHolder } from './viewport.ts';

interface Props {
  readonly viewport: ViewportHolder;
  readonly home: Box;
  /** One's own ships; null for a spectator, or when there are none left. */
  readonly own: Box | null;
}

const STEP = 1.4;

/** The viewport by finger: nearer, farther, all of it, one's own. */
export function ZoomButtons({ viewport, home, own }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of a drawing are no fieldset
    <div class="starfire-zoom" role="group" aria-label="Map view">
      <button type="button" aria-label="Zoom in" onClick={() => viewport.current?.zoomBy(STEP)}>
        +
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => viewport.current?.zoomBy(1 / STEP)}>
        −
      </button>
      <button type="button" aria-label="Show all ships" onClick={() => viewport.current?.fit(home)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" />
        </svg>
      </button>
      {own !== null && (
        <button type="button" aria-label="To my ships" onClick={() => viewport.current?.fit(own)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M20 12L5 18L8 12L5 6Z" />
          </svg>
        </button>
      )}
    </div>
  );
}
