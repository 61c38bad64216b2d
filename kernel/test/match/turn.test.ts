import { cards, hide, toy } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { diceFromSeed, keyFromSeed, pick } from '../../dice/dice.ts';
import type { GameTypes } from '../../game/game-types.ts';
import type { Rules } from '../../game/rules.ts';
import { begin } from '../../match/begin.ts';
import { choose } from '../../match/choose.ts';
import { options } from '../../match/options.ts';

test.each<[string, Rules<GameTypes>, object]>([
  [toy.id, toy, { rounds: 4 }],
  [hide.id, hide, { rounds: 4 }],
  [cards.id, cards, { rounds: 4, hand: 2, furies: 1 }],
])('at every question the dice are in the turn of the board: %s', (_, rules, setup) => {
  const choices = diceFromSeed('choices');
  const match = begin(rules, setup, [null, null, null], keyFromSeed('turn'));
  const turns = new Set<number>();
  while (match.result === null) {
    const turn = rules.turn(match.board);
    turns.add(turn);
    expect(match.dice).toMatchObject({ turn });
    const ask = pick(choices, match.asks);
    choose(rules, match, ask, pick(choices, options(rules, match, ask)));
  }
  expect(turns.size).toBeGreaterThan(1);
});
