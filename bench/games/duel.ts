import { rules } from '@starboard/duel-in-space/rules';
import {
  begin,
  choose,
  cloneMatch,
  diceFromSeed,
  keyFromSeed,
  type Match,
  options,
  pick,
  validate,
} from '@starboard/kernel';
import type { Duel } from '../../games/duel-in-space/rules/model.ts';

const setup = validate(rules.setup, {});
if (!setup.ok) throw new Error(`the default set-up does not fit: ${setup.invalid.at} ${setup.invalid.problem}`);
const standard = setup.value;

/** Turns resolved in so many duels of random players, without events. */
export function duelTurns(games: number): number {
  const dice = diceFromSeed('bench');
  let turns = 0;
  for (let game = 0; game < games; game++) {
    const match = begin(rules, standard, [null, null], keyFromSeed(game));
    for (let ask = match.asks[0]; ask !== undefined; ask = match.asks[0]) {
      choose(rules, match, ask, pick(dice, options(rules, match, ask)));
    }
    turns += match.board.turn;
  }
  return turns;
}

/** The same with players that draw from a plain counter, and keys that are numbers: what is left is the rules. */
export function cheapDuelTurns(games: number): number {
  let word = 1;
  let turns = 0;
  for (let game = 0; game < games; game++) {
    const match = begin(rules, standard, [null, null], [game, 1, 2, 3, 4, 5, 6, 7]);
    for (let ask = match.asks[0]; ask !== undefined; ask = match.asks[0]) {
      const offered = options(rules, match, ask);
      word = (Math.imul(word, 1664525) + 1013904223) | 0;
      const choice = offered[(word >>> 8) % offered.length];
      if (choice === undefined) throw new Error('nothing may be chosen');
      choose(rules, match, ask, choice);
    }
    turns += match.board.turn;
  }
  return turns;
}

/** So many copies of a duel in its fifth turn; the last one is handed out so that none can be left undone. */
export function clones(times: number): Match<Duel> {
  const match = begin(rules, standard, [null, null], keyFromSeed('clone'));
  const dice = diceFromSeed('clone');
  while (match.board.turn < 5 && match.result === null) {
    const [ask] = match.asks;
    if (ask === undefined) break;
    choose(rules, match, ask, pick(dice, options(rules, match, ask)));
  }
  let copy = match;
  for (let i = 0; i < times; i++) copy = cloneMatch(rules, copy);
  return copy;
}
