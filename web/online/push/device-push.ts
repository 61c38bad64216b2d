import { signal } from '@preact/signals';
import { api } from '../server/api.ts';

/** Whether the server calls this device when it is the player's turn and the page is closed. */
export interface PushHere {
  readonly key: string;
  readonly on: boolean;
  /** Matches for which it doesn't. */
  readonly muted: readonly string[];
}

/** Null where the server or the browser can't. */
export const pushHere = signal<PushHere | null>(null);

export async function lookForPush(): Promise<void> {
  if ((await pushManager()) === null) return;
  const answered = await api.push.state();
  if (!answered.ok || answered.value.key === null) return;
  pushHere.value = { ...answered.value, key: answered.value.key };
}

/** The player has allowed notifications before. Returns whether the server calls this device from now on. */
export async function switchPushOn(): Promise<boolean> {
  const here = pushHere.peek();
  const manager = await pushManager();
  if (here === null || manager === null) return false;
  try {
    const subscription = await subscribed(manager, here.key);
    const { endpoint = '', keys = {} } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys;
    const answered = await api.push.on({ endpoint, p256dh, auth });
    if (answered.ok) pushHere.value = { ...here, on: true };
    return answered.ok;
  } catch {
    // The browser's push service can't be reached, or the browser has none.
    return false;
  }
}

export async function switchPushOff(): Promise<void> {
  const here = pushHere.peek();
  if (here?.on) await api.push.off();
  pushHere.value = here && { ...here, on: false, muted: [] };
  await forgetSubscription();
}

/** Leaves nothing in the browser by which it could be called. */
export async function forgetSubscription(): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription();
  await subscription?.unsubscribe();
}

export async function mutePush(match: string, muted: boolean): Promise<void> {
  const answered = await api.push.mute(match, muted);
  const here = pushHere.peek();
  if (!answered.ok || here === null) return;
  const others = here.muted.filter((each) => each !== match);
  pushHere.value = { ...here, muted: muted ? [...others, match] : others };
}

async function pushManager(): Promise<PushManager | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager ?? null;
}

/** A subscription belongs to one key of the server; with another key, it has to be made again. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const kept = await manager.getSubscription();
  const keptKey = kept?.options.applicationServerKey;
  if (kept !== null && keptKey instanceof ArrayBuffer && base64Url(keptKey) === key) return kept;
  await kept?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function base64Url(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
