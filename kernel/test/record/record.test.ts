import { randomCase, type Toy, toy } from '@starboard/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceFromSeed, keyFromSeed, pick } from '../../dice/dice.ts';
import { commitTo, type Fair, fairKey } from '../../dice/fair.ts';
import { IN_ORDER } from '../../dice/match-dice.ts';
import type { Rules } from '../../game/rules.ts';
import { begin } from '../../match/begin.ts';
import { choose } from '../../match/choose.ts';
import { options } from '../../match/options.ts';
import type { Move } from '../../match/play.ts';
import { readRecord } from '../../record/read-record.ts';
import type { MatchRecord } from '../../record/record.ts';
import { replay, verify } from '../../record/replay.ts';
import { recordHash, writeRecord } from '../../record/write-record.ts';
import { hex } from '../../values/sha256.ts';

/** The file of a random match of the toy, without this many of its last moves. */
function fileOf(seed: string, unplayed = 0): string {
  const begun = { setup: { rounds: 2 }, seating: [null, 'clock', null] };
  const match = begin(toy, begun.setup, begun.seating, { key: keyFromSeed(seed), way: IN_ORDER });
  const dice = diceFromSeed(seed);
  const moves: Move[] = [];
  while (match.result === null) {
    const ask = pick(dice, match.asks);
    const choice = pick(dice, options(toy, match, ask));
    moves.push({ seat: ask.seat, question: match.question, choice });
    choose(toy, match, ask, choice);
  }
  const header = { game: 'toy', rules: 1, ...begun, players: ['Ann', 'Clock', 'Bob'], key: hex(keyFromSeed(seed)) };
  const kept = moves.slice(0, moves.length - unplayed);
  return writeRecord({ header, inputs: kept, result: unplayed > 0 ? null : match.result });
}

test('a record is read as it was written, and replays to its result', () => {
  const file = fileOf('one');
  const read = readRecord(file);
  expect(read.ok && writeRecord(read.record)).toBe(file);
  expect(verify(toy, file)).toMatchObject({ ok: true });
});

test('a match that still goes on has a record too', () => {
  const replayed = verify(toy, fileOf('one', 2));
  expect(replayed.ok && replayed.match.result).toBeNull();
});

test('replay shows every state on the way', () => {
  const read = readRecord(fileOf('one'));
  const seen: number[] = [];
  if (read.ok) replay(toy, read.record, (match, _, moves) => seen.push(moves + match.question - match.question));
  expect(seen).toEqual(seen.map((_, i) => i));
  expect(seen.length).toBeGreaterThan(4);
});

test('any byte changed, left out or put in is refused, and its line named', () => {
  const file = fileOf('bytes');
  const at = fc.integer({ min: 0, max: file.length - 1 });
  const byte = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(at, byte, fc.constantFrom('change', 'drop', 'insert'), (place, letter, way) => {
      fc.pre(way !== 'change' || file[place] !== letter);
      const tail = file.slice(way === 'insert' ? place : place + 1);
      const changed = file.slice(0, place) + (way === 'drop' ? '' : letter) + tail;
      fc.pre(changed !== file);
      const verdict = verify(toy, changed);
      expect(verdict.ok).toBe(false);
      const line = file.slice(0, place).split('\n').length;
      if (!verdict.ok && letter !== '\n' && file[place] !== '\n') expect(verdict.line).toBe(line);
    }),
    { numRuns: 2000 },
  );
});

test('lines exchanged or left out are refused', () => {
  const lines = fileOf('lines').split('\n');
  const [head = '', one = '', two = '', ...rest] = lines;
  expect(verify(toy, [head, two, one, ...rest].join('\n'))).toMatchObject({ ok: false, line: 2 });
  expect(verify(toy, [head, two, ...rest].join('\n'))).toMatchObject({ ok: false, line: 2 });
  expect(verify(toy, [head, one].join('\n'))).toMatchObject({ ok: false });
});

/** A record whose chain is intact but whose content is not: a careful forgery. */
function forged(change: (record: Extract<ReturnType<typeof readRecord>, { ok: true }>['record']) => object): string {
  const read = readRecord(fileOf('forged'));
  if (!read.ok) throw new Error(read.fact);
  return writeRecord({ ...read.record, ...change(read.record) });
}

