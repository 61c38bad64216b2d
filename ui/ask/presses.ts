/** A press so many milliseconds after the last is the second half of a double tap, or a key held down: nobody meant it. */
const DOUBLE = 400;

/** What was pressed last, and when. */
export interface Presses {
  last: { readonly what: string; readonly at: number } | null;
}

/** Whether a press confirms the one before it: the second in a row on the same thing, a moment later. */
export function confirms(presses: Presses, what: string, at: number): boolean {
  const { last } = presses;
  presses.last = { what, at };
  return last !== null && last.what === what && at - last.at > DOUBLE;
}
