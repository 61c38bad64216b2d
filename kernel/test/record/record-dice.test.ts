import { cards, type Toy, toy } from '@starboard/testkit';
import { describe, expect, test } from 'vitest';
import type { Key } from '../../dice/chacha.ts';
import { diceFromSeed, keyFromSeed, pick } from '../../dice/dice.ts';
import { BY_PURPOSE, IN_ORDER } from '../../dice/match-dice.ts';
import type { GameTypes, Match } from '../../game/game-types.ts';
import type { Rules } from '../../game/rules.ts';
import { begin } from '../../match/begin.ts';
import { branch } from '../../match/branch.ts';
import { options } from '../../match/options.ts';
import { type Move, play } from '../../match/play.ts';
import { countsForResults, forkedAt } from '../../record/fork.ts';
import { questionsOf } from '../../record/questions.ts';
import { readRecord } from '../../record/read-record.ts';
import type { Branch, Header, MatchRecord } from '../../record/record.ts';
import { replay, verify } from '../../record/replay.ts';
import { writeRecord } from '../../record/write-record.ts';
import { hex } from '../../values/sha256.ts';

const KEY = keyFromSeed('record');
const HEADER = {
  game: 'cards',
  rules: 1,
  setup: { rounds: 3, hand: 2, furies: 1 },
  seating: [null, null, null],
  players: ['Ann', 'Bo', 'Cy'],
  key: hex(KEY),
} satisfies Header;

/** Random choices in a match with these dice, which may branch to another key on the way. */
function played(way: typeof BY_PURPOSE | typeof IN_ORDER, branches: readonly (readonly [number, Key])[] = []) {
  const choices = diceFromSeed('choices');
  const rules = cards as Rules<GameTypes>;
  let match: Match<GameTypes> = begin(rules, HEADER.setup, HEADER.seating, { key: KEY, way });
  const moves: Move[] = [];
  for (;;) {
    const found = branches.find(([place]) => place === moves.length);
    if (found !== undefined) match = branch(rules, match, found[1]);
    if (match.result !== null) break;
    const ask = pick(choices, match.asks);
    const move = { seat: ask.seat, question: match.question, choice: pick(choices, options(rules, match, ask)) };
    const done = play(rules, match, move);
    if (!done.ok) throw new Error(done.fact);
    match = done.match;
    moves.push(move);
  }
  return { match, inputs: moves, result: match.result };
}

const recordOf = ({ inputs, result }: Pick<MatchRecord, 'inputs' | 'result'>, more: Partial<Header>): MatchRecord => ({
  header: { ...HEADER, ...more },
  inputs,
  result,
});

test.each([
  ['by purpose', BY_PURPOSE, { dice: BY_PURPOSE }],
  ['in order, which the header says', IN_ORDER, { dice: IN_ORDER }],
  ['in order, where the header says nothing', IN_ORDER, {}],
] as const)('a match with dice %s replays to exactly where it was', (_, way, header) => {
  const { match, ...rest } = played(way);
  const replayed = verify(cards, writeRecord(recordOf(rest, header)));
  expect(replayed).toMatchObject({ ok: true, match });
});

test('a record whose header names another way to draw does not lead to its result', () => {
  expect(verify(cards, writeRecord(recordOf(played(BY_PURPOSE), {}))).ok).toBe(false);
  expect(verify(cards, writeRecord(recordOf(played(IN_ORDER), { dice: BY_PURPOSE }))).ok).toBe(false);
});

