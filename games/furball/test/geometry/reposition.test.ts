import { type Dice, draw } from '@starboard/kernel';
import { expect, test } from 'vitest';
import {
  type Around,
  BANK_ROLL_STOPS,
  type BasePlacement,
  bankRoll,
  boost,
  canRoll,
  cornersOf,
  hindrances,
  isFree,
  type Pose,
  placedRock,
  QUARTER_TURN,
  rollAt,
  rollPlaces,
  SHAPES,
  sweptOutline,
} from '../../rules/geometry/index.ts';
import { anyPose, chance, poseNear, whole } from './support/chance.ts';
import { distance, outlineOf, type XY } from './support/slow.ts';
import { box } from './support/stones.ts';

const start: Pose = { x: 300_000, y: 300_000, heading: QUARTER_TURN };
const NOTHING: Around = { bases: [], self: -1, rocks: [] };

const shifts = (side: 1 | -1, around: Partial<Around>): readonly number[] =>
  rollPlaces(start, side, 'straight-1', { ...NOTHING, ...around }).map(({ shift }) => shift);

test('a boost ends where a manoeuvre with its template does', () => {
  expect(boost(start, 'straight-1', 0).pose).toEqual({ ...start, y: 380_000 });
  expect(boost(start, 'turn-1', -1).pose).toEqual({ x: 355_000, y: 355_000, heading: 0 });
});

test('a boost is hindered by a ship or a rock under its base, a rock under its template, the edge of the mat', () => {
  const place = boost(start, 'straight-1', 0);
  const why = (around: Partial<Around>) => hindrances(place, { ...NOTHING, ...around });
  expect(why({})).toEqual([]);
  expect(why({ bases: [start, { ...start, y: 410_000 }], self: 0 })).toEqual(['ship']);
  expect(why({ bases: [null, start], self: 1 })).toEqual([]);
  expect(why({ rocks: [box(280, 390, 320, 420)] })).toEqual(['asteroid']);
  expect(why({ rocks: [box(305, 330, 340, 350)] })).toEqual(['template']);
  const edge = boost({ ...start, y: 830_000 }, 'straight-1', 0);
  expect(hindrances(edge, NOTHING)).toEqual(['mat']);
  expect(isFree(edge, NOTHING)).toBe(false);
});

test('a barrel roll goes 80 mm aside to five stops, a sideways decloak 120 mm', () => {
  expect(rollPlaces(start, 1, 'straight-1', NOTHING).map(({ pose }) => pose)).toEqual(
    [280, 290, 300, 310, 320].map((y) => ({ ...start, x: 220_000, y: y * 1000 })),
  );
  expect(rollPlaces(start, -1, 'straight-2', NOTHING)[2]?.pose).toEqual({ ...start, x: 420_000 });
});

test('where a ship is in the way, the ends of the runs that fit are offered too', () => {
  expect(shifts(1, { bases: [{ x: 220_000, y: 355_000, heading: 0 }] })).toEqual([-20, -10, 0, 10, 15]);
  expect(shifts(1, { bases: [{ x: 220_000, y: 300_000, heading: 0 }] })).toEqual([]);
  expect(shifts(1, { bases: [{ x: 220_000, y: 277_000, heading: 0 }] })).toEqual([17, 20]);
  expect(shifts(-1, { bases: [{ x: 220_000, y: 300_000, heading: 0 }] })).toEqual([-20, -10, 0, 10, 20]);
  const both = [
    { x: 220_000, y: 258_000, heading: 0 },
    { x: 220_000, y: 347_000, heading: 0 },
  ];
  expect(shifts(1, { bases: both })).toEqual([-2, 0, 7]);
});

test('the template has to be clear with some offset: a rock beside the nose leaves the places further back', () => {
  /** Between the bases, from 6 mm ahead of the middle on: the template must lie 4 mm back or more. */
  expect(shifts(1, { rocks: [box(245, 306, 275, 340)] })).toEqual([-20, -10, 0, 6]);
  const [, , level] = rollPlaces(start, 1, 'straight-1', { ...NOTHING, rocks: [box(245, 306, 275, 340)] });
  expect(sweptOutline(level?.swept ?? boost(start, 'straight-1', 0).swept).map(({ y }) => y / 1000)).toEqual([
    286, 286, 306, 306,
  ]);
});

