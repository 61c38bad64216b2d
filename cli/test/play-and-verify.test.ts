import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, run } from './run.ts';

const folder = emptyFolder();
const saved = join(folder, 'match.jsonl');
const firstEachTime = '1\n'.repeat(2000);

const changed = (name: string, change: (text: string) => string): string => {
  const path = join(folder, name);
  writeFileSync(path, change(readFileSync(saved, 'utf8')));
  return path;
};

describe('play', () => {
  test('a whole match, typed in, and its record verifies', async () => {
    const played = await run(
      ['play', 'duel-in-space', '--seats', 'person,drone', '--seed', '5', '--save', saved],
      firstEachTime,
    );
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(played.out).toMatch(/wins the duel|A draw/);
    const verified = await run(['verify', saved]);
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(verified.out).toContain('Players: Player, Target drone');
    expect(verified.out).toMatch(/Moves: \d+/);
  });

  test('? reads a rule, b shows the board, anything else is met with what may be typed', async () => {
    const { out } = await run(
      ['play', 'duel-in-space', '--seats', 'person,drone', '--seed', '5'],
      '? 5.3\n?\nb\nhello\n99\n0\nq\n',
    );
    expect(out).toMatch(/^Duel in Space: .*\nType the number of an option, \? for help/);
    expect(out).toContain('5.3  Each laser fires one shot.');
    expect(out.match(/Type a number from 1 to/g)).toHaveLength(3);
    expect(out.match(/Aim your turret/g)).toHaveLength(2);
  });

  test('? says which rule keeps an option away', async () => {
    const { out } = await run(
      ['play', 'duel-in-space', '--seats', 'person,drone', '--set', 'designs=open'],
      '6\n13\n?\nq\n',
    );
    expect(out).toContain('You have only 3 of 20 points left. [9.1]');
    expect(out).toMatch(/^9\.1 {2}/m);
  });

  test('two people: the screen is passed on and neither is told what the other has sealed', async () => {
    const { out } = await run(['play', 'duel-in-space', '--seats', 'person,person', '--seed', '5'], '\n3\n\nq\n');
    expect(out).toMatch(/Pass the screen to Player 1.*Pass the screen to Player 2/s);
    expect(out.slice(out.indexOf('Pass the screen to Player 2'))).not.toContain('turret at port 3');
  });

  test('leaving saves what was played, and it verifies', async () => {
    const file = join(folder, 'left.jsonl');
    const words = ['play', 'duel-in-space', '--seats', 'person,drone', '--seed', '5', '--ask-everything'];
    await run([...words, '--save', file], '1\n1\nq\n');
    const { code, out } = await run(['verify', file, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'duel-in-space', moves: 2, result: null });
  });
});

describe('verify', () => {
  test('--questions prints a line for each question, with the answers in words', async () => {
    const { code, out } = await run(['verify', '--questions', saved]);
    expect(code).toBe(0);
    const lines = out.split('\n').filter((line) => /^ +\d+ {2}turn \d+ {2}/.test(line));
    expect(lines[0]).toMatch(/^ {3}1 {2}turn 1 {2}Player: aim, Aim at .* {2}\(\d+ events?\)$/);
    const json = await run(['verify', '--questions', '--json', saved]);
    expect(JSON.parse(json.out).questions).toHaveLength(lines.length);
  });

  test.for([
    ['a digit', (text: string) => text.replace(/(\n.*\n.*"choice":)\d/, '$19'), 3],
    ['the header', (text: string) => text.replace('Player', 'Prayer'), 1],
    ['the result', (text: string) => text.replace(/"places":\[\d,\d\]/, '"places":[3,3]'), undefined],
    ['a line', (text: string) => text.split('\n').toSpliced(1, 1).join('\n'), 2],
    ['the end', (text: string) => text.slice(0, -40), undefined],
    ['everything', () => '\u0000garbage\n{"a":1}\nnull\n', 1],
  ] as const)('refuses a record with %s changed, and names the line', async ([what, change, line]) => {
    const { code, out, err } = await run(['verify', changed(`${what}.jsonl`, change)]);
    expect(err).toMatch(line === undefined ? /line \d+/ : `line ${line}`);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

describe('advise', () => {
  const record = join(import.meta.dirname, '../../games/duel-in-space/test/golden/stock-plain-against-random.jsonl');

  test('shows shares, worth, rivals and a reason for each seat that is asked', async () => {
    const { code, out, err } = await run(['advise', record, '--at', '2']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^ *\d+% {2}.+ worth -?\d\.\d\d ± \d\.\d\d$/m);
    expect(out.match(/^Expects of /gm)).toHaveLength(2);
    expect(out.match(/^Why: [A-Z].*\.$/gm)).toHaveLength(2);
    const json = JSON.parse((await run(['advise', record, '--at', '2', '--seat', '2', '--json'])).out);
    expect(json).toHaveLength(1);
    const sum = json[0].options.reduce((all: number, { share }: { share: number }) => all + share, 0);
    expect(sum).toBeCloseTo(1, 9);
  });

  test('refuses a question or a seat that is not there', async () => {
    expect(await run(['advise', record, '--at', '99999'])).toMatchObject({ code: 2 });
    expect((await run(['advise', record, '--at', '2', '--seat', '9'])).err).toContain('doesn’t ask seat 9');
  });
});
