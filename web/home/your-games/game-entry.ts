/** A match as the list of one's games shows it, wherever it is kept. */
export interface GameEntry {
  readonly id: string;
  readonly game: string;
  /** "Ada against Ben". */
  readonly players: string;
  /** Whose turn it is, or how it ended. */
  readonly state: string;
  /** Whether it waits for somebody at this screen. */
  readonly yours: boolean;
  /** When whoever it waits for is out of time, in milliseconds since 1970; null where nobody hurries. */
  readonly deadline: number | null;
  readonly over: boolean;
  readonly online: boolean;
  /** Where a click leads, and what one does there. */
  readonly href: string;
  readonly verb: string;
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number;
}

/** What waits for somebody here comes first, the most urgent before the rest; then the latest. */
export function inOrder(entries: readonly GameEntry[]): readonly GameEntry[] {
  const urgency = ({ yours, deadline }: GameEntry): number =>
    yours ? (deadline ?? Number.MAX_SAFE_INTEGER) : Number.POSITIVE_INFINITY;
  return entries.toSorted((a, b) => (urgency(a) === urgency(b) ? b.at - a.at : urgency(a) - urgency(b)));
}
