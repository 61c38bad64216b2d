import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/escape-the-death-star/rules/02-pieces/pieces.ts': [
    {
      id: 'four is yellow',
      rule: '2.3',
      find: "['red', 'yellow', 'blue', 'red', 'yellow', 'blue'];",
      replace: "['red', 'yellow', 'blue', 'yellow', 'red', 'blue'];",
    },
    {
      id: 'the order of colours matters',
      rule: '2.4',
      find: '(a === first && b === second) || (a === second && b === first)',
      replace: 'a === first && b === second',
    },
    { id: 'a red card too many', rule: '2.4', find: "  ['blue', 'blue'],\n", replace: "  ['red', 'red'],\n" },
    {
      id: 'a pair twice among the six colours',
      rule: '2.5',
      find: "  ['yellow', 'white'],\n",
      replace: "  ['red', 'blue'],\n",
    },
  ],
  'games/escape-the-death-star/rules/02-pieces/picking.ts': [
    {
      id: 'a Rebel can be picked twice',
      rule: '2.7',
      find: "return taken ? { rule: '2.7', fact: 'Somebody already plays this Rebel.' } : undefined;",
      replace: 'return undefined;',
    },
    {
      id: 'Rebels begin in the next bay',
      rule: '2.1',
      find: 'stationIn(board).starts[HEROES.indexOf(picked)]',
      replace: 'stationIn(board).starts[(HEROES.indexOf(picked) + 1) % 4]',
    },
  ],
  'games/escape-the-death-star/rules/03-battle/battle.ts': [
    {
      id: 'Imperials roll the dice of Rebels',
      rule: 'every roll has the dice of its turn',
      find: "'imperial-battle', soldier)",
      replace: "'rebel-battle', rebel)",
    },
    { id: 'a Weapon brings no second die', rule: '3.1', find: 'return armed ? 2 : 1;', replace: 'return 1;' },
    {
      id: 'Vader rolls one die',
      rule: '3.1',
      find: "return kind === 'vader' ? 2 : 1;",
      replace: "return kind === 'vader' && false ? 2 : 1;",
    },
    {
      id: 'a second six counts for nothing',
      rule: '3.2',
      find: 'return (dice[0] === 6 ? 1 : 0) + (dice[1] === 6 ? 1 : 0);',
      replace: 'return dice.includes(6) ? 1 : 0;',
    },
    {
      id: 'Boba Fett wins without a six',
      rule: '3.3',
      find: "if (mine === 0) return 'no-six';",
      replace: "if (mine === 0 && kind !== 'fett') return 'no-six';",
    },
    {
      id: 'a tie is the Rebel’s',
      rule: '3.4',
      find: "return kind === 'fett' ? 'imperial' : 'tie';",
      replace: "return kind === 'fett' ? 'imperial' : 'rebel';",
    },
    {
      id: 'Boba Fett ties like anybody',
      rule: '3.5',
      find: "return kind === 'fett' ? 'imperial' : 'tie';",
      replace: "return 'tie';",
    },
  ],
  'games/escape-the-death-star/rules/03-battle/odds.ts': [
    {
      id: 'ties are left out of the odds of Boba Fett',
      rule: '3.6',
      find: "(mine > 0 && kind === 'fett')",
      replace: "(mine > 1 && kind === 'fett')",
    },
    { id: 'two dice have one six in nine throws', rule: '3.6', find: '2: [25, 10, 1]', replace: '2: [25, 9, 1]' },
  ],
};
