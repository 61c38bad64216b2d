import { expect, test } from 'vitest';
import {
  baseMeetsToken,
  boost,
  dropPlace,
  dropPlaces,
  fly,
  lineMeetsToken,
  type Pose,
  placedRock,
  QUARTER_TURN,
  rangeToRock,
  rangeToToken,
  SPOTS,
  sweptBy,
  sweptMeetsToken,
  sweptOutline,
  TOKEN_LATTICE,
  wayAlong,
} from '../../rules/geometry/index.ts';
import { chance, poseNear, whole } from './support/chance.ts';
import { distance, outlineOf, partInArc, square } from './support/slow.ts';
import { box, rockOutline } from './support/stones.ts';

const start: Pose = { x: 300_000, y: 300_000, heading: QUARTER_TURN };

test('a bomb lies behind its dropper: half a base, a straight 1 and half a token away', () => {
  expect(dropPlace(start, 'straight-1', 0, 'rear').spot).toEqual({ x: 300_000, y: 300_000 - 72_000 });
  expect(dropPlace(start, 'straight-2', 0, 'rear').spot).toEqual({ x: 300_000, y: 300_000 - 112_000 });
  expect(dropPlace(start, 'straight-5', 0, 'front').spot).toEqual({ x: 300_000, y: 300_000 + 232_000 });
});

test('a turn leads to the side it is named by, at the rear as at the front', () => {
  expect(dropPlace(start, 'turn-1', 1, 'rear').spot).toEqual({ x: 300_000 - 47_000, y: 300_000 - 55_000 });
  expect(dropPlace(start, 'turn-1', -1, 'rear').spot).toEqual({ x: 300_000 + 47_000, y: 300_000 - 55_000 });
  expect(dropPlace(start, 'turn-1', 1, 'front').spot).toEqual({ x: 300_000 - 47_000, y: 300_000 + 55_000 });
});

test('three tokens of one drop lie side by side', () => {
  expect(dropPlaces(start, 'straight-1', 0, 'rear').map(({ spot }) => [spot.x, spot.y])).toEqual([
    [300_000, 228_000],
    [276_000, 228_000],
    [324_000, 228_000],
  ]);
});

test('a token is under a base or a template if the disc is, and not if it only touches', () => {
  expect(baseMeetsToken(start, { x: 332_000, y: 300_000 })).toBe(false);
  expect(baseMeetsToken(start, { x: 331_999, y: 300_000 })).toBe(true);
  expect(baseMeetsToken(start, { x: 329_000, y: 329_000 })).toBe(false);
  expect(baseMeetsToken(start, { x: 328_000, y: 328_000 })).toBe(true);
  const { swept } = boost(start, 'straight-1', 0);
  expect(sweptMeetsToken(swept, { x: 322_000, y: 340_000 })).toBe(false);
  expect(sweptMeetsToken(swept, { x: 321_999, y: 340_000 })).toBe(true);
  const { way, step } = fly(start, { bearing: 'straight', speed: 1 }, [], -1);
  expect(sweptBy(start, way, step)).toEqual(swept);
});

test('Range 1 of a token is measured to the disc', () => {
  expect(
    [131, 132, 133, 232, 233, 332, 333].map((mm) => rangeToToken(start, { x: 300_000, y: 300_000 + mm * 1000 })),
  ).toEqual([1, 1, 2, 2, 3, 3, 0]);
  expect(rangeToToken(start, start)).toBe(1);
});

test('a line crosses a token nearer than half its width', () => {
  const line = { from: { x: 0, y: 0 }, to: { x: 100_000, y: 0 } };
  expect(lineMeetsToken(line, { x: 50_000, y: 11_999 })).toBe(true);
  expect(lineMeetsToken(line, { x: 50_000, y: 12_000 })).toBe(false);
});

test('the distance from a token to a bent template is the one to its drawn outline', () => {
  const dice = chance('tokens');
  for (const template of ['bank-1', 'bank-3', 'turn-1', 'turn-3', 'straight-2'] as const) {
    for (const side of [1, -1] as const) {
      const way = wayAlong(template, template === 'straight-2' ? 0 : side);
      for (let i = 0; i < 300; i++) {
        const swept = sweptBy(start, way, whole(dice, 21_000, way.steps));
        if (swept === null) throw new Error('nothing was swept');
        const { x, y } = poseNear(dice, start, 150_000);
        const slow = distance(outlineOf(sweptOutline(swept)), [[x / 1000, y / 1000]]);
        if (Math.abs(slow - 12) < 0.06) continue;
        expect(sweptMeetsToken(swept, { x, y })).toBe(slow < 12);
      }
    }
  }
});

test('tokens put down anywhere have 400 spots; beyond Range 3 of seven others on their spots there are five', () => {
  expect(TOKEN_LATTICE.length).toBe(400);
  expect(TOKEN_LATTICE.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
  const free = (others: readonly Pose[]): number =>
    TOKEN_LATTICE.filter((spot) => others.every((pose) => rangeToToken(pose, spot) === 0)).length;
  expect(free(SPOTS.slice(1))).toBe(5);
  expect(free([0, 1, 2].map((i) => SPOTS[i] ?? start))).toBe(193);
});

test('the range to an asteroid inside an arc is the one to what is left of it there', () => {
  const square20 = box(500, 300, 520, 320);
  const east: Pose = { x: 300_000, y: 300_000, heading: 0 };
  expect(rangeToRock(east, square20, 'all')).toBe(2);
  expect(rangeToRock(east, square20, 'front')).toBe(2);
  expect(rangeToRock(east, square20, 'rear')).toBe(0);
  expect(rangeToRock(start, square20, 'front')).toBe(0);
  const dice = chance('rocks in arcs');
  for (let i = 0; i < 3_000; i++) {
    const rock = placedRock(whole(dice, 0, 5), poseNear(dice, east, 300_000));
    const outline = rockOutline(rock);
    const [wide, narrow] = [0.01, -0.01].map((by) => distance(square(east), partInArc(east, outline, 'front', by)));
    const band = (mm = 0): number => (mm <= 100 ? 1 : mm <= 200 ? 2 : mm <= 300 ? 3 : 0);
    const found = rangeToRock(east, rock, 'front');
    if (distance(square(east), outline) === 0) continue;
    expect([band((wide ?? 0) - 0.01), band((narrow ?? 0) + 0.01)]).toContain(found);
  }
});
