import type { LobbyQuery } from '../store.ts';
import { plain } from './plain.ts';

/** How names are compared: without case, spacing or hyphens, the same for every database. */
export function searchable(text: string): string {
  return plain(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s-]+/g, ' ');
}

/** A lobby query's conditions besides its words: columns and their values. */
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

export function wordsIn({ search }: LobbyQuery): string {
  return searchable(search ?? '').trim();
}
