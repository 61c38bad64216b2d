interface News {
  /** Differs from that of the news before. */
  readonly id: string;
  readonly lines: readonly [string, string, string];
}

/** What is new for players: replaced by hand with each release, most important first. */
export const NEWS: News = {
  id: '2026-11',
  lines: [
    'Starboard installs as an app, and works without a network after one visit.',
    'In online matches, “your turn” reaches you even when the page is closed.',
    'Bots have five levels and characters of their own.',
  ],
};
