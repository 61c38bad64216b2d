import { commitTo, type Seat } from '@starboard/kernel';
import { ALREADY, type Decided, holds, NOT_YOURS, refuse } from '../decided.ts';
import { allReady, type Table } from '../table.ts';
import { diceAwaited, diceDueAt, isCommitted, seatsAwaited } from './dice.ts';

const ENTRUSTED = refuse('entrusted', 'In this match, everybody gave their nonce when they sat down.');
const TOO_EARLY = refuse('too-early', 'Not everybody is ready yet. Commit when all are.');
const TOO_LATE = refuse('too-late', 'Everybody has already committed, so you can’t change your commitment.');

/** Commits to a nonce: again after a restart, or to another one while not all have committed. */
export function commit(table: Table, guest: string, seat: Seat, commitment: string, at: number): Decided {
  if (!holds(table, guest, seat)) return NOT_YOURS;
  if (!isCommitted(table)) return ENTRUSTED;
  if (table.sitters[seat]?.commitment === commitment) return ALREADY;
  if (table.phase !== 'gathering' || diceAwaited(table) === 'nonce') return TOO_LATE;
  if (table.sitters[seat]?.prepares && !allReady(table)) return TOO_EARLY;
  return { keep: { type: 'committed', seat, commitment, at } };
}

/** Reveals a nonce, which is only possible once all have committed. */
export function reveal(table: Table, guest: string, seat: Seat, nonce: string, at: number): Decided {
  if (!holds(table, guest, seat)) return NOT_YOURS;
  if (!isCommitted(table)) return ENTRUSTED;
  const sitter = table.sitters[seat];
  if (sitter?.nonce === nonce) return ALREADY;
  if (sitter?.commitment !== commitTo(nonce)) {
    return refuse('not-committed', 'This isn’t the nonce that this seat committed to.');
  }
  if (diceAwaited(table) !== 'nonce') {
    return refuse('too-early', 'Not everybody has committed yet. Keep your nonce secret until then.');
  }
  return { keep: { type: 'revealed', seat, nonce, at } };
}

/** Frees the seats that kept the others waiting for their part of the dice. */
export function freeSilent(table: Table, at: number): Decided {
  const due = diceDueAt(table);
  return due === null || due > at ? ALREADY : { keep: { type: 'freed', seats: seatsAwaited(table), at } };
}
