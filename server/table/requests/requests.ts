import type { Seat } from '@starboard/kernel';
import type { Entry } from '../entry.ts';
import { type GuestRequests, seatsOf, type Table } from '../table.ts';
import { printOf, printsAsText, printsIn } from './print.ts';

/** The requests done at a table, so that a repeated one is answered and changes nothing. */

export interface Asker {
  readonly id: string;
  readonly request: string;
}

/** Requests remembered for each guest. */
const MOST_OF_GUEST = 64;
/** Guests remembered who neither sit at the table nor host it: anybody may sit down and leave again. */
const MOST_PASSERS_BY = 32;

/** How a request was answered: the seat it took, or "done". Undefined if it was not done, or too many came after it. */
export function answerOf({ requests }: Table, { id, request }: Asker): Seat | 'done' | undefined {
  const known = requestsOf(requests, id);
  if (known === undefined) return undefined;
  const print = printOf(request);
  if (!known.prints.includes(print)) return undefined;
  return known.taken.findLast((each) => each.print === print)?.seat ?? 'done';
}

function requestsOf(requests: Table['requests'], id: string): GuestRequests | undefined {
  for (const each of requests) if (each.guest === id) return each;
  return undefined;
}

/** The requests of a guest as a snapshot keeps them, the latest last. */
interface KeptPrints extends Pick<GuestRequests, 'guest' | 'taken'> {
  readonly prints: string;
}

/** In older snapshots, the latest last. */
interface KeptIds {
  readonly guest: string;
  readonly done: readonly (string | { readonly id: string; readonly answer: Seat | string })[];
}

/**
 * What a snapshot keeps of the requests. The prints have a name of their own: a node of an earlier release, which looks
 * for ids under the old one, then sees a snapshot of a newer layout and folds the log instead.
 */
export interface KeptRequests {
  readonly prints?: readonly KeptPrints[];
  readonly requests?: readonly KeptIds[];
}

export const keptRequests = (requests: Table['requests']): Pick<KeptRequests, 'prints'> => ({
  prints: requests.map(({ guest, prints, oldest, taken }) => ({
    guest,
    prints: printsAsText([...prints.slice(oldest), ...prints.slice(0, oldest)]),
    taken,
  })),
});

export function requestsIn({ prints = [], requests = [] }: KeptRequests): Table['requests'] {
  return [
    ...prints.map((kept) => ({ ...kept, prints: printsIn(kept.prints), oldest: 0 })),
    ...requests.map(({ guest, done }) => ({
      guest,
      prints: done.map((each) => printOf(idOf(each))),
      oldest: 0,
      taken: done.flatMap((each) => takenBy(each)),
    })),
  ];
}

const idOf = (done: KeptIds['done'][number]): string => (typeof done === 'string' ? done : done.id);

function takenBy(done: KeptIds['done'][number]): GuestRequests['taken'] {
  const isSeat = typeof done === 'object' && typeof done.answer === 'number';
  return isSeat ? [{ print: printOf(done.id), seat: done.answer }] : [];
}

const NOTHING_DONE: Omit<GuestRequests, 'guest'> = { prints: [], oldest: 0, taken: [] };

/** Adds the request that caused an entry, and its guest if the entry doesn't imply it. */
export function signed(table: Table, entry: Entry, { id, request }: Asker): Entry {
  return guestBehind(table, entry) === id ? { ...entry, request } : { ...entry, request, by: id };
}

export function requestsAfter(before: Table, after: Table, entry: Entry): Table['requests'] {
  const { request } = entry;
  const guest = entry.by ?? guestBehind(before, entry);
  if (request === undefined || guest === undefined) return before.requests;
  const known = requestsOf(before.requests, guest);
  const requests: GuestRequests[] = [];
  for (const each of before.requests) if (each !== known) requests.push(each);
  requests.push(withOneMore(guest, known ?? NOTHING_DONE, printOf(request), entry));
  return withoutLongGone(after, requests);
}

/** Every choice comes through here: nothing moves in the list, and it is as long as it needs to be. */
function withOneMore(
  guest: string,
  { prints, oldest, taken }: Omit<GuestRequests, 'guest'>,
  print: number,
  entry: Entry,
): GuestRequests {
  if (prints.length < MOST_OF_GUEST) {
    return { guest, prints: [...prints, print], oldest, taken: takenAfter(taken, print, entry) };
  }
  const replaced = prints.slice();
  replaced[oldest] = print;
  return {
    guest,
    prints: replaced,
    oldest: (oldest + 1) % MOST_OF_GUEST,
    taken: takenAfter(taken, print, entry),
  };
}

function takenAfter(taken: GuestRequests['taken'], print: number, entry: Entry): GuestRequests['taken'] {
  return entry.type === 'sat' ? [...taken.slice(1 - MOST_OF_GUEST), { print, seat: entry.seat }] : taken;
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

function withoutLongGone(table: Table, requests: Table['requests']): Table['requests'] {
  if (requests.length <= MOST_PASSERS_BY) return requests;
  const passersBy = requests.filter(({ guest }) => !belongs(table, guest));
  const gone = new Set(passersBy.slice(0, -MOST_PASSERS_BY));
  return gone.size === 0 ? requests : requests.filter((each) => !gone.has(each));
}

function belongs(table: Table, guest: string): boolean {
  return table.opening.host === guest || seatsOf(table, guest).length > 0;
}
