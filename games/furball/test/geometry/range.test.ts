import { draw } from '@starboard/kernel';
import { expect, test } from 'vitest';
import {
  ARCS,
  type Arc,
  isBeyond,
  isInArc,
  isWithin,
  measure,
  overlap,
  type Pose,
  rangeBetween,
  rangeInArc,
} from '../../rules/geometry/index.ts';
import { squaredGap } from '../../rules/geometry/range/gap.ts';
import { anyPose, chance, poseNear } from './support/chance.ts';
import { distance, partInArc, square } from './support/slow.ts';

/** How far the whole micrometres may be from the ideal, in millimetres. */
const GRID = 0.004;
/** How near to a boundary a case is decided by a hair, and either answer will do. */
const HAIR = 0.01;

const bandAt = (mm: number): number => (mm <= 100 ? 1 : mm <= 200 ? 2 : mm <= 300 ? 3 : 0);

function* pairs(seed: string, count: number): Generator<readonly [Pose, Pose]> {
  const dice = chance(seed);
  for (let i = 0; i < count; i++) {
    const one = anyPose(dice);
    const other = poseNear(dice, one, 380_000);
    if (!overlap(one, other)) yield [one, other];
  }
}

test('of 100,000 pairs of bases the range is the same both ways, and what a slow ruler measures', () => {
  const counted = [0, 0, 0, 0];
  for (const [one, other] of pairs('both ways', 100_000)) {
    const gap = squaredGap(one, other);
    if (gap !== squaredGap(other, one)) throw new Error(`${JSON.stringify([one, other])}: not the same both ways`);
    const band = rangeBetween(one, other);
    if (band !== rangeBetween(other, one)) throw new Error(`${JSON.stringify([one, other])}: bands differ`);
    const slow = distance(square(one), square(other));
    if (Math.abs(Math.sqrt(gap) / 1000 - slow) > GRID) throw new Error(`${JSON.stringify([one, other])}: ${slow}`);
    const low = bandAt(slow - HAIR);
    const high = bandAt(slow + HAIR);
    if (band !== low && band !== high) throw new Error(`${JSON.stringify([one, other])}: ${band} at ${slow}`);
    counted[band] = (counted[band] ?? 0) + 1;
  }
  expect(Math.min(...counted)).toBeGreaterThan(5_000);
});

function checkArc(shooter: Pose, target: Pose, arc: Arc): 'in' | 'out' | 'hair' {
  const say = (what: string): Error => new Error(`${arc} ${JSON.stringify([shooter, target])}: ${what}`);
  const base = square(shooter);
  const wide = distance(base, partInArc(shooter, square(target), arc, HAIR));
  const narrow = distance(base, partInArc(shooter, square(target), arc, -HAIR));
  const measured = measure(shooter, target, arc);
  if (isInArc(shooter, target, arc) !== (measured !== null)) throw say('measured outside');
  if (measured === null) {
    if (narrow < Number.POSITIVE_INFINITY) throw say('is inside');
    return wide < Number.POSITIVE_INFINITY ? 'hair' : 'out';
  }
  if (wide === Number.POSITIVE_INFINITY) throw say('is outside');
  const mm = measured.distance / 1000;
  if (mm < wide - GRID || mm > narrow + GRID) throw say(`${mm} is not between ${wide} and ${narrow}`);
  if (rangeInArc(shooter, target, arc) !== measured.band) throw say('two bands');
  if (measured.band !== bandAt(wide - HAIR) && measured.band !== bandAt(narrow + HAIR)) throw say('another band');
  for (const { from, to } of measured.lines) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (Math.abs(length - measured.distance) > 1) throw say(`a line of ${length}`);
    const end = [[to.x / 1000, to.y / 1000] as const];
    if (partInArc(shooter, end, arc, HAIR).length === 0) throw say('a line that leaves the arc');
    if (distance(end, square(target)) > GRID) throw say('a line that ends beside the target');
    if (distance([[from.x / 1000, from.y / 1000]], base) > GRID) throw say('a line that starts beside the shooter');
  }
  return narrow < Number.POSITIVE_INFINITY ? 'in' : 'hair';
}

test('of 100,000 pairs of bases the range inside an arc is what cutting the target by half planes gives', () => {
  const dice = chance('arcs');
  const counted = { in: 0, out: 0, hair: 0 };
  for (const [shooter, target] of pairs('inside arcs', 100_000)) {
    counted[checkArc(shooter, target, ARCS[draw(dice, ARCS.length)] as Arc)]++;
  }
  expect(counted.in).toBeGreaterThan(30_000);
  expect(counted.out).toBeGreaterThan(30_000);
  expect(counted.hair).toBeLessThan(100);
}, 120_000);

test('within is about the whole base, beyond about every part of it', () => {
  const one = { x: 400_000, y: 400_000, heading: 0 };
  const at = (mm: number): Pose => ({ x: 440_000 + mm * 1000, y: 400_000, heading: 0 });
  expect(isWithin(one, at(60), 1)).toBe(true);
  expect(isWithin(one, at(61), 1)).toBe(false);
  expect(isWithin(one, at(61), 2)).toBe(true);
  expect(isBeyond(one, at(100), 1)).toBe(false);
  expect(isBeyond(one, at(101), 1)).toBe(true);
});

test('a touching ship is at Range 1, exactly 100 mm is Range 1 and a tenth of a millimetre more is Range 2', () => {
  const one = { x: 400_000, y: 400_000, heading: 0 };
  const at = (x: number): Pose => ({ x, y: 410_000, heading: 0 });
  expect([440_000, 540_000, 540_100, 640_000, 640_100, 740_000, 740_100].map((x) => rangeBetween(one, at(x)))).toEqual([
    1, 1, 2, 2, 3, 3, 0,
  ]);
});
