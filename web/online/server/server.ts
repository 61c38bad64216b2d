import { signal } from '@preact/signals';

/** An address of the server that this page came from. */
export function serverAddress(path: string): URL {
  return new URL(`api/${path}`, document.baseURI);
}

export function socketAddress(): URL {
  const address = serverAddress('socket');
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}

/** Whether the page came from a server that keeps matches; false until it has answered. */
export const serverIsThere = signal(false);
let asked: Promise<void> | null = null;

/** Asks once. A page served as plain files finds nobody, and says nothing of it. */
export function lookForServer(): Promise<void> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<void> {
  if (!location.protocol.startsWith('http')) return;
  try {
    const answer = await fetch(serverAddress('games'), { headers: { accept: 'application/json, */*' } });
    serverIsThere.value = answer.ok && (answer.headers.get('content-type') ?? '').includes('json');
  } catch {
    serverIsThere.value = false;
  }
}
