import { type Dice, draw, pick } from '@starboard/kernel';
import { expect, test } from 'vitest';
import {
  type Arc,
  isBlocked,
  type MeasuredLine,
  measure,
  overlap,
  type Pose,
  placedRock,
  type Rock,
  SHAPES,
  sight,
  TURN,
} from '../../rules/geometry/index.ts';
import { anyPose, chance, poseNear, whole } from './support/chance.ts';
import { contains, type XY } from './support/slow.ts';
import { box, rockOutline } from './support/stones.ts';

const at = (x: number, y: number): Pose => ({ x: x * 1000, y: y * 1000, heading: 0 });

function kinds(shooter: Pose, target: Pose, rocks: readonly Rock[], arc: Arc = 'front'): string {
  const measured = measure(shooter, target, arc);
  if (measured === null) return 'out of arc';
  const { clear, obstructed } = sight(measured, rocks);
  return [clear === null ? '' : 'clear', obstructed === null ? '' : 'obstructed'].filter((kind) => kind).join(' ');
}

test('sides that face each other leave the attacker the choice, where some lines are clear', () => {
  const shooter = at(300, 300);
  const target = at(500, 310);
  expect(measure(shooter, target, 'front')?.lines).toEqual([
    { from: { x: 320_000, y: 290_000 }, to: { x: 480_000, y: 290_000 } },
    { from: { x: 320_000, y: 320_000 }, to: { x: 480_000, y: 320_000 } },
  ]);
  expect(kinds(shooter, target, [])).toBe('clear');
  expect(kinds(shooter, target, [box(380, 280, 420, 305)])).toBe('clear obstructed');
  expect(kinds(shooter, target, [box(380, 280, 420, 330)])).toBe('obstructed');
  expect(kinds(shooter, target, [box(350, 280, 370, 305), box(400, 303, 420, 330)])).toBe('obstructed');
  expect(kinds(shooter, target, [box(350, 280, 370, 303), box(400, 305, 420, 330)])).toBe('clear obstructed');
});

test('a line along the edge of an asteroid, or through a corner of it only, is clear', () => {
  const shooter = at(300, 300);
  const diagonal = at(400, 400);
  expect(measure(shooter, diagonal, 'all')?.lines.length).toBe(1);
  expect(kinds(shooter, diagonal, [box(350, 340, 360, 350)], 'all')).toBe('clear');
  expect(kinds(shooter, diagonal, [box(350, 340, 360, 351)], 'all')).toBe('obstructed');
  const beside = at(500, 340);
  expect(measure(shooter, beside, 'all')?.lines.length).toBe(1);
  expect(kinds(shooter, beside, [box(380, 320, 420, 350)], 'all')).toBe('clear');
  expect(kinds(shooter, beside, [box(380, 310, 420, 350)], 'all')).toBe('obstructed');
});

test('of the lines as short only those count that end inside the arc', () => {
  /** 40 mm to the left of it, the bullseye is grazed by nothing; 20 mm, by the lower part of the target. */
  const shooter = at(300, 300);
  expect(kinds(shooter, at(500, 340), [], 'bullseye')).toBe('out of arc');
  expect(measure(shooter, at(500, 320), 'bullseye')?.lines.map(({ to }) => to.y)).toEqual([300_000, 307_500]);
  expect(kinds(shooter, at(500, 320), [box(400, 310, 420, 330)], 'bullseye')).toBe('clear');
  expect(kinds(shooter, at(500, 320), [box(400, 290, 420, 308)], 'bullseye')).toBe('obstructed');
});

/** How much of a line lies in an asteroid, in millimetres, by looking at points along it. */
function lengthInside({ from, to }: MeasuredLine, rock: Rock, perMillimetre = 2): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y) / 1000;
  const points = Math.max(10, Math.ceil(length * perMillimetre));
  let inside = 0;
  for (let i = 0; i < points; i++) {
    const part = (i + 0.5) / points;
    const point: XY = [(from.x + part * (to.x - from.x)) / 1000, (from.y + part * (to.y - from.y)) / 1000];
    if (contains(rockOutline(rock), point)) inside++;
  }
  return (inside / points) * length;
}

function anyScene(dice: Dice): { shooter: Pose; target: Pose; rocks: Rock[] } {
  for (;;) {
    const shooter = anyPose(dice);
    const near = poseNear(dice, shooter, 250_000);
    const heading = draw(dice, 2) === 0 ? (shooter.heading + draw(dice, 4) * (TURN / 4)) % TURN : near.heading;
    const target = { ...near, heading };
    if (overlap(shooter, target)) continue;
    const middle = { x: (shooter.x + target.x) / 2, y: (shooter.y + target.y) / 2, heading: 0 };
    const rocks = Array.from({ length: whole(dice, 1, 2) }, () =>
      placedRock(draw(dice, SHAPES.length), poseNear(dice, middle, 70_000)),
    );
    return { shooter, target, rocks };
  }
}

test('of 700 scenes the lines are blocked that have points inside an asteroid, and all kinds are found', () => {
  const dice = chance('sight');
  let both = 0;
  for (let i = 0; i < 700; i++) {
    const { shooter, target, rocks } = anyScene(dice);
    const measured = measure(shooter, target, pick(dice, ['all', 'front', 'half']));
    if (measured === null) continue;
    const { clear, obstructed } = sight(measured, rocks);
    const [first, second = first] = measured.lines;
    /** Lines a part of the way from one outermost line to the other: what is seen on any of them must be found. */
    for (let part = 0.05; part < 1; part += 0.15) {
      const line: MeasuredLine = {
        from: {
          x: first.from.x + part * (second.from.x - first.from.x),
          y: first.from.y + part * (second.from.y - first.from.y),
        },
        to: { x: first.to.x + part * (second.to.x - first.to.x), y: first.to.y + part * (second.to.y - first.to.y) },
      };
      const isIn = (perMillimetre: number): boolean =>
        rocks.some((rock) => lengthInside(line, rock, perMillimetre) > 0);
      /** Where a corner is cut so finely that a rough look misses it, a close look decides. */
      const slow = isIn(2) || (isBlocked(line, rocks) && isIn(200));
      expect(isBlocked(line, rocks)).toBe(slow);
      expect(slow ? obstructed : clear).not.toBeNull();
    }
    if (clear !== null) expect(isBlocked(clear, rocks)).toBe(false);
    if (obstructed !== null) expect(isBlocked(obstructed, rocks)).toBe(true);
    if (clear !== null && obstructed !== null) both++;
  }
  expect(both).toBeGreaterThan(15);
});
