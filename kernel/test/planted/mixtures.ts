import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'kernel/game/mixture.ts': [
    {
      id: 'weights have to add up to one',
      rule: 'needs no weights that add up to one',
      find: 'totalOf(weights) / parts',
      replace: '1 / parts',
    },
    {
      id: 'a draw falls on an edge',
      rule: 'of thirds in shares draws each part of three',
      find: 'draw(dice, parts) + 0.5',
      replace: 'draw(dice, parts) + 1',
    },
    {
      id: 'a certain choice uses the dice',
      rule: 'of one certain choice draws nothing',
      find: 'if (mixture.among === null) return mixture.only;\n  const { among, weights, parts }',
      replace:
        'if (mixture.among === null) return draw(dice, 1) === 0 ? mixture.only : mixture.only;\n  const { among, weights, parts }',
    },
  ],
};
