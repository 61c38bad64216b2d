import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LIMITS } from '../../../server/http/gate/limits.ts';
import { type Border, DUEL, openBorder, visitor } from '../../../server/test/http/http-border.ts';
import { describeWith } from '../../../testkit/run/needs.ts';
import { run } from '../run.ts';

const BOT = fileURLToPath(new URL('./some-bot.mjs', import.meta.url));
const PYTHON_BOT = fileURLToPath(new URL('../../../docs/examples/bot.py', import.meta.url));

let border: Border;
beforeAll(async () => {
  border = await openBorder({ limits: NO_LIMITS });
});
afterAll(() => border.stop());

const opened = async (seats: readonly object[]): Promise<string> =>
  (await visitor(border.address).post('/api/matches', { ...DUEL, seats })).body.match;

const bot = (match: string, command: string, ...more: readonly string[]) =>
  run(['bot', `${border.address}/#/online/${match}`, '--cmd', command, ...more]);

const nodeBot = (habit: string): string => `"${process.execPath}" "${BOT}" ${habit}`;

test('a program plays a whole duel online', async () => {
  const match = await opened([{ kind: 'open' }, { kind: 'bot', bot: 'random' }]);
  const { code, out, err } = await bot(match, nodeBot('spelt'), '--name', 'Mine');
  const { table } = await visitor(border.address).look(match);
  expect([code, err]).toEqual([0, '']);
  expect(out).toBe(`The match is over. Seat 1 finished in place ${table.result?.places[0]}.\n`);
  expect(table.seats[0]?.name).toBe('Mine');
});

test('a program that fails resigns and says why', async () => {
  const match = await opened([{ kind: 'bot', bot: 'random' }, { kind: 'open' }]);
  const { code, out } = await bot(match, nodeBot('nonsense'));
  expect([code, out]).toEqual([
    1,
    'The program sent what is no JSON object: I would rather not, and resigned from seat 2.\n',
  ]);
  const { table } = await visitor(border.address).look(match);
  expect([table.phase, table.result?.places]).toEqual(['over', [1, 2]]);
});

test('a program that does not start takes no seat', async () => {
  const match = await opened([{ kind: 'open' }, { kind: 'bot', bot: 'random' }]);
  const { code, err } = await bot(match, './no-such-bot');
  expect([code, err]).toEqual([2, expect.stringMatching(/^The program ended with exit code 127/)]);
  const { table } = await visitor(border.address).look(match);
  expect(table.seats[0]?.name).toBe('');
});

test('a match that is not there, and one without a free seat', async () => {
  const full = await opened([
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'random' },
  ]);
  const [none, none2] = await Promise.all([bot('nosuchmatch', nodeBot('good')), bot(full, nodeBot('good'))]);
  for (const { code, err } of [none, none2]) {
    expect(code).toBe(2);
    expect(err).toMatch(/^[A-Z].*\.\n$/);
  }
});

const describeWithPython = await describeWith(['python3']);

describeWithPython('the example in Python', () => {
  test('plays online against its like', async () => {
    const match = await opened([{ kind: 'open' }, { kind: 'open' }]);
    const both = await Promise.all([1, 2].map(() => bot(match, `python3 "${PYTHON_BOT}"`)));
    const { table } = await visitor(border.address).look(match);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(both.map(({ out }) => out).sort()).toEqual(
      table.result?.places.map((place, i) => `The match is over. Seat ${i + 1} finished in place ${place}.\n`),
    );
  });
});
