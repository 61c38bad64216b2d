import { type CardGame, cards, type Toy, toy } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { diceFromSeed } from '../../dice/dice.ts';
import { BY_PURPOSE } from '../../dice/match-dice.ts';
import type { Call, Match } from '../../game/game-types.ts';
import type { Rules, TimeLimitState } from '../../game/rules.ts';
import { begin } from '../../match/begin.ts';
import { applyCall } from '../../match/call.ts';
import { choose } from '../../match/choose.ts';
import { askOf, options } from '../../match/options.ts';
import { play } from '../../match/play.ts';
import { minutesFor, timeLimitState } from '../../match/time-limit.ts';
import { readRecord } from '../../record/read-record.ts';
import { verify } from '../../record/replay.ts';
import { headerFact, recordLine, writeRecord } from '../../record/write-record.ts';
import { hex } from '../../values/sha256.ts';

const start = (seats = 3): Match<Toy> =>
  begin(
    toy,
    { rounds: 2 },
    Array.from({ length: seats }, () => null),
    diceFromSeed('calls'),
  );

function after(match: Match<Toy>, call: Call): Match<Toy> {
  const done = play(toy, match, call);
  if (!done.ok) throw new Error(done.fact);
  return done.match;
}

test('whoever is out is asked nothing more, and the answers of the others stand', () => {
  const match = start();
  choose(toy, match, { kind: 'bid', seat: 2 }, 0);
  const left = after(match, { call: 'resigned', seats: [0] });
  expect(left.asks.map(({ seat }) => seat)).toEqual([1]);
  expect(left.sealed.map(({ ask }) => ask.seat)).toEqual([2]);
  expect(left.question).toBe(match.question);
});

test('a sealed answer of one who is out is not applied', () => {
  const match = start();
  choose(toy, match, { kind: 'bid', seat: 0 }, 1);
  choose(toy, match, { kind: 'bid', seat: 1 }, 1);
  const next = after(match, { call: 'out-of-time', seats: [0] });
  expect(next.sealed.map(({ ask }) => ask.seat)).toEqual([1]);
});

test('with the last one who had not answered out, the question is over', () => {
  const match = start();
  choose(toy, match, { kind: 'bid', seat: 0 }, 1);
  choose(toy, match, { kind: 'bid', seat: 1 }, 0);
  const next = after(match, { call: 'away', seats: [2] });
  expect(next.board.totals).toEqual([1, 0, 0]);
  expect(next.question).toBe(match.question + 1);
});

test('a seat in the middle of its follow-ups goes with all it has sealed', () => {
  const match = start();
  match.board.secrets = [3, 3, 3];
  choose(toy, match, { kind: 'bid', seat: 1 }, 2);
  expect(askOf(match, 1)?.kind).toBe('double');
  const left = after(match, { call: 'resigned', seats: [1] });
  expect(left.asks.map(({ seat }) => seat)).toEqual([0, 2]);
  expect(left.sealed).toEqual([]);
});

test.each([
  ['over', { call: 'closed' }, after(start(2), { call: 'closed' })],
  ['no-call', { call: 'resigned', seats: [] }, start()],
  ['no-call', { call: 'resigned', seats: [1, 1] }, start()],
  ['no-call', { call: 'resigned', seats: [25] }, start()],
  ['no-call', { call: 'resigned', seats: [0.5] }, start()],
  ['no-call', { call: 'resigned', seats: [-1] }, start()],
  ['no-call', { call: 'resigned', seats: [0] }, after(start(), { call: 'resigned', seats: [0] })],
  ['no-call', { call: 'draw-agreed' }, start()],
] as const)('%s: a call that cannot be made is refused in a sentence, %j', (code, call, match) => {
  const refused = play(toy, match, call);
  expect(refused).toMatchObject({ ok: false, code });
  expect(!refused.ok && refused.fact).toMatch(/^[A-Z].*\.$/);
});

/** The card game, but a player who leaves is asked for a last strike, so a procedure interrupts the question. */
const revenge: Rules<CardGame> = {
  ...cards,
  call(match, call, tell) {
    const [seat] = 'seats' in call ? call.seats : [];
    if (seat === undefined) return cards.call(match, call, tell);
    return { call: { at: 'turn', step: 0, by: seat, returned: null } };
  },
};

test('a call may run a procedure that asks; the question it interrupts is put afresh afterwards', () => {
  const match = begin(revenge, { rounds: 3, hand: 0, furies: 0 }, [null, null, null], diceFromSeed('revenge'));
  const [open] = match.asks;
  expect(open).toEqual({ kind: 'target', seat: 0 });
  applyCall(revenge, match, { call: 'resigned', seats: [2] });
  expect(match.asks).toEqual([{ kind: 'target', seat: 2 }]);
  expect(JSON.parse(JSON.stringify(match))).toEqual(match);
  const [strike] = match.asks;
  if (strike !== undefined) choose(revenge, match, strike, options(revenge, match, strike)[0] ?? 0);
  expect(match.asks).toEqual([{ kind: 'target', seat: 0 }]);
  expect(match.stack.at(-1)).toMatchObject({ at: 'turn', by: 0 });
});

