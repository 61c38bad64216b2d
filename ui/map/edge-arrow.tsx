import type { Point } from '@starboard/geometry';
import { explains } from '../explain/explains.ts';
import { type EdgeMark, edgeTowards } from './edge.ts';
import { KEEP_CLEAR, useClearPlace } from './use-clear-place.ts';
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

/** Whether it is at the left or right rim; otherwise it is at the top or the foot. */
function isAtSide({ box, scale }: VisibleArea, { x }: EdgeMark): boolean {
  const near = 2 * MARGIN;
  return (x - box.left) * scale < near || (box.right - x) * scale < near;
}

const percentOf = (part: number, whole: number): string => `${(-100 * part) / whole}%`;

/** At the rim of a map, points to something out of sight; a press moves the map there. */
export function EdgeArrow({ sight, target, class: name, label, says, show }: Props) {
  const edge =
    sight === null ? null : edgeTowards(sight.box, target, { x: MARGIN / sight.scale, y: MARGIN / sight.scale });
  const isBeside = sight !== null && edge !== null && isAtSide(sight, edge);
  const button = useClearPlace<HTMLButtonElement>(isBeside);
  if (sight === null || edge === null) return null;
  const { box, scale } = sight;
  // At the left rim its left end touches the rim, at the right rim its right end, so neither is cut off.
  const [across, down] = [edge.x - box.left, edge.y - box.top];
  const place = {
    left: `${across * scale}px`,
    top: `${down * scale}px`,
    translate: `${percentOf(across, box.right - box.left)} ${percentOf(down, box.bottom - box.top)}`,
  };
  return (
    <button
      ref={button}
      type="button"
      class={`ui-edge-arrow ${name}`}
      style={place}
      {...KEEP_CLEAR}
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
