import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/duel-in-space/rules/09-designs/designs.ts': [
    {
      id: 'ready-made designs fly among stock ships',
      rule: '10.12',
      find: "designs === 'stock' && readyMade.length > 0",
      replace: 'false',
    },
    { id: 'a drone is asked to build', rule: '10.8', find: '!shipOf(ships, seat).drone && ', replace: '' },
    {
      id: 'designs are shown at the end unmarked',
      rule: '9.5',
      find: ", ...(board.setup.designs === 'secret' && REVEALS)",
      replace: '',
    },
    {
      id: 'everybody is told a secret design',
      rule: '9.5',
      find: 'design, to: [seat] });',
      replace: 'design });',
    },
    { id: 'a point more to spend', rule: '9.1', find: 'BUDGET = 20', replace: 'BUDGET = 21' },
    {
      id: 'a ready-made design of 20 is refused',
      rule: '9.1',
      find: 'spentOn(design) > BUDGET',
      replace: 'spentOn(design) >= BUDGET',
    },
    { id: 'less manoeuvre at most', rule: '9.2', find: 'manoeuvre: 5, accuracy', replace: 'manoeuvre: 4, accuracy' },
    { id: 'more manoeuvre at most', rule: '9.2', find: 'manoeuvre: 5, accuracy', replace: 'manoeuvre: 6, accuracy' },
    { id: 'less accuracy at most', rule: '9.3', find: 'accuracy: 12', replace: 'accuracy: 11' },
    { id: 'more accuracy at most', rule: '9.3', find: 'accuracy: 12', replace: 'accuracy: 13' },
    { id: 'less protection at most', rule: '9.4', find: 'protection: 20', replace: 'protection: 19' },
    { id: 'a click too few by design', rule: '9.2', find: '1 + design.manoeuvre', replace: 'design.manoeuvre' },
    {
      id: 'a base number too high by design',
      rule: '9.3',
      find: '12 - design.accuracy',
      replace: '13 - design.accuracy',
    },
    {
      id: 'a point of protection too many by design',
      rule: '9.4',
      find: '3 + design.protection',
      replace: '4 + design.protection',
    },
  ],
};
