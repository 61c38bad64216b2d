import { newRequestId, type Refusal } from '@starboard/protocol';
import { forgetOwnName, learnOwnName, ownNameHeader } from './own-name.ts';
import { serverAddress } from './server.ts';

export type Answered<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

const UNREACHED: Refusal = {
  code: 'unreached',
  fact: 'The server can’t be reached. Check your connection and try again.',
};

/** Milliseconds before each further try of a change that did not get through. */
const PAUSES = [300, 1000, 3000];

/** The request was not decided: no answer came, the server could not deal with it, or the cookie only came with the answer. */
const UNDECIDED = new Set(['unreached', 'stopping', 'busy', 'unavailable', 'no-session']);

export async function request(path: string, init: RequestInit): Promise<Answered<Response>> {
  try {
    const response = await fetch(serverAddress(path), { credentials: 'same-origin', ...init });
    learnOwnName(response);
    if (response.ok) return { ok: true, value: response };
    const refusal: Refusal = await response.json();
    return { ok: false, refusal };
  } catch {
    return { ok: false, refusal: UNREACHED };
  }
}

/** Sends a change. If it did not get through, it is repeated a few times under the same id, so that it counts once. */
export async function post<T>(path: string, body: object = {}): Promise<Answered<T>> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': newRequestId(), ...ownNameHeader() };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  let answered = await read<T>(path, init);
  for (const pause of PAUSES) {
    if (answered.ok || !UNDECIDED.has(answered.refusal.code)) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    answered = await read<T>(path, init);
  }
  return answered;
}

/**
 * Sends a change that may end this browser's session. The server sets the cookie of the next one only with the page, so
 * the page is fetched once more.
 */
export async function postAndRenew<T>(path: string, body: object): Promise<Answered<T>> {
  const answered = await post<T>(path, body);
  if (!answered.ok) return answered;
  await fetch(document.baseURI, { credentials: 'same-origin' }).catch(() => undefined);
  forgetOwnName();
  return answered;
}

/** An interrupted answer also counts as not received. */
async function read<T>(path: string, init: RequestInit): Promise<Answered<T>> {
  const answered = await request(path, init);
  if (!answered.ok) return answered;
  try {
    const text = await answered.value.text();
    return { ok: true, value: JSON.parse(text === '' ? 'null' : text) };
  } catch {
    return { ok: false, refusal: UNREACHED };
  }
}
