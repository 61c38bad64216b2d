import type { Planted } from '@starboard/testkit';

/** Mistakes in what the bots with levels know. */
export const planted: Planted = {
  'games/duel-in-space/bot/turn/estimate.ts': [
    {
      id: 'planned headings ignore the stabilizer',
      rule: '4.2',
      find: 'Math.abs(each) <= allowed ? [i] : []',
      replace: 'allowed >= 0 ? [i] : []',
    },
  ],
};
