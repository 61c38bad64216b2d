import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Guest } from '../../service/service.ts';
import { callerOf } from './caller.ts';
import { guestCookie, knownGuest, newGuest } from './guest.ts';
import type { Counted, Throttle } from './limits.ts';
import { mayAct } from './origin.ts';
import type { Seal } from './seal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once they have come through the gate. */
    guest: Guest | null;
  }
}

export interface GateOptions {
  readonly seal: Seal;
  readonly throttle: Throttle;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: boolean;
}

/** Where everybody comes in. */
export interface Gate {
  mayAct(request: IncomingMessage): boolean;
  allows(what: Counted, guest: Guest, request: IncomingMessage): boolean;
  /** Who it is. Somebody new, or with a cookie that does not hold, becomes a guest of their own. */
  admit(request: IncomingMessage, response: ServerResponse): Guest;
  /** Gives the cookie of a guest, for another year or to another device. */
  remember(guest: Guest, request: IncomingMessage, response: ServerResponse): void;
  known(request: IncomingMessage): Guest | undefined;
}

export function createGate({ seal, throttle, allowedOrigins, trustProxy }: GateOptions): Gate {
  const remember: Gate['remember'] = (guest, request, response) => {
    response.setHeader('Set-Cookie', guestCookie(guest, seal, callerOf(request, trustProxy).https));
  };
  return {
    mayAct: (request) => mayAct(request, allowedOrigins),
    allows: (what, guest, request) => throttle.allows(what, guest.id, callerOf(request, trustProxy).address),
    known: (request) => knownGuest(request, seal),
    remember,
    admit(request, response) {
      const known = knownGuest(request, seal);
      if (known !== undefined) return known;
      const guest = newGuest();
      remember(guest, request, response);
      return guest;
    },
  };
}
