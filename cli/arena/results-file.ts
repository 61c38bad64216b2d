import { type FileHandle, open } from 'node:fs/promises';
import { canonical, integer, list, object, text, validate } from '@starboard/kernel';
import { whyNot } from '../input/files.ts';
import { refuse } from '../refuse.ts';
import type { BlockResult } from './play-block.ts';

/** The file of a tournament: its settings in the first line, then a line for each block, in order. */
export interface ResultsFile {
  /** What was played before. */
  readonly played: readonly BlockResult[];
  add(result: BlockResult): void;
  /** Done when everything that was added is on the disk. */
  close(): Promise<void>;
}

/** Says which kind of file it is, and how its lines are to be read. */
const KIND = 'starboard-arena-1';

/**
 * Opens a file, or begins it. A last line that was cut off is dropped and its block played again; a file of other
 * settings is refused.
 */
export async function openResults(path: string, settings: object): Promise<ResultsFile> {
  const file = await opened(path);
  const kept = await file.readFile('utf8');
  const whole = kept.slice(0, kept.lastIndexOf('\n') + 1);
  const header = canonical({ kind: KIND, settings });
  const [first, ...lines] = whole.split('\n').slice(0, -1);
  if (first === undefined && !header.startsWith(kept)) return refuse(notOurs(path));
  if (first !== undefined) checkHeader(path, first, settings);
  const played = lines.map((line, i) => readResult(line, i) ?? refuse(`${path} is damaged in line ${i + 2}.`));
  await file.truncate(Buffer.byteLength(whole));
  let written = Promise.resolve();
  let failed: unknown;
  const write = (line: string): void => {
    written = written
      .then(() => file.appendFile(`${line}\n`))
      .catch((error: unknown) => {
        failed ??= error;
      });
  };
  if (first === undefined) write(header);
  return {
    played,
    add: (result) => write(JSON.stringify(result)),
    async close() {
      await written;
      await file.sync();
      await file.close();
      if (failed !== undefined) refuse(`Can't write ${path}: ${whyNot(failed)}.`);
    },
  };
}

async function opened(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'a+');
  } catch (error) {
    return refuse(`Can't open ${path}: ${whyNot(error)}.`);
  }
}

const notOurs = (path: string): string => `${path} is not a file of an arena. Choose another name.`;

function checkHeader(path: string, line: string, settings: object): void {
  const header = parsed(line);
  if (header?.['kind'] !== KIND) refuse(notOurs(path));
  const there: object = Object(header?.['settings']);
  const members = new Map<string, unknown>(Object.entries(there));
  const other = Object.entries(settings).find(([key, value]) => canonical(members.get(key)) !== canonical(value));
  if (other === undefined && members.size === Object.keys(settings).length) return;
  const [key, value] = other ?? ['settings', settings];
  const was = members.has(key) ? canonical(members.get(key)) : 'nothing';
  refuse(`${path} is of a tournament with other settings: its ${key} is ${was}, not ${canonical(value)}.`);
}

const RESULT = object({
  block: integer(0, Number.MAX_SAFE_INTEGER),
  places: list(list(integer(1, 1000))),
  forfeits: list(
    object({ match: integer(0, 1000), seat: integer(0, 1000), bot: text(), why: text({ maxLength: 1000 }) }),
  ),
});

function readResult(line: string, block: number): BlockResult | undefined {
  const read = validate(RESULT, parsed(line) ?? null);
  return read.ok && read.value.block === block ? read.value : undefined;
}

function parsed(line: string): { readonly [key: string]: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
