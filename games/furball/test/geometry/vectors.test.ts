import { describe, expect, test } from 'vitest';
import {
  ARCS,
  type Around,
  type BasePlacement,
  bankRoll,
  boost,
  endPose,
  fly,
  hindrances,
  isFree,
  isInArc,
  isOffMat,
  measure,
  rangeInArc,
  rocksMet,
  rollAt,
  rollPlaces,
  sight,
  sweptBy,
  TEMPLATES,
  tallonSlides,
  travelled,
} from '../../rules/geometry/index.ts';
import { items } from '../support/table.ts';
import {
  BANK_ROLLS,
  BOOSTS,
  type FlightCase,
  MANOEUVRES,
  manoeuvreIn,
  metIn,
  numbersIn,
  off,
  oneOf,
  type PlaceCase,
  poseIn,
  posesIn,
  RANGES,
  ROCKS_MET,
  ROLLS,
  rocksIn,
  runsIn,
  SIGHTS,
  STOPS,
} from './support/vectors.ts';

const SIDES = { left: 1, ahead: 0, right: -1 } as const;

const around = ({ ships, rocks }: { readonly ships: string; readonly rocks: string }): Around => ({
  bases: posesIn(ships),
  self: -1,
  rocks: rocksIn(rocks),
});

/** How far a stop may be off, in millimetres: the flatter two bases meet, the further. */
const tolerance = (slope: string): number => 0.005 + 0.003 / (slope === '-' ? 1 : Number(slope));

function checkFlight({ manoeuvre: cell, from, ships, to, mat, ...told }: FlightCase): void {
  const { manoeuvre, slide } = manoeuvreIn(cell);
  const start = poseIn(from);
  const bases = posesIn(ships);
  const touched = numbersIn(told.touched);
  const flight = fly(start, manoeuvre, bases, -1, slide);
  const near = tolerance(told.slope);
  const [distance, turned] = off(flight.pose, to);
  expect(distance).toBeLessThan(near + 0.002);
  expect(turned).toBeLessThan(0.02);
  expect(Math.abs(travelled(flight.way, flight.step) / 1000 - Number(told.travelled))).toBeLessThan(near);
  expect({ bumped: flight.bumped, touched: flight.touched, mat: isOffMat(flight.pose) ? 'off' : 'on' }).toEqual({
    bumped: touched.length > 0,
    touched,
    mat,
  });
  if (told.slides === '-') return;
  const slides = told.slides === 'none' ? [] : numbersIn(told.slides);
  expect(tallonSlides(start, manoeuvre, bases, -1)).toEqual(slides);
}

function checkPlace(place: BasePlacement, told: PlaceCase): void {
  const [distance, turned] = off(place.pose, told.to);
  expect(distance).toBeLessThan(0.002);
  expect(turned).toBeLessThan(0.0004);
  const hindered = items(told['hindered by']);
  expect(hindrances(place, around(told)).toSorted()).toEqual(hindered.toSorted());
  expect(isFree(place, around(told))).toBe(hindered.length === 0);
}

