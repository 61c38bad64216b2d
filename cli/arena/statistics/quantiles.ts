import { Z95 } from '../../sim/statistics.ts';

/** How many standard errors a 95 % interval reaches with this many degrees of freedom: Student's t, expanded around the normal. */
export function t95(freedom: number): number {
  if (freedom < 1) return Number.POSITIVE_INFINITY;
  const z2 = Z95 * Z95;
  return Z95 * (1 + (z2 + 1) / (4 * freedom) + ((5 * z2 + 16) * z2 + 3) / (96 * freedom * freedom));
}
