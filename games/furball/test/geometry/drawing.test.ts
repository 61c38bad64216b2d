import { expect, test } from 'vitest';
import {
  ARCS,
  arcOutline,
  degrees,
  isInArc,
  type Pose,
  QUARTER_TURN,
  sweptBy,
  sweptMiddle,
  sweptOutline,
  wayAlong,
} from '../../rules/geometry/index.ts';
import { anyPose, chance, poseNear } from './support/chance.ts';
import { contains, distance, outlineOf, square } from './support/slow.ts';

const start: Pose = { x: 300_000, y: 300_000, heading: QUARTER_TURN };

test('who is in an arc by the rules is in the arc as drawn', () => {
  const dice = chance('drawn arcs');
  for (const arc of ARCS) {
    if (arc === 'all') continue;
    for (let i = 0; i < 500; i++) {
      const shooter = anyPose(dice);
      const target = poseNear(dice, shooter, 300_000);
      const drawn = distance(outlineOf(arcOutline(shooter, arc)), square(target));
      if (drawn > 0 && drawn < 0.02) continue;
      expect(isInArc(shooter, target, arc)).toBe(drawn === 0);
    }
  }
});

test('an arc is drawn as far as it is asked to reach', () => {
  const reach = arcOutline(start, 'front', 320_000).slice(1);
  for (const { x, y } of reach) expect(Math.hypot(x - start.x, y - start.y)).toBeCloseTo(320_000, 1);
  expect(arcOutline(start, 'bullseye', 100_000)).toEqual([
    { x: 307_500, y: 300_000 },
    { x: 307_500, y: 400_000 },
    { x: 292_500, y: 400_000 },
    { x: 292_500, y: 300_000 },
  ]);
});

test('a template is drawn around its middle line, 20 mm wide, as far as it was travelled', () => {
  const way = wayAlong('bank-2', -1);
  for (const step of [30_000, 80_000, way.steps]) {
    const swept = sweptBy(start, way, step);
    if (swept === null) throw new Error('nothing was swept');
    const outline = outlineOf(sweptOutline(swept));
    const middle = outlineOf(sweptMiddle(swept));
    for (const point of middle.slice(1, -1)) expect(contains(outline, point)).toBe(true);
    const ends = [outline[0], outline.at(-1)].map((point) => point ?? [0, 0]);
    expect(
      Math.hypot((ends[0]?.[0] ?? 0) - (ends[1]?.[0] ?? 0), (ends[0]?.[1] ?? 0) - (ends[1]?.[1] ?? 0)),
    ).toBeCloseTo(20);
  }
  expect(sweptBy(start, way, 20_000)).toBeNull();
});

test('headings are told in degrees, anticlockwise from the east', () => {
  expect(degrees(QUARTER_TURN)).toBe(90);
});
