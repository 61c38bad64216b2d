import type { Pool } from 'pg';
import { plain } from '../rows/plain.ts';
import { type DatabaseRow, dueIn, entryIn, jsonIn, lineIn, numberIn, summaryIn, textIn } from '../rows/rows.ts';
import { conditions, wordsIn } from '../rows/search.ts';
import { CHAT_PAGE, NO_NUMBER, type Reading } from '../store.ts';
import { tokenOf } from '../writing/write.ts';
import { patiently } from './patience.ts';

/** The length of a log follows from the log. */
const NUMBER = '(select max(number) from entries e where e.match = key) as number';

export function postgresReading(readers: Pool): Reading {
  async function ask(sql: string, values: readonly unknown[]): Promise<readonly DatabaseRow[]> {
    const { rows } = await patiently(() => readers.query<DatabaseRow>(sql, [...values]));
    return rows;
  }

  return {
    async read(id, after, upTo = NO_NUMBER) {
      const rows = await ask(
        `select m.secret, e.entry::text as entry
         from matches m left join entries e on e.match = m.key and e.number > $2 and e.number <= $3
         where m.id = $1 order by e.number`,
        [plain(id), after, upTo],
      );
      const [first] = rows;
      if (first === undefined) return undefined;
      const entries = rows.filter((row) => row['entry'] !== null).map(entryIn);
      return { id, secret: textIn(first, 'secret'), entries };
    },
    async numbers(ids) {
      const rows = await ask(`select id, ${NUMBER} from matches where id = any($1::text[])`, [ids.map(plain)]);
      const found = new Map(rows.map((row) => [textIn(row, 'id'), numberIn(row, 'number')]));
      return new Map(ids.flatMap((id) => pair(id, found.get(plain(id)))));
    },
    async list(query) {
      const wanted = conditions(query);
      const words = wordsIn(query);
      const where = ['listed', ...wanted.map(({ column }, i) => `${column} = $${i + 2}`)];
      if (words !== '') where.push(`search like $${wanted.length + 2}`);
      const rows = await ask(
        `select id, ${NUMBER}, summary::text as summary from matches where ${where.join(' and ')}
         order by last_at desc, id collate "C" limit $1`,
        [query.most, ...wanted.map(({ value }) => value), ...(words === '' ? [] : [`%${literally(words)}%`])],
      );
      return rows.map(summaryIn);
    },
    async due(by, most, after) {
      const rows = await ask(
        `select id, due_at from matches where due_at <= $1 and (due_at, id collate "C") > ($2::float8, $3::text)
         order by due_at, id collate "C" limit $4`,
        [by, after?.dueAt ?? Number.NEGATIVE_INFINITY, after?.id ?? '', most],
      );
      return rows.map(dueIn);
    },
    async snapshot(id, upTo = NO_NUMBER) {
      const [row] = await ask(
        `select s.number, s.state::text as state, 0 as lasts from matches m join snapshots s on s.match = m.key
         where m.id = $1 and s.number <= $2
         union all
         (select l.number, l.state::text, 1 from matches m join lasting_snapshots l on l.match = m.key
          where m.id = $1 and l.number <= $2 order by l.number desc limit 1)
         order by 1 desc, 3 desc limit 1`,
        [plain(id), upTo],
      );
      return row === undefined ? undefined : { number: numberIn(row, 'number'), state: jsonIn<unknown>(row, 'state') };
    },
    async chat(id, after, before = NO_NUMBER) {
      const rows = await ask(
        `select c.number, c.line::text as line from chat c join matches m on m.key = c.match
         where m.id = $1 and c.number > $2 and c.number < $3 order by c.number desc limit ${CHAT_PAGE}`,
        [plain(id), after, before],
      );
      return rows.map(lineIn).reverse();
    },
    async hasLine(id, once) {
      const rows = await ask(
        'select 1 from chat c join matches m on m.key = c.match where m.id = $1 and c.token = $2::uuid',
        [plain(id), tokenOf(once)],
      );
      return rows.length > 0;
    },
  };
}

function pair(id: string, number: number | undefined): [string, number][] {
  return number === undefined ? [] : [[id, number]];
}

/** Escapes the special characters of a pattern. */
function literally(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&');
}
