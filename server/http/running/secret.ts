import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import { holdDataFolder } from './data-folder.ts';
import { fromFolder, keptSecret, replaceSecret } from './kept-secret.ts';

/** The first secret signs cookies; signatures of any of them are valid. */
export type Secrets = readonly [string, ...string[]];

const FILE = 'cookie-secret';
const OLD = 'cookie-secret-old';
const BYTES = 32;
const WHOLE = new RegExp(`^[0-9a-f]{${2 * BYTES}}$`);
const SHORTEST = 32;

interface Given {
  readonly secret: string | undefined;
  /** Earlier secrets that are still valid, separated by commas or spaces. */
  readonly oldSecrets: string | undefined;
  readonly data: string;
  readonly databaseUrl: string | undefined;
}

/** The given secrets or, on a single machine, those in the data folder. */
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

/** Made once and kept in the data folder, where only the owner can read them, together with earlier ones. */
function keptSecrets(folder: string): Secrets {
  const text = keptSecret(folder, FILE, freshSecret);
  const secret = text.trim();
  if (!WHOLE.test(secret)) throw notWhole(folder, FILE);
  const old = fromFolder(() => oldIn(folder));
  if (!old.every((each) => WHOLE.test(each))) throw notWhole(folder, OLD);
  // Earlier releases included the final newline in the secret if somebody had copied the file with one.
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

/** Replaces the current secret, which stays valid. No server may be running on the folder. */
export function rotateSecret(folder: string): void {
  const held = holdDataFolder(folder);
  try {
    const [present, ...old] = keptSecrets(folder);
    replaceSecret(join(folder, OLD), `${[...new Set([present, ...old.map((each) => each.trim())])].join('\n')}\n`);
    replaceSecret(join(folder, FILE), freshSecret());
  } finally {
    held.release();
  }
}

/** Returns whether there were any. */
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

function oldIn(folder: string): readonly string[] {
  const file = join(folder, OLD);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '');
}
