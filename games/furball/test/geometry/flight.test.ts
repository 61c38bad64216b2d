import { type Dice, pick } from '@starboard/kernel';
import { expect, test } from 'vitest';
import {
  BEARINGS,
  endPose,
  fly,
  HALF_TURN,
  isFlyable,
  isTallonRoll,
  type Manoeuvre,
  overlapsAny,
  type Pose,
  poseAt,
  QUARTER_TURN,
  rangeBetween,
  tallonSlides,
  travelled,
} from '../../rules/geometry/index.ts';
import { anyPose, chance, heading, poseNear, whole } from './support/chance.ts';

const MANOEUVRES: readonly Manoeuvre[] = BEARINGS.flatMap((bearing) =>
  [0, 1, 2, 3, 4, 5].filter((speed) => isFlyable(bearing, speed)).map((speed) => ({ bearing, speed })),
);

const north = (x: number, y: number): Pose => ({ x, y, heading: QUARTER_TURN });
const start = north(300_000, 300_000);

/** A ship flies, and one to three others are near its end or its way, none on its start. */
function crowded(dice: Dice): { start: Pose; manoeuvre: Manoeuvre; bases: Pose[] } {
  for (;;) {
    const start = anyPose(dice);
    const manoeuvre = pick(dice, MANOEUVRES);
    const end = endPose(start, manoeuvre);
    const bases = [poseNear(dice, end, 30_000)];
    for (let more = whole(dice, 0, 2); more > 0; more--) bases.push(poseNear(dice, end, 90_000));
    if (!overlapsAny(start, bases, -1)) return { start, manoeuvre, bases };
  }
}

test('there are templates for straights to speed 5, for banks and turns to speed 3', () => {
  expect(MANOEUVRES.length).toBe(5 * 3 + 3 * 10 + 1);
  expect(isFlyable('turn-left', 4)).toBe(false);
  expect(() => endPose(start, { bearing: 'bank-left', speed: 4 })).toThrow('no bank-left of speed 4');
});

test('a straight is 40 mm a speed and the base; a Koiogran turn points back; a stationary ship stays', () => {
  expect(endPose(start, { bearing: 'straight', speed: 3 })).toEqual(north(300_000, 460_000));
  expect(endPose(start, { bearing: 'koiogran-turn', speed: 3 })).toEqual({
    ...north(300_000, 460_000),
    heading: QUARTER_TURN + HALF_TURN,
  });
  expect(endPose(start, { bearing: 'stationary', speed: 0 })).toEqual(start);
  expect(endPose(start, { bearing: 'reverse-straight', speed: 1 })).toEqual(north(300_000, 220_000));
});

test('a turn 1 ends 55 mm ahead and aside, a Tallon roll there points back and slides along that', () => {
  expect(endPose(start, { bearing: 'turn-left', speed: 1 })).toEqual({ x: 245_000, y: 355_000, heading: HALF_TURN });
  expect(endPose(start, { bearing: 'turn-right', speed: 1 })).toEqual({ x: 355_000, y: 355_000, heading: 0 });
  expect(endPose(start, { bearing: 'tallon-roll-left', speed: 1 }, 10)).toEqual({
    x: 245_000,
    y: 345_000,
    heading: QUARTER_TURN + HALF_TURN,
  });
});

test('a reverse bank to the left ends behind and to the left, the nose an eighth to the right', () => {
  const { x, y, heading } = endPose(start, { bearing: 'reverse-bank-left', speed: 1 });
  expect(x).toBeLessThan(300_000);
  expect(y).toBeLessThan(300_000);
  expect(heading).toBe(QUARTER_TURN / 2);
});

test('whoever would overlap stops against all it touches, without the turn at the end', () => {
  const bases = [north(275_000, 440_000), north(325_000, 440_000), north(300_000, 600_000)];
  const flight = fly(start, { bearing: 'koiogran-turn', speed: 3 }, bases, -1);
  expect(flight.pose).toEqual(north(300_000, 400_000));
  expect({ bumped: flight.bumped, touched: flight.touched }).toEqual({ bumped: true, touched: [0, 1] });
  expect(travelled(flight.way, flight.step)).toBe(100_000);
});

test('a ship with no room anywhere on its way stays where it is; a stationary one overlaps nobody', () => {
  const bases = [start, north(300_000, 340_000), north(300_000, 390_000)];
  const flight = fly(start, { bearing: 'straight', speed: 1 }, bases, 0);
  expect({ pose: flight.pose, step: flight.step, touched: flight.touched }).toEqual({
    pose: start,
    step: 0,
    touched: [1],
  });
  const under = [start, north(300_000, 310_000)];
  expect(fly(start, { bearing: 'stationary', speed: 0 }, under, 0).bumped).toBe(false);
});

test('backing up passes no free place: among 1,500 crowds every tried step above the stop overlaps', () => {
  const dice = chance('backing up');
  let bumps = 0;
  for (let i = 0; i < 1_500; i++) {
    const { start, manoeuvre, bases } = crowded(dice);
    const slides = isTallonRoll(manoeuvre) ? tallonSlides(start, manoeuvre, bases, -1) : [];
    const flight = fly(start, manoeuvre, bases, -1, slides[0] ?? 0);
    if (!flight.bumped) continue;
    bumps++;
    const { way, step } = flight;
    const overlaps = (at: number): boolean => overlapsAny(poseAt(start, way, at), bases, -1);
    expect(overlaps(step)).toBe(false);
    expect(flight.touched.length).toBeGreaterThan(0);
    /** Every step of the first few, every step near the stop of the rest. */
    const apart = bumps <= 15 ? 1 : 97;
    for (let at = step + 1; at <= way.steps; at += at < step + 60 ? 1 : apart) {
      if (!overlaps(at)) throw new Error(`${JSON.stringify({ start, manoeuvre, bases })}: ${at} is free, not ${step}`);
    }
  }
  expect(bumps).toBeGreaterThan(750);
}, 120_000);

test('a bumped ship that then flies straight 4 is at Range 2 of whom it touched, not at Range 3', () => {
  const dice = chance('slack');
  for (let i = 0; i < 400; i++) {
    const ahead = { x: 457_200, y: 457_200, heading: heading(dice) };
    const behind = endPose({ ...ahead }, { bearing: 'reverse-straight', speed: 1 });
    const { pose } = fly(behind, { bearing: 'straight', speed: 1 }, [ahead], -1);
    const gone = endPose(ahead, { bearing: 'straight', speed: 4 });
    expect(rangeBetween(pose, gone)).toBe(2);
  }
});

test('a Tallon roll chooses among the slides without an overlap; without any it is a turn that backs up', () => {
  const roll: Manoeuvre = { bearing: 'tallon-roll-left', speed: 2 };
  expect(tallonSlides(start, roll, [], -1)).toEqual([-10, 0, 10]);
  const end = endPose(start, roll);
  /** It points south there: 45 mm ahead of it, a base leaves 5 mm. */
  const bases = [{ ...end, y: end.y - 45_000 }];
  expect(tallonSlides(start, roll, bases, -1)).toEqual([-10, 0, 5]);
  expect(fly(start, roll, bases, -1, 5).pose).toEqual(endPose(start, roll, 5));
  expect(() => fly(start, roll, bases, -1, 10)).toThrow('slid by 10 mm into another ship');
  expect(tallonSlides(start, roll, [end], -1)).toEqual([]);
  const bumped = fly(start, roll, [end], -1);
  expect(bumped.bumped).toBe(true);
  expect(bumped.pose.heading).toBeLessThan(end.heading);
});
