import { expect, test } from 'vitest';
import { ASTEROID, answer, inFlight, nodeOf, only, setSpeeds } from './support/playing.ts';

const junction = nodeOf(ASTEROID, 'fork', 'J');
const [leg = -1, left = -1, right = -1] = ASTEROID.neighbours[junction] ?? [];
const WAYS = { leg, left, right };

type Way = keyof typeof WAYS;

/** The arm by which a pilot comes to the junction, and the arm it turns to. */
type Course = readonly [from: Way, to: Way];

/** Two pilots stop on the junction of the fork, at one height. */
function meet(courses: readonly [Course, Course]) {
  const played = inFlight(courses.map(([from]) => ({ space: WAYS[from], heading: junction, rear: -1, speed: 1 })));
  setSpeeds(played, [1, 1], 6, 5);
  answer(played, 0, 0);
  for (const [seat, [, to]] of courses.entries()) answer(played, seat, WAYS[to]);
  for (const seat of [0, 1]) answer(played, seat, 'high');
  return only(played.events, 'collided').map(({ headOn, damage }) => ({ headOn, damage }));
}

test.each<readonly [Course, Course]>([
  [
    ['leg', 'left'],
    ['left', 'leg'],
  ],
  [
    ['leg', 'left'],
    ['left', 'right'],
  ],
  [
    ['left', 'right'],
    ['leg', 'left'],
  ],
])('6.6 at a junction %j against %j is head-on: one heads where the other came from', (...courses) => {
  expect(meet(courses)).toEqual([{ headOn: true, damage: 2 }]);
});

test.each<readonly [Course, Course]>([
  [
    ['leg', 'left'],
    ['leg', 'left'],
  ],
  [
    ['leg', 'left'],
    ['leg', 'right'],
  ],
  [
    ['leg', 'left'],
    ['right', 'left'],
  ],
])('6.6 at a junction %j and %j is not: neither heads where the other came from', (...courses) => {
  expect(meet(courses)).toEqual([{ headOn: false, damage: 1 }]);
});
