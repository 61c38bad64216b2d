import { signal } from '@preact/signals';
import { learnOwnName } from './own-name.ts';

export function serverAddress(path: string): URL {
  return new URL(`api/${path}`, document.baseURI);
}

/** `guest` is whom the socket is for, if the server has said it. */
export function socketAddress(guest: string | null): URL {
  const address = serverAddress('socket');
  if (guest !== null) address.searchParams.set('guest', guest);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}

/** False until a server that keeps matches has answered. */
export const serverIsThere = signal(false);
let asked: Promise<void> | null = null;

/** Asks once. A page served as plain files has no server and says nothing about it. */
export function lookForServer(): Promise<void> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<void> {
  if (!location.protocol.startsWith('http')) return;
  try {
    const answer = await fetch(serverAddress('games'), { headers: { accept: 'application/json, */*' } });
    learnOwnName(answer);
    serverIsThere.value = answer.ok && (answer.headers.get('content-type') ?? '').includes('json');
  } catch {
    serverIsThere.value = false;
  }
}
