import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart, whyOf } from './cannot-start.ts';

/** A folder that only this process uses. */
export interface DataFolder {
  /** Sentences for the operator. */
  readonly notes: readonly string[];
  release(): void;
}

const LOCK = 'starboard.lock';
const OURS = /^(starboard\.|cookie-secret|push-key)/;
const FOR_OWNER = { file: 0o600, folder: 0o700 };
const SQLITE_BUSY = 5;

/** Creates the folder if necessary and locks it: a second server on the same folder doesn't start. */
export function holdDataFolder(folder: string): DataFolder {
  try {
    mkdirSync(folder, { recursive: true, mode: FOR_OWNER.folder });
  } catch (error) {
    throw new CannotStart(`The data folder can’t be used: ${whyOf(error)}`);
  }
  const release = lock(folder);
  return { notes: closeToOthers(folder), release };
}

/** The operating system releases this lock however the process ends, so it is never left behind. */
function lock(folder: string): () => void {
  const file = new DatabaseSync(join(folder, LOCK), { timeout: 0 });
  try {
    file.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    file.close();
    const busy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
    throw new CannotStart(
      busy
        ? `Another Starboard server is using the data folder ${folder}. Stop it first, or choose another folder with --data.`
        : `The data folder can’t be used: ${LOCK}: ${whyOf(error)}`,
    );
  }
  return () => file.close();
}

/**
 * The folder holds the secrets of cookies and dice: nobody else may read our files, or list a folder that is ours
 * alone.
 */
function closeToOthers(folder: string): readonly string[] {
  const names = readdirSync(folder);
  const open = names.filter((name) => OURS.test(name)).map((name) => join(folder, name));
  const notes = open.flatMap((file) => allowed(file, FOR_OWNER.file));
  if (names.every((name) => OURS.test(name))) return [...notes, ...allowed(folder, FOR_OWNER.folder)];
  const readable = (statSync(folder).mode & 0o077) !== 0;
  return readable ? [...notes, `Others may list the data folder ${folder}, which holds other files too.`] : notes;
}

/** Removes other users' permissions; returns the reason if that fails. */
function allowed(file: string, mode: number): readonly string[] {
  try {
    if (existsSync(file) && (statSync(file).mode & 0o077) !== 0) chmodSync(file, mode);
    return [];
  } catch (error) {
    return [`Others may read ${file}: ${whyOf(error)}`];
  }
}
