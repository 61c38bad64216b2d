import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Guest } from '../../service/service.ts';
import { callerOf } from './caller.ts';
import { type GuestAtDevice, guestCookie, namedGuest, newGuest } from './guest.ts';
import type { Counted, Throttle } from './limits.ts';
import { mayAct } from './origin.ts';
import type { Seal } from './seal.ts';
import type { SignedIn } from './signed-in.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once they have come through the gate. */
    guest: GuestAtDevice | null;
  }
}

export interface GateOptions {
  readonly seal: Seal;
  readonly throttle: Throttle;
  readonly signedIn: SignedIn;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: boolean;
}

/** Where everybody comes in. */
export interface Gate {
  mayAct(request: IncomingMessage): boolean;
  allows(what: Counted, guest: Guest, request: IncomingMessage, weight?: number): boolean;
  /** Who it is, if their cookie holds and their device was not signed out. */
  known(request: IncomingMessage): Promise<GuestAtDevice | undefined>;
  /** Who it is. Somebody new, or with a cookie that does not hold, becomes a guest of their own. */
  admit(request: IncomingMessage, response: ServerResponse): Promise<GuestAtDevice>;
  /** Gives whoever loads the page a cookie, or their own for another year. */
  greet(request: IncomingMessage, response: ServerResponse): void;
  /** Gives the cookie of a guest. */
  remember(guest: GuestAtDevice, request: IncomingMessage, response: ServerResponse): void;
}

export function createGate({ seal, throttle, signedIn, allowedOrigins, trustProxy }: GateOptions): Gate {
  const remember: Gate['remember'] = (guest, request, response) => {
    response.setHeader('Set-Cookie', guestCookie(guest, seal, callerOf(request, trustProxy).https));
  };
  const known: Gate['known'] = async (request) => {
    const named = namedGuest(request, seal);
    return named !== undefined && (await signedIn.has(named)) ? named : undefined;
  };
  return {
    mayAct: (request) => mayAct(request, allowedOrigins),
    allows: (what, guest, request, weight) =>
      throttle.allows(what, guest.id, callerOf(request, trustProxy).address, weight),
    known,
    remember,
    greet: (request, response) => remember(namedGuest(request, seal) ?? newGuest(), request, response),
    async admit(request, response) {
      const { address } = callerOf(request, trustProxy);
      const found = await known(request);
      if (found !== undefined) return { ...found, address };
      const guest = newGuest();
      remember(guest, request, response);
      return { ...guest, address };
    },
  };
}
