import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TABLES } from '../crowd/tables.ts';
import { runCampaign } from './campaign.ts';
import { figuresOf } from './figures.ts';
import { HOUSES, openHouse } from './house.ts';
import { readRuns, writeRuns } from './kept-runs.ts';

/**
 * `npm run kills -- sqlite` and `npm run kills -- nodes`: people play all games while servers are killed under them, and
 * what was kept is compared with what they know. The figures go to docs/kills.md. Exits with 1 if anything is wrong, and
 * then leaves the database behind.
 */

const ROOT = join(import.meta.dirname, '../../..');
const KEPT = join(ROOT, 'docs/kills.md');
const MOST_PROBLEMS = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '100' },
    /** How many requests are acknowledged between two kills, at least. */
    peace: { type: 'string', default: '200' },
    /** How many times all tables are laid. */
    times: { type: 'string', default: '2' },
    /** In percent. */
    cuts: { type: 'string', default: '5' },
    /** The folder of another checkout whose server is to be killed: its figures are not kept. */
    checkout: { type: 'string' },
  },
});
const kind = HOUSES.find((each) => each === (positionals[0] ?? 'sqlite'));
if (kind === undefined) throw new Error(`kill what? One of: ${HOUSES.join(', ')}`);

const house = await openHouse(kind, values.checkout);
try {
  const campaign = await runCampaign({
    house,
    tables: Array.from({ length: Number(values.times) }, () => TABLES).flat(),
    kills: Number(values.kills),
    cuts: Number(values.cuts) / 100,
    peace: Number(values.peace),
    tell: console.log,
  });
  const figures = figuresOf(campaign);
  const exercised = Object.fromEntries(campaign.crowd.exercised.table().filter(([what]) => !what.startsWith('whim')));
  console.table(exercised);
  console.table(figures);
  const { problems } = campaign.audit;
  for (const { fault, match, what } of problems.slice(0, MOST_PROBLEMS))
    console.log(`${fault}, match ${match}: ${what}`);
  for (const what of campaign.missing) console.log(`never exercised: ${what}`);
  process.exitCode = problems.length + campaign.missing.length === 0 ? 0 : 1;
  if (problems.length > 0) {
    const [folder = '', ...others] = house.keep();
    writeFileSync(join(folder, 'deeds.json'), JSON.stringify(campaign.crowd.ledger.deeds));
    writeFileSync(join(folder, 'problems.json'), JSON.stringify(problems));
    console.log(`The database and everything that was sent are kept: ${[folder, ...others].join(', ')}`);
  }
  if (values.checkout === undefined) {
    const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
    const when = { day: new Date().toISOString().slice(0, 10), commit: git('rev-parse', '--short', 'HEAD') };
    const kept = existsSync(KEPT) ? readRuns(readFileSync(KEPT, 'utf8')) : {};
    writeFileSync(KEPT, writeRuns({ ...kept, [kind]: { ...when, figures, exercised } }));
  }
} finally {
  await house.close();
}
