import type { Key } from '../dice/chacha.ts';
import { type DiceSource, matchDice } from '../dice/match-dice.ts';
import type { GameTypes, Match, Observer, Seating } from '../game/game-types.ts';
import type { Rules } from '../game/rules.ts';
import { NONE } from './options.ts';
import { settle } from './settle.ts';
import { keepTurn } from './turn.ts';

/** Starts a match and runs it to its first question. */
export function begin<G extends GameTypes>(
  rules: Rules<G>,
  setup: G['setup'],
  seating: Seating,
  dice: DiceSource<G['purpose']> | Key,
  observer?: Observer<G>,
): Match<G> {
  const own = matchDice<G['purpose']>('key' in dice ? dice : { key: dice });
  const { board, first } = rules.start(setup, seating, own);
  const match: Match<G> = {
    board,
    dice: own,
    stack: [first],
    question: 0,
    asks: NONE,
    sealed: NONE,
    result: null,
  };
  keepTurn(rules, match);
  settle(rules, match, observer && ((event) => observer(event, match)));
  return match;
}
