import type { Planted } from '@starboard/testkit';

/** Mistakes that the tests of the bots have to catch: `npm run plant -- bots` tries them out. */
export const planted: Planted = {
  'bots/plain/weighed-up.ts': [
    {
      id: 'the plain bot takes its rivals for more careless',
      rule: 'the plain bot is frozen',
      find: 'const CARELESS = 0.1;',
      replace: 'const CARELESS = 0.2;',
    },
    {
      id: 'the plain bot plays fewer turns out',
      rule: 'the plain bot is frozen',
      find: 'const SECOND_LOOK = 768;',
      replace: 'const SECOND_LOOK = 512;',
    },
  ],
  'games/tunnel-chase/bot/plain/worth.ts': [
    {
      id: 'the frozen pilot of Tunnel Chase values the tail more',
      rule: 'the plain bot is frozen',
      find: 'const CHASE = 1.5;',
      replace: 'const CHASE = 3;',
    },
  ],
  'bots/levels/equilibrium.ts': [
    {
      id: 'a legend learns from regret what is already solved',
      rule: 'plays the stock duel as the solution does',
      find: 'if (solved.length === game.players.length) return solved;',
      replace: '',
    },
  ],
  'bots/thought.ts': [
    {
      id: 'the likeliest option is always taken',
      rule: 'a choice is drawn from a thought',
      find: 'if (parts === 0)',
      replace: 'if (parts >= 0)',
    },
  ],
};
