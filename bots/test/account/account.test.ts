import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Call, hex, keyFromSeed, type MatchRecord, replay } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import type { Account } from '../../account/account.ts';
import { judgeBy } from '../../account/judge/judge.ts';
import { momentsOf } from '../../account/moments.ts';
import { sumOf } from '../../account/sums.ts';
import { weigh } from '../../account/weighing.ts';
import { accountInWords } from '../../account/words.ts';
import { botById } from '../../index.ts';
import { DECIDERS, penny, pennyRecord, pennyWisdom } from './support/penny.ts';
import { beginningOf, gameIn, recordIn, reviewed, tried } from './support/reviews.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DUEL = 'games/duel-in-space';
const golden = globSync('games/*/test/golden/by-purpose-*.jsonl', { cwd: ROOT }).toSorted();
const PLAYED = join(ROOT, DUEL, 'test/golden/by-purpose-stock-plain-against-random.jsonl');

/** Long enough to have choices, dice and secrets, short enough for a test. */
const INPUTS = 16;

test.each(golden)('the account adds up in %s', { timeout: 120_000 }, async (file) => {
  const game = await gameIn(dirname(dirname(dirname(file))));
  const record = beginningOf(recordIn(join(ROOT, file)), INPUTS);
  const account = tried(game, record, record.header.seating.length - 1, 100);
  if (typeof account === 'string') {
    expect(account).toBe('Nobody had anything to decide in this match.');
    return;
  }
  expect(Math.abs(sumOf(account) - account.end)).toBeLessThan(1e-9);
});

/** The duel that several tests read, reviewed for its winner. */
let duel: Account | undefined;
async function duelAccount(): Promise<Account> {
  duel ??= reviewed(await gameIn(DUEL), recordIn(PLAYED), 0, 1500);
  return duel;
}

test('the account of a finished duel adds up to its result, for both players', async () => {
  const lost = reviewed(await gameIn(DUEL), recordIn(PLAYED), 1, 100);
  const won = await duelAccount();
  expect([won.end, lost.end]).toEqual([1, 0]);
  for (const account of [won, lost]) expect(Math.abs(sumOf(account) - account.end)).toBeLessThan(1e-9);
});

test('what decides alone is the only thing that the account names', () => {
  const game = { rules: penny, heuristics: pennyWisdom };
  for (const decider of DECIDERS) {
    const seeds = Array.from({ length: 20 }, (_, i) => `${decider} ${i}`);
    const record = seeds.map((seed) => pennyRecord(decider, [1, 1], seed, true)).find((each) => replay(penny, each).ok);
    if (record === undefined) throw new Error('Ann never wins');
    const { entries } = reviewed(game, record, 0, 2000, 'random');
    const [entry] = entries;
    if (entry === undefined || entries.length > 1) throw new Error('a penny has one moment');
    const found = {
      dice: entry.dice.mean,
      choice: entry.choices[0]?.choice.mean,
      theirs: entry.choices[1]?.choice.mean,
      reading: entry.reading.mean,
    };
    const half = expect.closeTo(0.5, 0);
    const nearZero = expect.closeTo(0, 0);
    if (decider === 'dice') expect(found).toEqual({ dice: half, choice: 0, theirs: 0, reading: 0 });
    if (decider === 'choice') expect(found).toEqual({ dice: 0, choice: half, theirs: 0, reading: 0 });
    if (decider === 'reading') expect(found).toEqual({ dice: 0, choice: nearZero, theirs: nearZero, reading: half });
  }
});

test('blunders stand out, and good play is blamed for nothing', async () => {
  const { entries } = await duelAccount();
  const of = (seat: number) =>
    entries.flatMap(({ choices }) => choices.filter((each) => each.seat === seat).map(({ choice }) => choice));
  const sum = (seat: number): number => of(seat).reduce((total, { mean }) => total + mean, 0);
  expect(sum(1)).toBeGreaterThan(0.5);
  expect(Math.abs(sum(0))).toBeLessThan(0.1);
  expect(Math.max(...of(1).map(({ mean }) => mean))).toBeGreaterThan(0.1);
  for (const { mean, error } of of(1)) expect(error).toBeLessThan(0.05 + Math.abs(mean));
});

/** A duel with secret designs in which the second ship is as given. */
function secretDuel(protection: number, inputs: MatchRecord['inputs']): MatchRecord {
  const design = (points: number) => ({ manoeuvre: 2, accuracy: 20 - 2 - points, protection: points });
  return {
    header: {
      game: 'duel-in-space',
      rules: 2,
      setup: { choosing: 'seated', designs: 'secret', given: [design(9), design(protection)], quietLimit: 100 },
      seating: [null, null],
      players: ['Ann', 'Ben'],
      key: hex(keyFromSeed('secret duel')),
      dice: 'chacha20-by-purpose',
    },
    inputs,
    result: null,
  };
}

