import { compare } from '../../games/furball/test/support/odds/against-rolls.ts';
import { situation } from '../../games/furball/test/support/odds/situations.ts';

/**
 * Compares the odds that the board shows with rolled attacks, in random situations with cards:
 * `node bench/furball/odds.ts ROLLS FROM TO`.
 */
const [rolls = 100_000, from = 0, to = 200] = process.argv.slice(2).map(Number);

let [exact, worst] = [0, 0];
for (let seed = from; seed < to; seed++) {
  const { seen, rolled, z } = compare(situation(seed), rolls, `rolled ${seed}`);
  const far = Math.max(...Object.values(z).map(Math.abs));
  if (seen.rolled === 0) exact++;
  if (far > worst) worst = far;
  const figures = (['hit', 'kill', 'damage'] as const).map(
    (what) => `${what} ${seen.odds[what].toFixed(4)} ${rolled[what].toFixed(4)} z ${z[what].toFixed(2)}`,
  );
  console.log(`${seed} ${seen.rolled === 0 ? 'exact' : 'simulated'} ${figures.join(', ')}`);
}
console.log(`${to - from} situations, ${rolls} attacks each: ${exact} exact, largest |z| ${worst.toFixed(2)}`);
