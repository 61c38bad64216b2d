import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../api/errors.ts';
import { NOWHERE, READ_ONLY } from '../api/refusals.ts';
import type { Gate } from '../gate/gate.ts';
import { pageFor, sendPage } from './send-page.ts';
import type { SiteFile } from './site.ts';

/** Serves the page wherever nothing else is mounted. */
export function mountSite(app: FastifyInstance, site: ReadonlyMap<string, SiteFile>, gate: Gate): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/')) return sendRefusal(reply, NOWHERE);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendRefusal(reply.header('Allow', 'GET, HEAD'), READ_ONLY);
    }
    const page = pageFor(site, request);
    if (page === undefined) return sendRefusal(reply, NOWHERE);
    // The page is loaded before it makes requests, so all of them come from one guest.
    if (page.type.startsWith('text/html')) await gate.greet(request.raw, reply.raw);
    return sendPage(page, request, reply);
  });
}
