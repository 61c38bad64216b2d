import type { Planted } from '@starboard/testkit';

/** Changes of rules that each break the lesson about them. */
export const planted: Planted = {
  'games/escape-the-death-star/rules/10-pick-ups.ts': [
    {
      id: 'code cards stay where they lie',
      rule: 'lesson first-round',
      find: 'if (place >= 0 && board.cards[place] === true) {',
      replace: 'if (place >= 0 && board.cards[place] === false) {',
    },
    {
      id: 'Weapons stay where they lie',
      rule: 'lesson weapons',
      find: '  board.weapons[place] = false;\n  rebel.armed = true;\n',
      replace: '  board.weapons[place] = false;\n',
    },
  ],
  'games/escape-the-death-star/rules/01-station/station.ts': [
    {
      id: 'a compactor leads nowhere',
      rule: 'lesson compactors',
      find: 'compactors.includes(square) ? [...on, ...compactors.filter((other) => other !== square)] : on,',
      replace: 'compactors.includes(square) ? [...on] : on,',
    },
    {
      id: 'soldiers touch only those on their square',
      rule: 'lesson the-imperial',
      find: 'return a === b || (neighbours[a] ?? []).includes(b);',
      replace: 'return a === b && (neighbours[a] ?? []).length > 0;',
    },
  ],
  'games/escape-the-death-star/rules/11-winning.ts': [
    {
      id: 'the code is tried outside the Falcon',
      rule: 'lesson the-code',
      find: 'isFalcon[square] !== 1',
      replace: 'isFalcon[square] === 1',
    },
  ],
};
