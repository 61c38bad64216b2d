import type { ComponentChildren } from 'preact';
import { inRoom } from '../in-room.ts';
import { declineVersion, isVersionReady, loadVersion } from './new-version.ts';
import { markRead, unreadNews } from './page-news.ts';
import '../../style/pages/notes.css';

/** Offers a new version, and says what is new after an update; never while a match is open. */
export function PageNotes() {
  if (inRoom.value) return null;
  if (isVersionReady()) {
    return (
      <Note title="A new version is ready">
        <div class="note-buttons">
          <button type="button" class="primary" onClick={loadVersion}>
            Load it
          </button>
          <button type="button" onClick={declineVersion}>
            Later
          </button>
        </div>
      </Note>
    );
  }
  if (unreadNews.value === null) return null;
  return (
    <Note title="New in this version">
      <ul>
        {unreadNews.value.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div class="note-buttons">
        <button type="button" onClick={markRead}>
          Close
        </button>
      </div>
    </Note>
  );
}

function Note({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="page-note" aria-labelledby="page-note-title" aria-live="polite">
      <h2 id="page-note-title">{title}</h2>
      {children}
    </section>
  );
}
