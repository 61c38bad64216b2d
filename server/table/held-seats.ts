import type { Seat } from '@starboard/kernel';
import type { SeatView } from '@starboard/protocol';
import type { Table } from './table.ts';

/** Milliseconds for which the seats of a rematch are held for their previous players. */
const HELD = 10 * 60_000;

export function isHeldFromOthers({ opening, openedAt }: Table, seat: Seat, guest: string, at: number): boolean {
  const holder = opening.heldFor?.[seat] ?? null;
  return holder !== null && holder.guest !== guest && at < openedAt + HELD;
}

/** Null if anybody may take them. */
export function heldUntil({ opening, openedAt, phase }: Table): number | null {
  return opening.heldFor === undefined || phase !== 'gathering' ? null : openedAt + HELD;
}

/** Ignores whether the time is over. */
export function isHeldFor({ opening }: Table, seat: Seat, guest: string): boolean {
  return opening.heldFor?.[seat]?.guest === guest;
}

export function holderOf(table: Table, seat: Seat, guest: string): SeatView['heldFor'] {
  const holder = table.opening.heldFor?.[seat] ?? null;
  if (holder === null || table.phase !== 'gathering' || table.sitters[seat] !== null) return null;
  return { name: holder.name, you: holder.guest === guest, until: table.openedAt + HELD };
}
