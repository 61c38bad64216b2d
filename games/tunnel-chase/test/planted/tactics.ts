import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/tunnel-chase/bot/turn/pursuit.ts': [
    {
      id: 'the bots take a tail for the pilot it tails',
      rule: 'the tail hits more than the pilot it tails',
      find: 'if (seen > 0) return TAILED',
      replace: 'if (seen > 0) return 2 * TAIL',
    },
  ],
  'games/tunnel-chase/bot/turn/pilots.ts': [
    {
      id: 'however quiet it has been, a bot fears a wall that would destroy it',
      rule: 'less afraid even of a wall that would destroy it',
      find: 'hits > 0 ? chance',
      replace: 'hits >= 0 ? chance',
    },
    {
      id: 'a bot expects all its later shots at each of its rivals',
      rule: 'of its later shots at any one of them',
      find: '1 / Math.min(CHASED, Math.max(1, others.filter(isFlying).length))',
      replace: '1',
    },
  ],
};
