import { signal } from '@preact/signals';
import type { ToOfflineWorker } from '../worker/messages.ts';

/** The worker of a newer version, once everything it needs is stored. */
const waiting = signal<ServiceWorker | null>(null);
const declined = signal<ServiceWorker | null>(null);

const LOOK_EVERY = 3600_000;

export const isVersionReady = (): boolean => waiting.value !== null && waiting.value !== declined.value;

/** Until the next version, or until the page is loaded again. */
export function declineVersion(): void {
  declined.value = waiting.value;
}

export function loadVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  ask(waiting.peek(), 'take-over');
}

/** Registers the worker, which stores the page, and watches for newer versions. Does nothing where there is none. */
export async function keepForOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return;
  const registration = await serviceWorker.register('service-worker.js', { updateViaCache: 'none' });
  watch(registration);
  setInterval(() => registration.update().catch(() => undefined), LOOK_EVERY);
  ask((await serviceWorker.ready).active, 'store-later');
}

function watch(registration: ServiceWorkerRegistration): void {
  const note = (): void => {
    // Without a controller, this is the first version.
    if (navigator.serviceWorker.controller !== null) waiting.value = registration.waiting;
  };
  const follow = (): void => {
    note();
    registration.installing?.addEventListener('statechange', note);
  };
  follow();
  registration.addEventListener('updatefound', follow);
}

function ask(worker: ServiceWorker | null, asked: ToOfflineWorker): void {
  worker?.postMessage(asked);
}
