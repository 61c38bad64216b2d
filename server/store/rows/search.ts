import type { LobbyQuery } from '../store.ts';
import { plain } from './plain.ts';

/** How names are compared: without regard to case, spacing or hyphens, the same whatever the database. */
export function searchable(text: string): string {
  return plain(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ');
}

/** What a lobby query asks of a row beside its words: each a column and the value wanted there. */
export function conditions({ game, phase }: LobbyQuery): readonly Condition[] {
  const found: Condition[] = [];
  if (phase !== undefined) found.push({ column: 'phase', value: phase });
  if (game !== undefined) found.push({ column: 'game', value: plain(game) });
  return found;
}

interface Condition {
  readonly column: 'phase' | 'game';
  readonly value: string;
}

/** The words that are searched for; empty for none. */
export function wordsIn({ search }: LobbyQuery): string {
  return searchable(search ?? '').trim();
}
