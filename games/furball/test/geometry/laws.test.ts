import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ARCS,
  type Arc,
  BEARINGS,
  type Bearing,
  fly,
  isFlyable,
  isTallonRoll,
  MAT,
  type Manoeuvre,
  measure,
  type Pose,
  QUARTER_TURN,
  rangeInArc,
  TURN,
  tallonSlides,
} from '../../rules/geometry/index.ts';

/** A table turned by a quarter, or mirrored, is the same table, so all results must agree to the last bit. */

const pose = fc.record({
  x: fc.integer({ min: 100_000, max: MAT - 100_000 }),
  y: fc.integer({ min: 100_000, max: MAT - 100_000 }),
  heading: fc.oneof(fc.integer({ min: 0, max: TURN - 1 }), fc.constantFrom(0, TURN / 8, TURN / 4, (TURN * 5) / 8)),
});

const near = (to: Pose) =>
  fc
    .record({
      x: fc.integer({ min: -250_000, max: 250_000 }),
      y: fc.integer({ min: -250_000, max: 250_000 }),
      heading: fc.integer({ min: 0, max: TURN - 1 }),
    })
    .map(({ x, y, heading }): Pose => ({ x: to.x + x, y: to.y + y, heading }));

const manoeuvre = fc
  .record({ bearing: fc.constantFrom(...BEARINGS), speed: fc.integer({ min: 0, max: 5 }) })
  .filter(({ bearing, speed }) => isFlyable(bearing, speed));

const turned = ({ x, y, heading }: Pose): Pose => ({ x: MAT - y, y: x, heading: (heading + QUARTER_TURN) % TURN });
const mirrored = ({ x, y, heading }: Pose): Pose => ({ x, y: MAT - y, heading: (TURN - heading) % TURN });

function otherSide({ bearing, speed }: Manoeuvre): Manoeuvre {
  const other = bearing.includes('left') ? bearing.replace('left', 'right') : bearing.replace('right', 'left');
  return { bearing: other as Bearing, speed };
}

const otherArc = (arc: Arc): Arc => (arc === 'left' ? 'right' : arc === 'right' ? 'left' : arc);

const flights = fc
  .tuple(pose, manoeuvre)
  .chain(([start, flown]) => fc.tuple(fc.constant(start), fc.constant(flown), fc.array(near(start), { maxLength: 5 })));

function flown(start: Pose, manoeuvre: Manoeuvre, bases: readonly Pose[]) {
  const slides = isTallonRoll(manoeuvre) ? tallonSlides(start, manoeuvre, bases, -1) : [];
  const { pose, step, touched } = fly(start, manoeuvre, bases, -1, slides[0] ?? 0);
  return { pose, step, touched, slides };
}

test('a flight on a turned table is the flight, turned', () => {
  fc.assert(
    fc.property(flights, ([start, manoeuvre, bases]) => {
      const here = flown(start, manoeuvre, bases);
      expect(flown(turned(start), manoeuvre, bases.map(turned))).toEqual({ ...here, pose: turned(here.pose) });
    }),
    { numRuns: 3_000 },
  );
});

test('a flight in a mirror is the flight to the other side', () => {
  fc.assert(
    fc.property(flights, ([start, manoeuvre, bases]) => {
      const here = flown(start, manoeuvre, bases);
      const there = flown(mirrored(start), otherSide(manoeuvre), bases.map(mirrored));
      expect(there).toEqual({ ...here, pose: mirrored(here.pose) });
    }),
    { numRuns: 3_000 },
  );
});

const pairs = pose.chain((one) => fc.tuple(fc.constant(one), near(one), fc.constantFrom(...ARCS)));

test('ranges and arcs are the same on a turned table and in a mirror', () => {
  fc.assert(
    fc.property(pairs, ([one, other, arc]) => {
      const here = measure(one, other, arc);
      const there = measure(turned(one), turned(other), arc);
      const behind = measure(mirrored(one), mirrored(other), otherArc(arc));
      expect([there?.band, behind?.band]).toEqual([here?.band, here?.band]);
      expect(there?.distance ?? 0).toBeCloseTo(here?.distance ?? 0, 3);
      expect(behind?.distance ?? 0).toBeCloseTo(here?.distance ?? 0, 3);
      expect([there?.lines.length, behind?.lines.length]).toEqual([here?.lines.length, here?.lines.length]);
    }),
    { numRuns: 5_000 },
  );
});

test('front, rear, left and right are one another, turned, where they are as wide; together they are everywhere', () => {
  fc.assert(
    fc.property(pairs, ([one, other]) => {
      const about = { ...one, heading: (one.heading + TURN / 2) % TURN };
      expect(rangeInArc(about, other, 'rear')).toBe(rangeInArc(one, other, 'front'));
      expect(rangeInArc(about, other, 'left')).toBe(rangeInArc(one, other, 'right'));
      const bands = (['front', 'rear', 'left', 'right'] as const).map((arc) => rangeInArc(one, other, arc) || 4);
      expect(Math.min(...bands)).toBe(rangeInArc(one, other, 'all') || 4);
    }),
    { numRuns: 5_000 },
  );
});
