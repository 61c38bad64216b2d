import type { Planted } from '@starboard/testkit';

/** Mistakes of what the board foresees. */
export const planted: Planted = {
  'games/furball/foresight/untouched.ts': [
    {
      id: 'the defender’s cards count for nothing',
      rule: '13.1',
      find: "if (as === 'defender') return seat === defender;",
      replace: "if (as === 'defender') return false;",
    },
    {
      id: 'cards of ships far away are in every attack',
      rule: '6.9',
      find: "return as !== 'own' || seat === attacker || seat === defender;",
      replace: 'return true;',
    },
  ],
  'games/furball/foresight/damage-cards.ts': [
    {
      id: 'cards that lie faceup are drawn again',
      rule: '7.4',
      find: 'if (place >= 0) left.splice(place, 1);',
      replace: '',
    },
  ],
  'games/furball/foresight/stopping.ts': [
    {
      id: 'every simulated attack meets the same damage cards',
      rule: '7.6',
      find: "const other = left > 1 ? drawn + drawFor(dice, 'deck', 0, left) : drawn;",
      replace: 'const other = drawn;',
    },
  ],
  'games/furball/foresight/before-dial.ts': [
    {
      id: 'what may be done before the dial is not mentioned',
      rule: '13.4',
      find: 'found.may.add(cardIn(name));',
      replace: 'cardIn(name);',
    },
    {
      id: 'only the first way of a card is foreseen',
      rule: '13.1',
      find: 'for (const place of among) {',
      replace: 'for (const place of among.slice(0, 1)) {',
    },
  ],
  'games/furball/rules/06-attack/odds.ts': [
    {
      id: 'shields don’t stop criticals',
      rule: '7.4',
      find: 'const faceup = Math.max(0, crits - past);',
      replace: 'const faceup = crits;',
    },
  ],
};
