import { newRequestId, type Refusal } from '@starboard/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Devices } from '../../store/devices.ts';
import { REQUEST_HEADER, requestIn } from '../api/endpoint.ts';
import { sendRefusal } from '../api/errors.ts';
import { LINK_GONE, statusOf, TOO_MANY_DEVICES } from '../api/refusals.ts';
import { deviceBy, hashOf } from '../gate/device-link.ts';
import { deviceName } from '../gate/device-name.ts';
import type { Gate } from '../gate/gate.ts';
import { newGuest } from '../gate/guest.ts';
import { TOO_FAST } from '../gate/limits.ts';
import { STRANGE_ORIGIN } from '../gate/origin.ts';
import { alreadyPage, questionPage, REQUEST_FIELD, refusedPage } from './device-page.ts';

interface Way {
  readonly Params: { token: string };
}

interface Mounted {
  readonly devices: Devices;
  readonly gate: Gate;
  now(): number;
}

const MOST_SEATS = 10;
const HTML = 'text/html; charset=utf-8';

/** A device link opens a page that says whose device this would become. Only its button does it. */
export function mountDevice(app: FastifyInstance, { devices, gate, now }: Mounted): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, form: string) => new URLSearchParams(form),
    );
    scope.addHook('onRequest', async ({ raw }, reply) => {
      // Without this, browsers would not say that the form comes from our own page.
      reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });
      const guest = (await gate.known(raw)) ?? newGuest();
      return gate.allows('message', guest, raw) ? undefined : sendRefusal(reply, TOO_FAST);
    });

    scope.get<Way>('/device/:token', async (request, reply) => {
      const link = await devices.findLink(hashOf(request.params.token), now());
      if (link === undefined) return refuse(request, reply, LINK_GONE);
      const present = await gate.known(request.raw);
      if (present?.id === link.guest) return reply.type(HTML).send(alreadyPage());
      const seatsOf = async (guest: string) => ({ seats: await devices.seatsOf(guest, MOST_SEATS) });
      const question = {
        guest: await seatsOf(link.guest),
        madeOn: link.deviceName,
        present: present === undefined ? null : await seatsOf(present.id),
        request: newRequestId(),
      };
      return reply.type(HTML).send(questionPage(question));
    });

    scope.post<Way>('/device/:token', async (request, reply) => {
      if (!gate.mayAct(request.raw)) return sendRefusal(reply, STRANGE_ORIGIN);
      const id = requestOf(request);
      if (typeof id !== 'string') return refuse(request, reply, id);
      const device = deviceBy(request.params.token, id);
      const added = { id: device, name: deviceName(request.headers['user-agent']) };
      const used = await devices.useLink(hashOf(request.params.token), added, now());
      if (used === 'no-link') return refuse(request, reply, LINK_GONE);
      if (used === 'too-many') return refuse(request, reply, TOO_MANY_DEVICES);
      request.guest = { id: used.guest, device };
      gate.remember(request.guest, request.raw, reply.raw);
      return reply.redirect('/', 303);
    });
  });
}

/** The page sends it in its form, a program in a header. */
function requestOf({ headers, body }: FastifyRequest): string | Refusal {
  const field = body instanceof URLSearchParams ? body.get(REQUEST_FIELD) : null;
  return requestIn(field ?? headers[REQUEST_HEADER.toLowerCase()]);
}

/** A page for a person, the usual refusal for a program. */
function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (!request.headers.accept?.includes('text/html')) return sendRefusal(reply, refusal);
  return reply.code(statusOf(refusal)).type(HTML).send(refusedPage(refusal.fact));
}
