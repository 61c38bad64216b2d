import { expect, test } from 'vitest';
import { cornersOf, isOffMat, MAT, overlap, type Pose, SPOTS, TURN } from '../../rules/geometry/index.ts';
import { depthBetween } from '../../rules/geometry/table/base.ts';
import { anyPose, chance, poseNear } from './support/chance.ts';
import { contains, distance, square, type XY } from './support/slow.ts';

const at = (x: number, y: number, heading = 0): Pose => ({ x, y, heading });

test('bases that only touch do not overlap; a micrometre more and they do', () => {
  const one = at(400_000, 400_000);
  expect(overlap(one, at(440_000, 400_000))).toBe(false);
  expect(overlap(one, at(439_999, 400_000))).toBe(true);
  expect(overlap(one, at(440_000, 440_000))).toBe(false);
  expect(overlap(one, at(439_999, 439_999))).toBe(true);
  /** Turned by an eighth, a corner points at the side. */
  expect(overlap(one, at(448_285, 400_000, TURN / 8))).toBe(false);
  expect(overlap(one, at(448_283, 400_000, TURN / 8))).toBe(true);
});

test('a base on the edge is on the mat, one with a corner outside is not', () => {
  expect(isOffMat(at(20_000, 20_000))).toBe(false);
  expect(isOffMat(at(19_999, 20_000))).toBe(true);
  expect(isOffMat(at(MAT - 20_000, MAT - 20_000))).toBe(false);
  expect(isOffMat(at(MAT - 20_000, MAT - 19_999))).toBe(true);
  expect(isOffMat(at(28_284, 400_000, TURN / 8))).toBe(false);
  expect(isOffMat(at(28_283, 400_000, TURN / 8))).toBe(true);
  expect(SPOTS.some(isOffMat)).toBe(false);
});

test('corners are within a micrometre of where they belong, whatever the heading', () => {
  const dice = chance('corners');
  for (let i = 0; i < 2_000; i++) {
    const pose = anyPose(dice);
    const ideal = square(pose);
    for (const { x, y } of cornersOf(pose)) {
      const off = Math.min(...ideal.map(([px, py]) => Math.hypot(px * 1000 - x, py * 1000 - y)));
      expect(off).toBeLessThan(1);
    }
  }
});

test('of 20,000 pairs of near bases those overlap that share a point in a slow look', () => {
  const dice = chance('overlaps');
  let overlaps = 0;
  for (let i = 0; i < 20_000; i++) {
    const one = anyPose(dice);
    const other = poseNear(dice, one, 50_000);
    const apart = distance(square(one), square(other));
    if (overlap(one, other) !== overlap(other, one)) throw new Error(`${JSON.stringify([one, other])}: one way only`);
    if (apart > 0.003 && overlap(one, other)) throw new Error(`${JSON.stringify([one, other])}: ${apart} apart`);
    const [[a, b], [c, d]] = [corner(one), corner(other)];
    const depth = depthBetween(other.x - one.x, other.y - one.y, a, b, c, d);
    if (apart === 0 && !overlap(one, other) && !isHair(one, other)) throw new Error(JSON.stringify([one, other]));
    if (depth > 0 !== overlap(one, other)) throw new Error(`${JSON.stringify([one, other])}: depth ${depth}`);
    if (depth > 0) overlaps++;
  }
  expect(overlaps).toBeGreaterThan(5_000);
});

const corner = (pose: Pose): XY => {
  const { x, y } = cornersOf(pose)[0];
  return [x - pose.x, y - pose.y];
};

/** Two squares share a point by a few micrometres at most: no corner of one, drawn in by as much, is in the other. */
function isHair(one: Pose, other: Pose): boolean {
  const inner = ({ x, y }: Pose, corners: readonly XY[]): XY[] =>
    corners.map(([px, py]) => [px + (x / 1000 - px) * 0.0002, py + (y / 1000 - py) * 0.0002]);
  return !(
    inner(one, square(one)).some((point) => contains(square(other), point)) ||
    inner(other, square(other)).some((point) => contains(square(one), point))
  );
}
