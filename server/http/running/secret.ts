import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart, whyOf } from './cannot-start.ts';
import { holdDataFolder } from './data-folder.ts';

/** What cookies are signed with: the first signs, and what any of them has signed is accepted. */
export type Secrets = readonly [string, ...string[]];

const FILE = 'cookie-secret';
const OLD = 'cookie-secret-old';
const BYTES = 32;
const WHOLE = new RegExp(`^[0-9a-f]{${2 * BYTES}}$`);
const SHORTEST = 32;

interface Given {
  readonly secret: string | undefined;
  /** Secrets of before that are still accepted, with commas or spaces between them. */
  readonly oldSecrets: string | undefined;
  readonly data: string;
  readonly databaseUrl: string | undefined;
}

/** The secrets as they are given or, on a machine alone, as the data folder keeps them. */
export function secretsOf({ secret, oldSecrets, data, databaseUrl }: Given): Secrets {
  if (secret === undefined && databaseUrl !== undefined) {
    throw new CannotStart('Nodes that share a database must share a STARBOARD_SECRET, and none is set.');
  }
  if (secret === undefined && oldSecrets !== undefined) {
    throw new CannotStart('STARBOARD_SECRET_OLD is set, but STARBOARD_SECRET isn’t.');
  }
  if (secret === undefined) return keptSecrets(data);
  const old = (oldSecrets ?? '').split(/[\s,]+/).filter((each) => each !== '');
  if (secret.length < SHORTEST) throw tooShort('STARBOARD_SECRET');
  if (old.some(({ length }) => length < SHORTEST)) throw tooShort('STARBOARD_SECRET_OLD');
  return [secret, ...old];
}

const tooShort = (name: string): CannotStart =>
  new CannotStart(`${name} must be at least ${SHORTEST} characters long.`);

/** Made once, then kept in the data folder where only its owner can read it; with those that it took the place of. */
function keptSecrets(folder: string): Secrets {
  const text = fromFolder(() => secretIn(folder));
  const secret = text.trim();
  if (!WHOLE.test(secret)) throw notWhole(folder, FILE);
  const old = fromFolder(() => oldIn(folder));
  if (!old.every((each) => WHOLE.test(each))) throw notWhole(folder, OLD);
  // Earlier releases signed with the end of the line, where whoever copied the file had added one.
  return text === secret ? [secret, ...old] : [secret, text, ...old];
}

function notWhole(folder: string, name: string): CannotStart {
  return new CannotStart(
    `${join(folder, name)} has been changed: it must be ${2 * BYTES} hexadecimal digits. Put back a copy, or delete it: ${
      name === FILE
        ? 'the server then recognises nobody'
        : 'the server then doesn’t recognise players who haven’t visited since the last rotation'
    }.`,
  );
}

/** Puts a new secret in the place of the present one, which is still accepted. No server may run on the folder meanwhile. */
export function rotateSecret(folder: string): void {
  const held = holdDataFolder(folder);
  try {
    const [present, ...old] = keptSecrets(folder);
    replace(join(folder, OLD), `${[...new Set([present, ...old.map((each) => each.trim())])].join('\n')}\n`);
    replace(join(folder, FILE), freshSecret());
  } finally {
    held.release();
  }
}

/** Forgets the secrets of before; says whether there were any. */
export function forgetOldSecrets(folder: string): boolean {
  const held = holdDataFolder(folder);
  try {
    const known = existsSync(join(folder, OLD));
    rmSync(join(folder, OLD), { force: true });
    return known;
  } finally {
    held.release();
  }
}

const freshSecret = (): string => randomBytes(BYTES).toString('hex');

function fromFolder<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new CannotStart(`The data folder can’t be used: ${whyOf(error)}`);
  }
}

function oldIn(folder: string): readonly string[] {
  const file = join(folder, OLD);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '');
}

function secretIn(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, FILE);
  const draft = drafted(file, freshSecret());
  try {
    // A link is made whole or not at all, so of two nodes that start together both read the same.
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
}

function replace(file: string, text: string): void {
  renameSync(drafted(file, text), file);
}

function drafted(file: string, text: string): string {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
  return draft;
}
