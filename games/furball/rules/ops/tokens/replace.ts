import { enclosing } from '@starboard/kernel';
import type { Op } from '../../model/cards.ts';
import type { Furball, Token } from '../../model.ts';
import { always } from '../speaking.ts';

/** 8.1 In place of the token that a ship is about to get, it gets this one. */
export const replace = (by: Token): Op => ({
  possible: always,
  run({ stack }) {
    enclosing<Furball, 'token'>(stack, 'token').instead = by;
    return undefined;
  },
  // Either token may be the better one: a bot keeps what it chose.
  worth: () => 0,
});
