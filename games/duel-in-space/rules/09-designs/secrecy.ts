import type { Seat } from '@starboard/kernel';
import { type Board, type Event, shipOf, type Tell } from '../model.ts';

/** 9.5 Whether a seat's design is kept from everybody else. 10.16 Only if so agreed, and until the duel is over. */
export function isSecret({ setup, over, ships }: Board, seat: Seat): boolean {
  return setup.designs === 'secret' && !over && !shipOf(ships, seat).drone;
}

export const REVEALS = { reveals: true } as const;

/** 9.5 A secret design shows by what the ship does: such an event may tell more than was known before. */
export function revealing(board: Board, seat: Seat): { readonly reveals?: true } {
  return isSecret(board, seat) ? REVEALS : {};
}

/** Tells an event whose figures give a design away: in full to its owner, and to the others with those figures left out. */
export function tellGuarded<E extends Event>(tell: Tell, board: Board, owner: Seat, full: E, guarded: E): void {
  if (!isSecret(board, owner)) {
    tell?.(full);
    return;
  }
  tell?.({ ...full, to: [owner] });
  tell?.({ ...guarded, not: [owner], ...REVEALS });
}
