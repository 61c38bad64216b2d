import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Guest } from '../../service/service.ts';
import { callerOf } from './caller.ts';
import { type GuestAtDevice, guestCookie, namedGuest, newGuest, withdrawnCookies } from './guest.ts';
import type { Cost, Counted, Throttle } from './limits.ts';
import { mayAct } from './origin.ts';
import type { Seal } from './seal.ts';
import type { SignedIn } from './signed-in.ts';
import { type VisitingGuest, visitorBy } from './visitor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    guest: GuestAtDevice | null;
  }
}

export interface GateOptions {
  readonly seal: Seal;
  readonly throttle: Throttle;
  readonly signedIn: SignedIn;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: boolean;
  now(): number;
}

export interface Gate {
  mayAct(request: IncomingMessage): boolean;
  allows(what: Counted, guest: Guest, request: IncomingMessage, weight?: number): boolean;
  charge(guest: Guest, cost: Cost): void;
  /** Whole seconds until a refused guest may try again. */
  patience(guest: Guest): number;
  /** The guest that the cookie names, even if the device was signed out. */
  named(request: IncomingMessage): GuestAtDevice | undefined;
  /** The guest, if the cookie is valid and the device was not signed out. */
  known(request: IncomingMessage): Promise<GuestAtDevice | undefined>;
  /** A caller without a cookie is given one. One that doesn't hold is only replaced when the page is loaded. */
  admit(request: IncomingMessage, response: ServerResponse): Promise<VisitingGuest>;
  /** Gives or renews the cookie when the page is loaded, except while the store doesn't answer. */
  greet(request: IncomingMessage, response: ServerResponse): Promise<void>;
  remember(guest: GuestAtDevice, request: IncomingMessage, response: ServerResponse): void;
}

export function createGate({ seal, throttle, signedIn, allowedOrigins, trustProxy, now }: GateOptions): Gate {
  const remember: Gate['remember'] = (guest, request, response) => {
    const giving = { https: callerOf(request, trustProxy).https, now: now() };
    response.setHeader('Set-Cookie', [guestCookie(guest, seal, giving), ...withdrawnCookies(request, giving)]);
  };
  const known: Gate['known'] = async (request) => {
    const visitor = await visitorBy(request, seal, signedIn);
    return visitor.session === 'held' ? visitor : undefined;
  };
  return {
    mayAct: (request) => mayAct(request, allowedOrigins),
    allows: (what, guest, request, weight) =>
      throttle.allows(what, guest.id, callerOf(request, trustProxy).address, weight),
    charge: ({ id, address = '' }, cost) => throttle.charge(id, address, cost),
    patience: ({ id, address = '' }) => Math.max(1, Math.ceil(throttle.debt(id, address))),
    named: (request) => namedGuest(request, seal),
    known,
    remember,
    async greet(request, response) {
      const found = await known(request).catch(() => null);
      if (found !== null) remember(found ?? newGuest(), request, response);
    },
    async admit(request, response) {
      const visitor = await visitorBy(request, seal, signedIn);
      if (visitor.session === 'none') remember(visitor, request, response);
      return { ...visitor, address: callerOf(request, trustProxy).address };
    },
  };
}
