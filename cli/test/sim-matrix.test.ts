import { type GameTypes, object, oneOf, type Rules } from '@starboard/kernel';
import { toy } from '@starboard/testkit';
import { describe, expect, test } from 'vitest';
import { matrixOf } from '../sim/matrix.ts';
import type { MatrixReport, PairingOutcome } from '../sim/matrix-report.ts';
import { run } from './run.ts';

const MATRIX = ['sim', 'starfire', '--matrix', '--seed', '1'];

async function matrix(...words: readonly string[]): Promise<MatrixReport> {
  const { code, out, err } = await run([...MATRIX, ...words, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

const counts = ({ firstWins, secondWins, draws }: PairingOutcome): number[] =>
  [firstWins, secondWins, draws].map((share) => share.count);

const sum = (outcomes: readonly PairingOutcome[]): number[] =>
  [0, 1, 2].map((i) => outcomes.reduce((total, outcome) => total + (counts(outcome)[i] ?? 0), 0));

describe('sim --matrix', () => {
  test('says the same with any number of workers', async () => {
    const [one, two, three] = await Promise.all(
      ['1', '2', '3'].map((workers) => run([...MATRIX, '--games', '7', '--json', '--workers', workers])),
    );
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(two?.out).toBe(one?.out);
    expect(three?.out).toBe(one?.out);
  });

  test('plays every pairing --games times, and adds them up', async () => {
    const { pairings, totals, matches } = await matrix('--games', '7');
    expect(matches).toBe(7);
    expect(pairings.map(({ setup }) => Object.values(setup).join())).toEqual(
      [1, 2, 3, 4].flatMap((a) => [1, 2, 3, 4].map((b) => `CT-${a},CT-${b}`)),
    );
    for (const pairing of pairings) expect(counts(pairing).reduce((a, b) => a + b)).toBe(7);
    totals.first.forEach((total, row) => {
      expect(total.setup).toEqual({ corvetteA: `CT-${row + 1}` });
      expect(counts(total)).toEqual(sum(pairings.slice(4 * row, 4 * row + 4)));
    });
    totals.second.forEach((total, column) => {
      expect(total.setup).toEqual({ corvetteB: `CT-${column + 1}` });
      expect(counts(total)).toEqual(sum(pairings.filter((_, i) => i % 4 === column)));
    });
    expect(counts(totals.all)).toEqual(sum(pairings));
    expect(totals.all.matches).toBe(112);
  });

  test('a pairing comes to what a simulation of its set-up comes to, with its confidence', async () => {
    const meeting = ['--set', 'corvetteA=CT-3', '--set', 'corvetteB=CT-1'];
    const [{ pairings }, single] = await Promise.all([
      matrix('--games', '40', ...meeting),
      run(['sim', 'starfire', '--games', '40', '--seed', '1/CT-3 against CT-1', ...meeting, '--json']),
    ]);
    const { wins, draws } = JSON.parse(single.out);
    expect(pairings).toEqual([
      {
        setup: { corvetteA: 'CT-3', corvetteB: 'CT-1' },
        matches: 40,
        firstWins: expect.objectContaining({ count: wins[0].count, confidence95: wins[0].confidence95 }),
        secondWins: expect.objectContaining({ count: wins[1].count, confidence95: wins[1].confidence95 }),
        draws,
      },
    ]);
  });

  test('a design that is set is held still, and changes nothing about the rest', async () => {
    const [all, some] = await Promise.all([
      matrix('--games', '5'),
      matrix('--games', '5', '--set', 'corvetteA=CT-2', '--workers', '1'),
    ]);
    expect(some.pairings).toEqual(all.pairings.slice(4, 8));
  });

  test('a fleet pairs cruisers and corvettes together', async () => {
    const { pairings, setup } = await matrix('--games', '1', '--set', 'scenario=fleet-action', '--set', 'turnLimit=5');
    expect(new Set(pairings.map((pairing) => JSON.stringify(pairing.setup))).size).toBe(64);
    expect(Object.keys(pairings[0]?.setup ?? {})).toEqual(['cruiserA', 'corvetteA', 'cruiserB', 'corvetteB']);
    expect(setup).toMatchObject({ scenario: 'fleet-action', turnLimit: 5 });
    expect(setup).not.toHaveProperty('cruiserA');
  });

  test('prints a grid of 100 columns at most: a line of wins and one of draws for each design', async () => {
    const [{ out }, { pairings, totals }] = await Promise.all([
      run([...MATRIX, '--games', '5']),
      matrix('--games', '5'),
    ]);
    const lines = out.split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
    for (const [row, name] of ['CT-1', 'CT-2', 'CT-3', 'CT-4', 'all'].entries()) {
      const at = lines.findIndex((line, i) => i > 4 && line.startsWith(name));
      const shown =
        row < 4 ? [...pairings.slice(4 * row, 4 * row + 4), totals.first[row]] : [...totals.second, totals.all];
      const share = (line: string | undefined): number[] => (line?.match(/[\d.]+(?= ±| drawn)/g) ?? []).map(Number);
      expect(share(lines[at])).toEqual(shown.map((outcome) => percent(outcome?.firstWins.share)));
      expect(share(lines[at + 1])).toEqual(shown.map((outcome) => percent(outcome?.draws.share)));
    }
  });

  test.for([
    ['a game without designs', ['sim', 'duel-in-space', '--matrix'], /^duel-in-space has no designs to pair/],
    [
      'players who pick their own',
      [...MATRIX, '--set', 'quickSetup=false'],
      /^Without the quick set-up the players pick/,
    ],
    ['fleets that are written out', [...MATRIX, ...ownFleets()], /^Your own scenario fixes every design/],
  ] as const)('%s: refused in a sentence', async ([, words, said]) => {
    const { code, out, err } = await run(words);
    expect(err).toMatch(said);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

describe('a matrix', () => {
  const SIDES = {
    ours: oneOf(['red', 'blue'], { default: 'red' }),
    theirs: oneOf(['red', 'blue'], { default: 'red' }),
  };
  const wanted = { game: 'toy', seats: ['random', 'random'], setup: { ours: 'red', theirs: 'red' }, seed: 'x' };
  const pairing = (first: string, second: string, more: Partial<Rules<GameTypes>> = {}): Rules<GameTypes> => ({
    ...toy,
    setup: object(SIDES),
    pairings: () => ({ first: [first], second: [second] }),
    ...more,
  });

  test('gives every pairing dice of its own', () => {
    const { cells } = matrixOf(pairing('ours', 'theirs'), wanted, [null, null], []);
    expect(cells.map((cell) => cell.wanted.setup)).toEqual([
      { ours: 'red', theirs: 'red' },
      { ours: 'red', theirs: 'blue' },
      { ours: 'blue', theirs: 'red' },
      { ours: 'blue', theirs: 'blue' },
    ]);
    expect(new Set(cells.map((cell) => cell.wanted.seed)).size).toBe(4);
  });

  test('names the pairing that the rules object to', () => {
    const objection = (setup: object) => (Reflect.get(setup, 'theirs') === 'blue' ? 'Not in blue.' : undefined);
    expect(() => matrixOf(pairing('ours', 'theirs', { objection }), wanted, [null, null], [])).toThrow(
      'red against blue: Not in blue.',
    );
  });

  test('cannot be made of something that is not one of a few', () => {
    expect(() => matrixOf(pairing('ours', 'rounds'), wanted, [null, null], [])).toThrow('pairs by "rounds"');
  });
});

const percent = (share = Number.NaN): number => Number((100 * share).toFixed(1));

function ownFleets(): readonly string[] {
  const fleet = (name: string): string => JSON.stringify([`${name} - CT-1`]);
  return ['--set', 'scenario=own', '--set', `fleetA=${fleet('Ann')}`, '--set', `fleetB=${fleet('Bob')}`];
}
