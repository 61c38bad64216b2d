import type { Seat } from '@starboard/kernel';

/** Several people at one screen: who holds it, and to whom it should pass. */
export interface AtTheScreen {
  /** The seats played from this screen. */
  readonly seats: readonly Seat[];
  /** Who holds it; null before anybody has taken it. */
  readonly holder: Seat | null;
  /** The seats here that are asked something now. */
  readonly asked: readonly Seat[];
  /** Whether the holder is still being shown what happened. */
  readonly showing: boolean;
  readonly over: boolean;
}

/** The seat the screen should be passed to; null while it is in the right hands. */
export function passTo({ seats, holder, asked, showing, over }: AtTheScreen): Seat | null {
  if (seats.length < 2) return null;
  if (holder === null) return asked[0] ?? seats[0] ?? null;
  if (showing || over || asked.length === 0 || asked.includes(holder)) return null;
  return asked.find((seat) => seat > holder) ?? asked[0] ?? null;
}
