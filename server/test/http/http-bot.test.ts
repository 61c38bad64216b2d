import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LIMITS } from '../../http/gate/limits.ts';
import { type Border, DUEL, openBorder, visitor } from './http-border.ts';

const BOT = fileURLToPath(new URL('../../../docs/examples/bot.mjs', import.meta.url));
const run = promisify(execFile);

let border: Border;
beforeAll(async () => {
  border = await openBorder({ limits: NO_LIMITS });
});
afterAll(() => border.stop());

async function opened(seats: readonly object[]): Promise<string> {
  return (await visitor(border.address).post('/api/matches', { ...DUEL, seats })).body.match;
}

const bot = async (match: string) => {
  const { stdout } = await run(process.execPath, [BOT, `${border.address}/#/online/${match}`, 'Randy'], {
    timeout: 40_000,
  });
  return JSON.parse(stdout);
};

test('the bot of the protocol page is at most 75 lines, as the documents say', () => {
  const { length } = readFileSync(BOT, 'utf8').trimEnd().split('\n');
  expect(length).toBeLessThanOrEqual(75);
  const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
  expect(read('docs/protocol.md')).toContain(`is a complete client in ${length} lines`);
  expect(read('README.md')).toContain(`takes ${length} lines`);
});

test('it plays a whole duel against a bot of the server', async () => {
  const match = await opened([{ kind: 'open' }, { kind: 'bot', bot: 'random' }]);
  const { ended, places } = await bot(match);
  const { table } = await visitor(border.address).look(match);
  expect([ended, places]).toEqual(['over', table.result?.places]);
  expect(table.seats[0]?.name).toBe('Randy');
});

test('and against its like, both in their own process', async () => {
  const match = await opened([{ kind: 'open' }, { kind: 'open' }]);
  const [first, second] = await Promise.all([bot(match), bot(match)]);
  expect(first).toEqual(second);
});
