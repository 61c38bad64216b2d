/** What the server sends when it is somebody's turn. */
interface TurnNotice {
  readonly match: string;
  readonly game: string;
  readonly players: readonly string[];
}

export interface Shown {
  readonly title: string;
  readonly body: string;
  /** A newer notice of a match replaces the older one. */
  readonly tag: string;
  /** Where a tap leads, relative to the page. */
  readonly address: string;
}

const MATCH_ID = /^[A-Za-z0-9_-]{6,64}$/;

/** Browsers insist that something is shown, so a notice that can't be read leads to the first page. */
export function shownFor(data: unknown): Shown {
  const notice = turnNotice(data);
  if (notice === null) return { title: 'Starboard', body: 'It may be your turn.', tag: 'starboard', address: '#/' };
  const { match, game, players } = notice;
  return {
    title: `Your turn · ${game}`,
    body: players.join(' against '),
    tag: `turn ${match}`,
    address: `#/online/${match}`,
  };
}

function turnNotice(data: unknown): TurnNotice | null {
  if (typeof data !== 'object' || data === null || !('match' in data && 'game' in data && 'players' in data))
    return null;
  const { match, game, players } = data;
  if (typeof match !== 'string' || !MATCH_ID.test(match) || typeof game !== 'string' || !Array.isArray(players)) {
    return null;
  }
  return { match, game, players: players.filter((name) => typeof name === 'string') };
}
