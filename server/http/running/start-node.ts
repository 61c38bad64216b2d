import { openBus } from '../../bus/open.ts';
import { createService } from '../../service/create-service.ts';
import { NOBODY_TO_TELL, webhook } from '../../service/notifier.ts';
import { steadyClock } from '../../service/steady-clock.ts';
import { openStore } from '../../store/open.ts';
import { type App, createApp } from '../app.ts';
import type { Limits } from '../gate/limits.ts';
import { CannotStart, whyNotListening, whyOf } from './cannot-start.ts';
import { holdDataFolder } from './data-folder.ts';
import { createMeters, timed } from './meters.ts';
import { keptSecret } from './secret.ts';

/** How a node is to run; what is undefined was not given. */
export interface NodeOptions {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** The folder for what a single node keeps. */
  readonly data: string;
  readonly page: string | null;
  readonly databaseUrl: string | undefined;
  readonly natsUrl: string | undefined;
  readonly secret: string | undefined;
  /** Where it is told whose turn it is. */
  readonly webhook: string | undefined;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: boolean;
  readonly limits: Limits;
  readonly logger: { readonly level: string; readonly stream: { write(line: string): void } };
}

export interface RunningNode {
  readonly port: number;
  stop(): Promise<void>;
}

const SHORTEST_SECRET = 32;

/** Starts a node: alone on a file, or one of many on PostgreSQL and NATS. */
export async function startNode(options: NodeOptions): Promise<RunningNode> {
  /** What is let go of in the end, the last first. */
  const held: (() => unknown)[] = [];
  const letGo = async (): Promise<void> => {
    while (held.length > 0) await held.pop()?.();
  };
  try {
    return { port: await started(options, held), stop: letGo };
  } catch (error) {
    await letGo();
    throw error;
  }
}

async function started(options: NodeOptions, held: (() => unknown)[]): Promise<number> {
  const { data, databaseUrl, natsUrl } = options;
  const folder = databaseUrl === undefined ? holdDataFolder(data) : undefined;
  if (folder !== undefined) held.push(folder.release);
  const secret = secretOf(options);
  const meters = createMeters();
  const bus = await opened('The bus', () => openBus(natsUrl));
  held.push(bus.close);
  const { store, notes } = await opened('The store', () => openStore({ databaseUrl, dataFolder: data }));
  held.push(store.close);
  const now = steadyClock();
  const service = createService({
    store: timed(store, meters),
    bus,
    now,
    botMatches: options.limits.botMatches,
    spectatorChat: options.limits.spectatorChat,
    notifier: options.webhook === undefined ? NOBODY_TO_TELL : webhook(options.webhook),
    manyNodes: databaseUrl !== undefined,
  });
  const border = await createApp({ ...options, service, devices: store, secret, meters, now });
  held.push(border.stop);
  for (const note of [...(folder?.notes ?? []), ...notes]) border.app.log.warn(note);
  return listening(border, options);
}

/** Nodes that share a database must know each other's guests. */
function secretOf({ secret, data, databaseUrl }: NodeOptions): string {
  if (secret !== undefined && secret.length < SHORTEST_SECRET) {
    throw new CannotStart(`STARBOARD_SECRET must be at least ${SHORTEST_SECRET} characters long.`);
  }
  if (secret === undefined && databaseUrl !== undefined) {
    throw new CannotStart('Nodes on one database sign cookies with one STARBOARD_SECRET; none is given.');
  }
  return secret ?? keptSecret(data);
}

async function opened<T>(what: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw new CannotStart(`${what} cannot be opened: ${whyOf(error)}`);
  }
}

async function listening({ app }: App, { host, port }: NodeOptions): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new CannotStart(whyNotListening(error, host, port));
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
