import { CannotStart, LIMITS, NO_LIMITS, type RunningNode, startNode } from '@starboard/server';
import { refuse } from '../refuse.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  /** False with --no-page. */
  readonly page: string | false;
  readonly origin: readonly string[];
  readonly trustProxy: boolean;
  readonly limits: boolean;
  readonly quiet: boolean;
}

/** Runs a node until it is told to stop; the one line on the terminal is its address, the log goes beside it. */
export async function runNode(options: ServeOptions): Promise<void> {
  const node = await started(options);
  const { host } = options;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(node));
  console.log(`Starboard is at http://${host.includes(':') ? `[${host}]` : host}:${node.port}/`);
}

async function started({ origin, limits, quiet, page, ...options }: ServeOptions): Promise<RunningNode> {
  try {
    return await startNode({
      ...options,
      page: page === false ? null : page,
      databaseUrl: given('DATABASE_URL'),
      natsUrl: given('NATS_URL'),
      secret: given('STARBOARD_SECRET'),
      webhook: given('STARBOARD_WEBHOOK'),
      allowedOrigins: origin,
      limits: limits ? LIMITS : NO_LIMITS,
      logger: { level: quiet ? 'error' : watchedLevel(), stream: process.stderr },
    });
  } catch (error) {
    return error instanceof CannotStart ? refuse(error.message) : Promise.reject(error);
  }
}

/** From the environment; empty is as good as not there. */
function given(name: string): string | undefined {
  return process.env[name] || undefined;
}

/** Whoever sits at a terminal wants to play; what is collected somewhere may say everything. */
function watchedLevel(): string {
  return process.stdout.isTTY ? 'warn' : 'info';
}

async function stop(node: RunningNode): Promise<void> {
  await node.stop();
  process.exit(0);
}
