import { type Toy, toy } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { diceFromSeed } from '../../dice/dice.ts';
import type { Match } from '../../game/game-types.ts';
import { begin } from '../../match/begin.ts';
import { askOf, options, reasonAgainst, refusedChoices } from '../../match/options.ts';
import { play } from '../../match/play.ts';
import { mayKnow, view } from '../../views/view.ts';

/** Three seats whose numbers are 3, 3 and 1. */
function start(): Match<Toy> {
  const match = begin(toy, { rounds: 2 }, [null, null, null], diceFromSeed('choose'));
  match.board.secrets = [3, 3, 1];
  return match;
}

function after(
  match: Match<Toy>,
  ...moves: readonly (readonly [seat: number, choice: number | boolean])[]
): Match<Toy> {
  return moves.reduce((now, [seat, choice]) => {
    const played = play(toy, now, { seat, question: now.question, choice });
    if (!played.ok) throw new Error(played.fact);
    return played.match;
  }, match);
}

test('a choice that is the last one in is applied with the others, in seat order', () => {
  const sealed = after(start(), [2, 1], [0, 1]);
  expect(sealed.board.totals).toEqual([0, 0, 0]);
  const played = play(toy, sealed, { seat: 1, question: 1, choice: 0 });
  expect(played.ok && played.match.board.totals).toEqual([1, 0, 1]);
  expect(played.ok && played.events.map((event) => 'seat' in event && event.seat)).toEqual([0, 1, 2]);
  expect(played.ok && played.match.question).toBe(2);
});

test('a further ask goes to the same seat before anything is revealed, and the others do not see it', () => {
  const match = after(start(), [0, 3]);
  expect(askOf(match, 0)).toEqual({ kind: 'double', seat: 0, of: 3 });
  expect(match.asks.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(view(toy, match, 1).asked).toEqual(view(toy, start(), 1).asked);
  expect(view(toy, match, 1).ready).toEqual([]);
  expect(view(toy, after(match, [0, true]), 1).ready).toEqual([0]);
});

test('the last to answer is asked further before anything is revealed as well', () => {
  const match = after(start(), [1, 1], [2, 1], [0, 2]);
  expect(match.asks).toEqual([{ kind: 'double', seat: 0, of: 2 }]);
  expect(match.board.totals).toEqual([0, 0, 0]);
});

test('play leaves the match it was given as it was', () => {
  const match = start();
  const before = JSON.stringify(match);
  after(match, [0, 3], [0, true], [1, 1], [2, 0], [0, 1], [1, 0], [2, 0]);
  expect(JSON.stringify(match)).toBe(before);
});

test('an observer sees the match as it is at each event', () => {
  const totals: number[][] = [];
  play(toy, after(start(), [0, 1], [1, 1]), { seat: 2, question: 1, choice: 1 }, (_, match) =>
    totals.push([...match.board.totals]),
  );
  expect(totals).toEqual([
    [1, 0, 0],
    [1, 1, 0],
    [1, 1, 1],
  ]);
});

const over = (): Match<Toy> => after(start(), [0, 0], [1, 0], [2, 0], [0, 0], [1, 0], [2, 0]);

test.each([
  ['stale', 'an answer to an earlier question', start(), { seat: 0, question: 0, choice: 1 }],
  ['no-seat', 'a seat that cannot be', start(), { seat: -1, question: 1, choice: 1 }],
  ['not-asked', 'a seat that the match does not have', start(), { seat: 9, question: 1, choice: 1 }],
  ['answered', 'a second answer', after(start(), [0, 1]), { seat: 0, question: 1, choice: 0 }],
  ['unknown', 'something that is no answer', start(), { seat: 0, question: 1, choice: 'x' }],
  ['forbidden', 'something a rule forbids', start(), { seat: 2, question: 1, choice: 2 }],
  ['nothing-to-take-back', 'taking back nothing', start(), { seat: 0, question: 1, takeBack: true }],
  ['over', 'a move after the end', over(), { seat: 0, question: 2, choice: 1 }],
] as const)('%s: %s is refused in a sentence', (code, _, match, move) => {
  const refused = play(toy, match, move);
  expect(refused).toMatchObject({ ok: false, code });
  expect(!refused.ok && refused.fact).toMatch(/^[A-Z].*\.$/);
});

test('a refusal by a rule names it', () => {
  expect(play(toy, start(), { seat: 2, question: 1, choice: 3 })).toEqual({
    ok: false,
    code: 'forbidden',
    rule: '2',
    fact: 'Your number is 1.',
  });
});

test('sealed answers can be taken back one by one, the last first', () => {
  const match = after(start(), [0, 3], [0, true]);
  const once = play(toy, match, { seat: 0, question: 1, takeBack: true });
  expect(once.ok && askOf(once.match, 0)?.kind).toBe('double');
  if (!once.ok) throw new Error(once.fact);
  const twice = play(toy, once.match, { seat: 0, question: 1, takeBack: true });
  expect(twice.ok && twice.match.asks.map(({ kind, seat }) => `${seat} ${kind}`)).toEqual(['0 bid', '1 bid', '2 bid']);
});

test('a revealed answer cannot be taken back', () => {
  const match = after(start(), [0, 0], [1, 0], [2, 0]);
  expect(play(toy, match, { seat: 0, question: 2, takeBack: true })).toMatchObject({ code: 'nothing-to-take-back' });
});

test('a view has the own options, nobody else’s', () => {
  const seen = view(toy, start(), 2);
  expect(seen.mine?.options).toEqual([0, 1]);
  expect(seen.board.secrets).toEqual([null, null, 1]);
  expect(view(toy, start(), null).mine).toBeNull();
});

test('events go to all, to some, or to all but some', () => {
  const event = { type: 'x', rule: '1' };
  expect([null, 0, 1].map((seat) => mayKnow(event, seat))).toEqual([true, true, true]);
  expect([null, 0, 1].map((seat) => mayKnow({ ...event, to: [1] }, seat))).toEqual([false, false, true]);
  expect([null, 0, 1].map((seat) => mayKnow({ ...event, not: [1] }, seat))).toEqual([true, true, false]);
});

test('reasons against the rest are asked for, grouped or one by one', () => {
  const match = start();
  const ask = { kind: 'bid', seat: 2 } as const;
  expect(refusedChoices(toy, match, ask)).toEqual([{ rule: '2', fact: 'Your number is 1.', choices: [2, 3] }]);
  expect(reasonAgainst(toy, match, ask, 3)).toEqual({ rule: '2', fact: 'Your number is 1.' });
  expect([1, 'x'].map((choice) => reasonAgainst(toy, match, ask, choice))).toEqual([undefined, undefined]);
});

test('reasons that differ are groups of their own, by rule and by fact', () => {
  const forbids = (_board: Toy['board'], _ask: unknown, bid: number) =>
    bid === 0 ? undefined : { rule: bid === 3 ? '3' : '2', fact: bid === 2 ? 'Even.' : 'Odd.' };
  const rules = { ...toy, decisions: { ...toy.decisions, bid: { ...toy.decisions.bid, forbids } } };
  expect(refusedChoices(rules, start(), { kind: 'bid', seat: 0 })).toEqual([
    { rule: '2', fact: 'Odd.', choices: [1] },
    { rule: '2', fact: 'Even.', choices: [2] },
    { rule: '3', fact: 'Odd.', choices: [3] },
  ]);
});

test('options are the candidates that nothing forbids', () => {
  const match = start();
  expect(match.asks.map((ask) => options(toy, match, ask).length)).toEqual([4, 4, 2]);
});
