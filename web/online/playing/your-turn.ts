import { effect } from '@preact/signals';
import type { Picture } from '../../room/picture.ts';
import { address } from '../../shell/router.ts';
import { notify } from '../../shell/settings.ts';
import { pushHere } from '../push/device-push.ts';

export function isYourTurn({ view, over }: Picture): boolean {
  return view.value.mine !== null && !over.value;
}

/** Sends a notification when the turn comes while the page is hidden. */
export function callWhenAway(picture: Picture, match: string, title: string): () => void {
  let called: number | null = null;
  return effect(() => {
    const { question } = picture.view.value;
    if (!isYourTurn(picture) || !document.hidden || !notify.value || called === question) return;
    called = question;
    if (pushHere.peek()?.muted.includes(match)) return;
    void call(`Your turn · ${title}`, picture.names.join(' against '), match);
  });
}

async function call(title: string, body: string, match: string): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  // On phones only the worker may notify.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker !== undefined) {
    await worker.showNotification(title, { body, tag: `turn ${match}`, data: address({ page: 'online', match }) });
    return;
  }
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
