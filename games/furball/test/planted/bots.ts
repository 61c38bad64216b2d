import type { Planted } from '@starboard/testkit';

/** Mistakes in what the bots with levels know. */
export const planted: Planted = {
  'games/furball/bot/turn/dial-game.ts': [
    {
      id: 'whoever settles for the second best may fly off the mat',
      rule: '4.10 stays on the mat',
      find: 'return among(clear, ({ trapped }) => !trapped);',
      replace: 'return clear.length < 0 ? among(clear, ({ trapped }) => !trapped) : plans;',
    },
    {
      id: 'a bot flies to where only the edge of the mat comes next',
      rule: '4.10 ends where something else than leaving the mat comes next',
      find: 'among(clear, ({ trapped }) => !trapped)',
      replace: 'among(clear, ({ trapped }) => trapped)',
    },
  ],
  'games/furball/bot/turn/looking.ts': [
    {
      id: 'a look-ahead forgets what it has rolled, so one roll decides',
      rule: '6.6 reroll blanks',
      find: "return 'turn' in dice ? { ...dice, turn } : dice;",
      replace: "return 'turn' in dice ? { ...dice, turn: turn - 1 } : dice;",
    },
  ],
  'games/furball/bot/turn/plans.ts': [
    {
      id: 'a plan forgets the ailerons that a ship flies first',
      rule: 'ailerons are part of a plan',
      find: "if (!waits(board, seat, 'dial.before-reveal') && !waits(board, seat, 'activation.turn')) return [board];",
      replace: "if (!waits(board, seat, 'activation.turn')) return [board];",
    },
  ],
  'games/furball/bot/turn/mishaps.ts': [
    {
      id: 'a manoeuvre that a card offers may lead off the mat',
      rule: '4.10 a manoeuvre that a card offers is left out if it leads off the mat',
      find: 'return rocks.length === 0 && !offMat;',
      replace: 'return rocks.length === 0;',
    },
  ],
  'games/furball/bot/tactics.ts': [
    {
      id: 'whoever settles for the second best may hold fire',
      rule: 'is made wherever it is free',
      find: 'return options[best] === null ? [null] : options.filter((option) => option !== null);',
      replace: 'return options[best] === null ? [null] : options;',
    },
  ],
  'games/furball/bot/turn/style.ts': [
    {
      id: 'the vulture goes for the leader',
      rule: 'the vulture at the ship that is hurt',
      find: 'vulture: { scavenging: 0.7 },',
      replace: 'vulture: { hunting: 0.7 },',
    },
  ],
};
