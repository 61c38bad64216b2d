import { diceFromSeed } from '@starboard/kernel';
import { checkMatch } from '../check.ts';
import { randomCase } from '../fuzz-case.ts';
import { TOYS } from './all.ts';

/** Fuzzes the toys, which are in no catalogue: `node testkit/toys/fuzz.ts 20000 cards`. */
const [, , games = '1000', ...names] = process.argv;

let broken = 0;
for (const { rules, paths } of TOYS.filter((toy) => names.length === 0 || names.includes(toy.rules.id))) {
  for (let i = 0; i < Number(games); i++) {
    const seed = `fuzz/${rules.id}/${i}`;
    const breach = checkMatch(rules, paths, randomCase(rules, diceFromSeed(`${seed}/case`)), seed, false);
    if (breach === null) continue;
    console.error(JSON.stringify(breach, null, 2));
    broken++;
    break;
  }
  console.log(`${rules.id}: ${games} matches${broken > 0 ? ', broken' : ', clean'}`);
}
process.exitCode = broken > 0 ? 1 : 0;
