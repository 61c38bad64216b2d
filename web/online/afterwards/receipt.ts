import type { Seat } from '@starboard/kernel';
import { namesOf, type TableView } from '@starboard/protocol';
import { keepOnlineMatch, type OnlineMatch, onlineMatch } from '../../storage/online-matches.ts';
import type { Receipt } from './fairness.ts';

/** What this browser remembers of a match or, where that is nothing, what the table says of it. */
export function remembered(table: TableView): Omit<OnlineMatch, 'at'> {
  const { id, game, commitment, number } = table;
  const players = namesOf(table).join(' against ');
  return onlineMatch(id) ?? { id, game, players, over: false, seen: number, commitment, nonces: {} };
}

/** Remembers a number that is about to be shown, and what all had promised before it was. */
export function keepReceipt(table: TableView, seat: Seat, nonce: string): void {
  const { restarts, commitments } = table.dice;
  const { nonces } = receiptOf(table);
  keepOnlineMatch({ ...remembered(table), nonces: { ...nonces, [seat]: nonce }, round: { restarts, commitments } });
}

/** What this browser knows of its own of how the dice were made: numbers shown before all began anew are not in them. */
export function receiptOf(table: TableView): Receipt {
  const { commitment, nonces, round } = remembered(table);
  if (round === undefined) return { commitment, nonces, commitments: [] };
  const isLast = round.restarts === table.dice.restarts;
  return isLast ? { commitment, nonces, commitments: round.commitments } : { commitment, nonces: {}, commitments: [] };
}
