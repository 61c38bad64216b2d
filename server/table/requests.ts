import type { Entry } from './entry.ts';
import { type DoneRequest, type GuestRequests, seatsOf, type Table } from './table.ts';

/** The requests done at a table, so that a repeated one is answered and changes nothing. */

export interface Asker {
  readonly id: string;
  readonly request: string;
}

/** Requests remembered for each guest. */
const MOST_OF_GUEST = 64;
/** Guests remembered who neither sit at the table nor host it: anybody may sit down and leave again. */
const MOST_PASSERS_BY = 32;

/** Undefined if it was not done, or too many came after it. */
export function doneRequest({ requests }: Table, { id, request }: Asker): DoneRequest | undefined {
  const known = requests.find(({ guest }) => guest === id);
  if (known === undefined) return undefined;
  const print = printOf(request);
  for (let at = known.prints.indexOf(print); at >= 0; at = known.prints.indexOf(print, at + 1)) {
    const each = known.done[at];
    if (each !== undefined && idOf(each) === request) return each;
  }
  return undefined;
}

const idOf = (done: DoneRequest): string => (typeof done === 'string' ? done : done.id);

/** FNV-1a: a small number by which nearly all ids differ. */
function printOf(id: string): number {
  let print = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) print = Math.imul(print ^ id.charCodeAt(i), 0x01000193);
  return print >>> 2;
}

/** Requests as a snapshot keeps them: the latest last. */
export type KeptRequests = readonly Pick<GuestRequests, 'guest' | 'done'>[];

export const keptRequests = (requests: Table['requests']): KeptRequests =>
  requests.map(({ guest, done, oldest }) => ({ guest, done: [...done.slice(oldest), ...done.slice(0, oldest)] }));

export const requestsIn = (kept: KeptRequests): Table['requests'] =>
  kept.map(({ guest, done }) => ({ guest, done, prints: done.map((each) => printOf(idOf(each))), oldest: 0 }));

/** Adds the request that caused an entry, and its guest if the entry doesn't imply it. */
export function signed(table: Table, entry: Entry, { id, request }: Asker): Entry {
  return guestBehind(table, entry) === id ? { ...entry, request } : { ...entry, request, by: id };
}

export function requestsAfter(before: Table, after: Table, entry: Entry): Table['requests'] {
  const { request } = entry;
  const guest = entry.by ?? guestBehind(before, entry);
  if (request === undefined || guest === undefined) return before.requests;
  const known = before.requests.find((each) => each.guest === guest) ?? { ...NOTHING_DONE, guest };
  const mine = withOneMore(known, doneBy(entry, request), printOf(request));
  const others = before.requests.filter((each) => each.guest !== guest);
  return withoutLongGone(after, others.concat(mine));
}

const NOTHING_DONE = { done: [], prints: [], oldest: 0 };

/** Every choice comes through here: nothing moves in the lists, and they are as long as they need to be. */
function withOneMore({ guest, done, prints, oldest }: GuestRequests, next: DoneRequest, print: number): GuestRequests {
  if (done.length < MOST_OF_GUEST) return { guest, done: done.concat(next), prints: prints.concat(print), oldest };
  return {
    guest,
    done: done.with(oldest, next),
    prints: prints.with(oldest, print),
    oldest: (oldest + 1) % MOST_OF_GUEST,
  };
}

function guestBehind({ sitters, opening }: Table, entry: Entry): string | undefined {
  switch (entry.type) {
    case 'sat':
      return entry.guest;
    case 'moved':
      return sitters[entry.move.seat]?.guest;
    case 'left-seat':
    case 'brought':
    case 'ready':
    case 'committed':
    case 'revealed':
    case 'handed-over':
    case 'standing':
    case 'offered-draw':
      return sitters[entry.seat]?.guest;
    case 'called':
      return 'seats' in entry.call ? sitters[entry.call.seats[0] ?? -1]?.guest : opening.host;
    case 'opened':
    case 'set-up':
    case 'freed':
    case 'ended':
    case 'rematched':
      return opening.host;
    case 'rewritten':
      return undefined;
  }
}

function doneBy(entry: Entry, id: string): DoneRequest {
  if (entry.type === 'sat') return { id, answer: entry.seat };
  return entry.type === 'rematched' ? { id, answer: entry.match } : id;
}

function withoutLongGone(table: Table, requests: Table['requests']): Table['requests'] {
  if (requests.length <= MOST_PASSERS_BY) return requests;
  const passersBy = requests.filter(({ guest }) => !belongs(table, guest));
  const gone = new Set(passersBy.slice(0, -MOST_PASSERS_BY));
  return gone.size === 0 ? requests : requests.filter((each) => !gone.has(each));
}

function belongs(table: Table, guest: string): boolean {
  return table.opening.host === guest || seatsOf(table, guest).length > 0;
}
