import { ALL_DIRECTIONS, distance, type Hex, step } from './hex.ts';

/** All hexes at exactly this distance, clockwise from the north-west. */
export function ringAround(centre: Hex, radius: number): readonly Hex[] {
  if (radius === 0) return [centre];
  const ring: Hex[] = [];
  let hex = step(centre, 4, radius);
  for (const along of ALL_DIRECTIONS) {
    for (let i = 0; i < radius; i++) {
      ring.push(hex);
      hex = step(hex, along);
    }
  }
  return ring;
}

/** All hexes within a distance: the centre, then ring by ring. */
export function areaAround(centre: Hex, radius: number): readonly Hex[] {
  return Array.from({ length: radius + 1 }, (_, each) => ringAround(centre, each)).flat();
}

/**
 * The hexes on the straight line between two, both included. Where the line runs along a hexside, it always takes the
 * same side.
 */
export function line(from: Hex, to: Hex): readonly Hex[] {
  const steps = distance(from, to);
  if (steps === 0) return [from];
  return Array.from({ length: steps + 1 }, (_, i) => roundedHex(from, to, i, steps));
}

/** The hex that contains the point i/n of the way, in integers: coordinates are 2n times as large. */
function roundedHex(from: Hex, to: Hex, i: number, n: number): Hex {
  const at = (a: number, b: number): number => 2 * (a * (n - i) + b * i);
  const exact = [at(from.q, to.q), at(from.r, to.r), at(-from.q - from.r, -to.q - to.r)] as const;
  const [q, r, s] = [rounded(exact[0], 2 * n), rounded(exact[1], 2 * n), rounded(exact[2], 2 * n)];
  const off = (whole: number, of: number): number => Math.abs(whole * 2 * n - of);
  const [offQ, offR, offS] = [off(q, exact[0]), off(r, exact[1]), off(s, exact[2])];
  if (offQ > offR && offQ > offS) return { q: -r - s, r };
  if (offR > offS) return { q, r: -q - s };
  return { q, r };
}

/** Rounds halves up. */
const rounded = (value: number, unit: number): number => Math.floor((2 * value + unit) / (2 * unit));
