import type { Planted } from '@starboard/testkit';

/** Mistakes in what the bots with levels know. */
export const planted: Planted = {
  'games/starfire/bot/turn/reach.ts': [
    {
      id: 'the tactics forget the blind spot',
      rule: '5.6',
      find: '&& !inWedge(from, opposite(from.facing), hex)',
      replace: '',
    },
  ],
  'games/starfire/bot/turn/fight.ts': [
    {
      id: 'a target that has yet to fire is worth no more than another',
      rule: '5.1',
      find: 'const gain = fired[j] ? taken : taken * YET_TO_FIRE;',
      replace: 'const gain = fired[j] ? taken * YET_TO_FIRE : taken;',
    },
  ],
  'games/starfire/bot/turn/courses.ts': [
    {
      id: 'planned courses leave the map',
      rule: '4.6',
      find: 'if (!isOnMap(map, after)) continue;',
      replace: '',
    },
  ],
  'games/starfire/bot/turn/style.ts': [
    {
      id: 'a raider is as bold as a brawler',
      rule: 'characters',
      find: 'raider: { boldness: 0.75, closing: 0.001',
      replace: 'raider: { boldness: 1.4, closing: 0.008',
    },
    {
      id: 'far from the enemy, a hex counts no more than near it',
      rule: 'come closer while the enemy is far away',
      find: 'const BEYOND = 15;',
      replace: 'const BEYOND = 1;',
    },
  ],
};
