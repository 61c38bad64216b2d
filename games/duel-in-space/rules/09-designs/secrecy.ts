import type { Seat } from '@starboard/kernel';
import { type Board, type Event, shipOf, type Tell } from '../model.ts';

/** 9.5 Whether a seat's design is hidden. 10.16 It is hidden only by agreement, and until the duel is over. */
export function isSecret({ setup, over, ships }: Board, seat: Seat): boolean {
  return setup.designs === 'secret' && !over && !shipOf(ships, seat).drone;
}

export const REVEALS = { reveals: true } as const;

/** 9.5 A ship's actions reveal a secret design: such an event may tell viewers more than they knew. */
export function revealing(board: Board, seat: Seat): { readonly reveals?: true } {
  return isSecret(board, seat) ? REVEALS : {};
}

/** Reports an event that gives a design away: its owner reads all figures, the others only the rest. */
export function tellGuarded<E extends Event>(tell: Tell, board: Board, owner: Seat, full: E, guarded: E): void {
  if (!isSecret(board, owner)) {
    tell?.(full);
    return;
  }
  tell?.({ ...full, to: [owner] });
  tell?.({ ...guarded, not: [owner], ...REVEALS });
}
