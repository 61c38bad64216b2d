import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type DatabaseRow, numberIn, textIn } from '../rows/rows.ts';
import { conditions, wordsIn } from '../rows/search.ts';
import type { LobbyQuery } from '../store.ts';

/** Words are searched in this many of the latest matches, and in this many of those that contain their letters. */
const LATEST = 1_000;
const CANDIDATES = 500;

/** The length of a log follows from the log. */
const SHOWN = 'id, summary, last_at, (select max(number) from entries e where e.match = found.match) as number';

/** The cost doesn't grow with the number of matches. */
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
    // SQLite keeps the order of a cross join: the index first, then the rows it found.
    const anywhere = prepare(
      `select ${SHOWN}
       from (select rowid as match from lobby_search where lobby_search match ? order by rowid desc limit ${CANDIDATES}) found
       cross join matches on key = found.match where ${where} and instr(search, ?) > 0`,
    );
    return latestOf([...found, ...anywhere.all(letters, ...values, words)], query.most);
  };
}

/** All groups of three letters in the words; the index has no shorter ones. */
function trigrams(words: string): string {
  const letters = [...words];
  const groups = letters.slice(2).map((third, i) => `${letters[i]}${letters[i + 1]}${third}`);
  return [...new Set(groups)].map((group) => `"${group.replaceAll('"', '""')}"`).join(' AND ');
}

function latestOf(rows: readonly DatabaseRow[], most: number): readonly DatabaseRow[] {
  const unique = new Map(rows.map((row) => [textIn(row, 'id'), row]));
  return [...unique]
    .map(([id, row]) => ({ id, row, at: numberIn(row, 'last_at') }))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
    .slice(0, most)
    .map(({ row }) => row);
}

/** One statement for each kind of query, so that each uses its index. */
function preparedOnce(database: DatabaseSync): (sql: string) => StatementSync {
  const prepared = new Map<string, StatementSync>();
  return (sql) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
}
