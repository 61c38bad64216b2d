import { join } from 'node:path';
import { openPostgres } from './postgres/open.ts';
import { openOwnSqlite } from './sqlite/open.ts';
import type { WholeStore } from './whole-store.ts';

export interface StorePlace {
  /** Without one, matches are kept in a file. */
  readonly databaseUrl?: string | undefined;
  readonly dataFolder: string;
}

export interface OpenedStore {
  readonly store: WholeStore;
  /** Sentences for the operator. */
  readonly notes: readonly string[];
}

export async function openStore({ databaseUrl, dataFolder }: StorePlace): Promise<OpenedStore> {
  if (databaseUrl === undefined || databaseUrl === '') return openOwnSqlite(join(dataFolder, 'starboard.sqlite'));
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Error('The database address must begin with postgres:// or postgresql://.');
  }
  return { store: await openPostgres(databaseUrl), notes: [] };
}
