import type { Reason, Seat } from '@starboard/kernel';
import type { DialManoeuvre } from '../../catalogue/index.ts';
import { QUERY } from '../13-cards/book.ts';
import { ask, isModifiedFor } from '../13-cards/query.ts';
import type { Board } from '../model.ts';
import { difficultyOf, isStressed } from '../values.ts';

const RED: Reason = { rule: '4.3', fact: 'A stressed ship can’t fly a red manoeuvre.' };

/** 4.3 What keeps a ship from flying a manoeuvre. */
export function objectionToFlying(board: Board, seat: Seat, manoeuvre: DialManoeuvre): Reason | undefined {
  const plain = isStressed(board, seat) && difficultyOf(board, seat, manoeuvre) === 'red' ? RED : undefined;
  return isModifiedFor(board, QUERY['manoeuvre.allowed'], seat)
    ? ask(board, QUERY['manoeuvre.allowed'], seat, { ship: seat, manoeuvre, when: 'fly' }, plain)
    : plain;
}
