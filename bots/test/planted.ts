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
  'bots/account/weighing.ts': [
    {
      id: 'choices are left in the reading',
      rule: 'the account adds up',
      find: '      rest -= alone - mixed;\n',
      replace: '',
    },
    {
      id: 'a choice counts by the truth',
      rule: 'a choice counts by what its player could know',
      find: 'beliefs[i]?.figure() ?? inTruth',
      replace: 'inTruth',
    },
  ],
  'bots/account/composing.ts': [
    {
      id: 'nobody is charged with a call',
      rule: 'resigning is a choice of whoever resigns',
      find: "moment.kind === 'called' ? moment.seat : null",
      replace: "moment.kind === 'called' ? null : 0",
    },
  ],
  'bots/account/figures.ts': [
    {
      id: 'one standard error is enough to blame somebody',
      rule: 'is clear',
      find: 'const CLEAR = 2;',
      replace: 'const CLEAR = 1;',
    },
    {
      id: 'samples of one imagined match count as many',
      rule: 'samples that share an imagined match count as one',
      find: 'Math.max(alone, errorOfBatches(tally, i, mean))',
      replace: 'alone',
    },
  ],
  'bots/account/judge/exchange.ts': [
    {
      id: 'partners count as left behind',
      rule: 'the chance of one is the risk of the other',
      find: 'partners / 2',
      replace: 'partners',
    },
  ],
  'bots/account/review.ts': [
    {
      id: 'a record of any length is reviewed',
      rule: 'a record that can’t be reviewed is refused in a sentence',
      find: 'if (record.inputs.length > MOST_INPUTS)',
      replace: 'if (record.inputs.length > 10 * MOST_INPUTS)',
    },
  ],
};
