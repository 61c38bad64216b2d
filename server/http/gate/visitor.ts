import type { IncomingMessage } from 'node:http';
import type { Refusal } from '@starboard/protocol';
import { NO_SESSION, SESSION_ENDED } from '../api/refusals.ts';
import { type GuestAtDevice, hasCookie, namedGuest, newGuest, publicName } from './guest.ts';
import type { Seal } from './seal.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * Whether the caller's cookie holds. 'none' came without a cookie; 'ended' came with one that holds no longer, or never
 * did, or that names somebody else than the request does.
 */
type Session = 'held' | 'none' | 'ended';

export interface VisitingGuest extends GuestAtDevice {
  readonly session: Session;
}

/** Who calls: the guest that the cookie names if it holds, otherwise somebody new. */
export async function visitorBy(request: IncomingMessage, seal: Seal, signedIn: SignedIn): Promise<VisitingGuest> {
  const named = namedGuest(request, seal);
  if (named !== undefined && isFrom(request, named) && (await signedIn.has(named)))
    return { ...named, session: 'held' };
  return { ...newGuest(), session: hasCookie(request) ? 'ended' : 'none' };
}

/** The public name of the guest that an answer is for; a request may carry it too. */
export const GUEST_HEADER = 'Starboard-Guest';
const GUEST_KEY = GUEST_HEADER.toLowerCase();
/** A page can't set the headers of its sockets. */
const GUEST_QUERY = 'guest';

/**
 * A browser may become another guest between two copies of a request. So the page says whom its requests are from; one
 * that says nothing is from whoever the cookie names.
 */
function isFrom({ headers, url = '' }: IncomingMessage, { id }: GuestAtDevice): boolean {
  const query = url.split('?')[1];
  const said = headers[GUEST_KEY] ?? (query === undefined ? null : new URLSearchParams(query).get(GUEST_QUERY));
  return said === null || said === publicName(id);
}

/**
 * Why a visitor may change nothing; null for a guest. If a change were made for somebody whose cookie is yet to
 * arrive, or in place of a guest who was signed out, the same request would count again for the next guest they become.
 */
export function strangerRefusal({ session }: VisitingGuest): Refusal | null {
  if (session === 'held') return null;
  return session === 'none' ? NO_SESSION : SESSION_ENDED;
}
