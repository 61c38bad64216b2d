import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rules as duel } from '@starboard/duel-in-space/rules';
import { type GameTypes, type Rules, verify } from '@starboard/kernel';
import { rules as starfire } from '@starboard/starfire/rules';
import { afterEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../../store/sqlite/open.ts';
import type { Store } from '../../store/store.ts';
import {
  anyChoice,
  askIn,
  guest,
  look,
  openTestServer,
  record,
  type TestServer,
  value,
} from '../service/test-server.ts';

/** Matches from before calls were lines of a record, memories were folded and shots were in frames. */
const FIXTURES = join(import.meta.dirname, 'fixtures');
const MATCHES = {
  duel: 'sE1aYjPYKeHMI3Al6-nacA',
  fleet: '2zNo1tNOyZtYfvL5eW71Cw',
  resigned: '_xoTHvVeK243AkLQmfLdAA',
};

const opened: { readonly server: TestServer; readonly store: Store; readonly folder: string }[] = [];
async function reopened(change: (rules: Rules<GameTypes>) => Rules<GameTypes> = (rules) => rules): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-before-'));
  copyFileSync(join(FIXTURES, 'before-calls.db'), join(folder, 'before.db'));
  const store = await openSqlite(join(folder, 'before.db'));
  const games: { readonly [id: string]: Rules<GameTypes> } = { 'duel-in-space': duel, starfire };
  const server = openTestServer({
    store,
    findRules: async (game) => {
      const rules = games[game];
      return rules && change(rules);
    },
  });
  opened.push({ server, store, folder });
  return server;
}
afterEach(async () => {
  for (const { server, store, folder } of opened.splice(0)) {
    await server.service.stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function moveOn(server: TestServer, match: string, names: readonly string[]): Promise<number> {
  let made = 0;
  for (const name of names) {
    for (const { viewer, view } of (await look(server, name, match)).updates) {
      if (viewer === null || view.mine === null) continue;
      value(await server.service.play(guest(name), match, viewer, askIn(view), anyChoice(view, name)));
      made++;
    }
  }
  return made;
}

describe('matches from before', () => {
  test.each([
    ['duel', MATCHES.duel, ['ann', 'bob'], 37],
    ['fleet', MATCHES.fleet, ['ann', 'bob', 'cat', 'dan'], 65],
  ] as const)('go on where they were: %s', async (_, match, names, number) => {
    const server = await reopened();
    expect((await look(server, 'ann', match)).table).toMatchObject({ phase: 'playing', number });
    for (let turn = 0; turn < 6; turn++) expect(await moveOn(server, match, names)).toBeGreaterThan(0);
  });

  test('what others can tell of a secret design is folded from the old log', async () => {
    const server = await reopened();
    const [update] = (await look(server, 'ann', MATCHES.duel)).updates;
    expect(update?.view.memory).toMatchObject([{ clicks: expect.any(Number) }, { clicks: expect.any(Number) }]);
  });

  test('an end by resignation is shown, and its record verifies', async () => {
    const server = await reopened();
    const { table } = await look(server, 'bob', MATCHES.resigned);
    expect(table).toMatchObject({ phase: 'over', ended: { by: 'resignation', seat: 0 }, result: { places: [2, 1] } });
    expect(verify(duel, await record(server, 'bob', MATCHES.resigned))).toMatchObject({
      ok: true,
    });
    expect(verify(duel, readFileSync(join(FIXTURES, 'before-calls.jsonl'), 'utf8'))).toMatchObject({ ok: true });
  });

  test('go on under rules of a new version that lead to the same, however the board is laid out', async () => {
    const server = await reopened((rules) => ({ ...rules, version: rules.version + 1 }));
    expect(await moveOn(server, MATCHES.duel, ['ann', 'bob'])).toBeGreaterThan(0);
    expect(await moveOn(server, MATCHES.fleet, ['ann', 'bob', 'cat', 'dan'])).toBeGreaterThan(0);
  });

  test('can still be watched under rules that lead elsewhere, from the snapshot they left', async () => {
    const server = await reopened((rules) => ({
      ...rules,
      version: rules.version + 1,
      start: (setup, seating, dice) => {
        dice.drawn[0] = 5;
        return rules.start(setup, seating, dice);
      },
    }));
    for (const match of [MATCHES.duel, MATCHES.fleet]) {
      const { table, updates } = await look(server, 'ann', match);
      expect(table.phase).toBe('closed');
      expect(updates).toMatchObject([{ viewer: 0, view: { mine: null } }]);
      expect(await server.service.resign(guest('ann'), match, 0)).toMatchObject({ refusal: { code: 'frozen' } });
    }
  });
});
