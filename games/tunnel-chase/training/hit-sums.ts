/** By place in the table: how often pairs were there, and the later hits they came to. */
export interface HitSums {
  readonly weight: Float64Array;
  readonly hits: Float64Array;
  seen: number;
}

export const blankSums = (length: number): HitSums => ({
  weight: new Float64Array(length),
  hits: new Float64Array(length),
  seen: 0,
});
