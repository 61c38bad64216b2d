export interface GameEntry {
  readonly id: string;
  readonly game: string;
  /** "Ada against Ben". */
  readonly players: string;
  readonly state: string;
  /** Whether it waits for a player at this screen. */
  readonly yours: boolean;
  /** When the awaited player runs out of time, in milliseconds since 1970; null without a limit. */
  readonly deadline: number | null;
  readonly over: boolean;
  readonly online: boolean;
  /** Where a click leads, and its label. */
  readonly href: string;
  readonly verb: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** Matches that wait for a player here come first, the most urgent at the top; then the latest. */
export function inOrder(entries: readonly GameEntry[]): readonly GameEntry[] {
  const urgency = ({ yours, deadline }: GameEntry): number =>
    yours ? (deadline ?? Number.MAX_SAFE_INTEGER) : Number.POSITIVE_INFINITY;
  return entries.toSorted((a, b) => (urgency(a) === urgency(b) ? b.at - a.at : urgency(a) - urgency(b)));
}
