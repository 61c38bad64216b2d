import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/tunnel-chase/rules/04-movement/movement.ts': [
    { id: 'speeds change by 1', rule: 'lesson behind', find: 'MOST_CHANGE = 2', replace: 'MOST_CHANGE = 1' },
    {
      id: 'no speed above 5',
      rule: '4.1',
      find: 'Array.from({ length: TOP_SPEED }, (_, i) => i + 1)',
      replace: 'Array.from({ length: TOP_SPEED }, (_, i) => i)',
    },
    { id: 'speeds change by 3', rule: '4.2', find: 'MOST_CHANGE = 2', replace: 'MOST_CHANGE = 3' },
    { id: 'one space less than set', rule: '4.5', find: 'left: pilot.speed,', replace: 'left: pilot.speed - 1,' },
    { id: 'the rear is forgotten', rule: '4.6', find: 'pilot.rear = pilot.space;', replace: '' },
    {
      id: 'one way is flown at a choice',
      rule: '4.6',
      find: 'return ways > 1 ? branchAsk(seat) : undefined',
      replace: 'return undefined',
    },
    {
      id: 'no heading at the end of the count',
      rule: '4.7',
      find: 'return ways > 1 ? branchAsk',
      replace: 'return ways > 1 && flight.left > 0 ? branchAsk',
    },
  ],
  'games/tunnel-chase/rules/flight.ts': [
    {
      id: 'ahead out of sight',
      rule: '4.3',
      find: 'of.space === other.space || !seeEachOther(asteroid, of.space, other.space)',
      replace: 'of.space === other.space',
    },
    {
      id: 'ahead whichever way one flies',
      rule: '4.3',
      find: '=== distanceBetween(asteroid, of.heading, other.space) + 1',
      replace: '>= 0',
    },
    {
      id: 'those who fly at each other tail',
      rule: '4.3',
      find: 'isAhead(asteroid, tail, leader) && !isAhead(asteroid, leader, tail)',
      replace: 'isAhead(asteroid, tail, leader)',
    },
    {
      id: 'one turns round at a junction',
      rule: '4.6',
      find: 'return from < 0 ? neighbours',
      replace: 'return from < 0 || neighbours.length > 2 ? neighbours',
    },
  ],
  'games/tunnel-chase/rules/05-navigation.ts': [
    {
      id: 'speed makes curves no harder',
      rule: 'lesson braking',
      find: 'return rating + speed + 1 - handling',
      replace: 'return rating + 3 + 1 - handling',
    },
    {
      id: 'The Squeeze does not count on its curves',
      rule: 'lesson the-squeeze',
      find: 'navigationRoll(passage.curve + passage.squeeze,',
      replace: 'navigationRoll(passage.curve || passage.squeeze,',
    },
    {
      id: 'curves take the dice for shots',
      rule: 'every roll has the dice of its turn',
      find: "roll2d6For(match.dice, 'curve', seat);\n  const scraped",
      replace: "roll2d6For(match.dice, 'shot', seat);\n  const scraped",
    },
    {
      id: 'the tables are one off',
      rule: '5.2',
      find: 'rating + speed + 1 - handling',
      replace: 'rating + speed - handling',
    },
    {
      id: 'the number itself is not enough',
      rule: '5.3',
      find: 'dice[0] + dice[1] < needed',
      replace: 'dice[0] + dice[1] <= needed',
    },
    { id: 'a 2 is rolled for', rule: '5.3', find: 'SURE = 2', replace: 'SURE = 1' },
    { id: 'a 13 is rolled for', rule: '5.3', find: 'HOPELESS = 13', replace: 'HOPELESS = 14' },
    {
      id: 'a scrape costs 2',
      rule: '5.3',
      find: 'takeDamage(board, pilot, 1)',
      replace: 'takeDamage(board, pilot, 2)',
    },
    {
      id: 'the curve on which the count ends is free',
      rule: '5.4',
      find: 'i < path.length && isFlying',
      replace: 'i < path.length - 1 && isFlying',
    },
    {
      id: 'nothing is rolled in The Squeeze',
      rule: '5.5',
      find: 'const squeeze = asteroid.squeeze[space] ?? 0',
      replace: 'const squeeze = 0',
    },
    {
      id: 'the greater of both ratings',
      rule: '5.6',
      find: 'passage.curve + passage.squeeze, pilot',
      replace: 'Math.max(passage.curve, passage.squeeze), pilot',
    },
    {
      id: 'one die in a crowd',
      rule: '11.1',
      find: "null : roll2d6For(match.dice, 'curve', seat)",
      replace: "null : board.pilots.length > 2 ? ([6, 6] as const) : roll2d6For(match.dice, 'curve', seat)",
    },
    {
      id: 'a curve tells others the protection left',
      rule: '9.3',
      find: '{ ...full, needed: null, left: null }',
      replace: '{ ...full, needed: null }',
    },
    {
      id: 'a wreck rolls on',
      rule: '2.3',
      find: 'i < path.length && isFlying(pilot)',
      replace: 'i < path.length',
    },
    {
      id: 'every curve is taken towards where the flight ends',
      rule: '5.1',
      find: 'path[i + 1] ?? pilot.heading',
      replace: 'pilot.heading',
    },
  ],
};
