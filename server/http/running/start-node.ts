import type { FastifyInstance } from 'fastify';
import { openBus } from '../../bus/open.ts';
import { createPush } from '../../push/sender.ts';
import { steadyClock } from '../../service/clocks/steady-clock.ts';
import { createService } from '../../service/create-service.ts';
import { NOBODY_TO_TELL, webhook } from '../../service/notifier.ts';
import { openStore } from '../../store/open.ts';
import { createApp } from '../app.ts';
import type { Limits } from '../gate/limits.ts';
import { CannotStart, whyNotListening, whyOf } from './cannot-start.ts';
import { holdDataFolder } from './data-folder.ts';
import { createMeters, timed } from './meters.ts';
import { pushKeysOf } from './push-key.ts';
import { secretsOf } from './secret.ts';

/** Undefined options were not given. */
export interface NodeOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** For health and metrics, which callers don't reach. */
  readonly opsHost: string;
  readonly opsPort: number;
  /** The folder of a single node. */
  readonly data: string;
  readonly page: string | null;
  readonly databaseUrl: string | undefined;
  readonly natsUrl: string | undefined;
  readonly secret: string | undefined;
  readonly oldSecrets: string | undefined;
  /** In days after the end of a match; null for never. */
  readonly keepFinished: number | null;
  /** The address that gets a notice of whose turn it is. */
  readonly webhook: string | undefined;
  /** Whether to call players by Web Push when it is their turn and they are away. */
  readonly push: boolean;
  readonly pushKey: string | undefined;
  /** The operator's address for push services. */
  readonly pushContact: string | undefined;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: boolean;
  readonly limits: Limits;
  readonly logger: { readonly level: string; readonly stream: { write(line: string): void } };
}

type Ports = Pick<RunningNode, 'port' | 'opsPort'>;

export interface RunningNode {
  readonly port: number;
  readonly opsPort: number;
  stop(): Promise<void>;
}

const DAY = 24 * 3600_000;

/** Starts a node: alone on a file, or one of many on PostgreSQL and NATS. */
export async function startNode(options: NodeOptions): Promise<RunningNode> {
  /** Released in the end, last first. */
  const held: (() => unknown)[] = [];
  const letGo = async (): Promise<void> => {
    while (held.length > 0) await held.pop()?.();
  };
  try {
    return { ...(await started(options, held)), stop: letGo };
  } catch (error) {
    await letGo();
    throw error;
  }
}

async function started(options: NodeOptions, held: (() => unknown)[]): Promise<Ports> {
  const { data, databaseUrl, natsUrl } = options;
  const folder = databaseUrl === undefined ? holdDataFolder(data) : undefined;
  if (folder !== undefined) held.push(folder.release);
  const [secret, ...oldSecrets] = secretsOf(options);
  const meters = createMeters();
  const bus = await opened('The bus', () => openBus(natsUrl));
  held.push(bus.close);
  const { store, notes } = await opened('The store', () => openStore({ databaseUrl, dataFolder: data }));
  held.push(store.close);
  const now = steadyClock();
  const keys = pushKeysOf(options);
  const push =
    keys &&
    createPush({
      keys,
      addresses: store,
      contact: options.pushContact ?? contactOf(options.allowedOrigins),
      sent: (outcome) => meters.pushes.inc({ outcome }),
    });
  const service = createService({
    store: timed(store, meters),
    bus,
    secret,
    oldSecrets,
    now,
    botMatches: options.limits.botMatches,
    spectatorChat: options.limits.spectatorChat,
    notifier: options.webhook === undefined ? NOBODY_TO_TELL : webhook(options.webhook),
    push: push === null ? undefined : { sender: push, addresses: store },
    manyNodes: databaseUrl !== undefined,
    house: { store, keepFinished: options.keepFinished === null ? null : options.keepFinished * DAY },
  });
  const border = await createApp({ ...options, push, service, devices: store, secret, oldSecrets, meters, now });
  held.push(border.stop);
  for (const note of [...(folder?.notes ?? []), ...notes]) border.app.log.warn(note);
  if (options.push && push === null) border.app.log.info(NO_SHARED_KEY);
  const { app, ops } = border;
  const { host, port, opsHost, opsPort } = options;
  const ports = {
    opsPort: await listening(ops, { host: opsHost, port: opsPort, option: '--ops-port' }),
    port: await listening(app, { host, port, option: '--port' }),
  };
  app.log.info(`Health and metrics are at ${httpAddress(opsHost, ports.opsPort)}.`);
  return ports;
}

const NO_SHARED_KEY =
  'Nodes that share a database need a STARBOARD_PUSH_KEY to notify players who have closed the page, and none is set.';

/** The public address of the site, or one that exists for such purposes. */
function contactOf(origins: readonly string[]): string {
  return origins.find((origin) => origin.startsWith('https:')) ?? 'mailto:operator@example.org';
}

async function opened<T>(what: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw new CannotStart(`${what} can’t be opened: ${whyOf(error)}`);
  }
}

export function httpAddress(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}

async function listening(app: FastifyInstance, wanted: Parameters<typeof whyNotListening>[1]): Promise<number> {
  const { host, port } = wanted;
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new CannotStart(whyNotListening(error, wanted));
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
