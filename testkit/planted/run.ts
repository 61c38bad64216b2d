import { keepCatchers } from './catchers.ts';
import { allPlanted, testsNaming } from './lists.ts';
import type { PlantedMistake } from './mistake.ts';
import { failuresIn, type PlantVerdict, tryOut } from './trial.ts';

/**
 * Plants the mistakes one by one and prints what catches each: npm run plant [-- words of a folder, rule or id].
 * With --keep the list goes to docs/planted-mistakes.md. Fails if one survives, or if no test that catches it names the rule.
 */

const AT_ONCE = 2;

const keeps = process.argv.includes('--keep');
const words = process.argv.slice(2).filter((word) => word !== '--keep');
const nameOf = ({ folder, rule, id }: PlantedMistake): string => `${folder}, ${rule}: ${id}`;
const all = await allPlanted();
const chosen = all.filter((mistake) => words.every((word) => nameOf(mistake).includes(word)));

/** Without a planted mistake the tests must pass, or every mistake would seem to be caught. */
async function soundBefore(): Promise<boolean> {
  const tests = [...new Set(chosen.flatMap(testsNaming))];
  const failures = await failuresIn(tests, null, false);
  if (failures === 'endless') {
    console.log('The tests come to no end with nothing planted.');
    return false;
  }
  for (const { titles } of failures) console.log(`Fails with nothing planted: ${titles.join(' › ')}`);
  return failures.length === 0;
}

interface Tried {
  readonly mistake: PlantedMistake;
  readonly verdict: PlantVerdict;
}

async function tryAll(): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  const waiting = chosen.values();
  const worker = async (): Promise<void> => {
    for (const mistake of waiting) {
      const verdict = await tryOut(mistake);
      tried.push({ mistake, verdict });
      console.log(`${verdict.outcome.padEnd(8)}  ${nameOf(mistake)}${'by' in verdict ? `, by "${verdict.by}"` : ''}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return tried;
}

if (chosen.length === 0) {
  console.log(`No planted mistake has "${words.join(' ')}" in its name.`);
  process.exitCode = 1;
} else if (await soundBefore()) {
  const tried = await tryAll();
  const named = tried.flatMap(({ mistake, verdict }) =>
    verdict.outcome === 'caught' ? [{ mistake, by: verdict.by }] : [],
  );
  console.log(`\n${tried.length} planted, ${named.length} caught by a test that names the rule.`);
  if (keeps) keepCatchers(named, all);
  if (named.length < tried.length) process.exitCode = 1;
} else {
  process.exitCode = 1;
}
