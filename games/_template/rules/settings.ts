import { integer, object } from '@starboard/kernel';

/** 3.3 */
export const setup = object({
  turnLimit: integer(1, 100, { title: 'Draw after this many turns', default: 30 }),
});
