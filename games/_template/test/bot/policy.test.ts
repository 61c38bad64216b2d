import { begin, chooseAll, diceFromSeed, keyFromSeed, pick } from '@starboard/kernel';
import { policyChoice } from '@starboard/testkit';
import { expect, test } from 'vitest';
import { heuristics } from '../../bot/index.ts';
import { rules } from '../../rules/index.ts';

/** Points of the first seat, 2 for a win and 1 for a draw, against random orders. */
function pointsOf(matches: number): number {
  const dice = diceFromSeed('policy');
  let points = 0;
  for (let i = 0; i < matches; i++) {
    const match = begin(rules, { turnLimit: 30 }, [null, null], keyFromSeed(`match ${i}`));
    while (match.result === null) {
      chooseAll(rules, match, (ask, options) =>
        ask.seat === 0 ? policyChoice(rules, heuristics, match, ask, dice) : pick(dice, options),
      );
    }
    const [mine, theirs] = match.result.places;
    points += mine === theirs ? 1 : mine === 1 ? 2 : 0;
  }
  return points;
}

test('the policy beats random orders', () => {
  expect(pointsOf(200)).toBeGreaterThan(240);
});
