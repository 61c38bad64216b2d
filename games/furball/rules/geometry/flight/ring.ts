/**
 * A segment has a point strictly inside a part of a ring around the origin, which begins to the south and turns
 * anticlockwise, by a quarter at most, as far as the ray to endX, endY. The distance from the origin is least somewhere
 * in the middle of a segment and greatest at an end: so what is left of it between the rays and within the outer circle
 * enters the ring if an end of that is outside the inner one.
 */
export function entersRing(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  endX: number,
  endY: number,
  inner: number,
  outer: number,
): boolean {
  if (fromX <= 0 && toX <= 0) return false;
  const fromEnd = fromX * endY - fromY * endX;
  const toEnd = toX * endY - toY * endX;
  if (fromEnd <= 0 && toEnd <= 0) return false;
  let enters = 0;
  let leaves = 1;
  if (fromX < 0) enters = fromX / (fromX - toX);
  else if (toX < 0) leaves = fromX / (fromX - toX);
  if (fromEnd < 0) enters = Math.max(enters, fromEnd / (fromEnd - toEnd));
  else if (toEnd < 0) leaves = Math.min(leaves, fromEnd / (fromEnd - toEnd));
  const dx = toX - fromX;
  const dy = toY - fromY;
  const length = dx * dx + dy * dy;
  const along = fromX * dx + fromY * dy;
  const square = fromX * fromX + fromY * fromY;
  const root = along * along - length * (square - outer * outer);
  if (root <= 0) return false;
  enters = Math.max(enters, (-along - Math.sqrt(root)) / length);
  leaves = Math.min(leaves, (-along + Math.sqrt(root)) / length);
  if (enters >= leaves) return false;
  const squareEntering = square + enters * (2 * along + enters * length);
  const squareLeaving = square + leaves * (2 * along + leaves * length);
  return Math.max(squareEntering, squareLeaving) > inner * inner;
}
