import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Child, startChild } from '../servers/child.ts';
import { freePort } from '../servers/free-port.ts';

/** A real `starboard serve` in a process of its own, always at the same address. */
export interface ServingNode {
  readonly address: string;
  /** Where its health and figures are. */
  readonly ops: string;
  /** Its process at present. */
  pid(): number;
  /** `kill -9`. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Lets it finish what was begun. */
  stop(): Promise<void>;
}

export interface TestNodeOptions {
  /** A folder of its own for everything it keeps. */
  readonly folder: string;
  readonly databaseUrl?: string;
  readonly natsUrl?: string;
  readonly secret?: string;
  /** Whether guests are held to the usual limits. */
  readonly limits?: boolean;
  /** Whether callers may say what address they call from, as behind a proxy. */
  readonly trustProxy?: boolean;
  /** Where it may be looked into. */
  readonly inspectAt?: number;
  /** The folder of another checkout whose server it is to be. */
  readonly checkout?: string;
}

const HERE = join(import.meta.dirname, '../..');

export async function startNode(options: TestNodeOptions): Promise<ServingNode> {
  const { folder, databaseUrl, natsUrl, secret, limits = false, trustProxy = false, inspectAt } = options;
  const program = join(options.checkout ?? HERE, 'cli/starboard.ts');
  const [port, opsPort] = [await freePort(), await freePort()];
  const [address, ops] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${opsPort}`];
  const page = join(folder, 'page');
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Starboard</title>');

  const { DATABASE_URL: _, NATS_URL: __, ...inherited } = process.env;
  const env = {
    ...inherited,
    NODE_NO_WARNINGS: '1',
    // Not as a flag: a checkout from before there was one would refuse it.
    OPS_PORT: `${opsPort}`,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...(natsUrl === undefined ? {} : { NATS_URL: natsUrl }),
    ...(secret === undefined ? {} : { STARBOARD_SECRET: secret }),
  };
  const flags = ['--port', `${port}`, '--data', join(folder, 'data'), '--page', page, '--quiet'];
  const inspector = inspectAt === undefined ? [] : [`--inspect=127.0.0.1:${inspectAt}`];
  const choices = [...(limits ? [] : ['--no-limits']), ...(trustProxy ? ['--trust-proxy'] : [])];
  const args = [...inspector, program, 'serve', ...flags, ...choices];
  const run = (): Promise<Child> => startChild(process.execPath, args, { env }, () => isReady(ops, address));
  let child = await run();

  return {
    address,
    ops,
    pid: () => child.pid,
    kill: () => child.end('SIGKILL'),
    async start() {
      if (!child.running) child = await run();
    },
    stop: () => child.end('SIGTERM'),
  };
}

/** At the address for that or, in an older checkout, at the public one. */
async function isReady(...addresses: readonly string[]): Promise<boolean> {
  const asked = await Promise.allSettled(
    addresses.map((address) => fetch(`${address}/readyz`, { signal: AbortSignal.timeout(1_000) })),
  );
  return asked.some((answer) => answer.status === 'fulfilled' && answer.value.ok);
}
