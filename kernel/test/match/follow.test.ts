import { type CardGame, cards } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { diceFromSeed } from '../../dice/dice.ts';
import type { FrameOf, Match, Seat } from '../../game/game-types.ts';
import type { Next, Rules } from '../../game/rules.ts';
import { begin } from '../../match/begin.ts';
import { choose } from '../../match/choose.ts';
import { end } from '../../match/settle.ts';

type Turn = FrameOf<CardGame, 'turn'>;
type Going = Next<CardGame> | ((match: Match<CardGame>) => undefined);

const TURN: Turn = { at: 'turn', step: 0, by: 0, returned: null };
const strike = (by: Seat): Next<CardGame> => ({
  call: { at: 'strike', step: 0, by, target: by, blow: { dice: [], damage: 0 }, used: [] },
});
const ask = (...seats: readonly Seat[]) => ({ ask: seats.map((seat) => ({ kind: 'target', seat }) as const) });

function finish(match: Match<CardGame>): undefined {
  end(match, { places: [1, 1, 1], scores: [], turns: 0, rule: '6' });
}

function withTurn(turn: Rules<CardGame>['procedures']['turn'], strikes: Rules<CardGame>['procedures']['strike']) {
  const game = [() => ({ call: { ...TURN } }), finish];
  const rules: Rules<CardGame> = { ...cards, procedures: { ...cards.procedures, game, turn, strike: strikes } };
  return { rules, begun: () => begin(rules, { rounds: 1, hand: 0, furies: 0 }, [null, null, null], diceFromSeed(0)) };
}

/** Asks three seats at once; the answer of each continues as given for its seat. */
function answered(...goings: readonly Going[]) {
  const order: string[] = [];
  const { rules, begun } = withTurn(
    [
      (_match, frame) => {
        frame.returned = 7;
      },
      () => ask(0, 1, 2),
      (_match, { returned }) => void order.push(`on with ${returned}`),
    ],
    [(_match, { by }) => void order.push(`strike ${by}`)],
  );
  const target: Rules<CardGame>['decisions']['target'] = {
    candidates: () => [0, 1, 2],
    apply(match, { seat }) {
      const going = goings[seat];
      return typeof going === 'function' ? going(match) : going;
    },
  };
  const going = { ...rules, decisions: { ...rules.decisions, target } };
  const match = begun();
  for (const seat of [2, 0, 1]) choose(going, match, { kind: 'target', seat }, 0);
  return { match, order };
}

test('what several answers call runs in the order of seats', () => {
  const { order } = answered(strike(0), strike(1), strike(2));
  expect(order.slice(0, 3)).toEqual(['strike 0', 'strike 1', 'strike 2']);
});

test('what several answers ask is one question, in the order of seats', () => {
  const { match, order } = answered(ask(2), undefined, ask(0));
  expect(match).toMatchObject({ asks: ask(0, 2).ask, question: 2 });
  expect(order).toEqual([]);
});

test('what is asked comes after what is called', () => {
  const { match, order } = answered(ask(2), strike(1), ask(0));
  expect(order).toEqual(['strike 1']);
  expect(match.asks).toEqual(ask(0, 2).ask);
});

test('done of one of several answers leaves the procedure, after what is called', () => {
  expect(answered('done', strike(1), undefined)).toMatchObject({
    order: ['strike 1'],
    match: { result: { rule: '6' } },
  });
  expect(answered('done', 'done', undefined)).toMatchObject({ order: [], match: { result: { rule: '6' } } });
});

test('of several answers none can hand a value back', () => {
  expect(() => answered({ done: 1 }, strike(1))).toThrow('cards: of several answers none can hand a value back');
  expect(() => answered({ goTo: 0 }, strike(1))).toThrow('or go to another step');
});

test('what several answers call finds nothing of an earlier one in what it hands back', () => {
  expect(answered(strike(0), strike(1)).order).toEqual(['strike 0', 'strike 1', 'on with null']);
});

test('an answer that ends the match ends it, whatever others go on with', () => {
  const { match, order } = answered(finish, ask(1), ask(2));
  expect(match).toMatchObject({ asks: [], result: { rule: '6' } });
  expect(order).toEqual([]);
});

test('whoever calls a procedure that hands nothing back finds nothing of an earlier one', () => {
  const found: (number | null)[] = [];
  const note = (_match: Match<CardGame>, { returned }: Turn) => void found.push(returned);
  const calls = [strike(1), strike(2)];
  withTurn(
    [() => calls[0], note, () => calls[1], note],
    [(_match, { by }) => (by === 1 ? { done: 4 } : 'done')],
  ).begun();
  expect(found).toEqual([4, null]);
});

test('a value handed to a procedure that takes none is a mistake of the rules', () => {
  const { begun } = withTurn([() => ({ done: 1 })], []);
  expect(begun).toThrow('cards: a value was handed back to nobody who takes one');
});
