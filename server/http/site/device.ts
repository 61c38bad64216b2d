import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../api/errors.ts';
import { guestOfLink } from '../gate/device-link.ts';
import type { Gate } from '../gate/gate.ts';
import { STRANGE_ORIGIN } from '../gate/origin.ts';
import type { Seal } from '../gate/seal.ts';

const EXPIRED = { code: 'nowhere', fact: 'This link does not hold any more; make a new one on your other device.' };

interface Way {
  readonly Params: { token: string };
}

/** Where a device link leads. A device that is a guest already is asked first: it would lose its own seats. */
export function mountDevice(app: FastifyInstance, seal: Seal, gate: Gate, now: () => number): void {
  app.get<Way>('/device/:token', (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const guest = guestOfLink(request.params.token, seal, now());
    if (guest === undefined) return sendRefusal(reply, EXPIRED);
    const known = gate.known(request.raw);
    if (known !== undefined && known.id !== guest.id) return reply.type('text/html; charset=utf-8').send(QUESTION);
    gate.remember(guest, request.raw, reply.raw);
    return reply.redirect('/', 303);
  });

  app.post<Way>('/device/:token', (request, reply) => {
    if (!gate.mayAct(request.raw)) return sendRefusal(reply, STRANGE_ORIGIN);
    const guest = guestOfLink(request.params.token, seal, now());
    if (guest === undefined) return sendRefusal(reply, EXPIRED);
    gate.remember(guest, request.raw, reply.raw);
    return reply.redirect('/', 303);
  });
}

const QUESTION = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Starboard: move your seats here</title>
<style>body{font:18px/1.5 system-ui,sans-serif;background:#0b0e14;color:#d7dde8;max-width:32rem;margin:15vh auto;padding:0 1rem}
button{font:inherit;padding:.5rem 1rem}a{color:#8ab8ff}</style>
</head>
<body>
<h1>Move your seats to this device?</h1>
<p>This device already plays as somebody else here. Seats it holds in other matches would be left behind.</p>
<form method="post"><button>Move them here</button> <a href="/">Leave things as they are</a></form>
</body>
</html>
`;
