import { signal } from '@preact/signals';
import { readKept, tryKeep } from '../../storage/values.ts';
import { NEWS } from '../news.ts';

const KEY = 'news-read';

/** The lines to show after an update; null for somebody who has read them, or who is here for the first time. */
export const unreadNews = signal<readonly string[] | null>(null);

export function lookForNews(): void {
  const read = readKept(KEY);
  if (read === NEWS.id) return;
  if (read === undefined) markRead();
  else unreadNews.value = NEWS.lines;
}

export function markRead(): void {
  unreadNews.value = null;
  tryKeep(KEY, NEWS.id);
}