test('a roll off the mat is none', () => {
  expect(rollPlaces({ ...start, x: 90_000 }, 1, 'straight-1', NOTHING)).toEqual([]);
  const near = { ...start, x: 100_000, y: 35_000 };
  expect(rollPlaces(near, 1, 'straight-1', NOTHING).map(({ shift }) => shift)).toEqual([-15, -10, 0, 10, 20]);
});

function crowd(dice: Dice, pose: Pose): Around {
  const bases = Array.from({ length: whole(dice, 0, 2) }, () => poseNear(dice, pose, 150_000));
  const rocks = Array.from({ length: whole(dice, 0, 2) }, () =>
    placedRock(draw(dice, SHAPES.length), poseNear(dice, pose, 130_000)),
  );
  return { bases, self: -1, rocks };
}

test('of 1,000 crowds the candidates of a roll are what trying every millimetre gives', () => {
  const dice = chance('rolls');
  let partly = 0;
  for (let i = 0; i < 1_000; i++) {
    const pose = anyPose(dice);
    const around = crowd(dice, pose);
    const side = draw(dice, 2) === 0 ? 1 : -1;
    const fits = Array.from({ length: 43 }, (_, at) => {
      const shift = at - 21;
      return Math.abs(shift) <= 20 && isFree(rollAt(pose, side, 'straight-1', shift, around.rocks), around);
    });
    const expected = fits.flatMap((fit, at) => {
      const end = !fits[at - 1] || !fits[at + 1];
      return fit && (end || (at - 21) % 10 === 0) ? [at - 21] : [];
    });
    const places = rollPlaces(pose, side, 'straight-1', around);
    expect(places.map(({ shift }) => shift)).toEqual(expected);
    expect(canRoll(pose, side, 'straight-1', around)).toBe(expected.length > 0);
    expect(places.every((place) => isFree(place, around))).toBe(true);
    if (places.length > 0 && fits.filter((fit) => fit).length < 41) partly++;
  }
  expect(partly).toBeGreaterThan(150);
});

/** A template lies flush at both bases: both corners of either end are on a side, and it covers neither base. */
function flush(from: Pose, { pose, swept }: BasePlacement): void {
  const template = outlineOf(sweptOutline(swept));
  const half = template.length / 2;
  const ends = [
    [from, template[0], template.at(-1)],
    [pose, template[half - 1], template[half]],
  ] as const;
  for (const [base, one, other] of ends) {
    if (one === undefined || other === undefined) throw new Error('a template without an end');
    const side = outlineOf(cornersOf(base));
    const inner = side.map(([x, y]): XY => [x + (base.x / 1000 - x) * 0.001, y + (base.y / 1000 - y) * 0.001]);
    expect(distance(side, [one])).toBeLessThan(0.01);
    expect(distance(side, [other])).toBeLessThan(0.01);
    expect(distance(inner, template)).toBeGreaterThan(0);
  }
}

test('a roll with a bank turns by an eighth, against the side it curves to, the template flush at both bases', () => {
  const dice = chance('bank rolls');
  for (let i = 0; i < 60; i++) {
    const pose = anyPose(dice);
    for (const side of [1, -1] as const) {
      for (const ahead of [1, -1] as const) {
        for (const from of BANK_ROLL_STOPS) {
          for (const to of BANK_ROLL_STOPS) flush(pose, bankRoll(pose, side, ahead, 'bank-1', from, to));
        }
      }
    }
  }
  expect(bankRoll(start, 1, 1, 'bank-1', 0, 0).pose.heading).toBe(QUARTER_TURN / 2);
  expect(bankRoll(start, -1, 1, 'bank-2', 0, 0).pose.heading).toBe((QUARTER_TURN * 3) / 2);
  const forward = bankRoll(start, 1, 1, 'bank-1', 0, 0).pose;
  expect([forward.x, forward.y]).toEqual([300_000 - 90_711, 300_000 + 37_574]);
  expect(bankRoll(start, 1, -1, 'bank-1', 0, 0).pose).toMatchObject({ x: forward.x, y: 600_000 - forward.y });
});