/** The toy, but when a player leaves, a procedure asks the first seat for another bid. */
const lastWord: Rules<Toy> = {
  ...toy,
  procedures: { game: [...toy.procedures.game, () => ({ ask: [{ kind: 'bid', seat: 0 }] })] },
  call(match, call, tell) {
    toy.call(match, call, tell);
    return { call: { at: 'game', step: toy.procedures.game.length } };
  },
};

test('an interrupted question is put afresh to all who are still in, and nothing answered to it counts', () => {
  const match = start();
  choose(lastWord, match, { kind: 'bid', seat: 1 }, 1);
  applyCall(lastWord, match, { call: 'resigned', seats: [2] });
  expect(match).toMatchObject({ asks: [{ kind: 'bid', seat: 0 }], sealed: [], question: 2 });
  choose(lastWord, match, { kind: 'bid', seat: 0 }, 0);
  expect(match.asks.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(match).toMatchObject({ sealed: [], question: 3, board: { totals: [0, 0, 0] } });
});

test('an interrupted question of which all are out is not put again', () => {
  const match = begin(lastWord, { rounds: 1 }, ['clock', 'clock', null], diceFromSeed('calls'));
  applyCall(lastWord, match, { call: 'resigned', seats: [2] });
  choose(lastWord, match, { kind: 'bid', seat: 0 }, 0);
  expect(match.result).toMatchObject({ places: [1, 1, 3], rule: '4' });
});

/** The toy, but a player who leaves has an heir, who may bid instead. */
const heir: Rules<Toy> = {
  ...toy,
  call(match, call, tell) {
    toy.call(match, call, tell);
    return { ask: [{ kind: 'bid', seat: 1 }] };
  },
};

test('a call may put a question in place of the open one: nothing answered to that one counts, and play goes on from it', () => {
  const match = start();
  choose(heir, match, { kind: 'bid', seat: 1 }, 1);
  applyCall(heir, match, { call: 'resigned', seats: [2] });
  expect(match).toMatchObject({ asks: [{ kind: 'bid', seat: 1 }], sealed: [], question: 2 });
  choose(heir, match, { kind: 'bid', seat: 1 }, 0);
  expect(match).toMatchObject({ question: 3, board: { totals: [0, 0, 0] } });
});

test('a call is a line of the record at its place, and replays', () => {
  const dice = diceFromSeed('record');
  const seating = [null, null, null];
  let match = begin(toy, { rounds: 1 }, seating, dice.key);
  const inputs = [
    { seat: 0, question: 1, choice: 0 },
    { call: 'out-of-time', seats: [1] },
    { seat: 2, question: 1, choice: 0 },
  ] as const;
  for (const input of inputs) {
    const done = play(toy, match, input);
    if (!done.ok) throw new Error(done.fact);
    match = done.match;
  }
  const made = { players: ['A', 'B', 'C'], key: hex(dice.key), dice: BY_PURPOSE };
  const header = { game: 'toy', rules: 1, setup: { rounds: 1 }, seating, ...made };
  const file = writeRecord({ header, inputs, result: match.result });
  expect(verify(toy, file)).toMatchObject({ ok: true });
  expect(readRecord(file)).toMatchObject({ record: { inputs } });
  const forged = writeRecord({ header, inputs: [{ call: 'resigned', seats: [7] }], result: null });
  expect(verify(toy, forged)).toMatchObject({ ok: false, line: 2, fact: expect.stringContaining('no such seat') });
});

test.each([
  { call: 'vanished' },
  { call: 'closed', seats: [0] },
  { call: 'resigned' },
  { call: 'resigned', seats: [] },
  { call: 'resigned', seats: [-1] },
  { call: 'resigned', seats: [0], choice: 1 },
])('a call of another shape is no line of a record: %j', (call) => {
  const header = { game: 'toy', rules: 1, setup: {}, seating: [null], players: ['A'], key: '0'.repeat(64) };
  const first = recordLine(headerFact(header), '');
  const second = recordLine(call, first.hash);
  const third = recordLine({ result: null }, second.hash);
  const file = [first, second, third].map(({ line }) => `${line}\n`).join('');
  expect(readRecord(file)).toEqual({ ok: false, line: 2, fact: 'This line is neither a move nor a call.' });
});

test('in a game with a time limit, time is called only while it runs', () => {
  const at = (state: TimeLimitState): Rules<Toy> => ({
    ...toy,
    timeLimit: { minutes: () => 10, state: () => state },
  });
  for (const state of ['none', 'waiting', 'called'] as const) {
    expect(play(at(state), start(), { call: 'time-is-up' }), state).toMatchObject({ ok: false, code: 'no-call' });
  }
  const called = play(at('running'), start(), { call: 'time-is-up', at: 5 });
  expect(called).toMatchObject({ ok: true, match: { result: { rule: '5' } } });
  if (!called.ok) throw new Error(called.fact);
  expect(timeLimitState(at('running'), start())).toBe('running');
  expect(timeLimitState(at('running'), called.match)).toBe('none');
  expect([minutesFor(at('none'), { rounds: 2 }), minutesFor(toy, { rounds: 2 })]).toEqual([10, null]);
});
