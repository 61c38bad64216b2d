import { type Toy, toy } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { diceFromSeed } from '../../dice/dice.ts';
import type { Match } from '../../game/game-types.ts';
import { begin } from '../../match/begin.ts';
import { choose, chooseAll } from '../../match/choose.ts';
import { cloneMatch } from '../../match/clone.ts';

/** Three seats whose numbers are 3, 2 and 1. */
function start(): Match<Toy> {
  const match = begin(toy, { rounds: 2 }, [null, null, null], diceFromSeed('at once'));
  match.board.secrets = [3, 2, 1];
  return match;
}

/** All seats bid what they can and double nothing; returns the bidders in the order of application. */
function bidAtOnce(match: Match<Toy>): readonly number[] {
  const order: number[] = [];
  const decide = (ask: Toy['ask'], options: readonly (number | boolean)[]) =>
    ask.kind === 'double' ? false : (options.at(-1) ?? 0);
  chooseAll(toy, match, decide, (event) => {
    if (event.type === 'bid') order.push(event.seat);
  });
  return order;
}

test('everything asked of everybody is answered at once, further asks and all', () => {
  const match = start();
  const asked: string[] = [];
  chooseAll(toy, match, (ask, options) => {
    asked.push(`${ask.seat} ${ask.kind}`);
    return ask.kind === 'double' ? false : (options.at(-1) ?? 0);
  });
  expect(asked).toEqual(['0 bid', '0 double', '1 bid', '1 double', '2 bid']);
  expect(match).toMatchObject({ question: 2, sealed: [], board: { totals: [3, 2, 1] } });
});

test('whatever was sealed before is applied with what is answered at once, in seat order', () => {
  const match = start();
  choose(toy, match, { kind: 'bid', seat: 1 }, 0);
  expect(bidAtOnce(match)).toEqual([0, 1, 2]);
  expect(match.board.totals).toEqual([3, 0, 1]);
});

test('the only one asked answers all of the question as well', () => {
  const match = start();
  for (const seat of [0, 2]) choose(toy, match, { kind: 'bid', seat }, 0);
  expect(bidAtOnce(match)).toEqual([0, 1, 2]);
  expect(match).toMatchObject({ question: 2, sealed: [], board: { totals: [0, 2, 0] } });
});

test('the only one asked answers nothing of the next question', () => {
  const match = begin(toy, { rounds: 2 }, [null, 'clock'], diceFromSeed('alone'));
  bidAtOnce(match);
  expect(match).toMatchObject({ question: 2, asks: [{ kind: 'bid', seat: 0 }], sealed: [] });
});

test('answers given at once do not touch a copy', () => {
  const match = start();
  choose(toy, match, { kind: 'bid', seat: 2 }, 0);
  const copy = cloneMatch(toy, match);
  bidAtOnce(match);
  expect(copy.sealed).toEqual([{ ask: { kind: 'bid', seat: 2 }, choice: 0 }]);
});
