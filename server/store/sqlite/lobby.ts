import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type DatabaseRow, numberIn, textIn } from '../rows/rows.ts';
import { conditions, wordsIn } from '../rows/search.ts';
import type { LobbyQuery } from '../store.ts';

/** Words are looked for in so many of the latest matches, and in so many of those in which their letters occur. */
const LATEST = 1_000;
const CANDIDATES = 500;

/** How long a log is follows from the log. */
const SHOWN = 'id, summary, last_at, (select max(number) from entries e where e.match = found.match) as number';

/** The lobby's rows, at a price that does not grow with the number of matches. */
export function sqliteLobby(database: DatabaseSync): (query: LobbyQuery) => readonly DatabaseRow[] {
  const prepare = preparedOnce(database);

  return (query) => {
    const wanted = conditions(query);
    const where = ['listed', 'not damaged', ...wanted.map(({ column }) => `${column} = ?`)].join(' and ');
    const values = wanted.map(({ value }) => value);
    const words = wordsIn(query);
    const latest = `select key as match, id, summary, search, last_at from matches where ${where} order by last_at desc, id limit ?`;
    if (words === '') return prepare(`select ${SHOWN} from (${latest}) found`).all(...values, query.most);

    const among = prepare(`select ${SHOWN} from (${latest}) found where instr(search, ?) > 0 limit ?`);
    const found = among.all(...values, LATEST, words, query.most);
    const letters = trigrams(words);
    if (found.length === query.most || letters === '') return found;
    // A cross join is not turned round: the index first, then the rows it found.
    const anywhere = prepare(
      `select ${SHOWN}
       from (select rowid as match from lobby_search where lobby_search match ? order by rowid desc limit ${CANDIDATES}) found
       cross join matches on key = found.match where ${where} and instr(search, ?) > 0`,
    );
    return latestOf([...found, ...anywhere.all(letters, ...values, words)], query.most);
  };
}

/** What the index is asked: all groups of three letters in the words. It knows no shorter ones. */
function trigrams(words: string): string {
  const letters = [...words];
  const groups = letters.slice(2).map((third, i) => `${letters[i]}${letters[i + 1]}${third}`);
  return [...new Set(groups)].map((group) => `"${group.replaceAll('"', '""')}"`).join(' AND ');
}

/** Each once, the latest first. */
function latestOf(rows: readonly DatabaseRow[], most: number): readonly DatabaseRow[] {
  const unique = new Map(rows.map((row) => [textIn(row, 'id'), row]));
  return [...unique]
    .map(([id, row]) => ({ id, row, at: numberIn(row, 'last_at') }))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
    .slice(0, most)
    .map(({ row }) => row);
}

/** One statement for each way of asking, so that each finds its index. */
function preparedOnce(database: DatabaseSync): (sql: string) => StatementSync {
  const prepared = new Map<string, StatementSync>();
  return (sql) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
}
