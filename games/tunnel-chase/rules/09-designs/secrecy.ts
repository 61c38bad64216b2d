import type { Seat } from '@starboard/kernel';
import type { Board, Event, Tell } from '../model.ts';

/** 9.3 Own designs are kept from everybody else until the chase is over; 11.2 everything else is open. */
export function areSecret({ setup, over }: Board): boolean {
  return setup.designs === 'own' && !over;
}

export const REVEALS = { reveals: true } as const;

/** 9.4 A secret design shows by what a starfighter does: such an event may tell more than was known before. */
export function revealing(board: Board): { readonly reveals?: true } {
  return areSecret(board) ? REVEALS : {};
}

/** Tells an event whose figures give a design away: in full to its owner, to the others with those figures left out. */
export function tellGuarded(tell: Tell, board: Board, owner: Seat, full: Event, guarded: Event): void {
  if (!areSecret(board)) {
    tell?.(full);
    return;
  }
  tell?.({ ...full, to: [owner] });
  tell?.({ ...guarded, not: [owner], ...REVEALS });
}
