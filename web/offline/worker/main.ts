import { fileFor, type PageFiles, SHELL } from './files.ts';
import type { ToOfflineWorker } from './messages.ts';
import { shownFor } from './notice.ts';
import { storedFiles } from './stored.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build fills it in. */
declare const PAGE_FILES: PageFiles;

const files = PAGE_FILES;
const { scope } = self.registration;
const stored = storedFiles({ scope, files, caches: self.caches, fetch: (...asked) => fetch(...asked) });

// The first version takes over at once; a later one waits until a page asks, or until no page is open.
self.addEventListener('install', (event) => event.waitUntil(stored.storeFirst()));
self.addEventListener('activate', (event) => event.waitUntil(stored.takeOver().then(() => self.clients.claim())));

self.addEventListener('message', (event) => {
  const asked: ToOfflineWorker = event.data;
  if (asked === 'take-over') event.waitUntil(self.skipWaiting());
  if (asked === 'store-later') event.waitUntil(stored.storeLater().catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const path = fileFor(event.request, scope, files);
  if (path === null) return;
  event.respondWith(stored.find(path).then((found) => found ?? fetch(event.request)));
  // The server renews the guest's cookie when the page is loaded, which it otherwise would not notice.
  if (path === SHELL) event.waitUntil(fetch(scope, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined));
});

self.addEventListener('push', (event) => {
  const { title, ...shown } = shownFor(readJson(event.data));
  event.waitUntil(self.registration.showNotification(title, { ...shown, icon: 'icons/192.png', data: shown.address }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(scope + event.notification.data));
});

function readJson(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}

/** In a page that shows it already, if there is one. */
async function open(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url === address);
  if (page === undefined) await self.clients.openWindow(address);
  else await page.focus();
}
