import type { Planted } from '@starboard/testkit';

/** Mistakes in the solver's model, its games and its advice. */
export const planted: Planted = {
  'games/duel-in-space/solution/model/hits.ts': [
    {
      id: 'the model gives seven turns of air',
      rule: '10.7',
      find: 'airHits === 0 ? null : 7 - airHits',
      replace: 'airHits === 0 ? null : 8 - airHits',
    },
    {
      id: 'the model loses lasers by mount',
      rule: '10.7',
      find: 'chance: forward / left',
      replace: 'chance: turret / left',
    },
  ],
  'games/duel-in-space/solution/model/landings.ts': [
    {
      id: 'the model forgets the count of flying apart',
      rule: '10.7',
      find: 'movingApart(port, view) ? from.movingApart + 1 : 0',
      replace: 'movingApart(port, view) ? 1 : 0',
    },
  ],
  'games/duel-in-space/bot/solved.ts': [
    {
      id: 'the solution claims other limits',
      rule: '10.7',
      find: 'setup.quietLimit === QUIET_LIMIT',
      replace: 'setup.quietLimit > 0',
    },
    {
      id: 'the one who stands worse fights on',
      rule: '7.3',
      find: 'Number(yes === worth > 0)',
      replace: 'Number(yes === worth < 0)',
    },
  ],
  'games/duel-in-space/solution/advice/advice.ts': [
    {
      id: 'advice is not mirrored back',
      rule: '10.1',
      find: 'return flipped ? mirroredHeading(heading) : heading;',
      replace: 'return heading;',
    },
  ],
  'games/duel-in-space/bot/solved-worth.ts': [
    {
      id: 'a duel is worth the same to both',
      rule: 'worth to both seats together one win',
      find: 'seat === 0 ? worth : -worth',
      replace: 'worth',
    },
  ],
};
