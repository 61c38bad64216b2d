import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrateSqlite } from '../../store/migrations/migrate.ts';
import { sqliteStore } from '../../store/sqlite/open.ts';
import type { LobbyQuery } from '../../store/store.ts';
import { open } from './contract/store-samples.ts';

/** Rows searched for words at most, however many there are. */
const MOST_ROWS = 1_500;
const MATCHES = 4_000;

test.for<Omit<LobbyQuery, 'most'>>([
  { search: 'nobody' },
  { search: 'zz' },
  { search: 'player 3' },
  { search: 'player 3999' },
  { search: 'bot' },
  // Every row has its groups of three letters, but not in this order.
  { search: 'abcde' },
  { search: 'nobody', phase: 'gathering' },
  { search: 'player', game: 'nowhere' },
])('the lobby looks for words in a bounded number of rows: %o', async (query) => {
  const database = new DatabaseSync(':memory:');
  migrateSqlite(database);
  let rows = 0;
  // Replaces SQLite's own function, to count the rows it is called for.
  database.function('instr', { deterministic: true }, (text, words) => {
    rows++;
    return String(text).indexOf(String(words)) + 1;
  });
  const store = sqliteStore(database);
  await Promise.all(
    Array.from({ length: MATCHES }, (_, i) =>
      open(store, `match ${i}`, {
        lastAt: i,
        seats: [
          { name: `Player ${i}`, kind: 'open' },
          { name: 'Bot abcd bcde', kind: 'bot' },
        ],
      }),
    ),
  );
  rows = 0;
  const found = await store.list({ most: 50, ...query });
  expect(rows).toBeLessThanOrEqual(MOST_ROWS);
  if (query.search === 'player 3999') expect(found.map(({ id }) => id)).toEqual(['match 3999']);
  await store.close();
});

test('without words the lobby reads as many rows as it shows, by an index', async () => {
  const database = new DatabaseSync(':memory:');
  migrateSqlite(database);
  const asked: string[] = [];
  const prepare = database.prepare.bind(database);
  database.prepare = (sql) => {
    asked.push(sql);
    return prepare(sql);
  };
  const store = sqliteStore(database);
  for (const query of [{}, { game: 'a' }, { phase: 'over' }, { game: 'a', phase: 'over' }] as const) {
    asked.length = 0;
    await store.list({ most: 50, ...query });
    const [sql = ''] = asked;
    const values = [...Object.values(query), 50];
    const plan = prepare(`explain query plan ${sql}`).all(...values);
    expect(plan.map(({ detail }) => String(detail)).join('; ')).toMatch(
      /^(CO-ROUTINE found; )?(SCAN|SEARCH) matches USING INDEX matches_/,
    );
  }
  await store.close();
});
