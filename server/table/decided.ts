import type { Seat } from '@starboard/kernel';
import type { Refusal } from '@starboard/protocol';
import type { Entry } from './entry.ts';
import { seatsOf, type Table } from './table.ts';

/**
 * The result of a command: an entry to store (unless the rules refuse its move), nothing to do because it is already
 * so, or a refusal.
 */
export type Decided = { readonly keep: Entry } | { readonly already: true } | { readonly refuse: Refusal };

export const ALREADY: Decided = { already: true };
export const refuse = (code: string, fact: string): Decided => ({ refuse: { code, fact } });
export const NOT_PLAYING = refuse('not-playing', 'The match is not being played now.');
export const NOT_YOURS = refuse('not-yours', 'This seat is not yours.');

export function holds(table: Table, guest: string, seat: Seat): boolean {
  return seatsOf(table, guest).includes(seat);
}
