import { effect } from '@preact/signals';
import type { Picture } from '../../room/picture.ts';
import { notify } from '../../shell/settings.ts';

export function isYourTurn({ view, over }: Picture): boolean {
  return view.value.mine !== null && !over.value;
}

/** Sends a notification when the turn comes while the page is hidden. */
export function callWhenAway(picture: Picture, title: string): () => void {
  let called: number | null = null;
  return effect(() => {
    const { question } = picture.view.value;
    if (!isYourTurn(picture) || !document.hidden || !notify.value || called === question) return;
    called = question;
    call(`Your turn · ${title}`, picture.names.join(' against '));
  });
}

function call(title: string, body: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body, tag: 'your-turn' });
    note.addEventListener('click', () => {
      window.focus();
      note.close();
    });
  } catch {
    // Some phones have notifications but no page may make one; the window's title still says it.
  }
}
