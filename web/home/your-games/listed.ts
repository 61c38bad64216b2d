import { computed, signal } from '@preact/signals';
import { api, type MatchStatus } from '../../online/server/api.ts';
import { serverIsThere } from '../../online/server/server.ts';
import type { LocalMatches } from '../../storage/matches/local-matches.ts';
import type { StoredMatch } from '../../storage/matches/match-storage.ts';
import { openMatches } from '../../storage/matches/open-matches.ts';
import { type OnlineMatch, onlineMatches, updateOnlineMatch } from '../../storage/online-matches.ts';
import { type GameEntry, inOrder } from './game-entry.ts';
import { localEntry } from './local-entry.ts';
import { endOf, isDone, onlineEntry } from './online-entry.ts';

interface Local {
  readonly matches: LocalMatches;
  readonly list: readonly StoredMatch[];
}

/** Null until they are read. */
export const local = signal<Local | null>(null);
const online = signal<readonly OnlineMatch[]>([]);
/** The server's last answer for matches in progress, by match. */
const standings = signal<ReadonlyMap<string, MatchStatus>>(new Map());

export const problem = signal<string | null>(null);

/** All games of this player, wherever they are kept; null until they are read. */
export const entries = computed((): readonly GameEntry[] | null =>
  local.value === null
    ? null
    : inOrder([
        ...local.value.list.map(localEntry),
        ...online.value.map((match) => onlineEntry(match, standings.value.get(match.id))),
      ]),
);

export async function refresh(): Promise<void> {
  online.value = onlineMatches();
  try {
    const matches = await openMatches();
    local.value = { matches, list: await matches.list() };
    problem.value = null;
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    problem.value = `Your games could not be read from this browser’s storage (${cause}). Reload the page to try again.`;
  }
}

/** Nobody plays more matches at a time; the rest is shown as last seen. */
const MOST_ASKED = 12;

/** Asks the server about matches in progress. Those that are over by now join the history. */
export async function askServer(): Promise<void> {
  if (!serverIsThere.peek() || document.hidden) return;
  const open = onlineMatches().filter(({ over, outcome }) => !over || outcome === undefined);
  const answers = await Promise.all(
    open.slice(0, MOST_ASKED).map(async ({ id }) => [id, await api.table(id)] as const),
  );
  const known = new Map(standings.peek());
  for (const [id, answered] of answers) {
    if (!answered.ok) continue;
    const { table } = answered.value;
    known.set(id, answered.value);
    if (isDone(table)) {
      updateOnlineMatch(id, { over: true, outcome: table.phase === 'over' ? endOf(table) : 'Closed by the host' });
    }
  }
  standings.value = known;
  online.value = onlineMatches();
}
