import { describe, expect, test } from 'vitest';
import {
  type Around,
  bankRoll,
  boost,
  endPose,
  fly,
  hindrances,
  isFree,
  isInArc,
  isOffMat,
  measure,
  type Place,
  rangeInArc,
  rockFrom,
  rocksMet,
  rollAt,
  rollPlaces,
  type Side,
  sight,
  sweptBy,
  type Template,
  tallonSlides,
  travelled,
} from '../../rules/geometry/index.ts';
import { haveVectors, off, poseOf, type Vector, vectors } from './support/vectors.ts';

function rocksOf({ in: { asteroids } }: Vector) {
  return asteroids.map((points) => {
    const outline = points.flatMap(([x, y]) => [x * 1000, y * 1000]);
    const [x = 0, y = 0] = outline;
    return rockFrom(outline, { x, y });
  });
}

const around = (vector: Vector): Around => ({
  bases: vector.in.ships.map(poseOf),
  self: -1,
  rocks: rocksOf(vector),
});

/** A tolerance of the README: how far a stop may be off, in millimetres. */
const tolerance = (slope = 1): number => 0.005 + 0.003 / slope;

function checkFlight(vector: Vector): void {
  const { pose, bearing, speed, slide, ships } = vector.in;
  const { out, slope, id } = vector;
  const start = poseOf(pose);
  const bases = ships.map(poseOf);
  const flight = fly(start, { bearing, speed }, bases, -1, slide);
  const near = tolerance(slope);
  const [distance, turned] = off(flight.pose, out.pose);
  expect(distance, id).toBeLessThan(near + 0.002);
  expect(turned, id).toBeLessThan(0.02);
  expect(Math.abs(travelled(flight.way, flight.step) / 1000 - out.travel), id).toBeLessThan(near);
  expect({ bumped: flight.bumped, touched: flight.touched, off: isOffMat(flight.pose) }).toEqual({
    bumped: out.overlap,
    touched: out.touched,
    off: out.offMat,
  });
  if (out.candidates !== undefined) {
    expect(tallonSlides(start, { bearing, speed }, bases, -1)).toEqual(out.candidates);
  }
}

function checkPlace(place: Place, vector: Vector): void {
  expect(off(place.pose, vector.out.pose)[0]).toBeLessThan(0.002);
  expect(off(place.pose, vector.out.pose)[1]).toBeLessThan(0.0004);
  expect([...hindrances(place, around(vector))].sort()).toEqual([...vector.out.why].sort());
  expect(isFree(place, around(vector))).toBe(vector.out.legal);
}

describe.skipIf(!haveVectors)('the reference cases', () => {
  test('are all there, and none is too near to a hair to be decided', () => {
    const families = [
      'final-pose',
      'partial-move',
      'range-arc',
      'obstruction',
      'asteroid',
      'boost',
      'roll',
      'bank-roll',
    ];
    const all = families.flatMap(vectors);
    expect(all.length).toBe(200);
    expect(all.filter(({ margin, exact }) => margin < 0.02 && exact !== true)).toEqual([]);
  });

  test.each(vectors('final-pose'))('$id', ({ in: { pose, bearing, speed, slide }, out }) => {
    const end = endPose(poseOf(pose), { bearing, speed }, slide);
    const [distance, turned] = off(end, out.pose);
    expect(distance).toBeLessThan(0.002);
    expect(turned).toBeLessThan(0.0004);
    expect(isOffMat(end)).toBe(out.offMat);
  });

  test.each(vectors('partial-move'))('$id', checkFlight);

  test.each(vectors('range-arc'))('$id', ({ in: { shooter, target, arc }, out }) => {
    expect(isInArc(poseOf(shooter), poseOf(target), arc)).toBe(out.inArc);
    expect(rangeInArc(poseOf(shooter), poseOf(target), arc)).toBe(out.band ?? 0);
    const measured = measure(poseOf(shooter), poseOf(target), arc);
    if (out.distance === null) expect(measured).toBeNull();
    else expect((measured?.distance ?? 0) / 1000).toBeCloseTo(out.distance, 2);
  });

  test.each(vectors('obstruction'))('$id', (vector) => {
    const { shooter, target, arc } = vector.in;
    const measured = measure(poseOf(shooter), poseOf(target), arc);
    if (measured === null) throw new Error('not in arc');
    expect(measured.distance / 1000).toBeCloseTo(vector.out.distance ?? 0, 2);
    const seen = sight(measured, rocksOf(vector));
    expect({ clear: seen.clear !== null, obstructed: seen.obstructed !== null, band: measured.band }).toEqual({
      clear: vector.out.clear,
      obstructed: vector.out.obstructed,
      band: vector.out.band,
    });
  });

  test.each(vectors('asteroid'))('$id', (vector) => {
    checkFlight(vector);
    const { pose, bearing, speed, ships } = vector.in;
    const start = poseOf(pose);
    const flight = fly(start, { bearing, speed }, ships.map(poseOf), -1);
    const met = rocksMet(start, flight.pose, sweptBy(start, flight.way, flight.step), rocksOf(vector));
    expect(met.map(({ rock, base, template }) => ({ index: rock, base, template }))).toEqual(
      vector.out.asteroids.map(({ index, base, template }) => ({ index, base, template })),
    );
    for (const [i, { distance }] of met.entries()) {
      expect(distance / 1000).toBeCloseTo(vector.out.asteroids[i]?.distance ?? 0, 2);
    }
  });

  test.each(vectors('boost'))('$id', (vector) => {
    const { pose, bearing, speed } = vector.in;
    const template = `${bearing.split('-')[0]}-${speed}` as Template;
    const side: Side = bearing.endsWith('left') ? 1 : bearing.endsWith('right') ? -1 : 0;
    checkPlace(boost(poseOf(pose), template, side), vector);
  });

  test.each(vectors('roll'))('$id', (vector) => {
    const { pose, side, speed } = vector.in;
    const start = poseOf(pose);
    const template = speed === 1 ? 'straight-1' : 'straight-2';
    const here = around(vector);
    expect(rollPlaces(start, side, template, here).map(({ shift }) => shift)).toEqual(vector.out.candidates);
    const shifts = Array.from({ length: 41 }, (_, i) => i - 20);
    expect(shifts.filter((shift) => isFree(rollAt(start, side, template, shift, here.rocks), here))).toEqual(
      vector.out.legal,
    );
    expect(off(rollAt(start, side, template, 0, []).pose, vector.out.poseAtZero)[0]).toBeLessThan(0.002);
  });

  test.each(vectors('bank-roll'))('$id', (vector) => {
    const { pose, side, ahead, speed, start, end } = vector.in;
    checkPlace(bankRoll(poseOf(pose), side, ahead, speed === 1 ? 'bank-1' : 'bank-2', start, end), vector);
  });
});
