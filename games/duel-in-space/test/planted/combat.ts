import type { Planted } from '@starboard/testkit';

/** Mistakes about firing and damage. */
export const planted: Planted = {
  'games/duel-in-space/rules/05-firing.ts': [
    { id: 'the number itself misses', rule: '5.3', find: 'total >= needed', replace: 'total > needed' },
    {
      id: 'a ship shot to pieces fires no more',
      rule: '5.5',
      find: 'const laser = salvos[by][fired[by]];',
      replace: 'const laser = shipOf(board.ships, by).protectionLost >= 10 ? undefined : salvos[by][fired[by]];',
    },
    { id: 'a destroyed laser says it does not bear', rule: '6.6', find: "{ rule: '6.6'", replace: "{ rule: '5.1'" },
    {
      id: 'a useless computer gives a base number away unmarked',
      rule: '9.5',
      find: "rule: '5.4', seat, ...revealing(board, seat) }",
      replace: "rule: '5.4', seat }",
    },
    { id: 'a drone keeps a laser back', rule: '8.4', find: 'SALVOS[set]?.[0]', replace: 'SALVOS[set]?.[1]' },
    { id: 'two forward lasers bear', rule: '5.1', find: '0b000111', replace: '0b000011' },
    { id: 'the aft laser bears beside the tail', rule: '5.1', find: 'sector === 5 ?', replace: 'sector === 4 ?' },
    {
      id: 'holding fire is offered first',
      rule: '5.2',
      find: 'b.length - a.length',
      replace: 'a.length - b.length',
    },
    {
      id: 'turning left makes it easier to hit',
      rule: '5.3',
      find: '+ Math.abs(ship.heading)',
      replace: '+ ship.heading',
    },
  ],
  'games/duel-in-space/rules/06-damage.ts': [
    { id: 'a damage roll of 9 takes two', rule: '6.1', find: 'total <= 9', replace: 'total <= 8' },
    { id: 'a damage roll of 3 is nothing special', rule: '6.1', find: 'total <= 3', replace: 'total <= 2' },
    {
      id: 'the last point of protection does not count',
      rule: '6.2',
      find: 'protectionLeft(ship) === 0',
      replace: 'protectionLeft(ship) <= 1',
    },
    { id: 'nothing added at 7', rule: '6.3', find: 'protection <= 7', replace: 'protection < 7' },
    {
      id: 'the modifier of before the hit',
      rule: '6.3',
      find: 'specialModifier(protectionLeft(ship))',
      replace: 'specialModifier(protectionLeft(ship) + 1)',
    },
    { id: 'two clicks lost', rule: '6.4', find: 'ship.stabilizerHits++', replace: 'ship.stabilizerHits += 2' },
    { id: 'the base number rises by two', rule: '6.5', find: 'ship.computerHits++', replace: 'ship.computerHits += 2' },
    {
      id: 'a laser hit does nothing',
      rule: '6.6',
      find: 'works && i !== laser',
      replace: 'works',
    },
    { id: 'a destroyed laser is hit again', rule: '6.6', find: '!ship.lasers[i] || ', replace: '' },
    { id: 'row 4 rolls no laser', rule: '6.7', find: " || name === 'computer-and-laser'", replace: '' },
    {
      id: 'row 4 spares the computer',
      rule: '6.7',
      find: "case 'computer':\n    case 'computer-and-laser':",
      replace: "case 'computer-and-laser':\n      return;\n    case 'computer':",
    },
    { id: 'five turns of air', rule: '6.8', find: 'lifeSupport === null ? 6', replace: 'lifeSupport === null ? 5' },
    {
      id: 'a second hit takes no air',
      rule: '6.8',
      find: '? 6 : Math.max(0, ship.lifeSupport - 1)',
      replace: '? 6 : ship.lifeSupport',
    },
    {
      id: 'air runs out twice as fast',
      rule: '6.8',
      find: 'ship.lifeSupport = Math.max(0, ship.lifeSupport - 1)',
      replace: 'ship.lifeSupport = Math.max(0, ship.lifeSupport - 2)',
    },
    {
      id: 'the worst special damage leaves the ship',
      rule: '6.9',
      find: "ship.pending[i]?.name === 'explosion'",
      replace: 'false',
    },
    {
      id: 'no special damage for the second seat',
      rule: '6.10',
      find: 'if (ship.pending.length === 0) continue;',
      replace: 'if (ship.pending.length === 0 || seat === 1) continue;',
    },
    {
      id: 'computer damage at once',
      rule: '6.10',
      find: 'ship.pending = [...ship.pending, special];',
      replace: "if (name === 'computer') suffer(ship, special);\n  else ship.pending = [...ship.pending, special];",
    },
    {
      id: 'stabilizer damage at once',
      rule: '6.10',
      find: 'ship.pending = [...ship.pending, special];',
      replace: "if (name === 'stabilizer') suffer(ship, special);\n  else ship.pending = [...ship.pending, special];",
    },
    {
      id: 'life-support damage at once',
      rule: '6.10',
      find: 'ship.pending = [...ship.pending, special];',
      replace: "if (name === 'life-support') suffer(ship, special);\n  else ship.pending = [...ship.pending, special];",
    },
    { id: 'a hit does not end the quiet', rule: '7.5', find: 'board.quiet = 0;', replace: '' },
    {
      id: 'a laser is hit twice in a turn',
      rule: '10.3',
      find: 'ship.pending.some((special) => special.laser === i)',
      replace: 'false',
    },
  ],
};
