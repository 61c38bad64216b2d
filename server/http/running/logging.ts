import type { FastifyInstance } from 'fastify';
import type { Meters } from './meters.ts';
import { shortName } from './short-name.ts';

/** Requested so often that it would drown the rest. */
const QUIET = 'page';

/**
 * Logs one line per request, with a short name for the guest. Never the URL, headers or body: they contain invitations,
 * tokens and cookies; the route says enough.
 */
export function mountLogging(app: FastifyInstance, { requests }: Meters): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'page';
    const { statusCode: status } = reply;
    requests.inc({ route, status });
    if (route !== QUIET) {
      const { method, guest } = request;
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      request.log.info({ method, route, status, ms, ...(guest && { guest: shortName(guest.id) }) }, 'answered');
    }
    done();
  });
}
