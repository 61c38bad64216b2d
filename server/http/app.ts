import { LONGEST_MESSAGE } from '@starboard/protocol';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Push } from '../push/sender.ts';
import { steadyClock } from '../service/clocks/steady-clock.ts';
import type { Service } from '../service/service.ts';
import type { Devices } from '../store/devices.ts';
import type { PushAddresses } from '../store/push.ts';
import { sendError, sendRefusal } from './api/errors.ts';
import { mountApi } from './api/mount.ts';
import { STOPPING } from './api/refusals.ts';
import { callerOf } from './gate/caller.ts';
import { inTurn } from './gate/costly.ts';
import { createGate } from './gate/gate.ts';
import { createThrottle, LIMITS, type Limits } from './gate/limits.ts';
import { createSeal } from './gate/seal.ts';
import { createSignedIn } from './gate/signed-in.ts';
import { answerBadConnection, connectionLimits, LONGEST_SILENCE } from './running/bad-connections.ts';
import { errorForLog } from './running/error-for-log.ts';
import { mountLogging } from './running/logging.ts';
import { counted, createMeters, gauge, type Meters } from './running/meters.ts';
import { createOps } from './running/ops.ts';
import { shortName } from './running/short-name.ts';
import { mountDevice } from './site/device.ts';
import { guards } from './site/headers.ts';
import { mountSite } from './site/mount.ts';
import { readSite } from './site/site.ts';
import { openSockets } from './socket/sockets.ts';

export interface AppOptions {
  readonly service: Service;
  readonly devices: Devices & PushAddresses;
  /** Calls players who have closed the page; null to call nobody. */
  readonly push?: Push | null;
  /** The folder of the built page; null to serve none. */
  readonly page: string | null;
  readonly secret: string;
  /** Earlier secrets; their signatures are still valid. */
  readonly oldSecrets?: readonly string[];
  /** Null for no log. */
  readonly logger?: { readonly level: string; readonly stream: { write(line: string): void } } | null;
  readonly meters?: Meters;
  /** Sites whose pages may act here, besides the Host of the request. */
  readonly allowedOrigins?: readonly string[];
  /** Whether to believe a proxy in front of us about callers and protocols. */
  readonly trustProxy?: boolean;
  readonly limits?: Limits;
  /** In days; null for never. */
  readonly keepFinished?: number | null;
  /** The longest silence of a connection, in milliseconds. */
  readonly longestSilence?: number;
  /** Milliseconds between pings of each socket. */
  readonly heartbeat?: number;
  now?(): number;
}

export interface App {
  readonly app: FastifyInstance;
  readonly ops: FastifyInstance;
  /** Refuses new requests, lets the service finish, says goodbye to the sockets, and releases everything. */
  stop(): Promise<void>;
}

const HEARTBEAT = 30_000;
/** Milliseconds. */
const GOODBYE = 1500;

export async function createApp(options: AppOptions): Promise<App> {
  const {
    devices,
    limits = LIMITS,
    allowedOrigins = [],
    trustProxy = false,
    meters = createMeters(),
    keepFinished = null,
    push = null,
    longestSilence = LONGEST_SILENCE,
    now = steadyClock(),
  } = options;
  const throttle = createThrottle(limits);
  const service = inTurn(counted(options.service, meters), throttle);
  const seal = createSeal(options.secret, options.oldSecrets);
  const signedIn = createSignedIn(devices, now);
  const gate = createGate({ seal, throttle, signedIn, allowedOrigins, trustProxy, now });
  let stopping = false;

  const app = fastify({
    logger: options.logger ? { ...options.logger, serializers: { err: errorForLog } } : false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LONGEST_MESSAGE,
    ...connectionLimits,
    clientErrorHandler: answerBadConnection,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: sendError,
  });
  app.decorateRequest('guest', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: unknown, text: string) =>
    text === '' ? undefined : JSON.parse(text),
  );
  app.setErrorHandler(sendError);
  app.addHook('onRequest', async (request, reply) => {
    // Not for every connection: a socket has a heartbeat instead, and would keep a timer that it never uses.
    request.raw.socket.setTimeout(longestSilence);
    reply.headers(guards(request.headers.host ?? '', callerOf(request.raw, trustProxy).https));
    if (stopping && request.url.startsWith('/api/')) return sendRefusal(reply, STOPPING);
    return undefined;
  });

  mountLogging(app, meters);
  mountApi(app, { service, devices, push, signedIn, seal, keepFinished, gate, now });
  mountDevice(app, { devices, gate, now });
  mountSite(app, options.page === null ? new Map() : await readSite(options.page), gate);

  const sockets = openSockets({
    service,
    throttle,
    seal,
    signedIn,
    limits,
    allowedOrigins,
    trustProxy,
    heartbeat: options.heartbeat ?? HEARTBEAT,
    now,
    connected: (guest) => app.log.info({ guest: shortName(guest.id) }, 'connected'),
    failed: (error, guest) => app.log.error({ err: error, guest: guest && shortName(guest.id) }, 'failed'),
  });
  app.server.on('upgrade', sockets.upgrade);
  gauge(meters, 'starboard_sockets_open', 'Sockets open now.', sockets.count);
  gauge(meters, 'starboard_matches_followed', 'Matches that somebody follows now.', service.followed);

  const ops = createOps({ meters, stopping: () => stopping, ready: service.ready });

  async function stop(): Promise<void> {
    stopping = true;
    signedIn.stop();
    sockets.refuseNew();
    await service.stop();
    await sockets.close(GOODBYE);
    const timer = setTimeout(() => app.server.closeAllConnections(), GOODBYE);
    await app.close();
    clearTimeout(timer);
    await ops.close();
  }

  let stopped: Promise<void> | undefined;
  await app.ready();
  return {
    app,
    ops,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}
