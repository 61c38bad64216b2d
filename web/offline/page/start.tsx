import { render } from 'preact';
import { keepForOffline } from './new-version.ts';
import { lookForNews } from './page-news.ts';
import { PageNotes } from './page-notes.tsx';

/** Loaded when the page is idle. A browser that stores nothing, as in some private windows, goes on without a worker. */
export function startOffline(): void {
  const place = document.body.appendChild(document.createElement('aside'));
  place.ariaLabel = 'News about this page';
  render(<PageNotes />, place);
  lookForNews();
  keepForOffline().catch(() => undefined);
}
