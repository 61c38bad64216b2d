/** Turns a dial by a number of places, or by drag. */

/** The next place that may be picked; the same place if there is no other. */
export function turnedBy(places: readonly number[], from: number | null, step: number): number | null {
  if (places.length === 0) return null;
  const at = from === null ? -1 : places.indexOf(from);
  if (at < 0) return (step > 0 ? places[0] : places.at(-1)) ?? null;
  const length = places.length;
  return places[(((at + step) % length) + length) % length] ?? null;
}

/** How far it is from one angle to another, the shorter way round, in degrees. */
export function angleBetween(one: number, other: number): number {
  const turn = (((other - one) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

/** The angle under which a pointer is seen from the middle of something, in degrees. */
export function angleOf(box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>, x: number, y: number): number {
  return (Math.atan2(y - box.top - box.height / 2, x - box.left - box.width / 2) * 180) / Math.PI;
}

/** The nearest resting angle of the dial: no more than half a turn away. */
export function restingAngle(now: number, place: number, count: number): number {
  return now + angleBetween(now, (-360 * place) / count);
}
