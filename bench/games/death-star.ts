import { begin, choose, diceFromSeed, keyFromSeed, options, pick, validate } from '@starboard/kernel';
import { rules } from '../../games/escape-the-death-star/rules/index.ts';
import type { GameName } from '../../games/escape-the-death-star/rules/model.ts';

/** Decisions made in so many matches of random players, without events. */
export function stationDecisions(games: number, game: GameName, players: number): number {
  const setup = validate(rules.setup, { game });
  if (!setup.ok) throw new Error(`the set-up does not fit: ${setup.invalid.at} ${setup.invalid.problem}`);
  const seating = Array.from({ length: players }, () => null);
  const dice = diceFromSeed('bench');
  let decisions = 0;
  for (let number = 0; number < games; number++) {
    const match = begin(rules, setup.value, seating, keyFromSeed(number));
    for (let ask = match.asks[0]; ask !== undefined; ask = match.asks[0]) {
      choose(rules, match, ask, pick(dice, options(rules, match, ask)));
      decisions++;
    }
  }
  return decisions;
}
