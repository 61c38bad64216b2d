import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { commitTo, type Seat } from '@starboard/kernel';
import { type NewMatchRequest, type TableView, UNTIMED } from '@starboard/protocol';
import type { Guest, Reply } from './guest.ts';

export type Wanted = Pick<NewMatchRequest, 'game' | 'setup' | 'seats'>;

/** A house that does not answer for so long is gone, in milliseconds. */
const PATIENCE = 100_000;
const PAUSE = 50;

/** Comes in and is given a cookie, before anything is done that a lost answer would leave to nobody. */
export async function comeIn(guest: Guest): Promise<void> {
  await insist(guest, () => guest.get('/api/matches?most=1'));
}

/** Opens a match and says its id. An answer that was lost leaves a match that nobody plays. */
export async function openMatch(guest: Guest, wanted: Wanted): Promise<string> {
  const body: NewMatchRequest = {
    listed: true,
    timeControl: UNTIMED,
    severalSeats: false,
    spectatorDelay: 0,
    ...wanted,
  };
  const reply = await insist(guest, () => guest.post('/api/matches', body));
  if (reply.status !== 201) throw new Error(`no match was opened: ${reply.text}`);
  return JSON.parse(reply.text).match;
}

/** Lets a seat show the nonce that it promised; to be called when all seats are taken. */
export type ShowNonce = () => Promise<void>;

/** Sits down; who is told that the seat is taken looks whether it is by themselves, because the answer was lost. */
export async function sitDown(guest: Guest, match: string, seat: Seat): Promise<ShowNonce> {
  const nonce = randomBytes(16).toString('hex');
  const committed = (await look(guest, match)).dice.kind === 'committed';
  const body = { seat, name: `Player ${seat + 1}`, ...(committed ? { commitment: commitTo(nonce) } : { nonce }) };
  const reply = await insist(guest, () => guest.post(`/api/matches/${match}/sit`, body));
  const sits = reply.status === 200 || (await look(guest, match)).seats[seat]?.mine === true;
  if (!sits) throw new Error(`no seat at ${match}: ${reply.text}`);
  return async () => {
    if (committed) await reveal(guest, match, seat, nonce);
  };
}

async function look(guest: Guest, match: string): Promise<TableView> {
  const looked = await insist(guest, () => guest.get(`/api/matches/${match}`));
  const { table }: { readonly table: TableView } = JSON.parse(looked.text);
  return table;
}

async function reveal(guest: Guest, match: string, seat: Seat, nonce: string): Promise<void> {
  const reply = await insist(guest, () => guest.post(`/api/matches/${match}/reveal`, { seat, nonce }));
  if (reply.status !== 200) throw new Error(`no nonce shown at ${match}: ${reply.text}`);
}

/** The record of a match that is over. */
export async function fetchRecord(guest: Guest, match: string): Promise<string> {
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

/** Asks again, through the next door, until the house answers. */
async function insist(guest: Guest, ask: () => Promise<Reply>): Promise<Reply> {
  let last: unknown;
  for (const start = performance.now(); performance.now() - start < PATIENCE; await wait(PAUSE)) {
    try {
      const reply = await ask();
      if (reply.status < 500 && reply.status !== 429) return reply;
      last = reply.text;
    } catch (error) {
      last = error;
    }
    guest.tryNextDoor();
  }
  throw new Error('nobody answers', { cause: last });
}
