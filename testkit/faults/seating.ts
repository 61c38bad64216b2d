import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { commitTo, type Seat } from '@starboard/kernel';
import { type NewMatchRequest, newRequestId, type TableView, UNTIMED } from '@starboard/protocol';
import type { GuestClient, GuestReply } from './guest.ts';

export type Wanted = Pick<NewMatchRequest, 'game' | 'setup' | 'seats'> & Partial<NewMatchRequest>;

/** A house that does not answer for this long is gone, in milliseconds. */
const PATIENCE = 100_000;
const PAUSE = 50;
const TOO_SLOW = 408;
const TOO_FAST = 429;
/** The cookie is yet to come, or is that of a device which was signed out meanwhile. */
const UNKNOWN = 401;

/** Comes in and is given a cookie, before anything is done that a lost answer would leave to nobody. */
export async function comeIn(guest: GuestClient): Promise<void> {
  await insist(guest, () => guest.get('/api/matches?most=1'));
}

/** A request for a match, with the usual terms where nothing else is wanted. */
export function matchRequest(wanted: Wanted): NewMatchRequest {
  return { listed: true, timeControl: UNTIMED, severalSeats: false, helpForAll: false, spectatorDelay: 0, ...wanted };
}

/** Opens a match and says its id. */
export async function openMatch(guest: GuestClient, wanted: Wanted): Promise<string> {
  const reply = await post(guest, '/api/matches', matchRequest(wanted));
  if (reply.status !== 201) throw new Error(`no match was opened: ${reply.text}`);
  return JSON.parse(reply.text).match;
}

/** Lets a seat show the nonce that it promised; to be called when all seats are taken. */
export type ShowNonce = () => Promise<void>;

export async function sitDown(guest: GuestClient, match: string, seat: Seat): Promise<ShowNonce> {
  const nonce = newNonce();
  const { dice } = await look(guest, match);
  const committed = dice.kind === 'committed';
  const body = { seat, name: `Player ${seat + 1}`, ...(committed ? { commitment: commitTo(nonce) } : { nonce }) };
  const reply = await post(guest, `/api/matches/${match}/sit`, body);
  if (reply.status !== 200) throw new Error(`no seat at ${match}: ${reply.text}`);
  return async () => {
    if (!committed) return;
    const shown = await post(guest, `/api/matches/${match}/reveal`, { seat, nonce });
    if (shown.status !== 200) throw new Error(`no nonce shown at ${match}: ${shown.text}`);
  };
}

export function newNonce(): string {
  return randomBytes(16).toString('hex');
}

export async function look(guest: GuestClient, match: string): Promise<TableView> {
  const looked = await insist(guest, () => guest.get(`/api/matches/${match}/table`));
  if (looked.status !== 200) throw new Error(`no table ${match}: ${looked.text}`);
  const { table }: { readonly table: TableView } = JSON.parse(looked.text);
  return table;
}

/** The record of a match that is over. */
export async function fetchRecord(guest: GuestClient, match: string): Promise<string> {
  let record = '';
  for (let part: string | undefined = 'record'; part !== undefined; ) {
    const path: string = `/api/matches/${match}/${part}`;
    const reply = await insist(guest, () => guest.get(path));
    if (reply.status !== 200) throw new Error(`no record of ${match}: ${reply.text}`);
    record += reply.text;
    part = reply.next;
  }
  return record;
}

/** Every copy of a request carries the same id. */
function post(guest: GuestClient, path: string, body: object): Promise<GuestReply> {
  const id = newRequestId();
  return insist(guest, () => guest.post(path, body, id));
}

/** Whether the house could not deal with it just now. */
export function isPassing({ status }: GuestReply): boolean {
  return status >= 500 || status === TOO_FAST || status === TOO_SLOW || status === UNKNOWN;
}

/** Asks again, through the next door, until the house answers. */
export async function insist(guest: GuestClient, ask: () => Promise<GuestReply>): Promise<GuestReply> {
  let last: unknown;
  for (const start = performance.now(); performance.now() - start < PATIENCE; await wait(PAUSE)) {
    try {
      const reply = await ask();
      if (!isPassing(reply)) return reply;
      last = reply.text;
    } catch (error) {
      last = error;
    }
    guest.tryNextDoor();
  }
  throw new Error('nobody answers', { cause: last });
}
