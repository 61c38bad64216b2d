import type { IncomingMessage } from 'node:http';
import type { Refusal } from '@starboard/protocol';
import { NO_SESSION, SESSION_ENDED } from '../api/refusals.ts';
import { type GuestAtDevice, hasCookie, namedGuest, newGuest } from './guest.ts';
import type { Seal } from './seal.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * Whether the caller's cookie holds. 'none' came without a cookie; 'ended' came with one that holds no longer, or never
 * did.
 */
type Session = 'held' | 'none' | 'ended';

export interface VisitingGuest extends GuestAtDevice {
  readonly session: Session;
}

/** Who calls: the guest that the cookie names if it holds, otherwise somebody new. */
export async function visitorBy(request: IncomingMessage, seal: Seal, signedIn: SignedIn): Promise<VisitingGuest> {
  const named = namedGuest(request, seal);
  if (named !== undefined && (await signedIn.has(named))) return { ...named, session: 'held' };
  return { ...newGuest(), session: hasCookie(request) ? 'ended' : 'none' };
}

/**
 * Why a visitor may change nothing; null for a guest. If a change were made for somebody whose cookie is yet to
 * arrive, or in place of a guest who was signed out, the same request would count again for the next guest they become.
 */
export function strangerRefusal({ session }: VisitingGuest): Refusal | null {
  if (session === 'held') return null;
  return session === 'none' ? NO_SESSION : SESSION_ENDED;
}
