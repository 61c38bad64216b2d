import { logistic } from '@starboard/kernel';
import { MOST } from '../../rules/data/designs.ts';

/** The chance to outlive a rival follows from the protection that both have left. */
const SIDE = MOST.protection + 1;
const LEAST = 0.25;

const CHANCES = Float64Array.from({ length: SIDE * SIDE }, (_, at) => {
  const [own, their] = [Math.floor(at / SIDE), at % SIDE];
  if (own === 0 || their === 0) return own === their ? 0.5 : Number(own > 0);
  const share = (own - their) / (own + their);
  return logistic(2.209 * share + 0.094 * share * share * share + 0.184 * (own - their));
});

/** Whoever is alive has something left. */
export const clampedLeft = (left: number): number => Math.min(MOST.protection, Math.max(LEAST, left));

/** Between whole points, the chance changes evenly. */
export function chanceToOutlive(own: number, their: number): number {
  const [x, y] = [clampedLeft(own), clampedLeft(their)];
  const [i, j] = [Math.min(Math.floor(x), SIDE - 2), Math.min(Math.floor(y), SIDE - 2)];
  const at = i * SIDE + j;
  const [u, v] = [x - i, y - j];
  const low = (CHANCES[at] ?? 0) * (1 - v) + (CHANCES[at + 1] ?? 0) * v;
  const high = (CHANCES[at + SIDE] ?? 0) * (1 - v) + (CHANCES[at + SIDE + 1] ?? 0) * v;
  return low * (1 - u) + high * u;
}
