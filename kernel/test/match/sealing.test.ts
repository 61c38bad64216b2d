import { cards, type Toy, toy } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { diceFromSeed } from '../../dice/dice.ts';
import type { GameTypes, Match } from '../../game/game-types.ts';
import type { Rules } from '../../game/rules.ts';
import { begin } from '../../match/begin.ts';
import { choose } from '../../match/choose.ts';
import { decisionOn } from '../../match/options.ts';
import { hasSingles } from '../../match/sealing.ts';
import { view } from '../../views/view.ts';

const { bid, double } = toy.decisions;

const never = { ...double, candidates: () => [false], answersItself: true } as const;

const start = (rules: Rules<Toy>): Match<Toy> =>
  begin(rules, { rounds: 2 }, [null, null], diceFromSeed('asks that answer themselves'));

test('asks that answer themselves bring on further ones that do as well', () => {
  const always = { ...bid, candidates: () => [2], forbids: () => undefined, answersItself: true } as const;
  const match = start({ ...toy, decisions: { bid: always, double: never } });
  expect(match).toMatchObject({ question: 0, result: { scores: [4, 4] } });
});

test('an answer that gives itself is sealed while others are asked', () => {
  const forbids = (_board: Toy['board'], { seat }: Toy['ask'], points: number) =>
    seat === 1 && points > 0 ? { rule: '2', fact: 'Too much.' } : undefined;
  const rules: Rules<Toy> = { ...toy, decisions: { bid: { ...bid, forbids, answersItself: true }, double } };
  const match = start(rules);
  expect(match.asks).toEqual([{ kind: 'bid', seat: 0 }]);
  expect(view(rules, match, 0)).toMatchObject({ ready: [1], sealed: [], question: 1 });
  choose(rules, match, { kind: 'bid', seat: 0 }, 1);
  expect(match).toMatchObject({ question: 2, board: { totals: [1, 0] } });
});

test('a further ask with a single option answers itself too', () => {
  const rules: Rules<Toy> = { ...toy, decisions: { bid, double: never } };
  const match = start(rules);
  choose(rules, match, { kind: 'bid', seat: 0 }, 2);
  expect(match.asks).toEqual([{ kind: 'bid', seat: 1 }]);
  choose(rules, match, { kind: 'bid', seat: 1 }, 2);
  expect(match).toMatchObject({ question: 2, board: { totals: [2, 2] } });
});

test('a memo of the last look never answers for other rules', () => {
  const games: readonly Rules<GameTypes>[] = [toy, cards, toy];
  expect(games.map(hasSingles)).toEqual([false, true, false]);
  const other: Rules<Toy> = { ...toy, decisions: { bid: { ...bid }, double } };
  const ask = { kind: 'bid', seat: 0 } as const;
  expect(decisionOn(toy, ask)).toBe(toy.decisions.bid);
  expect(decisionOn(other, ask)).toBe(other.decisions.bid);
  const over: Rules<Toy> = { ...toy, procedures: { game: toy.procedures.game.toReversed().slice(0, 1) } };
  expect(start(toy).result).toBeNull();
  expect(() => start(over)).toThrow('toy: the procedures ran out without a result');
});
