import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart, whyOf } from './cannot-start.ts';

/** The text of a file in the data folder, which only its owner can read; made at the first start. */
export function keptSecret(folder: string, name: string, fresh: () => string): string {
  return fromFolder(() => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, name);
    const draft = drafted(file, fresh());
    try {
      // A link appears completely or not at all, so two nodes that start together read the same secret.
      linkSync(draft, file);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    } finally {
      rmSync(draft);
    }
    return readFileSync(file, 'utf8');
  });
}

export function replaceSecret(file: string, text: string): void {
  renameSync(drafted(file, text), file);
}

export function fromFolder<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new CannotStart(`The data folder can’t be used: ${whyOf(error)}`);
  }
}

function drafted(file: string, text: string): string {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
  return draft;
}
