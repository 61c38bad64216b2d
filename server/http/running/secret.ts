import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart, whyOf } from './cannot-start.ts';

const FILE = 'cookie-secret';
const BYTES = 32;
/** As we wrote it; whoever copied it may have ended the line. */
const WHOLE = new RegExp(`^[0-9a-f]{${2 * BYTES}}\\r?\\n?$`);

/** The secret that cookies are signed with: made once, then kept in the data folder where only its owner can read it. */
export function keptSecret(folder: string): string {
  const secret = readOrMade(folder);
  if (WHOLE.test(secret)) return secret;
  throw new CannotStart(
    `${join(folder, FILE)} is not the secret it was: it must be ${2 * BYTES} hexadecimal digits. Put a copy back, or delete it; everybody is then a stranger.`,
  );
}

function readOrMade(folder: string): string {
  try {
    return secretIn(folder);
  } catch (error) {
    throw new CannotStart(`The data folder cannot be used: ${whyOf(error)}`);
  }
}

function secretIn(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, FILE);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(BYTES).toString('hex'), { mode: 0o600, flag: 'wx' });
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
