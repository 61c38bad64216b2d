import type { Refusal } from '@starboard/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deviceName } from '../gate/device-name.ts';
import type { Gate } from '../gate/gate.ts';
import { publicName } from '../gate/guest.ts';
import { TOO_FAST } from '../gate/limits.ts';
import { STRANGE_ORIGIN } from '../gate/origin.ts';
import { GUEST_HEADER, strangerRefusal, type VisitingGuest } from '../gate/visitor.ts';
import { docsPage } from './docs-page.ts';
import { type ApiDesk, type Endpoint, REQUEST_HEADER, requestIn } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { sendRefusal } from './errors.ts';
import { openApi } from './openapi.ts';

interface Mounted extends ApiDesk {
  readonly gate: Gate;
}

export function mountApi(app: FastifyInstance, mounted: Mounted): void {
  const description = openApi();
  const page = docsPage();
  app.get('/api/openapi.json', () => description);
  app.get('/api/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(page));
  for (const each of endpoints) mount(app, each, mounted);
}

const REQUEST_KEY = REQUEST_HEADER.toLowerCase();
const TOO_MANY = 429;
const JSON_TYPE = 'application/json; charset=utf-8';

function mount(
  app: FastifyInstance,
  { method, path, counted, weight, endsSession = false, answer }: Endpoint,
  { gate, ...desk }: Mounted,
): void {
  /** Why a stranger may not make a change; null for the very request that ended the session, which is answered again. */
  async function refusalFor(visitor: VisitingGuest, { raw, headers }: FastifyRequest): Promise<Refusal | null> {
    const id = requestIn(headers[REQUEST_KEY]);
    if (typeof id !== 'string') return id;
    const named = endsSession ? gate.named(raw) : undefined;
    const hasEnded = named !== undefined && (await desk.devices.hasSignedOut({ guest: named.id, id }));
    return hasEnded ? null : strangerRefusal(visitor);
  }

  app.route<{ Params: { id?: string } }>({
    method,
    url: path.replace('{id}', ':id'),
    // Before reading any of the body.
    async onRequest(request, reply) {
      reply.header('Cache-Control', 'no-store');
      if (method === 'POST' && !gate.mayAct(request.raw)) return sendRefusal(reply, STRANGE_ORIGIN);
      const guest = await gate.admit(request.raw, reply.raw);
      if (guest.session === 'held') reply.header(GUEST_HEADER, publicName(guest.id));
      if (!gate.allows('message', guest, request.raw, weight)) return sendRefusal(reply, TOO_FAST);
      if (counted !== undefined && !gate.allows(counted, guest, request.raw)) return sendRefusal(reply, TOO_FAST);
      request.guest = guest;
      if (method === 'GET' || guest.session === 'held') return undefined;
      const refusal = await refusalFor(guest, request);
      return refusal === null ? reply.type(JSON_TYPE).send({}) : sendRefusal(reply, refusal);
    },
    async onSend({ guest }, _, payload) {
      if (guest !== null && typeof payload === 'string') gate.charge(guest, { bytes: payload.length });
    },
    async handler({ guest, params, headers: sent, body, query }, reply) {
      if (guest === null) throw new Error('a request came past the gate without a guest');
      const name = deviceName(sent['user-agent']);
      const asked = { guest, key: sent[REQUEST_KEY], deviceName: name, match: params.id };
      const { status, body: given, headers = {} } = await answer({ ...desk, ...asked, body, query });
      if (status === TOO_MANY) reply.header('Retry-After', gate.patience(guest));
      // The change is durable already. If this fails, the guest's next change begins the session.
      if (method === 'POST' && status < 300) await desk.signedIn.begin(guest, name).catch(() => undefined);
      return reply.code(status).headers(headers).send(given);
    },
  });
}
