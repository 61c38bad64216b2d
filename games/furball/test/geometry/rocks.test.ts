import { type Dice, draw, pick } from '@starboard/kernel';
import { expect, test } from 'vitest';
import {
  baseMeets,
  endPose,
  fly,
  gapToRock,
  isOnRock,
  type Manoeuvre,
  type Pose,
  placedRock,
  QUARTER_TURN,
  type Rock,
  rockFrom,
  rocksMet,
  SHAPES,
  type Swept,
  sweptBy,
  sweptMeets,
  sweptOutline,
  TEMPLATES,
  TURN,
  wayAlong,
} from '../../rules/geometry/index.ts';
import { anyPose, chance, poseNear, whole } from './support/chance.ts';
import { distance, outlineOf, square } from './support/slow.ts';
import { box, rockOutline } from './support/stones.ts';

const rockNear = (dice: Dice, pose: Pose, reach: number): Rock =>
  placedRock(draw(dice, SHAPES.length), poseNear(dice, pose, reach));

/** A polygon whose every corner is moved a little towards the rock's middle, to see by how little something is met. */
const shrunk = (rock: Rock, by: number): Rock => {
  const outline = rock.outline.map((value, i) => {
    const middle = i % 2 === 0 ? rock.x : rock.y;
    return value + (middle - value) * by;
  });
  return rockFrom(outline, rock);
};

/** How far the ring of a template is from the chords that are drawn for it, in millimetres. */
const SAGITTA = 0.06;

test('of 10,000 bases near an asteroid those meet it that share a point with it in a slow look, at the same distance', () => {
  const dice = chance('bases and rocks');
  let met = 0;
  for (let i = 0; i < 10_000; i++) {
    const pose = anyPose(dice);
    const rock = rockNear(dice, pose, 80_000);
    const slow = distance(square(pose), rockOutline(rock));
    const meets = baseMeets(pose, rock);
    if (meets && slow > 0.003) throw new Error(`${JSON.stringify([pose, rock])}: ${slow} apart`);
    if (!meets && slow === 0 && distance(square(pose), rockOutline(shrunk(rock, 0.001))) === 0) {
      throw new Error(`${JSON.stringify([pose, rock])}: overlap`);
    }
    if (Math.abs(gapToRock(pose, rock) / 1000 - slow) > 0.003) throw new Error(`${JSON.stringify([pose, rock])}: gap`);
    if (meets) met++;
  }
  expect(met).toBeGreaterThan(2_000);
});

function anySwept(dice: Dice): Swept {
  const template = pick(dice, TEMPLATES);
  const side = template.startsWith('straight') ? 0 : pick(dice, [1, -1] as const);
  const way = wayAlong(template, side, draw(dice, 4) === 0);
  const swept = sweptBy(anyPose(dice), way, whole(dice, 20_100, way.steps));
  if (swept === null) throw new Error('nothing was swept');
  return swept;
}

test('of 6,000 templates near an asteroid those meet it whose drawn outline does', () => {
  const dice = chance('templates and rocks');
  let met = 0;
  for (let i = 0; i < 6_000; i++) {
    const swept = anySwept(dice);
    const rock = rockNear(dice, { ...swept }, 130_000);
    const slow = distance(outlineOf(sweptOutline(swept)), rockOutline(rock));
    const meets = sweptMeets(swept, rock);
    if (meets && slow > SAGITTA) throw new Error(`${JSON.stringify([swept, rock])}: ${slow} apart`);
    if (!meets && distance(outlineOf(sweptOutline(swept)), rockOutline(shrunk(rock, 0.006))) === 0) {
      throw new Error(`${JSON.stringify([swept, rock])}: overlap`);
    }
    if (meets) met++;
  }
  expect(met).toBeGreaterThan(600);
});

const start: Pose = { x: 300_000, y: 300_000, heading: QUARTER_TURN };
const STRAIGHT_3: Manoeuvre = { bearing: 'straight', speed: 3 };

function met(bases: readonly Pose[], rocks: readonly Rock[]) {
  const { pose, way, step } = fly(start, STRAIGHT_3, bases, -1);
  return rocksMet(start, pose, sweptBy(start, way, step), rocks).map(({ rock, base, template }) => [
    rock,
    base ? 'base' : '',
    template ? 'template' : '',
  ]);
}

test('asteroids under the template or under the final base are met, the nearest to the start first', () => {
  const far = box(290, 460, 310, 470);
  const near = box(305, 350, 320, 360);
  const beside = box(310, 330, 320, 400);
  expect(met([], [far, near, beside])).toEqual([
    [1, '', 'template'],
    [0, 'base', ''],
  ]);
});

test('an asteroid as large as what it lies under is met too, though no edge crosses', () => {
  expect(met([], [box(200, 310, 400, 600)])).toEqual([[0, 'base', 'template']]);
  expect(isOnRock(start, [box(200, 200, 400, 400)])).toBe(true);
  expect(isOnRock(start, [box(320, 200, 400, 400)])).toBe(false);
});

test('after a bump only the template up to the middle of the base counts', () => {
  const ahead = endPose(start, { bearing: 'straight', speed: 3 });
  const blocked = [{ ...ahead, y: ahead.y - 10_000 }];
  /** It stops 110 mm on, its front at 430: rock at 440 is under the rest of the template only. */
  expect(met([], [box(305, 432, 308, 436)])).toEqual([[0, '', 'template']]);
  expect(met(blocked, [box(305, 432, 308, 436)])).toEqual([]);
  expect(met(blocked, [box(305, 426, 308, 430)])).toEqual([[0, 'base', '']]);
});

test('asteroids are turned about their middle, a whole turn in all', () => {
  const plain = placedRock(4, { x: 400_000, y: 400_000, heading: 0 });
  const quarter = placedRock(4, { x: 400_000, y: 400_000, heading: TURN / 4 });
  expect(quarter.outline.filter((_, i) => i % 2 === 1)).toEqual(plain.outline.filter((_, i) => i % 2 === 0));
});
