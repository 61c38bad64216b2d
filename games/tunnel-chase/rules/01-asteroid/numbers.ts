/** 1.3 The number of asteroids: one for each order of six pieces round the centre. */
export const ASTEROIDS = 720;

const RING = 6;

/** The pieces, 1 to 6, in the slots of an asteroid; numbers follow the order of a dictionary. */
export function ringOf(number: number): readonly number[] {
  const left = Array.from({ length: RING }, (_, i) => i + 1);
  let rest = number - 1;
  let below = ASTEROIDS;
  return left.slice().map((_, slot) => {
    below /= RING - slot;
    const [piece = 0] = left.splice(Math.floor(rest / below), 1);
    rest %= below;
    return piece;
  });
}

/** The number of the asteroid with these pieces; undefined unless each of the six occurs once. */
export function numberOf(ring: readonly number[]): number | undefined {
  for (let number = 1; number <= ASTEROIDS; number++) {
    if (ringOf(number).every((piece, slot) => piece === ring[slot]) && ring.length === RING) return number;
  }
  return undefined;
}
