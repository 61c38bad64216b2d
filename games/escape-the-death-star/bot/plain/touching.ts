import type { Station } from '../../rules/01-station/station.ts';

/** 9.1 By square: what there is on it and on those next to it, added up. */
export function touched({ neighbours }: Station, there: Float64Array): Float64Array {
  return there.map((here, square) => {
    const next = neighbours[square] ?? [];
    let sum = here;
    for (let i = 0; i < next.length; i++) sum += there[next[i] ?? 0] ?? 0;
    return sum;
  });
}
