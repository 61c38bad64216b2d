import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { arenaInWords } from '../../arena/words.ts';
import { emptyFolder, run, start } from '../run.ts';

const folder = emptyFolder();
const TITLE = { title: 'Duel in Space' };

const arena = async (...words: readonly string[]) => {
  const { code, out, err } = await run(['arena', ...words, '--json']);
  return { code, err, report: JSON.parse(out === '' ? 'null' : out) };
};
const duel = (...words: readonly string[]) => arena('duel-in-space', '--bots', 'random,drone', ...words);

describe('arena', () => {
  test('each bot has each seat equally often, and a pair is one result', async () => {
    const { code, report } = await duel('--games', '30');
    expect([code, report.matches, report.blocks, report.ended]).toEqual([0, 30, 15, 'played']);
    for (const { bots } of report.parties)
      expect(bots.map(({ matches }: { matches: number }) => matches)).toEqual([15, 15]);
    const [{ counts }] = report.pairs;
    expect(counts.reduce((sum: number, [, times]: number[]) => sum + (times ?? 0), 0)).toBe(15);
  });

  test('without any option it compares all bots and says by how much', async () => {
    const { code, out, err } = await run(['arena', 'duel-in-space', '--games', '20']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Duel in Space: plain against random, 20 matches, seed 1\n/);
    expect(out).toMatch(/^plain (scored \d+ Elo better than|won everything against) random; the true difference is /m);
  });

  test('the number of workers changes nothing, not even when a test stops', async () => {
    const test = ['--sprt', '0,60'];
    const [one, two, three] = await Promise.all(['1', '2', '3'].map((n) => duel(...test, '--workers', n)));
    expect(one?.report.ended).toBe('decided');
    expect(two).toEqual(one);
    expect(three).toEqual(one);
  });

  test('a test says which hypothesis, the error rate and how many matches', async () => {
    const { report } = await duel('--sprt', '0,60', '--alpha', '0.1', '--beta', '0.02');
    expect(report.test).toMatchObject({ elo0: 0, elo1: 60, alpha: 0.1, beta: 0.02, verdict: 'H0' });
    expect(report.test.llr).toBeLessThanOrEqual(report.test.lower);
    const said = arenaInWords(TITLE, report);
    expect(said).toContain(`Decided after ${report.matches} matches (${report.blocks} pairs): H0.`);
    expect(said).toContain('The lead of random over drone is 0 Elo or less, not 60 or more');
    expect(said).toContain('Where the lead is 60 Elo or more, the test says this in at most 2.0 % of tournaments.');
  });

  test('a test that may not go on is undecided', async () => {
    const { report } = await duel('--sprt', '-400,400', '--games', '4');
    expect([report.matches, report.ended, report.test.verdict]).toEqual([4, 'played', 'undecided']);
    expect(arenaInWords(TITLE, report)).toMatch(/The test is undecided after 4 matches \(2 pairs\)/);
  });

  test('a game with sides: one bot plays a side, and both bots play both', async () => {
    const { report } = await arena('escape-the-death-star', '--seats', '4', '--games', '8', '--bots', 'random,plain');
    expect(report.parties.map(({ party, seats }: { party: string; seats: number[] }) => [party, seats])).toEqual([
      ['Rebels', [1, 2, 3]],
      ['Imperial', [4]],
    ]);
    for (const { bots } of report.parties)
      expect(bots.map(({ matches }: { matches: number }) => matches)).toEqual([4, 4]);
  });

  test('many seats: bots are rated by their places', async () => {
    const { report } = await arena('tunnel-chase', '--seats', '6', '--games', '12', '--bots', 'random,plain');
    const [first, second] = report.standings;
    expect([first.bot, second.bot, first.matches, second.matches]).toEqual(['plain', 'random', 36, 36]);
    expect(first.strength.value).toBeCloseTo(-second.strength.value, 6);
    expect(first.strength.confidence95[0]).toBeLessThan(first.strength.value);
  });

  test('more bots than seats: every two meet, and all are rated', async () => {
    const { report } = await arena('duel-in-space', '--bots', 'random,plain,drone', '--games', '6');
    expect([report.matches, report.pairs.length]).toEqual([18, 3]);
    for (const { strength } of report.standings) expect(strength.value).toEqual(expect.any(Number));
  });
});

describe('arena --resume', () => {
  const path = (name: string): string => join(folder, name);

  test('goes on where it stopped, and comes to the same', async () => {
    const file = path('on.jsonl');
    const whole = await duel('--games', '40');
    await duel('--games', '16', '--resume', file);
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(9);
    expect(await duel('--games', '40', '--resume', file)).toEqual(whole);
    const kept = readFileSync(file, 'utf8');
    expect(await duel('--games', '40', '--resume', file)).toEqual(whole);
    expect(readFileSync(file, 'utf8')).toBe(kept);
  });

  test.for([1, 7, 30])('a last line that lacks its last %i characters is played again', async (cut) => {
    const file = path(`cut-${cut}.jsonl`);
    const whole = await duel('--games', '10', '--resume', file);
    const kept = readFileSync(file, 'utf8');
    writeFileSync(file, kept.slice(0, -cut));
    expect(await duel('--games', '10', '--resume', file)).toEqual(whole);
    expect(readFileSync(file, 'utf8')).toBe(kept);
  });

  test('so is a file of which only half the first line was written', async () => {
    const file = path('head.jsonl');
    await duel('--games', '4', '--resume', file);
    const kept = readFileSync(file, 'utf8');
    writeFileSync(file, kept.slice(0, 40));
    expect((await duel('--games', '4', '--resume', file)).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(kept);
  });

  test('refuses a file of other settings, and one that is damaged', async () => {
    const file = path('other.jsonl');
    await duel('--games', '4', '--resume', file);
    const kept = readFileSync(file, 'utf8');
    const other = await duel('--games', '4', '--seed', '2', '--resume', file);
    expect([other.code, other.err]).toEqual([
      2,
      `${file} is of a tournament with other settings: its seed is "1", not "2".\n`,
    ]);
    const sprt = await duel('--sprt', '0,5', '--resume', file);
    expect([sprt.code, sprt.err]).toEqual([2, expect.stringMatching(/other settings: its test is null, not \{/)]);
    expect(readFileSync(file, 'utf8')).toBe(kept);
    appendFileSync(file, '{"block":1}\n');
    const damaged = await duel('--games', '8', '--resume', file);
    expect([damaged.code, damaged.err]).toEqual([2, `${file} is damaged in line 4.\n`]);
  });

  test('Ctrl-C prints what was found and keeps it', async () => {
    const file = path('stopped.jsonl');
    const words = [
      'arena',
      'duel-in-space',
      '--bots',
      'random,drone',
      '--games',
      '1000000',
      '--json',
      '--resume',
      file,
    ];
    const child = start(...words);
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    const closed = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
    while (!existsSync(file) || readFileSync(file, 'utf8').split('\n').length < 10)
      await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGINT');
    expect(await closed).toBe(130);
    const report = JSON.parse(out);
    expect(report.ended).toBe('stopped');
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(report.blocks).toBe(lines.length - 1);
  });
});