describe('the reference cases', () => {
  test('are all there, and none is too near to a hair to be decided', () => {
    const all = [MANOEUVRES, STOPS, ROCKS_MET, RANGES, SIGHTS, BOOSTS, ROLLS, BANK_ROLLS].flat();
    expect(all).toHaveLength(200);
    const margins = all.map(({ margin }) => margin).filter((margin) => margin !== 'exact');
    expect(margins).toHaveLength(196);
    expect(margins.filter((margin) => !(Number(margin) >= 0.02))).toEqual([]);
  });

  test.each(MANOEUVRES)('manoeuvre $case: $manoeuvre', ({ manoeuvre: cell, from, to, mat }) => {
    const { manoeuvre, slide } = manoeuvreIn(cell);
    const end = endPose(poseIn(from), manoeuvre, slide);
    const [distance, turned] = off(end, to);
    expect(distance).toBeLessThan(0.002);
    expect(turned).toBeLessThan(0.0004);
    expect(isOffMat(end)).toBe(mat === 'off');
  });

  test.each(STOPS)('stop $case: $manoeuvre', checkFlight);

  test.each(RANGES)('range $case: arc $arc', ({ arc: name, shooter, target, distance, band }) => {
    const arc = oneOf(ARCS, name);
    expect(isInArc(poseIn(shooter), poseIn(target), arc)).toBe(distance !== '-');
    expect(rangeInArc(poseIn(shooter), poseIn(target), arc)).toBe(band === '-' ? 0 : Number(band));
    const measured = measure(poseIn(shooter), poseIn(target), arc);
    if (distance === '-') expect(measured).toBeNull();
    else expect((measured?.distance ?? 0) / 1000).toBeCloseTo(Number(distance), 2);
  });

  test.each(SIGHTS)('sight $case: $lines', ({ arc, shooter, target, rocks, distance, band, lines }) => {
    const measured = measure(poseIn(shooter), poseIn(target), oneOf(ARCS, arc));
    if (measured === null) throw new Error('not in arc');
    expect(measured.distance / 1000).toBeCloseTo(Number(distance), 2);
    expect(measured.band).toBe(Number(band));
    const { clear, obstructed } = sight(measured, rocksIn(rocks));
    expect({ clear: clear !== null, obstructed: obstructed !== null }).toEqual({
      clear: items(lines).includes('clear'),
      obstructed: items(lines).includes('obstructed'),
    });
  });

  test.each(ROCKS_MET)('rocks met $case: $manoeuvre', (told) => {
    checkFlight(told);
    const start = poseIn(told.from);
    const flight = fly(start, manoeuvreIn(told.manoeuvre).manoeuvre, posesIn(told.ships), -1);
    const met = rocksMet(start, flight.pose, sweptBy(start, flight.way, flight.step), rocksIn(told.rocks));
    const expected = metIn(told.met);
    expect(met.map(({ rock, base, template }) => ({ rock, base, template }))).toEqual(
      expected.map(({ rock, base, template }) => ({ rock, base, template })),
    );
    for (const [i, { distance }] of met.entries()) {
      expect(distance / 1000).toBeCloseTo(expected[i]?.distance ?? Number.NaN, 2);
    }
  });

  test.each(BOOSTS)('boost $case: $template $side', ({ template, side, ...told }) => {
    checkPlace(
      boost(poseIn(told.from), oneOf(TEMPLATES, template), SIDES[oneOf(['left', 'ahead', 'right'], side)]),
      told,
    );
  });

  test.each(ROLLS)('roll $case: $template $side', ({ from, middle, free, offered, ...told }) => {
    const start = poseIn(from);
    const side = SIDES[oneOf(['left', 'right'], told.side)];
    const template = oneOf(['straight-1', 'straight-2'], told.template);
    const here = around(told);
    expect(rollPlaces(start, side, template, here).map(({ shift }) => shift)).toEqual(numbersIn(offered));
    const shifts = Array.from({ length: 41 }, (_, i) => i - 20);
    expect(shifts.filter((shift) => isFree(rollAt(start, side, template, shift, here.rocks), here))).toEqual(
      runsIn(free),
    );
    expect(off(rollAt(start, side, template, 0, []).pose, middle)[0]).toBeLessThan(0.002);
  });

  test.each(BANK_ROLLS)('bank roll $case: $template $side', ({ template, side, curve, start, end, ...told }) => {
    const place = bankRoll(
      poseIn(told.from),
      SIDES[oneOf(['left', 'right'], side)],
      oneOf(['ahead', 'back'], curve) === 'ahead' ? 1 : -1,
      oneOf(['bank-1', 'bank-2'], template),
      Number(start),
      Number(end),
    );
    checkPlace(place, told);
  });
});
