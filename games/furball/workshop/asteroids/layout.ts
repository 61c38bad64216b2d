import { diceFromSeed, same } from '@starboard/kernel';
import { drawLayout, MAT, type Misplaced, MM, misplaced, placedRocks, TURN } from '../../rules/geometry/index.ts';

/** 1.4 Where the six asteroids lie. */
export type Placements = readonly { readonly x: number; readonly y: number; readonly heading: number }[];

/** A lay-out by its number, with what was moved by hand since. */
export type AsteroidLayout = { readonly number: number; readonly placements: Placements };

export const MOST_LAYOUTS = 999_999;

/** The lay-out of a number: the same one for everybody. */
export function drawnLayout(number: number): AsteroidLayout {
  const placements = drawLayout(diceFromSeed(`asteroids ${number}`));
  return { number, placements: placements.map(({ x, y, heading }) => ({ x, y, heading })) };
}

export const isMoved = ({ number, placements }: AsteroidLayout): boolean =>
  !same(drawnLayout(number).placements, placements);

/** Moves an asteroid to a point, in whole millimetres, on the mat. */
export function movedTo({ number, placements }: AsteroidLayout, rock: number, x: number, y: number): AsteroidLayout {
  return changed(number, placements, rock, { x: onMat(x), y: onMat(y) });
}

const MOST_MM = Math.floor(MAT / MM);
const onMat = (value: number): number => Math.min(MOST_MM, Math.max(0, Math.round(value / MM))) * MM;

const DEGREE = TURN / 360;

/** Turns an asteroid by some degrees, anticlockwise. */
export function turnedBy({ number, placements }: AsteroidLayout, rock: number, degrees: number): AsteroidLayout {
  const heading = Math.round((placements[rock]?.heading ?? 0) + degrees * DEGREE);
  return changed(number, placements, rock, { heading: ((heading % TURN) + TURN) % TURN });
}

function changed(
  number: number,
  placements: Placements,
  rock: number,
  part: Partial<Placements[number]>,
): AsteroidLayout {
  return { number, placements: placements.map((each, i) => (i === rock ? { ...each, ...part } : each)) };
}

/** The objections to each asteroid's position. */
export function troubles(placements: Placements): readonly (readonly Misplaced[])[] {
  const rocks = placedRocks(placements);
  return rocks.map((_, rock) => misplaced(rock, rocks));
}

/** 1.4 The distances from an edge and from another asteroid, for the text. The rules enforce them. */
export const FROM_EDGE = 200;
export const APART = 100;

/** "Asteroid 3 is too near the north edge: 183 mm, and it has to be more than 200." */
export function troubleInWords(rock: number, trouble: Misplaced): string {
  const name = `Asteroid ${rock + 1}`;
  if (trouble.near === 'edge') {
    const { edge, distance } = trouble;
    if (distance < 0) return `${name} lies across the ${edge} edge. It has to be more than ${FROM_EDGE} mm from it.`;
    return `${name} is ${millimetres(distance)} from the ${edge} edge. It has to be more than ${FROM_EDGE} mm from it.`;
  }
  const { other, distance } = trouble;
  if (distance === 0) return `${name} lies on asteroid ${other + 1}. They have to be at least ${APART} mm apart.`;
  return `${name} is ${millimetres(distance)} from asteroid ${other + 1}. They have to be at least ${APART} mm apart.`;
}

/** All faults of a lay-out in sentences: a pair that is too near is reported for the asteroid in hand. */
export function wrongsIn(found: readonly (readonly Misplaced[])[], inHand: number): readonly string[] {
  return found.flatMap((list, rock) => {
    const isTold = (trouble: Misplaced): boolean =>
      trouble.near === 'edge' || rock === inHand || (trouble.other !== inHand && rock < trouble.other);
    return list.filter(isTold).map((trouble) => troubleInWords(rock, trouble));
  });
}

/** Down to a tenth where rounding would hide what is wrong. */
const millimetres = (distance: number): string => `${Math.floor(distance / (MM / 10)) / 10} mm`;
