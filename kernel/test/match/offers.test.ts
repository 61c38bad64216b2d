import { type Toy, toy } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { diceFromSeed } from '../../dice/dice.ts';
import type { Match } from '../../game/game-types.ts';
import { begin } from '../../match/begin.ts';
import { applyCall } from '../../match/call.ts';
import { cloneMatch } from '../../match/clone.ts';
import { offer } from '../../match/offers.ts';
import { askOf, options } from '../../match/options.ts';

const start = (): Match<Toy> => begin(toy, { rounds: 2 }, [null, null, null], diceFromSeed('offers'));

function askFor(match: Match<Toy>, seat: number): Toy['ask'] {
  const ask = askOf(match, seat);
  if (ask === undefined) throw new Error(`seat ${seat} has no ask`);
  return ask;
}

test('options that a step hands over are those of its question, and of no other', () => {
  const match = start();
  const [ask, other] = [askFor(match, 0), askFor(match, 1)];
  const others = options(toy, match, other);
  expect(offer(match, ask, [1])).toEqual({ ask: [ask] });
  expect(options(toy, match, ask)).toEqual([1]);
  expect(options(toy, match, other)).toEqual(others);
});

test('a copy works its options out anew, because its board may change', () => {
  const match = start();
  const ask = askFor(match, 0);
  const all = options(toy, match, ask);
  offer(match, ask, [1]);
  expect(options(toy, cloneMatch(toy, match), ask)).toEqual(all);
});

test('after a call, options are worked out anew, because the board may have changed under the question', () => {
  const match = start();
  const ask = askFor(match, 0);
  const all = options(toy, match, ask);
  offer(match, ask, [1]);
  applyCall(toy, match, { call: 'resigned', seats: [2] });
  expect(askOf(match, 0)).toBe(ask);
  expect(options(toy, match, ask)).toEqual(all);
});