test.each([
  ['another game', 1, forged(({ header }) => ({ header: { ...header, game: 'chess' } }))],
  ['rules to come', 1, forged(({ header }) => ({ header: { ...header, rules: 2 } }))],
  ['an impossible set-up', 1, forged(({ header }) => ({ header: { ...header, setup: { rounds: 99 } } }))],
  ['an impossible seating', 1, forged(({ header }) => ({ header: { ...header, seating: [null] } }))],
  ['a stranger in a seat', 1, forged(({ header }) => ({ header: { ...header, seating: [null, 'robot', null] } }))],
  ['a key that is none', 1, forged(({ header }) => ({ header: { ...header, key: 'f00' } }))],
  [
    'a move nobody may make',
    2,
    forged(({ inputs }) => ({ inputs: [{ ...inputs[0], choice: 99 }, ...inputs.slice(1)] })),
  ],
  ['a move that says more', 2, forged(({ inputs }) => ({ inputs: [{ ...inputs[0], more: 1 }, ...inputs.slice(1)] }))],
  ['a result that does not follow', 0, forged(({ result }) => ({ result: { ...result, places: [2, 1, 2] } }))],
] as const)('a sound chain does not help against %s', (_, line, file) => {
  const verdict = verify(toy, file);
  expect(verdict).toMatchObject({ ok: false, ...(line > 0 ? { line } : {}) });
  expect(!verdict.ok && verdict.fact).toMatch(/^[A-Z].*\.$/);
});

test('a record of older rules holds where these lead to the same, and says of which it is where they do not', () => {
  const newer = { ...toy, version: 2 };
  expect(verify(newer, fileOf('older'))).toMatchObject({ ok: true, record: { header: { rules: 1 } } });
  expect(verify(newer, fileOf('older', 2))).toMatchObject({ ok: true, match: { result: null } });
  const moved = forged(({ inputs }) => ({ inputs: [{ ...inputs[0], choice: 99 }, ...inputs.slice(1)] }));
  expect(verify(newer, moved)).toMatchObject({
    ok: false,
    line: 2,
    fact: expect.stringMatching(
      /can’t be played.* It was played with version 1 of the rules, but these are version 2\.$/,
    ),
  });
});

test.each([
  '',
  '\n',
  'nonsense',
  `${'['.repeat(100_000)}${']'.repeat(100_000)}\n{}\n{}\n`,
  '{}\n{}\n{}\n',
  '[]\n1\nnull\n',
  '{"a":1}',
])('%.30j is no record', (file) => {
  expect(verify(toy, file)).toMatchObject({ ok: false });
});

/** A record of a match with fair dice, without any moves. */
function vouched(change: Partial<Fair> = {}, key?: string): string {
  const secret = 'ab'.repeat(32);
  const nonces = ['01'.repeat(16), '', '02'.repeat(16)];
  const fair = { commitment: commitTo(secret), secret, nonces, ...change };
  const header = {
    game: 'toy',
    rules: 1,
    setup: { rounds: 1 },
    seating: [null, 'clock', null],
    players: ['A', 'B', 'C'],
  };
  return writeRecord({
    header: { ...header, key: key ?? hex(fairKey(secret, nonces)), fair },
    inputs: [],
    result: null,
  });
}

test('dice made from a committed secret and the nonces of the seats verify', () => {
  expect(verify(toy, vouched())).toMatchObject({ ok: true });
});

test.each([
  ['another secret', vouched({ secret: 'cd'.repeat(32) })],
  ['another commitment', vouched({ commitment: commitTo('x') })],
  ['another nonce', vouched({ nonces: ['03'.repeat(16), '', '02'.repeat(16)] })],
  ['another key', vouched({}, hex(keyFromSeed('mine')))],
])('dice are not fair with %s', (_, file) => {
  expect(verify(toy, file)).toMatchObject({ ok: false, line: 1 });
});

test.each([
  [{ by: 'resignation', seat: 2 }, [1, 1, 3]],
  [{ by: 'time', seat: 0 }, [3, 1, 1]],
  [{ by: 'agreement' }, [1, 1, 1]],
] as const)('an end by the players is in the record: %j', (ended, places) => {
  const read = readRecord(vouched());
  if (!read.ok) throw new Error(read.fact);
  const result = { places, scores: [], turns: 1, rule: ended.by };
  expect(verify(toy, writeRecord({ ...read.record, ended, result }))).toMatchObject({ ok: true });
  const wrong = { ...result, places: [1, 2, 3] };
  expect(verify(toy, writeRecord({ ...read.record, ended, result: wrong }))).toMatchObject({ ok: false });
  expect(verify(toy, writeRecord({ ...read.record, result }))).toMatchObject({ ok: false });
});

test('a match that its host closed has no result', () => {
  const read = readRecord(vouched());
  if (!read.ok) throw new Error(read.fact);
  expect(verify(toy, writeRecord({ ...read.record, ended: { by: 'host' } }))).toMatchObject({ ok: true });
});

test('any set-up and seating there can be make a record that verifies', () => {
  const rules: Rules<Toy> = toy;
  const { setup, seating } = randomCase(rules, diceFromSeed('tables'));
  const header = { game: 'toy', rules: 1, setup, seating, players: seating.map(() => 'X'), key: hex(keyFromSeed('t')) };
  const { result } = begin(toy, { rounds: 1, ...setup }, seating, keyFromSeed('t'));
  expect(verify(toy, writeRecord({ header, inputs: [], result }))).toMatchObject({ ok: true });
});

