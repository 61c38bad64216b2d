import type { Point } from '@starboard/geometry';
import { explains } from '../explain/explains.ts';
import { edgeTowards } from './edge.ts';
import type { Sight } from './viewport.ts';

interface Props {
  readonly sight: Sight | null;
  readonly target: Point;
  readonly class: string;
  /** What lies there, as short as a button: "Enemy 25". */
  readonly label: string;
  /** The same in a sentence. */
  readonly says: string;
  /** Brings it into sight. */
  show(): void;
}

/** How far from the rim its middle stands, in pixels: it is wider than high. */
const INSET = { x: 56, y: 30 };

/** At the rim of a map, towards something out of sight; a press goes there. */
export function EdgeArrow({ sight, target, class: name, label, says, show }: Props) {
  if (sight === null) return null;
  const { box, scale } = sight;
  const edge = edgeTowards(box, target, { x: INSET.x / scale, y: INSET.y / scale });
  if (edge === null) return null;
  const place = { left: `${(edge.x - box.left) * scale}px`, top: `${(edge.y - box.top) * scale}px` };
  return (
    <button
      type="button"
      class={`kit-edge-arrow ${name}`}
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
