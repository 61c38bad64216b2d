import { type Toy, toy } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { diceFromSeed } from '../../dice/dice.ts';
import type { Match } from '../../game/game-types.ts';
import type { Next, Rules } from '../../game/rules.ts';
import { begin } from '../../match/begin.ts';
import { choose } from '../../match/choose.ts';
import { end } from '../../match/settle.ts';

const NOBODY_WON = { places: [1, 1], scores: [], turns: 0, rule: '4' };

/** A match of the toy with other steps; notes each step that runs. */
function run(...steps: readonly ((match: Match<Toy>) => Next<Toy>)[]) {
  const order: number[] = [];
  const game = steps.map((step, i) => (match: Match<Toy>) => {
    order.push(i);
    return step(match);
  });
  const rules: Rules<Toy> = { ...toy, procedures: { game } };
  const match = begin(rules, { rounds: 1 }, [null, null], diceFromSeed('settle'));
  return { rules, match, order };
}

function finish(match: Match<Toy>): undefined {
  end(match, NOBODY_WON);
}

test('a step that repeats asks again, until it has nothing more to ask', () => {
  const match = begin(toy, { rounds: 3 }, [null, null], diceFromSeed('repeats'));
  const questions: number[] = [];
  for (let ask = match.asks[0]; ask !== undefined; ask = match.asks[0]) {
    questions.push(match.question);
    choose(toy, match, ask, 0);
  }
  expect(questions).toEqual([1, 1, 2, 2, 3, 3]);
  expect(match.result).toMatchObject({ places: [1, 1] });
});

test('a called procedure runs to its end, and its caller goes on', () => {
  const { order, match } = run(
    () => ({ call: { at: 'game', step: 2 } }),
    finish,
    () => undefined,
  );
  expect(order).toEqual([0, 2, 1]);
  expect(match.stack).toHaveLength(1);
});

test('done leaves the procedure, whatever steps are left', () => {
  const { order } = run(
    () => ({ call: { at: 'game', step: 2 } }),
    finish,
    () => 'done',
    finish,
  );
  expect(order).toEqual([0, 2, 1]);
});

test('a step can go on at another step', () => {
  let left = 2;
  const { order } = run(
    () => undefined,
    () => (left-- > 0 ? { goTo: 0 } : { goTo: 3 }),
    finish,
    finish,
  );
  expect(order).toEqual([0, 1, 0, 1, 0, 1, 3]);
});

test('whoever is told of an event sees the step that tells it', () => {
  const seen: (number | undefined)[] = [];
  const game: Rules<Toy>['procedures']['game'] = [
    () => undefined,
    (_match, _frame, tell) => void tell?.({ type: 'called-off', rule: '5' }),
    finish,
  ];
  const rules: Rules<Toy> = { ...toy, procedures: { game } };
  begin(rules, { rounds: 1 }, [null, null], diceFromSeed('told'), (_event, { stack }) => seen.push(stack[0]?.step));
  expect(seen).toEqual([1]);
});

test('a question stops the steps until it is answered', () => {
  const { rules, match, order } = run(() => ({ ask: [{ kind: 'bid', seat: 1 }] }), finish);
  expect(order).toEqual([0]);
  const [ask] = match.asks;
  if (ask !== undefined) choose(rules, match, ask, 0);
  expect(order).toEqual([0, 1]);
});

test('a question to nobody is passed over', () => {
  const { order, match } = run(() => ({ ask: [] }), finish);
  expect(order).toEqual([0, 1]);
  expect(match.question).toBe(0);
});

test('the end closes what is asked and forgets what is sealed', () => {
  const { rules, match } = run(() => ({ ask: [0, 1].map((seat) => ({ kind: 'bid', seat }) as const) }), finish);
  const [ask] = match.asks;
  if (ask !== undefined) choose(rules, match, ask, 0);
  expect([match.asks.length, match.sealed.length]).toEqual([1, 1]);
  end(match, NOBODY_WON);
  expect(match).toMatchObject({ asks: [], sealed: [], result: NOBODY_WON });
});

test('procedures that run out without a result are a mistake of the rules', () => {
  expect(() => run(() => undefined)).toThrow('toy: the procedures ran out without a result');
});
