import { describe, expect, test } from 'vitest';
import { count, emptyTally } from '../sim/tally.ts';
import type { VariedReport } from '../sim/varied-report.ts';
import { run } from './run.ts';

const SIM = ['sim', 'tunnel-chase', '--games', '6', '--seed', '1', '--set', 'designs=stock'];
const VARY = [...SIM, '--vary', 'seats=2,4', '--vary', 'asteroid=1,9'];

async function varied(...words: readonly string[]): Promise<VariedReport> {
  const { code, out, err } = await run([...words, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

describe('sim --vary', () => {
  test('plays every value of the one with every value of the other, and says the same with any number of workers', async () => {
    const [one, two] = await Promise.all([varied(...VARY, '--workers', '1'), varied(...VARY, '--workers', '2')]);
    expect(one.cells.map(({ values, seats }) => [values, seats.length])).toEqual([
      [{ seats: '2', asteroid: '1' }, 2],
      [{ seats: '2', asteroid: '9' }, 2],
      [{ seats: '4', asteroid: '1' }, 4],
      [{ seats: '4', asteroid: '9' }, 4],
    ]);
    expect(two).toEqual(one);
  });

  test('a cell comes to what a simulation of its set-up comes to', async () => {
    const [{ cells }, single] = await Promise.all([
      varied(...VARY),
      run([
        'sim',
        'tunnel-chase',
        '--games',
        '6',
        '--seed',
        '1/seats=4 asteroid=9',
        '--seats',
        'random,random,random,random',
        '--set',
        'designs=stock',
        '--set',
        'asteroid=9',
        '--json',
      ]),
    ]);
    const { wins, draws } = JSON.parse(single.out);
    expect(cells[3]?.firstWins.count).toBe(wins[0].count);
    expect(cells[3]?.draws).toEqual(draws);
  });

  test('the first bot named takes the seats that are not named', async () => {
    const { cells } = await varied(...SIM, '--seats', 'random,plain', '--vary', 'seats=2,3', '--games', '1');
    expect(cells.map(({ seats }) => seats.join())).toEqual(['random,plain', 'random,random,plain']);
  });

  test('prints a grid with a column for each value of the second', async () => {
    const { out } = await run(VARY);
    expect(out).toMatch(/^seats +asteroid 1 +asteroid 9$/m);
    expect(out).toMatch(/^ +4 +\d+\.\d ± \d+\.\d/m);
  });

  test.for([
    ['no value', ['--vary', 'seats'], '"seats" can\'t be varied. Write it as key=value,value,….'],
    ['too many seats', ['--vary', 'seats=99'], '--vary seats must be a whole number from 2 to 25, not "99".'],
    ['no such setting', ['--vary', 'rocks=1'], 'tunnel-chase has no setting "rocks"'],
    ['a value that is none', ['--vary', 'asteroid=0,9999'], 'asteroid=9999: '],
    [
      'three at once',
      ['--vary', 'seats=2', '--vary', 'asteroid=1', '--vary', 'turnLimit=9'],
      'You can vary at most two things',
    ],
    ['one twice', ['--vary', 'seats=2', '--vary', 'seats=3'], 'You vary "seats" twice.'],
  ] as const)('%s: refused in a sentence', async ([, words, said]) => {
    const { code, out, err } = await run([...SIM, ...words]);
    expect(err).toContain(said);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

test('a side wins with any of its seats, once a match, and not in a draw', () => {
  const tally = emptyTally(3);
  const sides = ['Rebels', 'Rebels', 'Imperial'];
  for (const places of [
    [1, 1, 3],
    [1, 2, 3],
    [2, 2, 1],
    [1, 1, 1],
  ]) {
    count(tally, { places, scores: [], turns: 1, rule: '1.1' }, sides);
  }
  expect([...tally.sides]).toEqual([
    ['Rebels', 2],
    ['Imperial', 1],
  ]);
  expect(tally.draws).toBe(1);
});
