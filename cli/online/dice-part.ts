import { randomBytes } from 'node:crypto';
import { sha256 } from '@starboard/kernel';
import type { DiceShare, TableView } from '@starboard/protocol';
import type { OnlineGuest } from './guest.ts';

/** A seat's part in making the dice: a nonce, promised before all are shown where people are present together. */
export interface DicePart {
  /** What to sit down with. */
  share(kind: TableView['dice']['kind']): DiceShare;
  /** Does what the table waits for now, if anything. */
  goOn(table: TableView, guest: OnlineGuest): Promise<void>;
}

export function dicePart(): DicePart {
  const newNonce = (): string => randomBytes(16).toString('hex');
  let nonce = newNonce();
  let promisedAt = 0;
  let shownAt = -1;
  return {
    share: (kind) => (kind === 'committed' ? { commitment: sha256(nonce) } : { nonce }),
    async goOn({ phase, dice, seats }, guest) {
      const seat = seats.findIndex(({ mine }) => mine);
      if (phase !== 'gathering' || dice.kind !== 'committed' || seat < 0) return;
      if (dice.commitments[seat] === null && promisedAt < dice.restarts) {
        // A nonce is never promised twice.
        [promisedAt, nonce] = [dice.restarts, newNonce()];
        await guest.post('commit', { seat, commitment: sha256(nonce) });
      } else if (dice.awaits?.what === 'nonce' && !dice.shown.includes(seat) && shownAt < dice.restarts) {
        shownAt = dice.restarts;
        await guest.post('reveal', { seat, nonce });
      }
    },
  };
}