describe('a branch', () => {
  const [one, two] = [keyFromSeed('one'), keyFromSeed('two')];
  const branches: readonly Branch[] = [
    { place: 0, key: hex(one) },
    { place: 5, key: hex(two) },
  ];
  const forked = played(BY_PURPOSE, [
    [0, one],
    [5, two],
  ]);

  test('replays with the keys that the record names, from the places that it names', () => {
    const record = recordOf(forked, { dice: BY_PURPOSE, branches });
    const file = writeRecord(record);
    const read = readRecord(file);
    expect(read.ok && read.record).toEqual(record);
    expect(verify(cards, file)).toMatchObject({ ok: true, match: forked.match });
    expect(questionsOf(cards as Rules<GameTypes>, record)).toMatchObject({ broken: null, match: forked.match });
  });

  test('replays with the keys that the record names wherever it begins', () => {
    for (let place = 0; place < 20; place++) {
      const once = played(BY_PURPOSE, [[place, two]]);
      const record = recordOf(once, { dice: BY_PURPOSE, branches: [{ place, key: hex(two) }] });
      expect(replay(cards, record)).toMatchObject({ ok: true, match: once.match });
    }
  });

  test('leads elsewhere if the record leaves it out', () => {
    expect(verify(cards, writeRecord(recordOf(forked, { dice: BY_PURPOSE }))).ok).toBe(false);
  });

  test('holds for dice in order too', () => {
    const old = played(IN_ORDER, [[3, two]]);
    const record = recordOf(old, { branches: [{ place: 3, key: hex(two) }] });
    expect(replay(cards, record)).toMatchObject({ ok: true, match: old.match });
  });

  test('leaves the match that it comes from as it was', () => {
    const match: Match<Toy> = begin(toy, { rounds: 1 }, [null, null], KEY);
    const before = JSON.stringify(match);
    const copy = branch(toy, match, one);
    copy.board.totals[0] = 9;
    expect(JSON.stringify(match)).toBe(before);
    expect(copy.dice.key).toBe(one);
  });

  test.each([
    ['out of order', branches.toReversed()],
    ['twice at one place', [branches[0], branches[0]]],
    ['none at all', []],
    ['with a key that is none', [{ place: 1, key: 'f00' }]],
    ['before the beginning', [{ place: -1, key: hex(one) }]],
  ])('is refused %s', (_, several) => {
    const file = writeRecord(recordOf(forked, { dice: BY_PURPOSE, branches: several as readonly Branch[] }));
    expect(readRecord(file)).toMatchObject({ ok: false, line: 1, fact: expect.stringContaining('isn’t valid') });
  });

  test('is unknown to the formats before', () => {
    const file = writeRecord({ ...recordOf(forked, { branches }), format: 'starboard-record-2' });
    expect(readRecord(file)).toMatchObject({ ok: false, line: 1, fact: expect.stringContaining('branches') });
  });
});

describe('a fork of a record', () => {
  const whole = played(BY_PURPOSE, [
    [2, keyFromSeed('one')],
    [6, keyFromSeed('two')],
  ]);
  const branches = [2, 6].map((place, i) => ({ place, key: hex(keyFromSeed(i === 0 ? 'one' : 'two')) }));
  const record = recordOf(whole, { dice: BY_PURPOSE, branches });
  const head = JSON.parse(writeRecord(record).split('\n')[0] ?? '').hash;

  test('keeps what comes before its place, with the same dice, and says what it was forked from', () => {
    const fork = forkedAt(record, 4);
    expect(fork).toMatchObject({ inputs: record.inputs.slice(0, 4), result: null });
    expect(fork.header).toEqual({ ...record.header, branches: branches.slice(0, 1), from: { record: head, place: 4 } });
    expect(verify(cards, writeRecord(fork))).toMatchObject({ ok: true });
  });

  test('of a fork names the first record and what both share', () => {
    const fork = forkedAt(record, 4);
    expect(forkedAt({ ...fork, inputs: record.inputs }, 7).header.from).toEqual({ record: head, place: 4 });
    expect(forkedAt(fork, 3).header.from).toEqual({ record: head, place: 3 });
  });

  test('counts for no list of results, and survives being written and read', () => {
    const read = readRecord(writeRecord(forkedAt(record, 4)));
    if (!read.ok) throw new Error(read.fact);
    expect(countsForResults(read.record.header)).toBe(false);
    expect(countsForResults(record.header)).toBe(true);
  });

  test('of a record of an earlier format is one of the present format', () => {
    const old: MatchRecord = { ...recordOf(played(IN_ORDER), {}), format: 'starboard-record-2' };
    expect(verify(cards, writeRecord(forkedAt(old, 3)))).toMatchObject({ ok: true });
  });
});
