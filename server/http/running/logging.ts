import type { FastifyInstance } from 'fastify';
import type { Meters } from './meters.ts';

/** Asked for so often that they would drown the rest. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics', 'page']);

/**
 * One line a request. Never its address as it was sent, its headers or its body: they hold invitations, tokens and
 * cookies; the route says enough.
 */
export function mountLogging(app: FastifyInstance, { requests }: Meters): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'page';
    const { statusCode: status } = reply;
    requests.inc({ route, status });
    if (!QUIET.has(route)) {
      request.log.info(
        { method: request.method, route, status, ms: Math.round(reply.elapsedTime * 10) / 10 },
        'answered',
      );
    }
    done();
  });
}
