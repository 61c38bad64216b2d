import { type Toy, toy } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { begin } from '../begin.ts';
import { choose } from '../choose.ts';
import { diceFromSeed } from '../dice.ts';
import type { Match, Seat } from '../game-types.ts';
import { askOf } from '../options.ts';
import { imagine, view } from '../view.ts';

/** Three seats, of which some have bid nought. */
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

test('what is imagined has dice of its own', () => {
  const match = bidding();
  expect(imagine(toy, view(toy, match, 1), diceFromSeed('imagined')).dice.key).not.toEqual(match.dice.key);
});
