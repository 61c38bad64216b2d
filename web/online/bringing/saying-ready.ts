import type { Seat } from '@starboard/kernel';
import type { TableView } from '@starboard/protocol';
import { keepOnlineMatch } from '../../storage/online-matches.ts';
import { remembered } from '../afterwards/receipt.ts';
import { freshNonce } from '../joining/dice-part.ts';
import { api } from '../server/api.ts';

/** Says that a seat is ready, or not; returns the reason if that fails, else null. In a slow match, the nonce goes along. */
export async function sayReady(table: TableView, seat: Seat, ready: boolean): Promise<string | null> {
  const setupChanges = table.bringing?.setupChanges ?? 0;
  const nonce = ready && table.dice.kind === 'entrusted' ? freshNonce() : undefined;
  if (nonce !== undefined) {
    const kept = remembered(table);
    keepOnlineMatch({ ...kept, nonces: { ...kept.nonces, [seat]: nonce } });
  }
  const said = { ready, setupChanges, ...(nonce === undefined ? {} : { nonce }) };
  const answered = await api.ready(table.id, seat, said);
  return answered.ok ? null : answered.refusal.fact;
}
