import type { Point } from '@starboard/geometry';
import { explains } from '../explain/explains.ts';
import { edgeTowards } from './edge.ts';
import type { VisibleArea } from './viewport.ts';

interface Props {
  readonly sight: VisibleArea | null;
  readonly target: Point;
  readonly class: string;
  /** In short lines: "Enemy", "25 hexes". */
  readonly label: string;
  readonly says: string;
  show(): void;
}

/** Pixels from the rim. */
const MARGIN = 8;

const percentOf = (part: number, whole: number): string => `${(-100 * part) / whole}%`;

/** At the rim of a map, points to something out of sight; a press moves the map there. */
export function EdgeArrow({ sight, target, class: name, label, says, show }: Props) {
  if (sight === null) return null;
  const { box, scale } = sight;
  const edge = edgeTowards(box, target, { x: MARGIN / scale, y: MARGIN / scale });
  if (edge === null) return null;
  // At the left rim its left end touches the rim, at the right rim its right end, so neither is cut off.
  const [across, down] = [edge.x - box.left, edge.y - box.top];
  const place = {
    left: `${across * scale}px`,
    top: `${down * scale}px`,
    translate: `${percentOf(across, box.right - box.left)} ${percentOf(down, box.bottom - box.top)}`,
  };
  return (
    <button
      type="button"
      class={`ui-edge-arrow ${name}`}
      style={place}
      {...explains(`${says} Press to see it.`)}
      onClick={show}
    >
      <svg viewBox="-12 -12 24 24" aria-hidden="true" style={{ rotate: `${edge.angle}deg` }}>
        <path d="M-8 0H8M2-6L8 0L2 6" />
      </svg>
      {label}
    </button>
  );
}
