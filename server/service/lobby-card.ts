import type { Card } from '../store/store.ts';
import { cardOf } from '../table/show.ts';
import type { Table } from '../table/table.ts';

/** Until when a match that is over is shown as if it were not: spectators are that far behind. */
function revealedAt({ opening, lastAt }: Table): number {
  return lastAt + opening.onlookersWait * 1000;
}

/** The card of a match as the lobby may have it: where spectators are held back, it tells nobody more than they see. */
export function lobbyCard(table: Table, now: number): Card {
  const card = cardOf(table);
  const { opening, match, phase, openedAt } = table;
  const live = opening.onlookersWait === 0 || match === null || phase === 'closed';
  if (live || (phase === 'over' && revealedAt(table) <= now)) return card;
  const held = { ...card, phase: 'playing', lastAt: openedAt, shownNumber: 1 } as const;
  return phase === 'over' ? { ...held, dueAt: revealedAt(table) } : held;
}

/** Whether somebody who only watches may know by now how a match ended. */
export function isRevealed(table: Table, now: number): boolean {
  return table.phase === 'closed' || revealedAt(table) <= now;
}
