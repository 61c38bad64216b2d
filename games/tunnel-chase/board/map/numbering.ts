/** From this scale on, the map has room for all numbers and shows them without being asked. */
const LEGIBLE = 1.5;
/** At a smaller scale, the numbers of neighbouring spaces touch. */
const LEAST = 0.6;

/** Whether the map shows the numbers of the spaces at a scale, which is null before the map is laid out. */
export function numbersAreShown(scale: number | null, wanted: boolean): boolean {
  return scale !== null && (wanted || scale >= LEGIBLE);
}

/** The factor by which to zoom in so that the numbers fit. */
export function roomFor(scale: number): number {
  return Math.max(1, LEAST / scale);
}
