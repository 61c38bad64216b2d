import { isInside, squaredToSegment } from '../rocks/polygon.ts';
import { isFarFrom, type Rock } from '../rocks/rock.ts';
import { OUTER_RADIUS } from '../table/base.ts';
import type { MatPoint, Pose } from '../table/pose.ts';
import type { MeasuredLine, Measurement } from './measure.ts';

/** Which kinds of shortest line there are; where both, the attacker chooses. */
export interface LineOfSight {
  /** A line that enters no asteroid, and one that does; null for none. */
  readonly clear: MeasuredLine | null;
  readonly obstructed: MeasuredLine | null;
}

/** Core rules 5: whether the measured line is obstructed. */
export function sight({ lines }: Measurement, rocks: readonly Rock[]): LineOfSight {
  const first = lines[0];
  const second = lines[1];
  if (second !== undefined) return sightBetween(first, second, rocks);
  return isBlocked(first, rocks) ? { clear: null, obstructed: first } : { clear: first, obstructed: null };
}

export function isBlocked(line: MeasuredLine, rocks: readonly Rock[]): boolean {
  for (let i = 0; i < rocks.length; i++) if (entersRock(line, rocks[i] as Rock)) return true;
  return false;
}

/** Whether no line between two bases can meet an asteroid, judged by their centres. */
export function isOpenBetween(one: Pose, other: Pose, rocks: readonly Rock[]): boolean {
  for (let i = 0; i < rocks.length; i++) {
    const { x, y, radius } = rocks[i] as Rock;
    const reach = radius + OUTER_RADIUS;
    if (squaredToSegment(x, y, one.x, one.y, other.x, other.y) < reach * reach) return false;
  }
  return true;
}

/** A line that only runs along an edge or through a corner does not enter: it has to come this deep, squared. */
const DEPTH = 1e-4;

/** A line has a point in the interior of an asteroid. */
function entersRock({ from, to }: MeasuredLine, rock: Rock): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const { outline, radius } = rock;
  if (squaredToSegment(rock.x, rock.y, from.x, from.y, to.x, to.y) >= radius * radius) return false;
  const parts = [0, 1];
  const last = outline.length - 2;
  let fromX = (outline[last] as number) - from.x;
  let fromY = (outline[last + 1] as number) - from.y;
  let side = dx * fromY - dy * fromX;
  for (let i = 0; i <= last; i += 2) {
    const nextX = (outline[i] as number) - from.x;
    const nextY = (outline[i + 1] as number) - from.y;
    const nextSide = dx * nextY - dy * nextX;
    if (side > 0 !== nextSide > 0) {
      const part = side / (side - nextSide);
      const along = (fromX + part * (nextX - fromX)) * dx + (fromY + part * (nextY - fromY)) * dy;
      const where = along / (dx * dx + dy * dy);
      if (where > 0 && where < 1) parts.push(where);
    }
    fromX = nextX;
    fromY = nextY;
    side = nextSide;
  }
  if (parts.length > 2) parts.sort((one, other) => one - other);
  for (let i = 1; i < parts.length; i++) {
    const middle = ((parts[i - 1] as number) + (parts[i] as number)) / 2;
    if (isDeepInside(outline, from.x + middle * dx, from.y + middle * dy)) return true;
  }
  return false;
}

function isDeepInside(outline: readonly number[], x: number, y: number): boolean {
  if (!isInside(outline, x, y)) return false;
  const count = outline.length;
  for (let i = 0; i < count; i += 2) {
    const square = squaredToSegment(
      x,
      y,
      outline[i] as number,
      outline[i + 1] as number,
      outline[(i + 2) % count] as number,
      outline[(i + 3) % count] as number,
    );
    if (square <= DEPTH) return false;
  }
  return true;
}

const between = (one: MatPoint, other: MatPoint, part: number): MatPoint => ({
  x: one.x + part * (other.x - one.x),
  y: one.y + part * (other.y - one.y),
});

/**
 * Among lines that may be shifted, the kind changes only where one passes a corner of an asteroid, or a point where an
 * outline crosses a side of a base: one line in the middle of each stretch between these shows every kind there is.
 */
function sightBetween(first: MeasuredLine, second: MeasuredLine, rocks: readonly Rock[]): LineOfSight {
  const stretches = changes(first, second, rocks);
  let clear: MeasuredLine | null = null;
  let obstructed: MeasuredLine | null = null;
  for (let i = 1; i < stretches.length; i++) {
    const part = ((stretches[i - 1] as number) + (stretches[i] as number)) / 2;
    const line = { from: between(first.from, second.from, part), to: between(first.to, second.to, part) };
    if (isBlocked(line, rocks)) obstructed ??= line;
    else clear ??= line;
    if (clear !== null && obstructed !== null) break;
  }
  return { clear, obstructed };
}

/** How far from the first line to the second, as parts, the kind of line may change. */
function changes(first: MeasuredLine, second: MeasuredLine, rocks: readonly Rock[]): readonly number[] {
  const acrossX = second.from.x - first.from.x;
  const acrossY = second.from.y - first.from.y;
  const width = acrossX * acrossX + acrossY * acrossY;
  const aheadX = first.to.x - first.from.x;
  const aheadY = first.to.y - first.from.y;
  const length = aheadX * aheadX + aheadY * aheadY;
  const parts = [0, 1];
  const add = (part: number): void => {
    if (part > 0 && part < 1) parts.push(part);
  };
  const reach = Math.sqrt(width) + Math.sqrt(length);
  for (const rock of rocks) {
    if (isFarFrom(rock, first.from.x, first.from.y, reach)) continue;
    const { outline } = rock;
    const last = outline.length - 2;
    let x = (outline[last] as number) - first.from.x;
    let y = (outline[last + 1] as number) - first.from.y;
    let across = (x * acrossX + y * acrossY) / width;
    let ahead = x * aheadX + y * aheadY;
    for (let i = 0; i <= last; i += 2) {
      const fromAcross = across;
      const fromAhead = ahead;
      x = (outline[i] as number) - first.from.x;
      y = (outline[i + 1] as number) - first.from.y;
      across = (x * acrossX + y * acrossY) / width;
      ahead = x * aheadX + y * aheadY;
      add(across);
      for (const limit of [0, length]) {
        if (fromAhead > limit !== ahead > limit) {
          add(fromAcross + ((limit - fromAhead) / (ahead - fromAhead)) * (across - fromAcross));
        }
      }
    }
  }
  return parts.sort((one, other) => one - other);
}
