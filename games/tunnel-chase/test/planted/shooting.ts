import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/tunnel-chase/rules/07-shooting.ts': [
    {
      id: 'shots are four harder',
      rule: 'lesson first-turn',
      find: 'range + 7 - accuracy',
      replace: 'range + 11 - accuracy',
    },
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
      find: "const dice = roll2d6For(match.dice, 'shot', by);",
      replace: "const dice = needed <= 2 ? ([6, 6] as const) : roll2d6For(match.dice, 'shot', by);",
    },
    {
      id: 'only those are asked whose secret accuracy is enough',
      rule: '7.4',
      find: 'secret ? LONGEST_RANGE : reachOf(board, seat)',
      replace: 'reachOf(board, seat)',
    },
    { id: 'range 8 is too far', rule: '7.1', find: 'LONGEST_RANGE = 8', replace: 'LONGEST_RANGE = 7' },
    {
      id: 'the longest range itself is too far',
      rule: '7.1',
      find: 'range <= LONGEST_RANGE && isAhead',
      replace: 'range < LONGEST_RANGE && isAhead',
    },
    {
      id: 'a second hit on one pilot does not count',
      rule: '7.3',
      find: 'hits[target] = (hits[target] ?? 0) + 1;',
      replace: 'hits[target] = 1;',
    },
    {
      id: 'several hits on one pilot cost 1 together',
      rule: '7.3',
      find: 'takeDamage(board, pilotOf(board, seat), points);',
      replace: 'takeDamage(board, pilotOf(board, seat), 1);',
    },
    {
      id: 'only the first who is hit takes damage',
      rule: '7.5',
      find: 'if (points > 0) takeDamage(board',
      replace: 'if (points > 0 && !hits.slice(0, seat).some((other) => other > 0)) takeDamage(board',
    },
    {
      id: 'nobody blows up by fire',
      rule: '2.3',
      find: "points);\n  blowUp(match, '2.3', tell);",
      replace: 'points);',
    },
  ],
};
