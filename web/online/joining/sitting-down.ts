import type { Seat } from '@starboard/kernel';
import type { TableView } from '@starboard/protocol';
import { forgetOnlineMatch, keepOnlineMatch } from '../../storage/online-matches.ts';
import { remembered } from '../afterwards/receipt.ts';
import { preparesHere } from '../bringing/bring-parts.ts';
import { api } from '../server/api.ts';
import { freshNonce, promise } from './dice-part.ts';
import { tendWaitingMatches } from './waiting-matches.ts';

export interface Intended {
  /** Null for any free seat. */
  readonly seat: Seat | null;
  readonly name: string;
}

const intended = new Map<string, readonly Intended[]>();

/**
 * Notes who will sit down when the page of the match opens: not before, so that they see the promise about the dice
 * first.
 */
export function sitOnArrival(match: string, people: readonly Intended[]): void {
  intended.set(match, people);
}

/** Returns the first reason why somebody could not sit down, or null. */
export async function seatIntended(table: TableView): Promise<string | null> {
  const people = intended.get(table.id) ?? [];
  intended.delete(table.id);
  let problem: string | null = null;
  for (const { seat, name } of people) problem ??= await sitDown(table, seat, name);
  return problem;
}

/** Takes a seat, with this browser's part of the dice unless players choose something first; returns the reason if that fails, else null. */
export async function sitDown(table: TableView, seat: Seat | null, name: string): Promise<string | null> {
  const committed = table.dice.kind === 'committed';
  const nonce = freshNonce();
  const later = preparesHere(table);
  const share = later ? {} : committed ? { commitment: promise(nonce) } : { nonce };
  const answered = await api.sit(table.id, seat, name, share);
  if (!answered.ok) return answered.refusal.fact;
  const kept = { ...remembered(table), waiting: committed };
  keepOnlineMatch(committed || later ? kept : { ...kept, nonces: { ...kept.nonces, [answered.value.seat]: nonce } });
  if (committed) tendWaitingMatches();
  return null;
}

export async function leaveSeat(table: TableView, seat: Seat): Promise<string | null> {
  const answered = await api.leave(table.id, seat);
  if (!answered.ok) return answered.refusal.fact;
  const { nonces, ...kept } = remembered(table);
  const { [seat]: _, ...left } = nonces;
  if (table.seats.some(({ mine }, other) => mine && other !== seat)) keepOnlineMatch({ ...kept, nonces: left });
  else forgetOnlineMatch(table.id);
  return null;
}
