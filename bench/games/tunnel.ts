import { begin, choose, diceFromSeed, keyFromSeed, options, pick, validate } from '@starboard/kernel';
import { type Asteroid, asteroidOf } from '../../games/tunnel-chase/rules/01-asteroid/asteroid.ts';
import { rules } from '../../games/tunnel-chase/rules/index.ts';

const setup = validate(rules.setup, { asteroid: 1 });
if (!setup.ok) throw new Error(`the set-up does not fit: ${setup.invalid.at} ${setup.invalid.problem}`);
const oneAsteroid = setup.value;

/** Decisions made in so many chases of random pilots on one asteroid, without events. */
export function chaseDecisions(games: number, pilots: number): number {
  const seating = Array.from({ length: pilots }, () => null);
  const dice = diceFromSeed('bench');
  let decisions = 0;
  for (let game = 0; game < games; game++) {
    const match = begin(rules, oneAsteroid, seating, keyFromSeed(game));
    for (let ask = match.asks[0]; ask !== undefined; ask = match.asks[0]) {
      choose(rules, match, ask, pick(dice, options(rules, match, ask)));
      decisions++;
    }
  }
  return decisions;
}

/** Builds so many asteroids in a row, more than are kept; the last one is handed out so that none can be left undone. */
export function asteroidsBuilt(count: number): Asteroid {
  let asteroid = asteroidOf(1);
  for (let number = 1; number <= count; number++) asteroid = asteroidOf(number);
  return asteroid;
}
