import { access, readFile, writeFile } from 'node:fs/promises';
import { refuse } from '../refuse.ts';

export async function readNamed(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    return refuse(`Can't read ${path}: ${whyNot(error)}.`);
  }
}

/** Refuses before the match, so that nobody plays one whose file can't be written at the end. */
export async function refuseExisting(path: string): Promise<void> {
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (exists) refuse(`${path} already exists. Choose another name.`);
}

/** Never overwrites a file. */
export async function writeNew(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text, { flag: 'wx' });
  } catch (error) {
    refuse(`Can't write ${path}: ${whyNot(error)}.`);
  }
}

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'it is not permitted',
  EEXIST: 'it already exists',
  ENOTDIR: 'part of its path is not a folder',
};

export function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}
