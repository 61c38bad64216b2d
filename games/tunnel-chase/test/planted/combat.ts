import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/tunnel-chase/rules/06-collisions.ts': [
    {
      id: 'the speed left after a scrape counts, not the speed set',
      rule: '6.5',
      find: '(goesFirst(a, b, set, standing) ?',
      replace: '(goesFirst(a, b, board.pilots.map(({ speed }) => speed), standing) ?',
    },
    {
      id: 'only one of two sets a height',
      rule: '6.2',
      find: 'other !== seat && onOneSpace',
      replace: 'other > seat && onOneSpace',
    },
    {
      id: 'passing on the way is a meeting',
      rule: '6.1',
      find: 'return pilotOf(board, a).space === pilotOf(board, b).space',
      replace:
        'return pilotOf(board, a).space === pilotOf(board, b).space || pilotOf(board, a).rear === pilotOf(board, b).space',
    },
    {
      id: 'different heights collide',
      rule: '6.3',
      find: 'heights[a] !== heights[b]',
      replace: 'heights[a] === heights[b]',
    },
    {
      id: 'one collision each',
      rule: '6.3',
      find: 'let b = a + 1; heights[a] !== null',
      replace: 'let b = a + 1; b === a + 1 && heights[a] !== null',
    },
    { id: 'from behind costs 2', rule: '6.4', find: 'headOn ? 2 : 1;', replace: '2;' },
    { id: 'head-on costs 1', rule: '6.6', find: 'headOn ? 2 : 1;', replace: '1;' },
    {
      id: 'head-on are those who fly alike',
      rule: '6.6',
      find: 'one.heading === two.rear || two.heading === one.rear',
      replace: 'one.heading === two.heading',
    },
    {
      id: 'both scrape',
      rule: '6.5',
      find: 'if (i > 0) scrape(board, seat, tell)',
      replace: 'scrape(board, seat, tell)',
    },
    { id: 'no scrape after a graze', rule: '6.5', find: 'board.grazed = grazed;', replace: '' },
    { id: 'a scrape does not slow', rule: '6.5', find: 'pilot.speed--;', replace: '' },
    {
      id: 'never slowed to 0',
      rule: '11.5',
      find: 'pilot.speed--;',
      replace: 'pilot.speed = Math.max(1, pilot.speed - 1);',
    },
    {
      id: 'those who met head-on roll too',
      rule: '11.6',
      find: 'if (!graze(board, a, b, tell)) grazed.push([a, b]);',
      replace: 'graze(board, a, b, tell);\n        grazed.push([a, b]);',
    },
    {
      id: 'scraping past tells others the protection left',
      rule: '9.3',
      find: '{ ...full, left: null }',
      replace: '{ ...full }',
    },
  ],
  'games/tunnel-chase/rules/07-shooting.ts': [
    { id: 'shots of 9 spaces', rule: '7.1', find: 'LONGEST_RANGE = 8', replace: 'LONGEST_RANGE = 9' },
    {
      id: 'shots astern',
      rule: '7.2',
      find: 'range <= LONGEST_RANGE && isAhead(asteroid, shooter, other)',
      replace: 'range <= LONGEST_RANGE',
    },
    { id: 'one of two fires', rule: '7.2', find: 'ask: shooters.map(', replace: 'ask: shooters.slice(0, 1).map(' },
    { id: 'the table is one off', rule: '7.3', find: 'range + 7 - accuracy', replace: 'range + 6 - accuracy' },
    {
      id: 'the number itself misses',
      rule: '7.3',
      find: 'dice[0] + dice[1] >= needed',
      replace: 'dice[0] + dice[1] > needed',
    },
    { id: 'a 13 may be tried', rule: '7.4', find: 'MOST_ON_DICE = 12', replace: 'MOST_ON_DICE = 13' },
    {
      id: 'the dead do not fire',
      rule: '7.5',
      find: 'hits[target] = (hits[target] ?? 0) + 1;',
      replace: "takeDamage(board, pilotOf(board, target), 1);\n    blowUp(match, '2.3', tell);",
    },
    {
      id: 'no roll where none can fail',
      rule: '11.7',
      find: 'const dice = roll2d6(match.dice);',
      replace: 'const dice = needed <= 2 ? ([6, 6] as const) : roll2d6(match.dice);',
    },
  ],
};
