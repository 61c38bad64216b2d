import type { Seat } from '@starboard/kernel';
import type { SeatView } from '@starboard/protocol';
import type { Table } from './table.ts';

/** So long the seats of a rematch are held for those who sat there before, in milliseconds. */
const HELD = 10 * 60_000;

/** Whether a seat is held for somebody else at a moment. */
export function isHeldFromOthers({ opening, openedAt }: Table, seat: Seat, guest: string, at: number): boolean {
  const holder = opening.heldFor?.[seat] ?? null;
  return holder !== null && holder.guest !== guest && at < openedAt + HELD;
}

/** Until when empty seats are held; null where they are anybody's. */
export function heldUntil({ opening, openedAt, phase }: Table): number | null {
  return opening.heldFor === undefined || phase !== 'gathering' ? null : openedAt + HELD;
}

/** Whether a seat is held for this guest, for however long. */
export function isHeldFor({ opening }: Table, seat: Seat, guest: string): boolean {
  return opening.heldFor?.[seat]?.guest === guest;
}

/** For whom an empty seat is held, and until when. */
export function holderOf(table: Table, seat: Seat, guest: string): SeatView['heldFor'] {
  const holder = table.opening.heldFor?.[seat] ?? null;
  if (holder === null || table.phase !== 'gathering' || table.sitters[seat] !== null) return null;
  return { name: holder.name, you: holder.guest === guest, until: table.openedAt + HELD };
}
