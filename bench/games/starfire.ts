import { begin, choose, diceFromSeed, keyFromSeed, options, pick, validate } from '@starboard/kernel';
import { rules } from '@starboard/starfire/rules';

/** Movement and firing decisions made in so many battles of random players, without events. */
export function starfireDecisions(games: number, scenario: 'contact' | 'fleet-action'): number {
  const setup = validate(rules.setup, { scenario });
  if (!setup.ok) throw new Error(`the set-up does not fit: ${setup.invalid.at} ${setup.invalid.problem}`);
  const dice = diceFromSeed('bench');
  let decisions = 0;
  for (let game = 0; game < games; game++) {
    const match = begin(rules, setup.value, [null, null], keyFromSeed(game));
    for (let ask = match.asks[0]; ask !== undefined; ask = match.asks[0]) {
      choose(rules, match, ask, pick(dice, options(rules, match, ask)));
      decisions++;
    }
  }
  return decisions;
}
