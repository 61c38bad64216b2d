import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { clones, duelTurns } from './duel.ts';
import { referenceRolls } from './reference.ts';
import { starfireDecisions } from './starfire.ts';

/**
 * Measures what the house is proud of and prints it. With --keep "what changed" it is added to results.jsonl.
 * Machines differ and are noisy: compare the ratio to the reference loop of the same run, not the bare rate.
 */

const ROUNDS = 5;

/** Seconds of processor time so far, so that other work on the machine does not count. */
function seconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The best rate of some rounds, per second of one core: the others were disturbed. */
function rate(work: () => number): number {
  work();
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = seconds();
    const done = work();
    best = Math.max(best, done / (seconds() - start));
  }
  return Math.round(best);
}

const reference = rate(() => referenceRolls(20_000_000));
const turns = rate(() => duelTurns(8_000));
const copies = rate(() => (clones(500_000).board.turn > 0 ? 500_000 : 0));
const contact = rate(() => starfireDecisions(2_000, 'contact'));
const fleetAction = rate(() => starfireDecisions(400, 'fleet-action'));

const perMillionRolls = (each: number): number => Math.round((each / reference) * 1e6);

const measured = {
  node: process.version,
  'reference rolls of two dice per second': reference,
  'duel turns per second': turns,
  'duel turns per million reference rolls': perMillionRolls(turns),
  'nanoseconds per clone of a duel': Math.round(1e9 / copies),
  'starfire contact decisions per second': contact,
  'starfire contact decisions per million reference rolls': perMillionRolls(contact),
  'starfire fleet action decisions per second': fleetAction,
  'starfire fleet action decisions per million reference rolls': perMillionRolls(fleetAction),
};
console.log(JSON.stringify(measured, null, 2));

const keep = process.argv.indexOf('--keep');
if (keep > 0) {
  const entry = { date: new Date().toISOString().slice(0, 10), what: process.argv[keep + 1] ?? '', ...measured };
  appendFileSync(join(import.meta.dirname, 'results.jsonl'), `${JSON.stringify(entry)}\n`);
}
