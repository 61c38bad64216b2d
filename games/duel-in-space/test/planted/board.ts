import type { Planted } from '@starboard/testkit';

/** Mistakes in the board's forecast. */
export const planted: Planted = {
  'games/duel-in-space/board/orders/forecast.ts': [
    {
      id: 'no fly-by is foreseen',
      rule: '4.5',
      find: 'const passing = wouldBeFlyBy(board, port, view);',
      replace: 'const passing = false;',
    },
    {
      id: 'my fire in a fly-by is foreseen',
      rule: '4.5',
      find: 'iMight && !passing ? countOf',
      replace: 'iMight ? countOf',
    },
    {
      id: 'only the most lasers are foreseen',
      rule: '5.1',
      find: '[Math.min(...some), Math.max(...some)]',
      replace: '[Math.max(...some), Math.max(...some)]',
    },
    {
      id: 'its fire in a fly-by is foreseen',
      rule: '4.5',
      find: 'itMight && !passing ? chance',
      replace: 'itMight ? chance',
    },
    {
      id: 'my fire without a computer is foreseen',
      rule: '5.4',
      find: 'iMight && !passing ? countOf',
      replace: '!passing ? countOf',
    },
    {
      id: 'its fire without a computer is foreseen',
      rule: '5.4',
      find: 'itMight && !passing ? chance',
      replace: '!passing ? chance',
    },
  ],
  'games/duel-in-space/words/ending.ts': [
    {
      id: 'a laser hit last counts as working',
      rule: '6.10',
      find: '!lasers[i] || pending.some(({ laser }) => laser === i)',
      replace: '!lasers[i]',
    },
  ],
  'games/duel-in-space/board/wheel/reading.ts': [
    {
      id: 'a wreck where a ship was resigned',
      rule: '7.6',
      find: "event.type === 'destroyed' && event.seat",
      replace: "(event.type === 'destroyed' || event.type === 'gave-up') && event.seat",
    },
  ],
  'games/duel-in-space/board/sheets/known.ts': [
    {
      id: 'what play has shown of a computer is not foreseen with',
      rule: '5.4',
      find: 'shown.baseAtLeast + ship.computerHits < BLIND',
      replace: 'true',
    },
  ],
};
