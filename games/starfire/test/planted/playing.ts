import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/starfire/test/support/playing.ts': [
    {
      id: 'dice may be rigged after their roll',
      rule: '5.9',
      find: 'laidOut.push(played);',
      replace: '',
    },
  ],
};
