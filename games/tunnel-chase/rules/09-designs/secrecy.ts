import type { Seat } from '@starboard/kernel';
import type { Board, Event, Tell } from '../model.ts';

/** 9.3 Own designs are secret until the chase is over; 11.2 everything else is open. */
export function areSecret({ setup, over }: Board): boolean {
  return setup.designs === 'own' && !over;
}

export const REVEALS = { reveals: true } as const;

/** 9.4 A starfighter's actions reveal a secret design: such an event may tell viewers more than they knew. */
export function revealing(board: Board): { readonly reveals?: true } {
  return areSecret(board) ? REVEALS : {};
}

/** Reports an event that gives a design away: its owner reads all figures, the others only the rest. */
export function tellGuarded(tell: Tell, board: Board, owner: Seat, full: Event, guarded: Event): void {
  if (!areSecret(board)) {
    tell?.(full);
    return;
  }
  tell?.({ ...full, to: [owner] });
  tell?.({ ...guarded, not: [owner], ...REVEALS });
}
