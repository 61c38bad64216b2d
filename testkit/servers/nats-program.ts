import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { findProgram } from './program.ts';

/** How to find a program on this machine, or install it. */
export interface Machine {
  find(): string | undefined;
  mayInstall(): boolean;
  /** Returns whether the `apt-get` command succeeded. */
  apt(...words: readonly string[]): Promise<boolean>;
}

const INSTALL = ['install', '--yes', '--no-install-recommends', 'nats-server'] as const;

/** The path of `nats-server`: found on the machine, or installed if we may. Lists of packages may be missing or old. */
export async function natsProgram({ find, mayInstall, apt }: Machine = THIS_MACHINE): Promise<string | undefined> {
  const found = find();
  if (found !== undefined || !mayInstall()) return found;
  if (!(await apt(...INSTALL))) {
    await apt('update');
    await apt(...INSTALL);
  }
  return find();
}

const DEBIAN = '/etc/debian_version';
const PATIENCE_MS = 120_000;

const THIS_MACHINE: Machine = {
  find: () => findProgram('nats-server', ['/usr/sbin', '/usr/local/bin']),
  mayInstall: () => process.getuid?.() === 0 && existsSync(DEBIAN),
  async apt(...words) {
    const options = ['Acquire::Retries=0', 'Acquire::http::Timeout=20', 'DPkg::Lock::Timeout=60'];
    const args = [...options.flatMap((option) => ['-o', option]), ...words];
    try {
      // Test files run at the same time. The one that locks this file, which is never written, does the installation.
      await promisify(execFile)('flock', [DEBIAN, 'apt-get', ...args], { timeout: PATIENCE_MS });
      return true;
    } catch {
      return false;
    }
  },
};
