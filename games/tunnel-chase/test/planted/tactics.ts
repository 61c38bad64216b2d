import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/tunnel-chase/bot/learnt/pursuit.ts': [
    {
      id: 'the bots take a tail for the pilot it tails',
      rule: 'the tail hits more than the pilot it tails',
      find: 'sees === 0 ? TAILED : seen === 0 ? TAILS : FACES',
      replace: 'sees === 0 ? TAILS : seen === 0 ? TAILED : FACES',
    },
  ],
};
