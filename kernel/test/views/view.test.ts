import { cards, hide, type Toy, toy } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { diceFromSeed } from '../../dice/dice.ts';
import type { Match, Seat } from '../../game/game-types.ts';
import { begin } from '../../match/begin.ts';
import { choose } from '../../match/choose.ts';
import { askOf } from '../../match/options.ts';
import { imagine, view } from '../../views/view.ts';
import { struck } from '../match/dealing.ts';

/** Three seats; those named have bid 0. */
function bidding(...seats: readonly Seat[]): Match<Toy> {
  const match = begin(toy, { rounds: 2 }, [null, null, null], diceFromSeed('view'));
  for (const seat of seats) {
    const ask = askOf(match, seat);
    if (ask !== undefined) choose(toy, match, ask, 0);
  }
  return match;
}

test('sealed answers are in one’s own view and in nobody else’s', () => {
  const match = bidding(1);
  expect(view(toy, match, 1).sealed).toEqual([{ ask: { kind: 'bid', seat: 1 }, choice: 0 }]);
  expect([0, 2, null].map((seat) => view(toy, match, seat).sealed)).toEqual([[], [], []]);
  const two = bidding(1, 2);
  expect([0, 1, 2].map((seat) => view(toy, two, seat).sealed.map(({ ask }) => ask.seat))).toEqual([[], [1], [2]]);
});

test('what was asked is in the order of seats, whoever has answered', () => {
  expect(view(toy, bidding(2), null).asked.map(({ seat }) => seat)).toEqual([0, 1, 2]);
});

test('a view says who is ready, and asks only those who are not', () => {
  const match = bidding(2, 0);
  expect([0, 1, 2, null].map((seat) => view(toy, match, seat).ready)).toEqual([0, 1, 2, 3].map(() => [0, 2]));
  expect([0, 1, 2, null].map((seat) => view(toy, match, seat).mine !== null)).toEqual([false, true, false, false]);
});

test('a view is imagined with an answer for every seat that is ready, and an ask for every other', () => {
  const match = imagine(toy, view(toy, bidding(0), 1), diceFromSeed('imagined'));
  expect(match.asks).toEqual([
    { kind: 'bid', seat: 1 },
    { kind: 'bid', seat: 2 },
  ]);
  expect(new Set(match.sealed.map(({ ask }) => ask.seat))).toEqual(new Set([0]));
});

test('a seat that is ready is imagined with what was asked further', () => {
  const seen = view(toy, bidding(0), 1);
  const dice = diceFromSeed('further');
  for (let i = 0; i < 20; i++) {
    const [bid, further] = imagine(toy, seen, dice).sealed;
    expect(further?.ask.kind).toBe(Number(bid?.choice) >= 2 ? 'double' : undefined);
  }
});

test('a view stays as it was while the match goes on', () => {
  const { match } = struck([[], ['parry'], []], 3);
  const seen = view(cards, match, 1);
  const before = JSON.stringify(seen);
  choose(cards, match, { kind: 'window', seat: 1, moment: 'before-hit' }, 'parry');
  expect(JSON.stringify(seen)).toBe(before);
});

test('a view stays as it was while what it imagines goes on', () => {
  const { match } = struck([[], ['parry'], []], 3);
  const seen = view(cards, match, 1);
  const before = JSON.stringify(seen);
  const imagined = imagine(cards, seen, diceFromSeed('imagined'));
  choose(cards, imagined, { kind: 'window', seat: 1, moment: 'before-hit' }, 'parry');
  expect(JSON.stringify(seen)).toBe(before);
});

test('a view without a memory of its own has a blank one, and null where the game remembers nothing', () => {
  const match = begin(hide, { rounds: 1 }, [null, null], diceFromSeed('blank'));
  expect(view(hide, match, 1).memory).toBe(hide.memory?.blank);
  expect(view(toy, bidding(), 1).memory).toBeNull();
});

test('what is imagined has dice of its own', () => {
  const match = bidding();
  expect(imagine(toy, view(toy, match, 1), diceFromSeed('imagined')).dice.key).not.toEqual(match.dice.key);
});
