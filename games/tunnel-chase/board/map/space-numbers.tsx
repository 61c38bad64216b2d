import { explains, SILENT, type Viewport, type VisibleArea } from '@starboard/ui';
import { useMemo } from 'preact/hooks';
import type { Asteroid } from '../../rules/01-asteroid/asteroid.ts';
import { numbersAreShown, roomFor } from './numbering.ts';
import { spotsOf } from './plane.ts';

interface Props {
  readonly asteroid: Asteroid;
  readonly sight: VisibleArea | null;
  /** Whether the player has asked for them. */
  readonly wanted: boolean;
}

/** The numbers of spaces, by which log, options and text view call them. */
export function SpaceNumbers({ asteroid, sight, wanted }: Props) {
  const shown = numbersAreShown(sight?.scale ?? null, wanted);
  return useMemo(() => {
    if (!shown) return null;
    return (
      <g class="tunnel-numbers" {...SILENT}>
        {spotsOf(asteroid).map(({ x, y }, space) => (
          <text key={space} x={x} y={y + 9}>
            {space}
          </text>
        ))}
      </g>
    );
  }, [asteroid, shown]);
}

interface ButtonProps {
  readonly wanted: boolean;
  want(wanted: boolean): void;
  readonly sight: VisibleArea | null;
  readonly viewport: { readonly current: Viewport | null };
}

/** Shows the numbers at any zoom, and zooms in if they would not fit. */
export function NumbersButton({ wanted, want, sight, viewport }: ButtonProps) {
  const press = (): void => {
    if (!wanted) viewport.current?.zoomBy(roomFor(sight?.scale ?? 1));
    want(!wanted);
  };
  return (
    <button
      type="button"
      class="tunnel-numbering"
      aria-label="Show the numbers of the spaces"
      aria-pressed={wanted}
      {...explains('Shows the number of each space. The log and your options call spaces by these numbers.')}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10 4L8 20M16 4L14 20M4 9H20M4 15H20" />
      </svg>
    </button>
  );
}
