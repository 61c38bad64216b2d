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

/** The matches kept in this browser as last looked at; null before that. */
export const local = signal<Local | null>(null);
const online = signal<readonly OnlineMatch[]>([]);
/** What the server last said of those that go on, by match. */
const standings = signal<ReadonlyMap<string, MatchStatus>>(new Map());

/** Why they could not be looked at. */
export const problem = signal<string | null>(null);

/** All of one's games, wherever they are kept; null before they were looked at. */
export const entries = computed((): readonly GameEntry[] | null =>
  local.value === null
    ? null
    : inOrder([
        ...local.value.list.map(localEntry),
        ...online.value.map((match) => onlineEntry(match, standings.value.get(match.id))),
      ]),
);

/** Looks again at what this browser keeps. */
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

/** More matches at a time than this nobody plays; the rest is shown as it was last seen. */
const MOST_ASKED = 12;

/** Asks the server how matches stand that go on as far as is known here. What is over by now joins the history. */
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
