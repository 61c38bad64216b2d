import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import { hasOpenssl } from '../servers/certificates.ts';
import { natsProgram } from '../servers/nats-program.ts';
import { runsPostgres } from '../servers/postgres-programs.ts';

/** What some tests need and not every machine has. */
const PROBES = {
  'nats-server': async () => (await natsProgram()) !== undefined,
  PostgreSQL: () => runsPostgres(),
  openssl: async () => hasOpenssl(),
  python3: async () => spawnSync('python3', ['--version']).status === 0,
  'root with the right to mount': async () => mayMount(),
};

type Need = keyof typeof PROBES;
type Probes = { readonly [N in Need]: () => Promise<boolean> };
type Describe = (name: string, body: () => void) => void;

declare module 'vitest' {
  interface TaskMeta {
    skipped?: string;
  }
}

/**
 * A `describe` for tests that need something. If it is missing, they are skipped, and the run names them at its end; with
 * `STARBOARD_NEED_SERVERS=1`, they fail instead.
 */
export async function describeWith(needs: readonly Need[], probes: Probes = PROBES): Promise<Describe> {
  const missing: Need[] = [];
  for (const need of needs) if (!(await probes[need]())) missing.push(need);
  if (missing.length === 0) return describe;
  const reason = `needs ${missing.join(' and ')}`;
  if (process.env['STARBOARD_NEED_SERVERS'] === '1' && missing.some(isServer)) return failing(reason);
  return (name, body) => describe.skip(name, { meta: { skipped: reason } }, body);
}

const isServer = (need: Need): boolean => need === 'nats-server' || need === 'PostgreSQL';

function failing(reason: string): Describe {
  return (name) =>
    test(name, () => {
      throw new Error(`This ${reason}, which is neither found nor installable, and STARBOARD_NEED_SERVERS is set.`);
    });
}

/** Root in a container often may not. */
function mayMount(): boolean {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return false;
  const [, effective = '0'] = /^CapEff:\s*(\w+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  const SYS_ADMIN = 1n << 21n;
  return (BigInt(`0x${effective}`) & SYS_ADMIN) !== 0n;
}
