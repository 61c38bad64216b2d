import type { Seat } from '@starboard/kernel';

/** Several people at one screen: who holds it, and to whom it should pass. */
export interface AtTheScreen {
  readonly seats: readonly Seat[];
  /** Null before anybody has taken the screen. */
  readonly holder: Seat | null;
  readonly asked: readonly Seat[];
  /** Whether the holder is still watching playback. */
  readonly showing: boolean;
  readonly over: boolean;
}

/** The seat that should get the screen; null if the right player holds it. */
export function passTo({ seats, holder, asked, showing, over }: AtTheScreen): Seat | null {
  if (seats.length < 2) return null;
  if (holder === null) return asked[0] ?? seats[0] ?? null;
  if (showing || over || asked.length === 0 || asked.includes(holder)) return null;
  return asked.find((seat) => seat > holder) ?? asked[0] ?? null;
}
