import { copyFileSync, existsSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { numberIn } from '../rows/rows.ts';
import { copyReadable } from './mend.ts';
import { isForeignWal, lossOf, sizeOf } from './wal.ts';

const RESTORE = 'To use a back-up instead, stop the server and replace the file with it.';

/** Checks a store's file before use; returns sentences for the operator. */
export function inspectSqlite(file: string, unclean: boolean): readonly string[] {
  if (!existsSync(file)) return [];
  if (statSync(file).size === 0) {
    throw new Error(`${file} is empty, so it was cut off: put back a copy, or delete it to start again`);
  }
  const notes = [...lookAtWal(file, unclean)];
  const problem = cutInPage(file) ?? problemWithPages(file) ?? cutOff(file);
  if (problem !== null) notes.push(...mend(file, problem));
  return notes;
}

/** Puts aside a log that belongs to another file, unread, and a copy of one that has lost something. */
function lookAtWal(file: string, unclean: boolean): readonly string[] {
  const wal = `${file}-wal`;
  if (!existsSync(wal)) {
    return unclean
      ? [`${wal} is missing although the server was not stopped. The latest moves may be lost. ${RESTORE}`]
      : [];
  }
  if (isForeignWal(file, wal)) {
    const aside = `${wal}.foreign-${stamp()}`;
    renameSync(wal, aside);
    rmSync(`${file}-shm`, { force: true });
    return [`${wal} belonged to another file and was moved to ${aside}. The latest moves may be lost.`];
  }
  const loss = lossOf(wal, `${file}-shm`);
  if (loss === 'unknown') {
    return unclean
      ? [
          `${file}-shm is missing or empty although the server was not stopped, so it is not known whether ${wal} is complete.`,
        ]
      : [];
  }
  if (loss === null) return [];
  const aside = `${wal}.damaged-${stamp()}`;
  copyFileSync(wal, aside);
  return [
    `${wal} is damaged: it holds ${loss.held} of ${loss.durable} pages, so the latest moves are lost. It was copied to ${aside}. ${RESTORE}`,
  ];
}

const stamp = (): string => new Date().toISOString().replace(/[-:]|\..*/g, '');

/** SQLite writes whole pages; it would silently read the rest of the last one as zeros. */
function cutInPage(file: string): string | null {
  const { page } = sizeOf(file);
  return page > 0 && statSync(file).size % page !== 0 ? 'it is cut off in the middle of a page' : null;
}

/** By now everything in the log is in the file. */
function cutOff(file: string): string | null {
  const { least } = sizeOf(file);
  const { size } = statSync(file);
  return size < least ? `it is cut off: ${size} of ${least} bytes are left` : null;
}

function problemWithPages(file: string): string | null {
  const database = new DatabaseSync(file);
  try {
    const found = database.prepare('pragma quick_check(1)').get()?.['quick_check'];
    if (found === 'ok') {
      database.exec('pragma wal_checkpoint(truncate)');
      return null;
    }
    return String(found)
      .replace(/^\*.*\n/, '')
      .replaceAll('\n', ', ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    database.close();
  }
}

/** Puts a damaged file aside and continues with everything that can be read. */
function mend(file: string, problem: string): readonly string[] {
  const [mended, aside] = [`${file}.mended`, `${file}.damaged-${stamp()}`];
  for (const end of ['', '-wal', '-shm']) rmSync(`${mended}${end}`, { force: true });
  const lost = salvaged(file, mended, problem);
  for (const end of ['', '-wal']) if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${aside}${end}`);
  rmSync(`${file}-shm`, { force: true });
  renameSync(mended, file);
  const without =
    lost.length === 0 ? 'everything could be read' : `all but these rows could be read: ${lost.join(', ')}`;
  return [`${file} was damaged (${problem}). It was moved to ${aside} and copied: ${without}. ${RESTORE}`];
}

function salvaged(file: string, mended: string, problem: string): readonly string[] {
  const { size } = statSync(file);
  const { page, least } = sizeOf(file);
  try {
    // SQLite refuses a file that is too short; a page of zeros is only one page that it can't read.
    if (page > 0) truncateSync(file, Math.max(least, Math.ceil(size / page) * page));
    return copyReadable(file, mended);
  } catch (cause) {
    truncateSync(file, size);
    for (const end of ['', '-wal', '-shm']) rmSync(`${mended}${end}`, { force: true });
    throw new Error(
      `${file} is damaged (${problem}) and none of it can be read. Replace it with a back-up, or move it away to start again`,
      { cause },
    );
  }
}

/** Sets apart matches whose log is incomplete; says how many, if any. */
export function setDamagedApart(database: DatabaseSync): readonly string[] {
  database.exec('update matches set damaged = 0 where damaged');
  database.exec(
    `update matches set damaged = 1 where not json_valid(summary) or key in (
       select m.key from matches m left join entries e on e.match = m.key left join snapshots s on s.match = m.key
       where m.phase <> 'removed' group by m.key having count(e.key) <> max(e.number)
         or max(e.number) < max(m.reached, coalesce(s.number, 1),
           coalesce((select max(number) from lasting_snapshots where match = m.key), 1))
         or coalesce(min(json_valid(e.entry)), 0) = 0
     )`,
  );
  const count = (sql: string): number => numberIn(database.prepare(sql).get() ?? {}, 'found');
  const damaged = count('select count(*) as found from matches where damaged');
  const gone = count('select count(distinct match) as found from entries where match not in (select key from matches)');
  const lines = count('select count(*) as found from chat where not json_valid(line)');
  database.exec('delete from chat where not json_valid(line)');
  // These follow from the log and are made again.
  for (const table of ['snapshots', 'lasting_snapshots']) {
    database.exec(`delete from ${table} where not json_valid(state)`);
  }
  return [
    ...(damaged > 0
      ? [`${damaged} of the matches can’t be read any more. They stay in the file, but can’t be opened.`]
      : []),
    ...(gone > 0 ? [`${gone} matches are lost. Only some of their moves are left.`] : []),
    ...(lines > 0 ? [`${lines} lines of chat could not be read and are lost.`] : []),
  ];
}