test('a choice counts by what its player could know: two truths that look alike give the same figures', async () => {
  const game = await gameIn(DUEL);
  const inputs = [
    ...[3, 7].map((choice, seat) => ({ seat, question: 1, choice })),
    ...[1, -1].map((choice, seat) => ({ seat, question: 2, choice })),
  ];
  const [one, other] = [9, 12].map((protection) => {
    const record = secretDuel(protection, inputs);
    const bot = botById('plain');
    const found = momentsOf(game.rules, record);
    if (bot === undefined || typeof found === 'string') throw new Error('the record is sound');
    const judge = judgeBy({ bot, ...game, header: record.header });
    return found.moments.slice(0, 2).map((moment) => {
      const weighing = weigh({ judge, moment, seat: 0, remembers: found.remembers, seed: 'alike' });
      weighing.sample(8);
      return weighing.figures().choices.find(({ seat }) => seat === 0);
    });
  });
  const choices = one?.map((each) => each?.choice);
  expect(choices?.length).toBe(2);
  expect(choices?.every((choice) => choice !== undefined && choice.mean !== 0)).toBe(true);
  expect(other?.map((each) => each?.choice)).toEqual(choices);
  expect(other?.map((each) => each?.blind)).not.toEqual(one?.map((each) => each?.blind));
});

test('resigning is a choice of whoever resigns', async () => {
  const game = await gameIn(DUEL);
  const whole = recordIn(PLAYED);
  const call: Call = { call: 'resigned', seats: [0] };
  const inputs = [...whole.inputs.slice(0, 6), call];
  const record = { ...whole, inputs, result: { places: [2, 1], scores: [], turns: 1, rule: '7.6' } };
  const played = replay(game.rules, record);
  const account = reviewed(game, played.ok ? record : { ...record, result: resultOf(game, record) }, 0, 600);
  const last = account.entries.at(-1);
  expect(last?.call).toBe('resigned');
  expect(last?.choices).toEqual([
    { seat: 0, choice: { mean: -(last?.before ?? 0), error: 0 }, blind: { mean: 0, error: 0 } },
  ]);
  expect(Math.abs(sumOf(account))).toBeLessThan(1e-9);
});

/** The result to which the inputs of a record lead. */
function resultOf({ rules }: Awaited<ReturnType<typeof gameIn>>, record: MatchRecord): MatchRecord['result'] {
  let result: MatchRecord['result'] = null;
  replay(rules, { ...record, result: null }, (match) => {
    result = match.result;
  });
  return result;
}

describe('a record that can’t be reviewed is refused in a sentence', () => {
  test.each([
    ['a seat that isn’t there', (record: MatchRecord) => ({ record, seat: 7 }), 'There is no such seat.'],
    [
      'a record without an end',
      (record: MatchRecord) => ({
        record: { ...record, inputs: Array.from({ length: 20_001 }, () => record.inputs[0] ?? fail()) },
        seat: 0,
      }),
      'too long for a review',
    ],
    [
      'a move that the rules forbid',
      (record: MatchRecord) => ({ record: { ...record, inputs: [{ seat: 0, question: 1, choice: 99 }] }, seat: 0 }),
      'Line 2',
    ],
    ['a match without a choice', (record: MatchRecord) => ({ record: beginningOf(record, 0), seat: 0 }), 'Nobody had'],
  ])('%s', async (_, spoilt, sentence) => {
    const { record, seat } = spoilt(recordIn(PLAYED));
    expect(tried(await gameIn(DUEL), record, seat, 600)).toContain(sentence);
  });
});

function fail(): never {
  throw new Error('an empty record');
}

test('the words say what decided the match in five lines, name three turning points and who judged', async () => {
  const game = await gameIn(DUEL);
  const { words } = await import(join(ROOT, DUEL, 'words/index.ts'));
  const record = recordIn(PLAYED);
  const account = await duelAccount();
  const said = accountInWords(game.rules, words, record, account);
  expect(said.decided[0]).toMatch(/^You won\. Before the first roll you could expect (49|50|51)% to win\.$/);
  expect(said.decided.length).toBeLessThanOrEqual(5);
  expect(said.decided.join(' ')).toMatch(/random’s choices gave you [5-9]\d points/);
  expect(said.turningPoints.length).toBe(3);
  expect(said.judged).toContain('“legend”');
  const rows = said.rows.map(({ points }) => points);
  expect(rows.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBeCloseTo(rows.at(-1) ?? 0, 6);
  for (const { points, error } of said.entries) expect(Math.abs(points)).toBeGreaterThanOrEqual(2 * error);
});

test('the judge sees a finished match as its result', async () => {
  const { rules, heuristics } = await gameIn(DUEL);
  const record = recordIn(PLAYED);
  const played = replay(rules, record);
  const bot = botById('legend');
  if (!played.ok || bot === undefined) throw new Error('the record is sound');
  const judge = judgeBy({ bot, rules, heuristics, header: record.header });
  expect([judge.known(played.match, 0), judge.known(played.match, 1)]).toEqual([1, 0]);
});
