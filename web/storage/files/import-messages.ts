import type { StoredMatch } from '../matches/match-storage.ts';
import type { Imported, ImportProgress } from './import-matches.ts';

/** What the page says to the worker that imports files. */
export interface ToImporter {
  readonly files: readonly File[];
  /** Whether this browser stores matches; else the page holds them. */
  readonly lasting: boolean;
}

/** What that worker says to the page. */
export type FromImporter =
  | { readonly type: 'progress'; readonly progress: ImportProgress }
  | {
      readonly type: 'done';
      readonly imported: Imported;
      /** What the page has to hold. */
      readonly held: readonly { readonly match: StoredMatch; readonly lines: readonly string[] }[];
    };
