import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { describeWith } from '../../../testkit/run/needs.ts';
import { emptyFolder, run } from '../run.ts';

const BOT = fileURLToPath(new URL('./some-bot.mjs', import.meta.url));
const PYTHON_BOT = fileURLToPath(new URL('../../../docs/examples/bot.py', import.meta.url));
const folder = emptyFolder();

const botThat = (habit: string, ...more: readonly string[]): string =>
  `cmd:${[process.execPath, BOT, habit, ...more].map((word) => `"${word}"`).join(' ')}`;

const arena = async (bots: readonly string[], ...more: readonly string[]) => {
  const words = ['arena', 'duel-in-space', '--bots', bots.join(','), '--games', '4', '--json', ...more];
  const { code, out, err } = await run(words);
  return { code, err, report: JSON.parse(out === '' ? 'null' : out) };
};

describe('bots from outside', () => {
  test.concurrent.for(['good', 'spelt'])('one that answers plays its matches: %s', async (habit) => {
    const { code, report } = await arena([botThat(habit), 'random']);
    expect(code).toBe(0);
    expect([report.matches, report.forfeits]).toEqual([4, []]);
  });

  const habits: readonly (readonly [habit: string, why: RegExp])[] = [
    ['hangs', /^did not answer within 700 ms$/],
    ['dies', /^ended with exit code 3 after it wrote: my own mistake$/],
    ['nonsense', /^sent what is no JSON object: I would rather not$/],
    ['list', /^sent what is no JSON object: \[1, 2\]$/],
    ['blank', /^sent an empty line$/],
    ['unknown', /^chose option 9999; the options are 0 to \d+$/],
    ['illegal', /^chose \{"fly":"home"\}, which is not one of its options$/],
    ['silent', /^sent an answer with neither "option" nor "choice"$/],
    ['stale', /^answered \{"id":\d+,"option":0\}, which lacks the id of the message \(\d+\)$/],
    ['twice', /^sent a line when nothing was asked: \{"id":\d+,"option":0\}$/],
    ['endless', /^sent a line longer than 64 KiB$/],
    ['flood', /^answered \{"id":0\}, which lacks the id of the message \(\d+\)$/],
    ['deep', /^chose something that nests too deeply, which is not one of its options$/],
  ];

  test.concurrent.for(habits)(
    'one that fails loses its matches, and the tournament goes on: %s',
    async ([habit, why]) => {
      const { code, err, report } = await arena(
        [botThat(habit), 'random'],
        '--think-ms',
        habit === 'hangs' ? '700' : '20000',
      );
      expect([code, err, report.matches]).toEqual([0, '', 4]);
      expect(report.forfeits.length).toBeGreaterThan(0);
      for (const forfeit of report.forfeits) expect(forfeit.why).toMatch(why);
      const [standing] = report.standings.filter(({ bot }: { bot: string }) => bot !== 'random');
      expect(standing.losses).toBeGreaterThanOrEqual(report.forfeits.length);
    },
  );

  test('one that has started others leaves no process behind', async () => {
    const notes = join(folder, 'pids.txt');
    const { report } = await arena([botThat('children', notes), 'random'], '--think-ms', '2000', '--games', '2');
    expect(report.forfeits.length).toBeGreaterThan(0);
    const pids = readFileSync(notes, 'utf8').trim().split('\n').map(Number);
    expect(pids.length).toBeGreaterThanOrEqual(2);
    expect(pids.filter(isRunning)).toEqual([]);
  });

  test('in a match of many the others play on, and the one who failed is last', async () => {
    const words = ['arena', 'tunnel-chase', '--seats', '3', '--games', '3', '--json'];
    const { code, out } = await run([...words, '--bots', `${botThat('dies')},random,plain`]);
    const report = JSON.parse(out);
    expect([code, report.matches, report.forfeits.length]).toEqual([0, 3, 3]);
    const [last] = report.standings.slice(-1);
    expect([last.bot, last.meanPlace]).toEqual([botThat('dies'), 3]);
    const [first] = report.standings;
    expect(first.meanPlace).toBeLessThan(2);
  });

  test('one that does not even start is refused before anything is played', async () => {
    const { code, err } = await arena(['cmd:./no-such-bot', 'random']);
    expect(code).toBe(2);
    expect(err).toMatch(/^cmd:\.\/no-such-bot ended with exit code 127 after it wrote: .*not found.*\.\n$/);
  });

  test('its results do not depend on the number of workers', async () => {
    const bots = [botThat('good'), 'random'];
    const [one, three] = await Promise.all(['1', '3'].map((workers) => arena(bots, '--workers', workers)));
    expect(three?.report).toEqual(one?.report);
  });
});

const isRunning = (pid: number): boolean => {
  const status = `/proc/${pid}/status`;
  if (existsSync('/proc/self')) return existsSync(status) && !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const describeWithPython = await describeWith(['python3']);

describeWithPython('the example in Python', () => {
  test('plays every game', { timeout: 120_000 }, async () => {
    const games: readonly (readonly [string, ...(readonly string[])])[] = [
      ['duel-in-space'],
      ['starfire'],
      ['tunnel-chase', '--seats', '3'],
      ['escape-the-death-star', '--seats', '3'],
      ['furball'],
    ];
    for (const [game, ...more] of games) {
      const words = ['arena', game, ...more, '--games', '2', '--json', '--think-ms', '20000'];
      const { code, out, err } = await run([...words, '--bots', `cmd:python3 "${PYTHON_BOT}",random`]);
      expect([game, code, err]).toEqual([game, 0, '']);
      expect(JSON.parse(out)).toMatchObject({ matches: 2, forfeits: [] });
    }
  });
});
