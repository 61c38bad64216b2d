import { createHash } from 'node:crypto';
import { createReadStream, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { GameTypes, Heuristics, SolutionTable } from '@starboard/kernel';
import { games } from './index.ts';

/* Only for programs that have a file system: the page never imports this. */

/** The folder of a complete table, for this process and its workers. */
const VARIABLE = 'STARBOARD_SOLUTION';

/**
 * From now on, the bots of this process and its new workers play from the complete table in the folder. Returns what is
 * wrong with the table, in a sentence, after reading all of it once.
 */
export async function chooseSolutionFolder(folder: string): Promise<string | null> {
  const tables = await allTables();
  const [first] = tables;
  const found = tables.find(({ files }) => files.some(({ name }) => sizeOf(join(folder, name)) !== null));
  if (found === undefined) {
    return `${folder} has no table of a solved game: there is no ${first?.files[0]?.name}. "npm run solve" makes one.`;
  }
  for (const { name, bytes } of found.files) {
    const size = sizeOf(join(folder, name));
    if (size === null) return `The table in ${folder} isn’t complete: ${name} is missing.`;
    if (size !== bytes) return `${name} in ${folder} has ${size} bytes, but the proven table has ${bytes}.`;
  }
  for (const { name, sha256 } of found.files) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, name)), hash);
    if (hash.digest('hex') !== sha256) return `${name} in ${folder} differs from the proven table.`;
  }
  process.env[VARIABLE] = folder;
  return null;
}

async function allTables(): Promise<readonly SolutionTable[]> {
  const all = await Promise.all(games.map(async ({ solution, parts }) => (solution ? parts.heuristics() : undefined)));
  const tables = await Promise.all(all.map((heuristics) => heuristics?.solution?.fullTable?.()));
  return tables.filter((table) => table !== undefined);
}

function sizeOf(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.size ?? null;
}

const opened = new WeakSet<Heuristics<GameTypes>>();

/** Lets the solution of a game play from the chosen folder, if that holds its table. Nothing is loaded. */
export async function playFromChosenFolder(heuristics: Heuristics<GameTypes>): Promise<void> {
  const folder = process.env[VARIABLE];
  if (!folder || opened.has(heuristics)) return;
  opened.add(heuristics);
  const table = await heuristics.solution?.fullTable?.();
  if (table === undefined || table.files.some(({ name, bytes }) => sizeOf(join(folder, name)) !== bytes)) return;
  const files = table.files.map(({ name }) => openSync(join(folder, name), 'r'));
  table.playFrom((file, from, into) => {
    const open = files[file];
    if (open === undefined) throw new Error(`the table has no file ${file}`);
    for (let done = 0; done < into.length; ) {
      const read = readSync(open, into, done, into.length - done, from + done);
      if (read === 0) throw new Error(`${table.files[file]?.name} in ${folder} has become shorter`);
      done += read;
    }
  });
}
