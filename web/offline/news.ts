interface News {
  /** Differs from that of the news before. */
  readonly id: string;
  readonly lines: readonly [string, string, string];
}

/** What is new for players: replaced by hand with each release, most important first. */
export const NEWS: News = {
  id: '2026-11-19',
  lines: [
    'A coach helps in your first matches of each game, and every game has a challenge each day.',
    'After a match you can see what decided it: your choices, theirs, and the dice.',
    'Replays keep notes, and become pictures, films or a page of their own.',
  ],
};
