import { signal } from '@preact/signals';
import type { LocalMatches } from '../storage/matches/local-matches.ts';
import type { StoredMatch } from '../storage/matches/match-storage.ts';
import { openMatches } from '../storage/matches/open-matches.ts';

interface MatchSummary {
  readonly matches: LocalMatches;
  readonly goingOn: readonly StoredMatch[];
  readonly over: readonly StoredMatch[];
}

/** The matches of this browser as last looked at; null before that. */
export const listed = signal<MatchSummary | null>(null);

/** Why they could not be looked at. */
export const problem = signal<string | null>(null);

/** Looks again. */
export async function refresh(): Promise<void> {
  try {
    const matches = await openMatches();
    const all = await matches.list();
    listed.value = { matches, goingOn: all.filter(({ over }) => !over), over: all.filter(({ over }) => over) };
    problem.value = null;
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    problem.value = `Your matches could not be read from this browser’s storage (${cause}). Load the page again.`;
  }
}
