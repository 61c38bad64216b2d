/** Outlines as lists of x and y in turn; simple polygons, concave ones included. */

/** A point is inside, by the number of edges to its east. */
export function isInside(outline: readonly number[], x: number, y: number): boolean {
  let inside = false;
  const last = outline.length - 2;
  let fromX = outline[last] as number;
  let fromY = outline[last + 1] as number;
  for (let i = 0; i <= last; i += 2) {
    const toX = outline[i] as number;
    const toY = outline[i + 1] as number;
    if (fromY > y !== toY > y) {
      const cross = (toX - fromX) * (y - fromY) - (x - fromX) * (toY - fromY);
      if (cross > 0 === toY > fromY) inside = !inside;
    }
    fromX = toX;
    fromY = toY;
  }
  return inside;
}

/** The square of the distance from a point to a segment. */
export function squaredToSegment(x: number, y: number, fromX: number, fromY: number, toX: number, toY: number): number {
  const dx = toX - fromX;
  const dy = toY - fromY;
  const along = (x - fromX) * dx + (y - fromY) * dy;
  const length = dx * dx + dy * dy;
  const part = along <= 0 ? 0 : along >= length ? 1 : along / length;
  const offX = x - fromX - part * dx;
  const offY = y - fromY - part * dy;
  return offX * offX + offY * offY;
}

/** Whether a segment has a point strictly inside a box around the origin. */
export function entersBox(
  fromU: number,
  fromV: number,
  toU: number,
  toV: number,
  halfU: number,
  halfV: number,
): boolean {
  if (fromU >= halfU && toU >= halfU) return false;
  if (fromU <= -halfU && toU <= -halfU) return false;
  if (fromV >= halfV && toV >= halfV) return false;
  if (fromV <= -halfV && toV <= -halfV) return false;
  let enters = 0;
  let leaves = 1;
  const du = toU - fromU;
  if (du !== 0) {
    const one = (-halfU - fromU) / du;
    const other = (halfU - fromU) / du;
    enters = Math.max(enters, Math.min(one, other));
    leaves = Math.min(leaves, Math.max(one, other));
  }
  const dv = toV - fromV;
  if (dv !== 0) {
    const one = (-halfV - fromV) / dv;
    const other = (halfV - fromV) / dv;
    enters = Math.max(enters, Math.min(one, other));
    leaves = Math.min(leaves, Math.max(one, other));
  }
  return enters < leaves;
}
