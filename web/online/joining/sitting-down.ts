import type { Seat } from '@starboard/kernel';
import { namesOf, type TableView } from '@starboard/protocol';
import { keepOnlineMatch, onlineMatch, updateOnlineMatch } from '../../storage/online-matches.ts';
import { api } from '../server/api.ts';

/** Where somebody means to sit once the table is in sight. */
export interface Intended {
  /** Null for any that is free. */
  readonly seat: Seat | null;
  readonly name: string;
}

const intended = new Map<string, readonly Intended[]>();

/** Notes who is to sit down at a match as soon as its page is open: not before, so that the promise of the dice is seen first. */
export function sitOnArrival(match: string, people: readonly Intended[]): void {
  intended.set(match, people);
}

/** Seats those who meant to sit; the first reason why one could not, or null. */
export async function seatIntended(table: TableView): Promise<string | null> {
  const people = intended.get(table.id) ?? [];
  intended.delete(table.id);
  let problem: string | null = null;
  for (const { seat, name } of people) problem ??= await sitDown(table, seat, name);
  return problem;
}

/** Takes a seat, with this browser's own part in the dice; why it could not, or null. */
export async function sitDown(table: TableView, seat: Seat | null, name: string): Promise<string | null> {
  const nonce = freshNonce();
  const answered = await api.sit(table.id, seat, name, nonce);
  if (!answered.ok) return answered.refusal.fact;
  const { id, game, commitment, number } = table;
  const { nonces, seen } = onlineMatch(id) ?? { nonces: {}, seen: number };
  const players = namesOf(table).join(' against ');
  keepOnlineMatch({
    id,
    game,
    players,
    over: false,
    seen,
    commitment,
    nonces: { ...nonces, [answered.value.seat]: nonce },
  });
  return null;
}

/** Leaves a seat before the match has begun. */
export async function leaveSeat(match: string, seat: Seat): Promise<string | null> {
  const answered = await api.leave(match, seat);
  if (!answered.ok) return answered.refusal.fact;
  const { [seat]: _, ...nonces } = onlineMatch(match)?.nonces ?? {};
  updateOnlineMatch(match, { nonces });
  return null;
}

/** Sixteen bytes that nobody can guess. */
function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
