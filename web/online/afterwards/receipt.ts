import type { Seat } from '@starboard/kernel';
import { namesOf, type TableView } from '@starboard/protocol';
import { keepOnlineMatch, type OnlineMatch, onlineMatch } from '../../storage/online-matches.ts';
import type { Receipt } from './fairness.ts';

/** What this browser remembers of a match or, without that, what the table says. */
export function remembered(table: TableView): Omit<OnlineMatch, 'at'> {
  const { id, game, commitment, number } = table;
  const players = namesOf(table).join(' against ');
  return onlineMatch(id) ?? { id, game, players, over: false, seen: number, commitment, nonces: {} };
}

/** Remembers a nonce that is about to be revealed, and all commitments before it. */
export function keepReceipt(table: TableView, seat: Seat, nonce: string): void {
  const { restarts, commitments } = table.dice;
  const { nonces } = receiptOf(table);
  keepOnlineMatch({ ...remembered(table), nonces: { ...nonces, [seat]: nonce }, round: { restarts, commitments } });
}

/** Nonces revealed before a restart are not part of the dice. */
export function receiptOf(table: TableView): Receipt {
  const { commitment, nonces, round } = remembered(table);
  if (round === undefined) return { commitment, nonces, commitments: [] };
  const isLast = round.restarts === table.dice.restarts;
  return isLast ? { commitment, nonces, commitments: round.commitments } : { commitment, nonces: {}, commitments: [] };
}
