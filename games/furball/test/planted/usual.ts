import type { Planted } from '@starboard/testkit';

export const planted: Planted = {
  'games/furball/rules/answers.ts': [
    {
      id: 'at least one die is rerolled',
      rule: '6.6',
      find: "to === 'reroll' ? 0 : 1",
      replace: '1',
    },
  ],
  'games/furball/rules/ops/dice/helping.ts': [
    {
      id: 'a perfect roll is rerolled',
      rule: '13.6',
      find: ' || dice.every(({ face }) => isGood(face))',
      replace: '',
    },
    {
      id: 'an evaded attack is evaded again',
      rule: '6.9',
      find: "  return countIn(attack, 'attack', 'hit', 'crit') <= countIn(attack, 'defence', 'evade');",
      replace: '  return false;',
    },
  ],
  'games/furball/rules/ops/acting/skip.ts': [
    {
      id: 'the check of stress is put off after any manoeuvre',
      rule: '4.4',
      find: "difficulty === 'red' ? 'surely' : 'no'",
      replace: "difficulty !== undefined ? 'surely' : 'no'",
    },
  ],
  'games/furball/rules/usual/attacks.ts': [
    {
      id: 'a ship that is behind on points is attacked without a question',
      rule: '6.2',
      find: 'target.score < left.score || ',
      replace: '',
    },
  ],
  'games/furball/rules/usual/threats.ts': [
    {
      id: 'a token is spent while a ship can still attack',
      rule: '10.2',
      find: '  if (board.ships.some((_, other) => mayAttack(board, other, seat))) return false;\n',
      replace: '',
    },
  ],
  'games/furball/rules/usual/dice.ts': [
    {
      id: 'a focus result that a token can turn is rerolled',
      rule: '6.6',
      find: 'if (tokens.focus > 0) return true;',
      replace: '',
    },
  ],
  'games/furball/rules/usual/usual.ts': [
    {
      id: 'the number of a damage card is taken for the place of an upgrade',
      rule: '7.4',
      find: "if (why !== 'damage') return",
      replace: "if (why !== 'never') return",
    },
    {
      id: 'equal skills are ordered by seat',
      rule: '2.2',
      find: 'view.board.ranking.find((seat) => mine.options.includes(seat))',
      replace: 'view.board.ships.findIndex((_, seat) => mine.options.includes(seat))',
    },
    {
      id: 'different cards are taken for alike',
      rule: '13.1',
      find: ' && cards.every((card) => same(card, first))',
      replace: '',
    },
  ],
};
