import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/tunnel-chase/rules/08-winning.ts': [
    {
      id: 'the last one flies on',
      rule: '8.1',
      find: "if (alive <= 1) finish(match, alive === 1 ? '8.1' : '8.2', tell);",
      replace: "if (alive < 1) finish(match, '8.2', tell);",
    },
    {
      id: 'a turn more without damage',
      rule: '8.3',
      find: 'turn - hurtIn >= setup.quietLimit',
      replace: 'turn - hurtIn > setup.quietLimit',
    },
    { id: 'whoever gives up flies on', rule: '8.4', find: 'leave(pilot, board.left);\n    tell', replace: 'tell' },
    {
      id: 'the one left alone flies on',
      rule: '8.4',
      find: "if (alive <= 1) finish(match, '8.4', tell);",
      replace: '',
    },
    { id: 'a match called off goes on', rule: '8.5', find: "finish(match, '8.5', tell);\n", replace: '' },
    {
      id: 'whoever left first is placed best',
      rule: '8.6',
      find: 'rank(other) > rank(pilot)',
      replace: 'rank(other) < rank(pilot)',
    },
    { id: 'a chase that is over keeps its secrets', rule: '9.3', find: '  board.over = true;\n', replace: '' },
    { id: 'all who left share a place', rule: '8.6', find: 'board.left++;', replace: 'board.left = 1;' },
  ],
  'games/tunnel-chase/rules/index.ts': [
    {
      id: 'nobody looks for a winner after scraping past',
      rule: '8.1',
      find: '  scrapePast,\n  lookForWinner,\n',
      replace: '  scrapePast,\n  () => undefined,\n',
    },
    {
      id: 'nobody looks for a winner after a flight',
      rule: '8.1',
      find: '[repeat(fly), navigate, lookForWinner]',
      replace: '[repeat(fly), navigate, () => undefined]',
    },
    {
      id: 'nobody looks for a winner after collisions',
      rule: '8.1',
      find: '  collide,\n  lookForWinner,\n',
      replace: '  collide,\n  () => undefined,\n',
    },
    {
      id: 'nobody looks for a winner after shots',
      rule: '8.1',
      find: '  shoot,\n  lookForWinner,\n',
      replace: '  shoot,\n  () => undefined,\n',
    },
    {
      id: 'a shot in the last quiet turn comes too late',
      rule: '8.3',
      find: '  takeAim,\n  shoot,\n  lookForWinner,\n  callItQuiet,\n',
      replace: '  callItQuiet,\n  takeAim,\n  shoot,\n  lookForWinner,\n',
    },
    {
      id: 'shots come before collisions',
      rule: '7.1',
      find: '  setHeights,\n  collide,\n  lookForWinner,\n  takeAim,\n  shoot,\n',
      replace: '  takeAim,\n  shoot,\n  lookForWinner,\n  setHeights,\n  collide,\n',
    },
  ],
};
