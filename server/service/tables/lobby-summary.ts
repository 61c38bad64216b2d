import type { MatchSummary } from '@starboard/protocol';
import type { StoredSummary } from '../../store/store.ts';
import { summaryOf } from '../../table/show.ts';
import type { Table } from '../../table/table.ts';

/** Until when a finished match still counts as running, because spectators are that far behind. */
function revealedAt({ opening, lastAt }: Table): number {
  return lastAt + opening.spectatorDelay * 1000;
}

/** The summary for the lobby: if spectators are delayed, it reveals no more than they see. */
export function lobbySummary(table: Table, now: number): StoredSummary {
  const summary = summaryOf(table);
  const { opening, match, phase, openedAt } = table;
  const live = opening.spectatorDelay === 0 || match === null || phase === 'closed';
  if (live || (phase === 'over' && revealedAt(table) <= now)) return summary;
  const held = { ...summary, phase: 'playing', lastAt: openedAt, shownNumber: 1 } as const;
  return phase === 'over' ? { ...held, dueAt: revealedAt(table) } : held;
}

/**
 * The summary at a moment: held seats are not open, and once they are no longer held, the summary doesn't mention it.
 */
export function summaryAt(summary: MatchSummary, now: number): MatchSummary {
  if (summary.heldUntil === null) return summary;
  return now < summary.heldUntil ? { ...summary, openSeats: 0 } : { ...summary, heldUntil: null };
}

/** Whether a spectator may know by now how a match ended. */
export function isRevealed(table: Table, now: number): boolean {
  return table.phase === 'closed' || revealedAt(table) <= now;
}
