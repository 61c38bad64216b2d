import type { DieSymbol } from '@starboard/ui';
import type { Face } from '../../rules/model.ts';

/** The symbols on dice, in a square of 40: a burst, a burst with a core, an arrow, an eye, nothing. */
export const FACE_SYMBOLS: { readonly [F in Face]: DieSymbol } = {
  hit: {
    name: 'hit',
    solid: false,
    path: 'M20 8L23 16.5L31 13L26.5 20L31 27L23 23.5L20 32L17 23.5L9 27L13.5 20L9 13L17 16.5Z',
  },
  crit: {
    name: 'critical',
    solid: true,
    path: 'M20 6L23.5 15L33 11.5L28 20L33 28.5L23.5 25L20 34L16.5 25L7 28.5L12 20L7 11.5L16.5 15ZM20 16A4 4 0 1 0 20 24A4 4 0 1 0 20 16Z',
  },
  evade: { name: 'evade', solid: false, path: 'M8 26C10 14 20 9 28 13L29 8L35 18L24 21L26 17C20 15 14 18 13 27Z' },
  focus: {
    name: 'focus',
    solid: false,
    path: 'M6 20Q20 6 34 20Q20 34 6 20ZM20 14.5A5.5 5.5 0 1 0 20 25.5A5.5 5.5 0 1 0 20 14.5Z',
  },
  blank: { name: 'blank', solid: false, path: '' },
};
