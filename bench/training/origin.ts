import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@starboard/kernel';

/** How a game's tables were learnt. */
export interface TableOrigin extends Hashes {
  readonly seed: string;
  /** The commit at which they were learnt. */
  readonly commit: string;
}

/** The hashes of files in the game's folder, by their paths. */
export interface Hashes {
  /** How play goes, as the streams of the golden records say. */
  readonly golden: Hashed;
  /** What the numbers of the tables mean. */
  readonly features: Hashed;
  readonly tables: Hashed;
}

type Hashed = { readonly [path: string]: string };

export const ORIGIN = 'training/origin.json';

export function hashesIn(folder: string, features: readonly string[], tables: readonly string[]): Hashes {
  const hashed = (paths: readonly string[]): Hashed =>
    Object.fromEntries(paths.toSorted().map((path) => [path, sha256(readFileSync(join(folder, path), 'utf8'))]));
  return {
    golden: hashed(globSync('test/golden/*.stream', { cwd: folder })),
    features: hashed(features),
    tables: hashed(tables),
  };
}
