import type { Planted } from '@starboard/testkit';

/** Mistakes that the tests of these rules have to catch: `npm run plant -- template` tries them out. */
export const planted: Planted = {
  'games/_template/rules/01-ships.ts': [
    { id: 'a ship starts with less hull', rule: '1.1', find: 'FULL_HULL = 3', replace: 'FULL_HULL = 2' },
    { id: 'a hit costs nothing', rule: '1.2', find: 'ship.hull - hits', replace: 'ship.hull' },
  ],
  'games/_template/rules/02-turn.ts': [
    {
      id: 'both captains roll the same dice',
      rule: 'every roll has the dice of its turn',
      find: "rollFor(dice, 'guns', seat)",
      replace: "rollFor(dice, 'guns', 0)",
    },
    {
      id: 'the second captain is not asked',
      rule: '2.1',
      find: 'SEATS.map((seat) => ({',
      replace: '[0].map((seat) => ({',
    },
    {
      id: 'a full battery can be charged',
      rule: '2.2',
      find: 'charges === FULL_BATTERY',
      replace: 'charges > FULL_BATTERY',
    },
    { id: 'an empty gun fires', rule: '2.3', find: "chosen === 'fire' && charges === 0", replace: 'false' },
    { id: 'charges are kept', rule: '2.3', find: 'ship.charges = 0;', replace: '' },
    { id: 'dodging is of no use', rule: '2.4', find: '? 6 : 4', replace: '? 4 : 4' },
    {
      id: 'the first shot silences the second ship',
      rule: '4.1',
      find: "if (ship.order !== 'fire') return 0;",
      replace: "if (ship.order !== 'fire' || (seat === 1 && shipOf(board, 0).order === 'fire')) return 0;",
    },
  ],
  'games/_template/rules/03-ending.ts': [
    { id: 'the one who is destroyed wins', rule: '3.1', find: 'first ? 1 : 0', replace: 'first ? 0 : 1' },
    { id: 'a draw has a winner', rule: '3.2', find: "finish(match, null, '3.2')", replace: "finish(match, 0, '3.2')" },
    { id: 'one turn too many', rule: '3.3', find: '>= match.board.setup', replace: '> match.board.setup' },
    { id: 'whoever leaves wins', rule: '3.4', find: 'null : other(first)', replace: 'null : first' },
    {
      id: 'a match called off has a winner',
      rule: '3.5',
      find: "finish(match, null, '3.5')",
      replace: "finish(match, 0, '3.5')",
    },
  ],
};