describe('the third format', () => {
  const from = { record: 'ab'.repeat(32), place: 3 };
  const notes = [
    { place: 0, text: 'The opening.', by: 'Ann' },
    { place: 2, text: 'A mistake?', by: '' },
  ];
  const call = { call: 'resigned', seats: [0], at: 1_700_000_000_000 } as const;

  test('says how dice are drawn, what it was forked from and when calls were made, and is read as it was written', () => {
    const file = forged(({ header }) => ({ header: { ...header, dice: 'chacha20', from } }));
    const read = readRecord(file);
    expect(read.ok && read.record.header).toMatchObject({ dice: 'chacha20', from });
    expect(read.ok && writeRecord(read.record)).toBe(file);
    expect(verify(toy, file).ok).toBe(true);
    const called = readRecord(forged(() => ({ inputs: [call], result: null })));
    expect(called.ok && called.record.inputs).toEqual([call]);
  });

  test('dice drawn in a way that is not known here are not played again', () => {
    const file = forged(({ header }) => ({ header: { ...header, dice: 'by-hand' } }));
    expect(readRecord(file).ok).toBe(true);
    expect(verify(toy, file)).toMatchObject({ ok: false, line: 1, fact: expect.stringContaining('"by-hand"') });
  });

  test('rules never see the time of a call', () => {
    const seen: object[] = [];
    const watching: Rules<Toy> = {
      ...toy,
      call(match, made, tell) {
        seen.push(made);
        return toy.call(match, made, tell);
      },
    };
    replay(watching, unwrapped(forged(() => ({ inputs: [call], result: null }))));
    expect(seen).toEqual([{ call: 'resigned', seats: [0] }]);
  });

  test.each([
    ['dice that are no name', { dice: 'By Hand' }],
    ['dice with a name too long', { dice: 'x'.repeat(41) }],
    ['a fork from nowhere', { from: { record: 'here', place: 3 } }],
    ['a fork before the beginning', { from: { ...from, place: -1 } }],
    ['a fork that says more', { from: { ...from, by: 'Ann' } }],
    ['a member that nobody knows', { clock: 3 }],
  ])('%s is refused', (_, member) => {
    const file = forged(({ header }) => ({ header: { ...header, ...member } }));
    expect(readRecord(file)).toMatchObject({ ok: false, line: 1, fact: expect.stringContaining('isn’t valid') });
  });

  test.each([
    ['a time that is none', { ...call, at: 'noon' }],
    ['a time before all times', { ...call, at: -1 }],
  ])('%s is refused in a call', (_, made) => {
    expect(readRecord(forged(() => ({ inputs: [made] })))).toMatchObject({ ok: false, line: 2 });
  });

  test.each(['starboard-record-1', 'starboard-record-2'])('%s knows none of it, and is still read', (format) => {
    const older = forged(() => ({ format }));
    const read = readRecord(older);
    expect(read.ok && writeRecord(read.record)).toBe(older);
    expect(verify(toy, older).ok).toBe(true);
    expect(readRecord(forged(({ header }) => ({ format, header: { ...header, from } })))).toMatchObject({ ok: false });
    expect(readRecord(forged(() => ({ format, inputs: [call] })))).toMatchObject({ ok: false, line: 2 });
  });

  test('notes follow the result without a hash: they can change, and the record is as sound as before', () => {
    const file = forged(() => ({ notes }));
    const read = readRecord(file);
    expect(read.ok && read.record.notes).toEqual(notes);
    expect(read.ok && writeRecord(read.record)).toBe(file);
    expect(verify(toy, file.replace('A mistake?', 'Brilliant!')).ok).toBe(true);
    expect(file.startsWith(forged(() => ({})))).toBe(true);
  });

  test('the hash of a record is that of its last line, whatever notes say', () => {
    const record = unwrapped(forged(() => ({})));
    const [closing] = writeRecord(record).trimEnd().split('\n').slice(-1);
    expect(recordHash(record)).toBe(JSON.parse(closing ?? '').hash);
    expect(recordHash({ ...record, notes })).toBe(recordHash(record));
    expect(recordHash({ ...record, inputs: record.inputs.slice(0, -1) })).not.toBe(recordHash(record));
  });

  test.each([
    ['too many', Array.from({ length: 501 }, () => notes[0])],
    ['one that is too long', [{ place: 0, text: 'x'.repeat(2001), by: '' }]],
    ['an empty one', [{ place: 0, text: ' ', by: '' }]],
    ['one about a place beyond the end', [{ place: 9999, text: 'Here?', by: '' }]],
    ['one of another shape', [{ place: 0, text: 'x', by: '', hidden: true }]],
    ['something that is none', ['hello']],
  ])('of notes, %s: refused, with its line', (_, some) => {
    const verdict = readRecord(forged(() => ({ notes: some })));
    expect(verdict).toMatchObject({ ok: false, fact: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(!verdict.ok && verdict.line).toBeGreaterThan(3);
  });
});

function unwrapped(file: string): MatchRecord {
  const read = readRecord(file);
  if (!read.ok) throw new Error(read.fact);
  return read.record;
}
