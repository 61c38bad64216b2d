import { CannotStart, httpAddress, LIMITS, NO_LIMITS, type RunningNode, startNode } from '@starboard/server';
import { refuse } from '../refuse.ts';
import { logLevel } from './log-level.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly opsPort: number;
  readonly opsHost: string;
  readonly data: string;
  /** False with --no-page. */
  readonly page: string | false;
  readonly origin: readonly string[];
  readonly trustProxy: boolean;
  readonly limits: boolean;
  readonly push: boolean;
  readonly keepFinished: number | null;
  readonly quiet: boolean;
}

/** Runs a node until a signal stops it. Only its address goes to standard output; the log goes to standard error. */
export async function runNode(options: ServeOptions): Promise<void> {
  const node = await started(options);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(node));
  console.log(`Starboard is at ${httpAddress(options.host, node.port)}`);
}

async function started({ origin, limits, quiet, page, ...options }: ServeOptions): Promise<RunningNode> {
  try {
    return await startNode({
      ...options,
      page: page === false ? null : page,
      databaseUrl: given('DATABASE_URL'),
      natsUrl: given('NATS_URL'),
      secret: given('STARBOARD_SECRET'),
      oldSecrets: given('STARBOARD_SECRET_OLD'),
      webhook: given('STARBOARD_WEBHOOK'),
      pushKey: given('STARBOARD_PUSH_KEY'),
      pushContact: given('STARBOARD_PUSH_CONTACT'),
      allowedOrigins: origin,
      limits: limits ? LIMITS : NO_LIMITS,
      logger: { level: logLevel(quiet, process.stdout.isTTY), stream: process.stderr },
    });
  } catch (error) {
    return error instanceof CannotStart ? refuse(error.message) : Promise.reject(error);
  }
}

/** An environment variable; an empty one counts as missing. */
function given(name: string): string | undefined {
  return process.env[name] || undefined;
}

async function stop(node: RunningNode): Promise<void> {
  await node.stop();
  process.exit(0);
}
