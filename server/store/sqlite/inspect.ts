import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { numberIn } from '../rows/rows.ts';
import { copyReadable } from './mend.ts';
import { isForeignWal } from './wal.ts';

/** Looks over the file of a store before it is used; says what whoever runs the server should know. */
export function inspectSqlite(file: string, unclean: boolean): readonly string[] {
  if (!existsSync(file)) return [];
  if (statSync(file).size === 0) {
    throw new Error(`${file} is empty, so it was cut off: put a copy back, or delete it to begin anew`);
  }
  const notes = [...lookAtWal(file, unclean)];
  const pages = problemWithPages(file);
  if (pages !== null) notes.push(...mend(file, pages));
  return notes;
}

/** A log that is not this file's is put aside unread. */
function lookAtWal(file: string, unclean: boolean): readonly string[] {
  const wal = `${file}-wal`;
  if (!existsSync(wal)) {
    return unclean ? [`${wal} is missing though the server was not stopped: what was played last may be lost.`] : [];
  }
  if (!isForeignWal(file, wal)) return [];
  const aside = `${wal}.foreign-${stamp()}`;
  renameSync(wal, aside);
  rmSync(`${file}-shm`, { force: true });
  return [`${wal} belonged to another file and was put aside as ${aside}: what was played last may be lost.`];
}

const stamp = (): string => new Date().toISOString().replace(/[-:]|\..*/g, '');

/** What SQLite finds wrong with the pages of a file; null as a rule. */
function problemWithPages(file: string): string | null {
  const database = new DatabaseSync(file);
  try {
    const found = database.prepare('pragma quick_check(1)').get()?.['quick_check'];
    return found === 'ok'
      ? null
      : String(found)
          .replace(/^\*.*\n/, '')
          .replaceAll('\n', ', ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    database.close();
  }
}

/** Puts a damaged file aside and goes on with all of it that can be read. */
function mend(file: string, problem: string): readonly string[] {
  const [mended, aside] = [`${file}.mended`, `${file}.damaged-${stamp()}`];
  for (const end of ['', '-wal', '-shm']) rmSync(`${mended}${end}`, { force: true });
  const lost = copyReadable(file, mended);
  for (const end of ['', '-wal']) if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${aside}${end}`);
  rmSync(`${file}-shm`, { force: true });
  renameSync(mended, file);
  const without =
    lost.length === 0 ? 'everything could be read' : `without rows that could not be read: ${lost.join(', ')}`;
  return [`${file} was damaged (${problem}). It was put aside as ${aside} and copied, ${without}.`];
}

/** Sets matches apart whose log is not whole; says how many, if any. */
export function setDamagedApart(database: DatabaseSync): readonly string[] {
  database.exec('update matches set damaged = 0 where damaged');
  database.exec(
    `update matches set damaged = 1 where not json_valid(summary) or key in (
       select m.key from matches m left join entries e on e.match = m.key left join snapshots s on s.match = m.key
       group by m.key having count(e.key) <> max(e.number) or max(e.number) < max(m.reached, coalesce(s.number, 1))
         or coalesce(min(json_valid(e.entry)), 0) = 0
     )`,
  );
  const count = (sql: string): number => numberIn(database.prepare(sql).get() ?? {}, 'matches');
  const damaged = count('select count(*) as matches from matches where damaged');
  const gone = count(
    'select count(distinct match) as matches from entries where match not in (select key from matches)',
  );
  return [
    ...(damaged > 0 ? [`${damaged} of the matches cannot be read any more and are set apart.`] : []),
    ...(gone > 0 ? [`${gone} matches are gone but for moves that nobody can find.`] : []),
  ];
}
