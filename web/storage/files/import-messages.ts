import type { StoredMatch } from '../matches/match-storage.ts';
import type { Imported, ImportProgress } from './import-matches.ts';

export interface ToImporter {
  readonly files: readonly File[];
  /** Whether this browser stores matches; otherwise the page holds them. */
  readonly lasting: boolean;
}

export type FromImporter =
  | { readonly type: 'progress'; readonly progress: ImportProgress }
  | {
      readonly type: 'done';
      readonly imported: Imported;
      readonly held: readonly { readonly match: StoredMatch; readonly lines: readonly string[] }[];
    };
